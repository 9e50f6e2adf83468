// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Documents
import Syntax
import Words

// What the field of a property shows of keys and values.

extension KeyDeclaration {
    /// A number to begin with, where there was none.
    var usualNumber: Double {
        switch name {
        case "height", "rowHeight": 44
        case "pointSize", "maximumPointSize": 17
        case "minimumScaleFactor": 0.5
        case "top", "bottom", "leading", "trailing": 16
        default: 1
        }
    }
}

extension SyntaxValue {
    var double: Double? {
        if case .number(let number) = self { number.double } else { nil }
    }

    /// The words of a value that is a word or a list of words, for people.
    var words: String {
        switch self {
        case .string(let word): KeyDeclaration.displayName(ofWord: word)
        case .array(let values): listed(values.map(\.words))
        default: shortText
        }
    }

    /// The elements of a list, each by its text; nil for one without a text of its own.
    var elements: [String?] {
        guard case .array(let values) = self else { return [] }
        return values.map { $0.hasPlainText ? $0.shortText : nil }
    }

    /// The text of the value, alone or in a dictionary.
    var shortText: String {
        switch self {
        case .string(let text): text
        case .number(let number): number.text
        case .dictionary(let entries):
            entries.first { ["text", "systemName", "title"].contains($0.key) }?.value.shortText
                ?? "…"
        default: "…"
        }
    }

    /// Whether a text can take the place of the value's text.
    var hasPlainText: Bool {
        switch self {
        case .string, .number: true
        case .dictionary(let entries): entries.contains { ["text", "title"].contains($0.key) }
        default: false
        }
    }
}
