// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import CHyphen
import CPango
import Syntax

/// The patterns of one language, as libhyphen reads them from a file.
final class HyphenationPatterns {
    private let dictionary: UnsafeMutablePointer<HyphenDict>
    /// What libhyphen takes letters in.
    private let charset: String
    private let isUTF8: Bool

    /// Nil when the file cannot be read.
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

    /// Before which letters of a word a hyphen may be put.
    ///
    /// - Parameter word: in lower case, a Unicode scalar value for each letter.
    func points(in word: String) -> [Int] {
        guard let bytes = encode(word), bytes.count > 1 else { return [] }
        let count = bytes.count - 1
        // As long as `hnj_hyphen_hyphenate3()` asks for.
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
        // One mark for each letter, also of UTF-8: odd where a hyphen may follow. Where the letters
        // would have to change, as in old German spelling, there is none.
        return (0..<word.unicodeScalars.count - 1).filter {
            marks[$0] & 1 != 0 && replacements?[$0] == nil
        }.map { $0 + 1 }
    }

    /// A word in the charset of the patterns, with the zero at its end that libhyphen looks for; nil
    /// for letters that the charset does not have.
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
