// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

// MARK: - Quoted and plain texts

extension StringsFileReader {
    /// Reads a text in quotation marks, or a plain word.
    ///
    /// - Returns: nil if none starts here.
    mutating func readText() -> String? {
        guard let byte = next else { return nil }
        if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") { return readQuoted(byte) }
        let start = index
        while let byte = next, byte.isPartOfPlainText { index += 1 }
        return index > start ? String(decoding: bytes[start..<index], as: UTF8.self) : nil
    }

    private mutating func readQuoted(_ quote: UInt8) -> String {
        let start = index
        var text: [UInt8] = []
        index += 1
        var pieceStart = index
        while let byte = next {
            if byte == quote {
                text += bytes[pieceStart..<index]
                index += 1
                return String(decoding: text, as: UTF8.self)
            }
            if byte == UInt8(ascii: "\\") {
                text += bytes[pieceStart..<index]
                readEscape(into: &text)
                pieceStart = index
            } else {
                index += 1
            }
        }
        warn(at: start, .unclosedString)
        // What follows is more likely to be right from the next line on.
        index = start + 1
        while let byte = next, byte != 0x0A, byte != 0x0D { index += 1 }
        return String(decoding: bytes[start + 1..<index], as: UTF8.self)
    }

    // MARK: - Escapes

    private mutating func readEscape(into text: inout [UInt8]) {
        let start = index
        index += 1
        guard let byte = next else { return }
        if byte == UInt8(ascii: "U") {
            index += 1
            return readCodeUnits(into: &text)
        }
        if byte == UInt8(ascii: "u") { return readSmallEscape(from: start, into: &text) }
        if (0x30...0x37).contains(byte) { return readOctal(into: &text) }
        index += 1
        switch byte {
        case UInt8(ascii: "a"): text.append(0x07)
        case UInt8(ascii: "b"): text.append(0x08)
        case UInt8(ascii: "f"): text.append(0x0C)
        case UInt8(ascii: "n"): text.append(0x0A)
        case UInt8(ascii: "r"): text.append(0x0D)
        case UInt8(ascii: "t"): text.append(0x09)
        case UInt8(ascii: "v"): text.append(0x0B)
        // Any other character is itself, also a line break.
        default: text.append(byte)
        }
    }

    /// Reads up to four hexadecimal digits after `\U`. Two halves of a character follow each other.
    private mutating func readCodeUnits(into text: inout [UInt8]) {
        var units = readHexadecimal(4).map { [UInt16($0)] } ?? []
        if let first = units.first, UTF16.isLeadSurrogate(first), next == UInt8(ascii: "\\"),
            peek(1) == UInt8(ascii: "U")
        {
            let start = index
            index += 2
            if let second = readHexadecimal(4), UTF16.isTrailSurrogate(UInt16(second)) {
                units.append(UInt16(second))
            } else {
                index = start
            }
        }
        text += String(decoding: units, as: UTF16.self).utf8
    }

    /// Reads `\u{E9}`. CoreFoundation takes `\u` for a `u`, so `\u00e9` is most likely a mistake.
    private mutating func readSmallEscape(from start: Int, into text: inout [UInt8]) {
        index += 1
        let afterLetter = index
        if next == UInt8(ascii: "{") {
            index += 1
            if let value = readHexadecimal(8), next == UInt8(ascii: "}"),
                let scalar = Unicode.Scalar(value)
            {
                index += 1
                text += String(Character(scalar)).utf8
                return
            }
        } else if readHexadecimal(4) != nil, index - afterLetter == 4 {
            let escape = String(decoding: bytes[start..<index], as: UTF8.self)
            warn(at: start, .jsonEscape(escape))
        }
        index = afterLetter
        text.append(UInt8(ascii: "u"))
    }

    /// Reads up to three octal digits. Values above 127 are in an encoding of NeXTSTEP, which is
    /// rare, and become a replacement character.
    private mutating func readOctal(into text: inout [UInt8]) {
        var value = 0
        let start = index
        while index - start < 3, let byte = next, (0x30...0x37).contains(byte) {
            value = value * 8 + Int(byte & 7)
            index += 1
        }
        text += value < 0x80 ? [UInt8(value)] : Array("\u{FFFD}".utf8)
    }

    private mutating func readHexadecimal(_ maximum: Int) -> UInt32? {
        var value: UInt32 = 0
        let start = index
        while index - start < maximum, let byte = next,
            let digit = Character(Unicode.Scalar(byte)).hexDigitValue
        {
            value = value << 4 | UInt32(digit)
            index += 1
        }
        return index > start ? value : nil
    }
}

extension UInt8 {
    /// Whether the byte can be in a text without quotation marks.
    fileprivate var isPartOfPlainText: Bool {
        switch self {
        case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, UInt8(ascii: "_"), UInt8(ascii: "$"),
            UInt8(ascii: "."), UInt8(ascii: "/"), UInt8(ascii: ":"), UInt8(ascii: "-"):
            true
        default: false
        }
    }
}
