// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import CPango

/// The search for the hyphenation points of a text.
struct HyphenationPoints {
    struct Point {
        /// The index of the Unicode scalar after the hyphen.
        var index: Int
        /// The character before the hyphen.
        var letter: Unicode.Scalar
    }

    private let bytes: UnsafeBufferPointer<UInt8>
    private let base: String
    private let runs: [LanguageRun]
    private let hyphenator: Hyphenator
    private var points: [Point] = []

    /// The length of the shortest word with a point in any language.
    private static let shortestWord = 4

    /// - Parameters:
    ///   - base: the language of the text outside the runs.
    ///   - runs: the runs in other languages, in order.
    init(
        _ bytes: UnsafeBufferPointer<UInt8>, base: String, runs: [LanguageRun],
        hyphenator: Hyphenator
    ) {
        self.bytes = bytes
        self.base = base
        self.runs = runs
        self.hyphenator = hyphenator
    }

    /// All points in order. Parts of a word between soft hyphens count as words.
    mutating func find() -> [Point] {
        // The number of characters before the current byte.
        var characters = 0
        var start: (byte: Int, character: Int)?
        var isASCII = true
        var index = 0
        while index < bytes.count {
            let byte = bytes[index]
            let length = byte < 0x80 ? 1 : byte < 0xE0 ? 2 : byte < 0xF0 ? 3 : 4
            if isLetter(at: index) {
                if start == nil {
                    start = (index, characters)
                    isASCII = true
                }
                isASCII = isASCII && byte < 0x80
            } else if let word = start {
                addPoints(of: word.byte..<index, from: word.character, isASCII: isASCII)
                start = nil
            }
            index += length
            characters += 1
        }
        if let start {
            addPoints(of: start.byte..<bytes.count, from: start.character, isASCII: isASCII)
        }
        return points
    }

    private func isLetter(at index: Int) -> Bool {
        let byte = bytes[index]
        guard byte >= 0x80, let start = bytes.baseAddress else { return 0x61...0x7A ~= byte | 0x20 }
        let scalar = g_utf8_get_char(
            UnsafeRawPointer(start + index).assumingMemoryBound(to: CChar.self))
        return g_unichar_isalpha(scalar) != 0 || g_unichar_ismark(scalar) != 0
    }

    private mutating func addPoints(of range: Range<Int>, from character: Int, isASCII: Bool) {
        guard range.count >= Self.shortestWord,
            let words = hyphenator.words(of: language(at: range.lowerBound))
        else { return }
        let word = UnsafeBufferPointer(rebasing: bytes[range])
        if isASCII {
            // This is the fast path for most words.
            let lower = String(unsafeUninitializedCapacity: word.count) { buffer in
                for index in word.indices { buffer[index] = word[index] | 0x20 }
                return word.count
            }
            for point in words.points(in: lower) {
                points.append(
                    Point(index: character + point, letter: Unicode.Scalar(word[point - 1])))
            }
            return
        }
        let text = String(decoding: word, as: UTF8.self)
        let found = words.points(inCased: text)
        guard !found.isEmpty else { return }
        let letters = Array(text.unicodeScalars)
        for point in found {
            points.append(Point(index: character + point, letter: letters[point - 1]))
        }
    }

    private func language(at byte: Int) -> String {
        guard !runs.isEmpty else { return base }
        let index = runs.partitioningIndex { $0.bytes.upperBound > byte }
        return index < runs.count && runs[index].bytes.contains(byte)
            ? runs[index].language : base
    }
}
