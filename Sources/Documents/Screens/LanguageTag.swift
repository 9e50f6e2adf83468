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

    private static func isLetter(_ byte: UInt8) -> Bool { 0x61...0x7A ~= byte | 0x20 }
}
