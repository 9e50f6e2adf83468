// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Syntax

/// What became of each text in the bodies of the views of a screen: string literals, and constants with a text.
///
/// With all branches, each one is on the screen, or passed over for a reason. A text that is neither is dropped, which is
/// a mistake of the conversion.
package struct SourceAccount: Sendable {
    package struct Entry: Sendable {
        /// `FILE:LINE:COLUMN`.
        package let place: String
        package let text: String
        /// `shown`, `condition`, `format`, `said`, `dropped`, or the reason of passing it over.
        package let fate: String
    }

    /// The texts in the order of the views on the screen.
    package let entries: [Entry]

    package static let dropped = "dropped"

    /// - Parameter screen: the screen that the views were written as, with all branches.
    init(of evaluator: Evaluator, screen: SyntaxValue) {
        var reader = AccountReader(evaluator, screen)
        entries = reader.read()
    }
}

/// Reads the bodies of the views that are on a screen.
private struct AccountReader {
    private let evaluator: Evaluator
    private var texts: Set<String> = []
    private var found: [SourceAccount.Entry] = []
    private var passedOver: [ObjectIdentifier: [(range: Range<Int>, reason: String)]] = [:]
    private var used: [ObjectIdentifier: [Range<Int>]] = [:]
    private var said: Set<String> = []

    init(_ evaluator: Evaluator, _ screen: SyntaxValue) {
        self.evaluator = evaluator
        let notes = evaluator.notes
        collect(screen)
        for place in notes.used {
            used[ObjectIdentifier(place.tree), default: []].append(place.range)
        }
        for (place, reason) in notes.passedOver {
            passedOver[ObjectIdentifier(place.tree), default: []]
                .append((place.range, reason.rawValue))
        }
        said = Set(notes.diagnostics.map { "\($0.file):\($0.position?.line ?? 0)" })
    }

    private mutating func collect(_ value: SyntaxValue) {
        switch value {
        case .string(let text):
            texts.insert(text)
            for line in text.split(separator: "\n") { texts.insert(String(line)) }
        case .array(let values): for value in values { collect(value) }
        case .dictionary(let entries): for entry in entries { collect(entry.value) }
        default: break
        }
    }

    mutating func read() -> [SourceAccount.Entry] {
        var seen: Set<SourcePlace> = []
        for body in evaluator.notes.shown
        where seen.insert(SourcePlace(body.tree, body.node)).inserted {
            read(body.node, of: body, in: .value)
        }
        return found
    }

    private enum Part: String { case value, condition, format }

    private mutating func read(_ node: SourceNode, of body: AppType.Member, in part: Part) {
        switch node.kind {
        case .string:
            let text = node.children.map { $0.kind == .text ? $0.name : "…" }.joined()
            if !text.isEmpty { add(text, node, of: body, part) }
            // Texts in interpolations are parts of the text.
            return
        case .member where isConstant(node):
            let scope = Scope(body.tree, in: evaluator.arena)
            if case .text(let text) = Expressions(evaluator: evaluator).evaluate(node, scope),
                !text.isSample,
                !text.isEmpty
            {
                add(text.string, node, of: body, part)
            }
            return
        // For translators, and not for readers.
        case .argument where node.name == "comment": return
        default: break
        }
        let isFormat = node.kind == .argument && Self.formatLabels.contains(node.name)
        let part = isFormat ? .format : part
        for (index, child) in node.children.enumerated() {
            let isCondition =
                switch child.kind {
                case .conditions, .pattern, .where: true
                default:
                    index == 0 && (node.kind == .switch || node.kind == .ternary)
                        || node.kind == .binary && Self.comparisons.contains(node.name)
                }
            read(child, of: body, in: isCondition ? .condition : part)
        }
    }

    /// Arguments that say how numbers are written: `.currency(code: "EUR")`.
    private static let formatLabels: Set = ["format", "code", "specifier"]
    private static let comparisons: Set = ["==", "!=", "<", ">", "<=", ">=", "~="]

    /// Whether a member of a type is named: `L10n.About.title`.
    private func isConstant(_ node: SourceNode) -> Bool {
        guard let base = node.children.first else { return false }
        switch base.kind {
        case .reference: return base.name.first?.isUppercase ?? false
        case .member: return isConstant(base)
        default: return false
        }
    }

    private mutating func add(
        _ text: String, _ node: SourceNode, of body: AppType.Member, _ part: Part
    ) {
        let place = SourcePlace(body.tree, node)
        let tree = ObjectIdentifier(body.tree)
        let start = node.range.lowerBound
        func isUsed(_ range: Range<Int>) -> Bool { range.contains(start) }
        let fate: String
        if used[tree]?.contains(where: isUsed) ?? false {
            fate = "shown"
        } else if let reason = passedOver[tree]?.first(where: { $0.range.contains(start) })?.reason
        {
            fate = reason
        } else if texts.contains(text) {
            fate = "shown"
        } else if part != .value {
            fate = part.rawValue
        } else if text.contains("://") {
            // An address that a view of the app opens.
            fate = SourceNotes.Reason.identifier.rawValue
        } else if said.contains("\(body.tree.path.string):\(place.position.line)") {
            fate = "said"
        } else {
            fate = SourceAccount.dropped
        }
        found.append(SourceAccount.Entry(place: place.description, text: text, fate: fate))
    }
}
