// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

/// A text with placeholders as in `String(format:)`: `%@ of %1$lld (%.1f %%)`.
///
/// A space is no flag here. Hardly a format pads numbers with one, but many texts are like
/// "50% de descuento".
package struct TextFormat: Hashable, Sendable {
    /// The type of an argument.
    package enum Kind: Hashable, Sendable {
        case object, integer, double, character, text, pointer
        /// A variable of a plural text: `%#@count@`.
        case variable(String)
    }

    package struct Placeholder: Hashable, Sendable {
        package let kind: Kind
        /// The number of the argument, from 1; nil for the one after the last.
        package let number: Int?
        /// Length and conversion: `lld` of `%1$-5lld`.
        package let conversion: String
        /// The placeholder as written.
        package let source: String
        /// The arguments before its own for `*`.
        let starCount: Int
    }

    package enum Piece: Hashable, Sendable {
        /// Text, with `%%` resolved.
        case text(String)
        case placeholder(Placeholder)
    }

    package private(set) var pieces: [Piece] = []

    package init(_ text: String) {
        var reader = FormatReader(bytes: Array(text.utf8))
        reader.read()
        pieces = reader.pieces
    }

    package var placeholders: [Placeholder] {
        pieces.compactMap { piece in
            guard case .placeholder(let placeholder) = piece else { return nil }
            return placeholder
        }
    }

    /// The text with a sample for each argument. A placeholder without one stays as written.
    package func filled(with samples: [String]) -> String {
        var next = 0
        return pieces.map { piece in
            switch piece {
            case .text(let text): return text
            case .placeholder(let placeholder):
                next += placeholder.starCount
                let index = placeholder.number.map { $0 - 1 } ?? next
                if placeholder.number == nil { next += 1 }
                return samples.indices.contains(index) ? samples[index] : placeholder.source
            }
        }.joined()
    }
}

/// Splits a format into pieces.
private struct FormatReader {
    let bytes: [UInt8]
    var pieces: [TextFormat.Piece] = []
    private var index = 0
    private var text: [UInt8] = []

    init(bytes: [UInt8]) { self.bytes = bytes }

    private var next: UInt8? { index < bytes.count ? bytes[index] : nil }

    mutating func read() {
        while let byte = next {
            guard byte == UInt8(ascii: "%") else {
                text.append(byte)
                index += 1
                continue
            }
            let start = index
            index += 1
            if next == byte {
                text.append(byte)
                index += 1
            } else if let placeholder = readPlaceholder(from: start) {
                endText()
                pieces.append(.placeholder(placeholder))
            } else {
                text.append(byte)
                index = start + 1
            }
        }
        endText()
    }

    private mutating func endText() {
        guard !text.isEmpty else { return }
        pieces.append(.text(String(decoding: text, as: UTF8.self)))
        text = []
    }

    private mutating func readPlaceholder(from start: Int) -> TextFormat.Placeholder? {
        var number = readNumber()
        var starCount = 0
        if next == UInt8(ascii: "$"), let first = number, first > 0 {
            index += 1
        } else {
            // The digits are a width.
            number = nil
        }
        if let name = readVariable() {
            return placeholder(.variable(name), number, from: start, conversion: index)
        }
        skip("-+#0'")
        starCount += readLength() ? 1 : 0
        if next == UInt8(ascii: ".") {
            index += 1
            starCount += readLength() ? 1 : 0
        }
        let conversion = index
        skip("hlqLztj")
        guard let byte = next, let kind = Self.kind(byte) else { return nil }
        index += 1
        return placeholder(kind, number, from: start, conversion: conversion, starCount: starCount)
    }

    private func placeholder(
        _ kind: TextFormat.Kind, _ number: Int?, from start: Int, conversion: Int,
        starCount: Int = 0
    ) -> TextFormat.Placeholder {
        TextFormat.Placeholder(
            kind: kind, number: number,
            conversion: String(decoding: bytes[conversion..<index], as: UTF8.self),
            source: String(decoding: bytes[start..<index], as: UTF8.self), starCount: starCount)
    }

    private static func kind(_ byte: UInt8) -> TextFormat.Kind? {
        switch byte {
        case UInt8(ascii: "@"): .object
        case UInt8(ascii: "d"), UInt8(ascii: "i"), UInt8(ascii: "u"), UInt8(ascii: "x"),
            UInt8(ascii: "X"), UInt8(ascii: "o"), UInt8(ascii: "D"), UInt8(ascii: "U"):
            .integer
        case UInt8(ascii: "f"), UInt8(ascii: "F"), UInt8(ascii: "e"), UInt8(ascii: "E"),
            UInt8(ascii: "g"), UInt8(ascii: "G"), UInt8(ascii: "a"), UInt8(ascii: "A"):
            .double
        case UInt8(ascii: "c"), UInt8(ascii: "C"): .character
        case UInt8(ascii: "s"), UInt8(ascii: "S"): .text
        case UInt8(ascii: "p"): .pointer
        default: nil
        }
    }

    /// Reads `#@name@`.
    private mutating func readVariable() -> String? {
        guard next == UInt8(ascii: "#"), index + 1 < bytes.count,
            bytes[index + 1] == UInt8(ascii: "@")
        else { return nil }
        var end = index + 2
        while end < bytes.count, bytes[end].isPartOfName { end += 1 }
        guard end < bytes.count, bytes[end] == UInt8(ascii: "@") else { return nil }
        defer { index = end + 1 }
        return String(decoding: bytes[index + 2..<end], as: UTF8.self)
    }

    /// Reads a width or a precision.
    ///
    /// - Returns: whether it is the argument before.
    private mutating func readLength() -> Bool {
        if next == UInt8(ascii: "*") {
            index += 1
            return true
        }
        _ = readNumber()
        return false
    }

    /// Reads up to four digits, so that a number cannot overflow.
    private mutating func readNumber() -> Int? {
        let start = index
        var number = 0
        while index - start < 4, let byte = next, byte.isDigit {
            number = number * 10 + Int(byte & 0x0F)
            index += 1
        }
        return index > start ? number : nil
    }

    private mutating func skip(_ set: StaticString) {
        set.withUTF8Buffer { wanted in
            while let byte = next, wanted.contains(byte) { index += 1 }
        }
    }
}

extension UInt8 {
    fileprivate var isDigit: Bool { (0x30...0x39).contains(self) }

    /// Whether the byte can be in the name of a variable.
    fileprivate var isPartOfName: Bool {
        isDigit || (0x61...0x7A).contains(self | 0x20) || self == UInt8(ascii: "_")
            || self >= 0x80 || self == UInt8(ascii: "-") || self == UInt8(ascii: ".")
            || self == UInt8(ascii: " ")
    }
}
