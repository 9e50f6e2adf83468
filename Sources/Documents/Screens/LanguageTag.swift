// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

/// The form of language tags (BCP 47), such as `de`, `pt-BR` or `zh-Hant`.
package enum LanguageTag {
    /// Whether a text has the form of a tag: a language of two or three letters, and subtags.
    package static func isWellFormed(_ text: String) -> Bool {
        let subtags = text.utf8.split(
            separator: UInt8(ascii: "-"), omittingEmptySubsequences: false)
        guard let language = subtags.first, 2...3 ~= language.count,
            language.allSatisfy(isLetter)
        else { return false }
        return subtags.dropFirst().allSatisfy {
            1...8 ~= $0.count && $0.allSatisfy { isLetter($0) || 0x30...0x39 ~= $0 }
        }
    }

    /// Languages with a usual script from right to left. Source: CLDR, `characterOrder`.
    private static let rightToLeft: Set<String> = [
        "ar", "arc", "azb", "bal", "ckb", "dv", "fa", "glk", "he", "ks", "lrc", "mzn", "nqo", "pnb",
        "ps",
        "sd", "syr", "ug", "ur", "yi",
    ]

    /// Whether texts in a language are read from right to left. The script decides if the tag has
    /// one.
    package static func isRightToLeft(_ tag: String) -> Bool {
        let subtags = tag.lowercased().split(separator: "-")
        if let script = subtags.dropFirst().first(where: { $0.utf8.count == 4 }) {
            return ["arab", "hebr", "nkoo", "syrc", "thaa"].contains(script)
        }
        return subtags.first.map { rightToLeft.contains(String($0)) } ?? false
    }

    private static func isLetter(_ byte: UInt8) -> Bool { 0x61...0x7A ~= byte | 0x20 }
}
