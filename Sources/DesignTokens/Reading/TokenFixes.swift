// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Documents
import Syntax

/// The changes that fix design tokens, where it is clear what was meant.
struct TokenFixes {
    /// A value and what becomes of it.
    typealias Fix = (node: Node, change: SyntaxEdit.Change)

    let table: TokenTable

    /// A name that is close to a missing one is looked for among so many.
    private static let maximumCandidates = 500

    /// What a missing name may stand for, as references write it.
    func suggestion(for name: String) -> String? {
        Phrases.suggestion(for: name, among: candidates)
    }

    private var candidates: [String] {
        guard table.entries.count <= Self.maximumCandidates else { return [] }
        return table.entries.map { entry in
            table.hasSets ? entry.components.dropFirst().joined(separator: ".") : entry.path
        }
    }

    /// The name that was meant, where a text refers to one that is not there.
    func fix(for failure: TokenResolver.Failure, at node: Node) -> Fix? {
        switch failure {
        case .missing(.name(let name)):
            guard let text = node.string, text.contains("{\(name)}"),
                let meant = Phrases.onlySuggestion(for: name, among: candidates)
            else { return nil }
            return (node, .replace(.string(text.replacing("{\(name)}", with: "{\(meant)}"))))
        case .notALength:
            // A number without its unit.
            guard node["value"]?.double != nil, node["unit"] == nil else { return nil }
            return (node, .insertEntry(SyntaxValue.Entry("unit", .string("px")), at: nil))
        default: return nil
        }
    }

    /// A size as the format has it since 2025, where it is written out in a value and not in another token.
    ///
    /// - Parameter number: the number or text that the value comes down to.
    func size(_ points: Double, of value: Node, _ number: Node) -> Fix? {
        let steps = table.root.steps(to: value.range)
        if case .key("value")? = steps?.last {
            // A dictionary with a number but without a unit; only the number was read.
            guard let whole = table.root.node(at: steps?.dropLast() ?? []),
                whole.entries?.count == 1,
                value.double != nil, value.range == number.range
            else { return nil }
            return (whole, .insertEntry(SyntaxValue.Entry("unit", .string("px")), at: nil))
        }
        let isWritten = value.double != nil || value.string.map { !$0.contains("{") } ?? false
        guard isWritten, value.range == number.range else { return nil }
        let size = SyntaxValue.dictionary([
            SyntaxValue.Entry("value", .number(points)), SyntaxValue.Entry("unit", .string("px")),
        ])
        return (value, .replace(size))
    }

    /// The type that a token lacks.
    func typography(_ token: Node) -> Fix {
        let key = table.dialect == .w3c ? "$type" : "type"
        return (token, .insertEntry(SyntaxValue.Entry(key, .string("typography")), at: nil))
    }
}
