// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Syntax

extension SyntaxValue {
    static func object(_ entries: [(String, SyntaxValue)]) -> SyntaxValue {
        .dictionary(entries.map { Entry($0.0, $0.1) })
    }

    /// A dictionary with the entries of another one after its own.
    func adding(_ other: SyntaxValue) -> SyntaxValue {
        guard case .dictionary(let own) = self, case .dictionary(let more) = other else {
            return self
        }
        return .dictionary(own + more)
    }

    /// The value as JSON, with each entry and element on a line of its own.
    func json(indent: String = "") -> String {
        let inner = indent + "  "
        switch self {
        case .dictionary(let entries):
            let lines = entries.map {
                "\(inner)\(Self.quoted($0.key)): \($0.value.json(indent: inner))"
            }
            return lines.isEmpty ? "{}" : "{\n\(lines.joined(separator: ",\n"))\n\(indent)}"
        case .array(let values):
            let lines = values.map { inner + $0.json(indent: inner) }
            return lines.isEmpty ? "[]" : "[\n\(lines.joined(separator: ",\n"))\n\(indent)]"
        case .string(let text), .date(let text): return Self.quoted(text)
        case .number(let number): return number.text
        case .bool(let value): return "\(value)"
        case .null, .data: return "null"
        }
    }

    private static func quoted(_ text: String) -> String {
        let escaped = text.flatMap { $0 == "\"" || $0 == "\\" ? "\\\($0)" : "\($0)" }
        return "\"\(String(escaped))\""
    }
}

extension String {
    /// The text without the marks of code and links.
    var withoutMarkdown: String {
        replacing(/\[([^\]]*)\]\([^)]*\)/) { $0.1 }.replacing("`", with: "")
    }
}
