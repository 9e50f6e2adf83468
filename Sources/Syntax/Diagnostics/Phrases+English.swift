// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Words

extension Phrases {
    /// `a, b or c`, each quoted.
    package static func alternatives(_ names: [String]) -> String { either(names.map(quoted)) }

    /// `a, b or c`.
    package static func either(_ words: [String]) -> String {
        guard let last = words.last, words.count > 1 else { return words.joined() }
        return words.dropLast().joined(separator: ", ") + " or " + last
    }

    /// `; did you mean "…"?`, or nothing.
    package static func didYouMean(_ suggestion: String?) -> String {
        // Translators: follows a message about a misspelled name.
        suggestion.map { tr("; did you mean %1$s?", quoted($0)) } ?? ""
    }
}
