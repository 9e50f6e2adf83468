// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import CPango

/// Finds the words of a text and where they can be hyphenated.
struct HyphenationPoints {
    /// A place where a hyphen may be put.
    struct Point {
        /// Of the character after the hyphen, among the Unicode scalar values of the text.
        var index: Int
        /// The character before the hyphen.
        var letter: Unicode.Scalar
    }

    private let bytes: UnsafeBufferPointer<UInt8>
    private let base: String
    private let stretches: [TextLanguages.Stretch]
    private let hyphenator: Hyphenator
    private var points: [Point] = []

    /// Shorter words have no point in any language.
    private static let shortestWord = 4

    /// - Parameters:
    ///   - base: the language of all that no stretch says another of.
    ///   - stretches: in order.
    init(
        _ bytes: UnsafeBufferPointer<UInt8>, base: String, stretches: [TextLanguages.Stretch],
        hyphenator: Hyphenator
    ) {
        self.bytes = bytes
        self.base = base
        self.stretches = stretches
        self.hyphenator = hyphenator
    }

    /// All points, in order. What is between soft hyphens counts as a word.
    mutating func find() -> [Point] {
        // Characters before the byte that is looked at.
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
            // Most words, without a look at what Unicode says of their letters.
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
        let letters = Array(String(decoding: word, as: UTF8.self).unicodeScalars)
        for point in Self.points(in: letters, words) {
            points.append(Point(index: character + point, letter: letters[point - 1]))
        }
    }

    private func language(at byte: Int) -> String {
        guard !stretches.isEmpty else { return base }
        let place = stretches.partitioningIndex { $0.bytes.upperBound > byte }
        return place < stretches.count && stretches[place].bytes.contains(byte)
            ? stretches[place].language : base
    }

    /// Before which characters of a word a hyphen may be put.
    private static func points(
        in word: [Unicode.Scalar], _ words: HyphenatedWords
    ) -> [Int] {
        // Patterns are for whole letters: é, whether the text has it in one character or in two.
        let text = String(String.UnicodeScalarView(word))
        let composed = text.composed.unicodeScalars
        let lower = composed.map { scalar in
            let mapped = scalar.properties.lowercaseMapping.unicodeScalars
            return mapped.count == 1 ? mapped[mapped.startIndex] : scalar
        }
        let points = words.points(in: String(String.UnicodeScalarView(lower)))
        guard lower.count != word.count, !points.isEmpty else { return points }
        let starts = text.reduce(into: [0]) {
            $0.append($0[$0.count - 1] + $1.unicodeScalars.count)
        }
        // Letters that no single character stands for leave nothing to count by.
        return starts.count == lower.count + 1 ? points.map { starts[$0] } : []
    }
}

extension String {
    /// In Unicode normalisation form C.
    fileprivate var composed: String {
        guard let composed = g_utf8_normalize(self, -1, G_NORMALIZE_DEFAULT_COMPOSE) else {
            return self
        }
        defer { g_free(composed) }
        return String(cString: composed)
    }
}
