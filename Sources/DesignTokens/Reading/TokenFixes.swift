// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Documents
import Syntax

/// The changes that mend design tokens, where it is clear what was meant.
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

    /// A size as the format has it since 2025, in place of one that is written out at a node.
    func size(_ points: Double, at node: Node) -> Fix? {
        let isWritten = node.double != nil || node.string.map { !$0.contains("{") } ?? false
        guard isWritten else { return nil }
        let size = SyntaxValue.dictionary([
            SyntaxValue.Entry("value", .number(points)), SyntaxValue.Entry("unit", .string("px")),
        ])
        return (node, .replace(size))
    }

    /// The type that a token lacks.
    func typography(_ token: Node) -> Fix {
        let key = table.dialect == .w3c ? "$type" : "type"
        return (token, .insertEntry(SyntaxValue.Entry(key, .string("typography")), at: nil))
    }
}
