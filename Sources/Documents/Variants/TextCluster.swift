// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

/// A grapheme cluster of a text and its kind as plain numbers. Comparing it is as fast as comparing
/// bytes.
struct TextCluster {
    enum Kind {
        case letter, digit, whiteSpace, lineBreak, punctuation, emoji, other
    }

    let kind: Kind
    /// The cluster as an ASCII character; nil for others.
    let ascii: UInt8?
    /// The range in the text's UTF-8.
    let bytes: Range<Int>

    func `is`(_ scalar: Unicode.Scalar) -> Bool { ascii.map(UInt32.init) == scalar.value }

    var isWhiteSpace: Bool { kind == .whiteSpace }
    var isLetter: Bool { kind == .letter }
    var isASCIIDigit: Bool { ascii != nil && kind == .digit }
    var isASCIILetter: Bool { ascii != nil && kind == .letter }

    static func clusters(of text: String, utf8: [UInt8]) -> [TextCluster] {
        // In ASCII, only the line break CR LF has two bytes.
        if utf8.allSatisfy({ $0 < 0x80 && $0 != 0x0D }) {
            return utf8.enumerated().map { index, byte in
                TextCluster(
                    kind: asciiKinds[Int(byte)], ascii: byte, bytes: index..<index + 1)
            }
        }
        var start = 0
        return text.map { character in
            let bytes = start..<start + character.utf8.count
            start = bytes.upperBound
            return TextCluster(
                kind: Kind(character), ascii: character.ownASCIIValue, bytes: bytes)
        }
    }

    private static let asciiKinds = (UInt8(0)..<0x80).map {
        Kind(Character(Unicode.Scalar($0)))
    }
}

extension TextCluster.Kind {
    fileprivate init(_ character: Character) {
        if character.isNewline {
            self = .lineBreak
        } else if character.isEmoji {
            self = .emoji
        } else if character.isWhitespace {
            self = .whiteSpace
        } else if character.isLetter {
            self = .letter
        } else if character.isNumber {
            self = .digit
        } else {
            self = character.isPunctuation ? .punctuation : .other
        }
    }
}

extension Character {
    /// The ASCII value. Nil for CR LF, although its `asciiValue` is a line feed.
    fileprivate var ownASCIIValue: UInt8? { utf8.count == 1 ? utf8.first : nil }

    /// Whether the character is drawn as a picture in color. Digits and signs are so only with a
    /// variation selector.
    fileprivate var isEmoji: Bool {
        guard ownASCIIValue == nil else { return false }
        return unicodeScalars.contains { $0.properties.isEmojiPresentation || $0.value == 0xFE0F }
    }
}
