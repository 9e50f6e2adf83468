// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import DynamicType
import LayoutEngine
import Previewing

/// What breaks in one preview: items with the rules that they violate.
///
/// A value that is compared more often than anything else is done with it.
struct TextLosses: Equatable {
    /// An item and a rule, in one number: those of an item stand together, in the order of the rules.
    private var codes: [Int32] = []

    /// Nothing breaks.
    init() {}

    /// What breaks in a preview.
    ///
    /// - Parameters:
    ///   - rules: those that count, in order; all of them about lost text.
    ///   - index: of the preview's screen.
    init(in preview: Preview, rules: [Rule], _ index: ScreenIndex) {
        let categories = CategorySet(preview.environment.category)
        let context = CheckContext(
            preview, AuditedFiles(), index, categories, looksForLostTextAlone: true)
        for (number, rule) in rules.enumerated() {
            let log = CheckLog(rule, context)
            for observation in log.observations where observation.severity == .violation {
                guard case .item(let id) = observation.element,
                    let item = preview.layout.index(of: id)
                else { continue }
                codes.append(Int32(item * Self.ruleLimit + number))
            }
        }
        codes = Set(codes).sorted()
    }

    private init(sorted codes: [Int32]) { self.codes = codes }

    /// More rules than there are.
    private static let ruleLimit = 32

    /// What breaks in either.
    func union(_ other: TextLosses) -> TextLosses {
        if codes.isEmpty || codes == other.codes { return other }
        return other.codes.isEmpty ? self : TextLosses(sorted: Set(codes + other.codes).sorted())
    }

    /// What breaks here and not there.
    func subtracting(_ other: TextLosses) -> TextLosses {
        if other.codes.isEmpty { return self }
        let known = Set(other.codes)
        return TextLosses(sorted: codes.filter { !known.contains($0) })
    }

    var isEmpty: Bool { codes.isEmpty }

    /// Each item with the first rule that it violates, from top to bottom.
    var items: [(item: Int, rule: Int)] {
        var items: [(item: Int, rule: Int)] = []
        for code in codes {
            let (item, rule) = Int(code).quotientAndRemainder(dividingBy: Self.ruleLimit)
            if items.last?.item != item { items.append((item, rule)) }
        }
        return items
    }
}
