// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Documents
import Syntax

/// The changes that fix design tokens, if the meaning is clear.
struct TokenFixes {
    /// A value and its change.
    typealias Fix = (node: Node, change: SyntaxEdit.Change)

    let table: TokenTable

    /// The maximum number of names to search for one close to a missing name.
    private static let maximumCandidates = 500

    /// The name most likely meant by a missing one, in the form of references.
    func suggestion(for name: String) -> String? {
        Phrases.suggestion(for: name, among: candidates)
    }

    private var candidates: [String] {
        guard table.entries.count <= Self.maximumCandidates else { return [] }
        return table.entries.map { entry in
            table.hasSets ? entry.components.dropFirst().joined(separator: ".") : entry.path
        }
    }

    /// The fix for a failure: replaces a missing name in a text with the name that was meant, or
    /// adds a missing unit.
    func fix(for failure: TokenResolver.Failure, at node: Node) -> Fix? {
        switch failure {
        case .missing(.name(let name)):
            guard let text = node.string, text.contains("{\(name)}"),
                let meant = Phrases.onlySuggestion(for: name, among: candidates)
            else { return nil }
            return (node, .replace(.string(text.replacing("{\(name)}", with: "{\(meant)}"))))
        case .notALength:
            // A number without a unit.
            guard node["value"]?.double != nil, node["unit"] == nil else { return nil }
            return (node, .insertEntry(SyntaxValue.Entry("unit", .string("px")), at: nil))
        default: return nil
        }
    }

    /// The fix for a size: the form of the format since 2025. Nil if the size is in another token.
    ///
    /// - Parameter number: the number or text that the value resolves to.
    func size(_ points: Double, of value: Node, _ number: Node) -> Fix? {
        let steps = table.root.steps(to: value.range)
        if case .key("value")? = steps?.last {
            // A dictionary with a number but without a unit. Only the number was read.
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

    /// The fix for a missing type.
    func typography(_ token: Node) -> Fix {
        let key = table.dialect == .w3c ? "$type" : "type"
        return (token, .insertEntry(SyntaxValue.Entry(key, .string("typography")), at: nil))
    }
}
