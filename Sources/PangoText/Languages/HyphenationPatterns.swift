// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import CHyphen
import CPango
import Syntax

/// The hyphenation patterns of a language, read by libhyphen.
final class HyphenationPatterns: Sendable {
    /// libhyphen does not write to a dictionary that it has loaded, so all threads may use it.
    nonisolated(unsafe) private let dictionary: UnsafeMutablePointer<HyphenDict>
    /// The character set of the patterns.
    private let charset: String
    private let isUTF8: Bool

    /// Reads patterns from a file. Fails if the file cannot be read.
    init?(path: FilePath) {
        guard let dictionary = hnj_hyphen_load(path.string) else { return nil }
        self.dictionary = dictionary
        isUTF8 = dictionary.pointee.utf8 != 0
        charset = withUnsafePointer(to: &dictionary.pointee.cset) {
            $0.withMemoryRebound(to: CChar.self, capacity: MemoryLayout.size(ofValue: $0.pointee)) {
                String(cString: $0)
            }
        }
    }

    deinit { hnj_hyphen_free(dictionary) }

    /// The indices of the letters of a word before which a hyphen may be added.
    ///
    /// - Parameter word: the word in lower case, with one Unicode scalar for each letter.
    func points(in word: String) -> [Int] {
        guard let bytes = encode(word), bytes.count > 1 else { return [] }
        let count = bytes.count - 1
        // The length that `hnj_hyphen_hyphenate3()` requires.
        var marks = [CChar](repeating: 0, count: count + 5)
        var replacements: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?
        var positions: UnsafeMutablePointer<Int32>?
        var cuts: UnsafeMutablePointer<Int32>?
        let status = hnj_hyphen_hyphenate3(
            dictionary, bytes, Int32(count), &marks, nil, &replacements, &positions, &cuts,
            0, 0, 0, 0)
        defer {
            for index in 0..<count { free(replacements?[index]) }
            free(replacements)
            free(positions)
            free(cuts)
        }
        guard status == 0 else { return [] }
        // There is one mark for each letter, in UTF-8, too. It is odd if a hyphen may follow. Points where
        // letters change, as in old German spelling, are left out.
        return (0..<word.unicodeScalars.count - 1).filter {
            marks[$0] & 1 != 0 && replacements?[$0] == nil
        }.map { $0 + 1 }
    }

    /// A word in the character set of the patterns, zero-terminated; nil if it has other letters.
    private func encode(_ word: String) -> [CChar]? {
        let text = word.utf8.map { CChar(bitPattern: $0) }
        guard !isUTF8 else { return text + [0] }
        var count: Int = 0
        guard let encoded = g_convert(text, text.count, charset, "UTF-8", nil, &count, nil) else {
            return nil
        }
        defer { g_free(encoded) }
        return Array(UnsafeBufferPointer(start: encoded, count: count)) + [0]
    }
}
