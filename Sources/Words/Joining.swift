// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

/// Complete sentences, joined by the rules of the language; nil sentences are left out.
package func sentences(_ all: String?...) -> String { sentences(all.compactMap(\.self)) }

/// Complete sentences, joined by the rules of the language.
package func sentences(_ all: [String]) -> String {
    // Translators: two sentences in a row. Languages without spaces leave the space out.
    joined(all) { trc("sentences", "%1$s %2$s", $0, $1) }
}

/// A text in the quotation marks of the language: `“a”`.
package func inQuotes(_ text: String) -> String {
    // Translators: the quotation marks of the language.
    trc("quotation marks", "“%1$s”", text)
}

/// The words of a list: `a, b, c`.
package func listed(_ words: [String]) -> String {
    // Translators: a list of names without “and”; %1$s is its beginning, and %2$s its last name.
    joined(words) { trc("list", "%1$s, %2$s", $0, $1) }
}

/// The words of a choice: `a, b, or c`.
package func either(_ words: [String]) -> String {
    guard let last = words.last, words.count > 1 else { return words.first ?? "" }
    let first = listed(Array(words.dropLast()))
    return words.count == 2
        // Translators: a choice between two names.
        ? trc("choice", "%1$s or %2$s", first, last)
        // Translators: the end of a choice among three names or more, separated by commas.
        : trc("choice", "%1$s, or %2$s", first, last)
}

private func joined(_ words: [String], _ join: (String, String) -> String) -> String {
    guard let first = words.first else { return "" }
    return words.dropFirst().reduce(first, join)
}
