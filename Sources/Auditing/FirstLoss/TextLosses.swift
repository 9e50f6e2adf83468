// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import DynamicType
import LayoutEngine
import Previewing

/// The breaks of one preview: the violations of rules about lost text.
///
/// Its form makes comparing fast, because that is the most frequent operation.
struct TextLosses: Equatable {
    /// An item, a rule, and one of the item's texts in a single number. The numbers of an item are
    /// adjacent, in the order of the rules.
    private var codes: [Int] = []

    /// No breaks.
    init() {}

    /// The breaks in a preview of a screen, or of the part in a trial.
    init(in preview: Preview, _ elements: ScreenElements, _ trial: SweepTrial? = nil) {
        let categories = CategorySet(preview.environment.category)
        let context = CheckContext(
            preview, AuditedFiles(), elements.index, categories, looksForLostTextAlone: true)
        for (number, rule) in Sweep.lossRules.enumerated() {
            let log = CheckLog(rule, context)
            for observation in log.observations where observation.severity == .violation {
                guard let id = observation.item.map({ trial?.original($0) ?? $0 }),
                    let item = elements.layout.index(of: id),
                    !elements.exceptions.ignores(rule, .item(id))
                else { continue }
                let text = (observation.part ?? -1) + 1
                codes.append((item * Self.ruleLimit + number) * Self.textLimit + text)
            }
        }
        codes = Set(codes).sorted()
    }

    private init(sorted codes: [Int]) { self.codes = codes }

    /// Greater than the number of rules.
    private static let ruleLimit = 32
    /// Greater than the number of texts in an item.
    private static let textLimit = 1 << 24

    /// The breaks in either value.
    func union(_ other: TextLosses) -> TextLosses {
        if codes.isEmpty || codes == other.codes { return other }
        if other.codes.isEmpty { return self }
        var merged: [Int] = []
        merged.reserveCapacity(max(codes.count, other.codes.count))
        var next = 0
        for code in codes {
            while next < other.codes.count, other.codes[next] < code {
                merged.append(other.codes[next])
                next += 1
            }
            if next < other.codes.count, other.codes[next] == code { next += 1 }
            merged.append(code)
        }
        return TextLosses(sorted: merged + other.codes[next...])
    }

    /// The breaks in this value that the other does not have.
    func subtracting(_ other: TextLosses) -> TextLosses {
        if other.codes.isEmpty { return self }
        var next = 0
        return TextLosses(
            sorted: codes.filter { code in
                while next < other.codes.count, other.codes[next] < code { next += 1 }
                return next == other.codes.count || other.codes[next] != code
            })
    }

    /// The breaks of all items except these.
    func without(_ items: ItemSet) -> TextLosses {
        codes.isEmpty
            ? self : TextLosses(sorted: codes.filter { !items.contains(Self.item(of: $0)) })
    }

    private static func item(of code: Int) -> Int { code / textLimit / ruleLimit }

    var isEmpty: Bool { codes.isEmpty }

    /// The number of violations.
    var count: Int { codes.count }

    /// Each item with its first violated rule, from top to bottom.
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

/// Items of a table by their indices.
struct ItemSet {
    private var members: [Bool] = []

    var isEmpty: Bool { members.isEmpty }

    /// The indices, in ascending order.
    var items: [Int] { members.indices.filter { members[$0] } }

    mutating func insert(_ items: some Sequence<Int>) {
        for item in items {
            if item >= members.count {
                members += repeatElement(false, count: item + 1 - members.count)
            }
            members[item] = true
        }
    }

    func contains(_ item: Int) -> Bool { item < members.count && members[item] }
}

/// The elements of a screen, from its first preview, for the search through other previews.
struct ScreenElements: Sendable {
    let preview: Preview
    let index: ScreenIndex
    /// The exceptions. Their findings break nothing.
    let exceptions: ScreenExceptions

    init(_ preview: Preview, ignoring exceptions: ScreenExceptions = ScreenExceptions()) {
        (self.preview, self.exceptions) = (preview, exceptions)
        index = ScreenIndex(preview)
    }

    var layout: TableLayout { preview.layout }
}
