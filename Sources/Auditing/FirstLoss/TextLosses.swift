// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import DynamicType
import LayoutEngine
import Previewing

/// What breaks in one preview: the violations of rules about lost text.
///
/// A value that is compared more often than anything else is done with it.
struct TextLosses: Equatable {
    /// An item, a rule and one of the item's texts, in one number: those of an item stand together, in the
    /// order of the rules.
    private var codes: [Int] = []

    /// Nothing breaks.
    init() {}

    /// What breaks in a preview.
    ///
    /// - Parameters:
    ///   - index: of the preview's screen.
    ///   - exceptions: for findings that break nothing.
    init(
        in preview: Preview, _ index: ScreenIndex,
        ignoring exceptions: ScreenExceptions = ScreenExceptions()
    ) {
        let categories = CategorySet(preview.environment.category)
        let context = CheckContext(
            preview, AuditedFiles(), index, categories, looksForLostTextAlone: true)
        for (number, rule) in Sweep.lossRules.enumerated() {
            let log = CheckLog(rule, context)
            for observation in log.observations where observation.severity == .violation {
                guard case .item(let id) = observation.element,
                    let item = preview.layout.index(of: id),
                    !exceptions.ignores(rule, observation.element)
                else { continue }
                let text = (observation.part ?? -1) + 1
                codes.append((item * Self.ruleLimit + number) * Self.textLimit + text)
            }
        }
        codes = Set(codes).sorted()
    }

    private init(sorted codes: [Int]) { self.codes = codes }

    /// More rules than there are.
    private static let ruleLimit = 32
    /// More texts than an item has.
    private static let textLimit = 1 << 24

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

    /// The number of violations.
    var count: Int { codes.count }

    /// Each item with the first rule that it violates, from top to bottom.
    var items: [(item: Int, rule: Rule)] {
        var items: [(item: Int, rule: Rule)] = []
        for code in codes {
            let (item, rule) = (code / Self.textLimit).quotientAndRemainder(
                dividingBy: Self.ruleLimit)
            if items.last?.item != item { items.append((item, Sweep.lossRules[rule])) }
        }
        return items
    }
}
