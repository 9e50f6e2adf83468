// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

extension Phrases {
    /// `a, b or c`, each quoted.
    package static func alternatives(_ names: [String]) -> String {
        let quotedNames = names.map(quoted)
        guard let last = quotedNames.last, names.count > 1 else { return quotedNames.first ?? "" }
        return quotedNames.dropLast().joined(separator: ", ") + " or " + last
    }

    /// `; did you mean "…"?`, or nothing.
    package static func didYouMean(_ suggestion: String?) -> String {
        suggestion.map { "; did you mean \(quoted($0))?" } ?? ""
    }
}
