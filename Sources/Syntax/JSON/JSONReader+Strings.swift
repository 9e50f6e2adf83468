// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

// MARK: - Strings

extension JSONReader {
    /// Reads a string from its opening to its closing quotation mark.
    mutating func readString() throws(TextCursor.Stop) -> String {
        let start = cursor.index
        let quote = cursor.next ?? 0
        cursor.index += 1
        if quote != UInt8(ascii: "\"") { noteSingleQuotes(from: start) }
        // Most strings have no escapes and are copied in one piece.
        var pieces: [UInt8] = []
        var pieceStart = cursor.index
        while let byte = cursor.next {
            if byte == quote {
                let end = cursor.index
                cursor.index += 1
                if pieces.isEmpty { return cursor.checked(cursor.text(pieceStart, end), at: start) }
                pieces += cursor.bytes[pieceStart..<end]
                return cursor.checked(String(decoding: pieces, as: UTF8.self), at: start)
            } else if byte == UInt8(ascii: "\\") {
                pieces += cursor.bytes[pieceStart..<cursor.index]
                pieces += try readEscape(openedAt: start).utf8
                pieceStart = cursor.index
            } else if byte < 0x20 {
                try noteControlCharacter(byte, openedAt: start)
                cursor.index += 1
            } else {
                cursor.index += 1
            }
        }
        throw unclosedString(openedAt: start)
    }

    private mutating func noteSingleQuotes(from start: Int) {
        let change = cursor.doubleQuoting(from: start)
        // An escaped quotation mark may be the end of the string. If so, it hides the text after
        // it.
        let isClear = change?.parts.contains { $0.old.contains("\\") } != true
        cursor.problem(
            at: start, JSONProblem.singleQuotes, fix: { _ in isClear ? change : nil },
            guess: { _ in change })
    }

    private mutating func unclosedString(openedAt start: Int) -> TextCursor.Stop {
        cursor.stop(at: start, JSONProblem.unclosedString)
    }

    private mutating func noteControlCharacter(
        _ byte: UInt8, openedAt start: Int
    ) throws(TextCursor.Stop) {
        if byte == 0x0A || byte == 0x0D {
            throw cursor.stop(
                at: start, JSONProblem.lineBreakInString, guess: { $0.closingLine(at: $0.index) })
        }
        let offset = cursor.index
        cursor.problem(
            at: offset, JSONProblem.controlCharacter(byte),
            fix: { $0.change(offset, offset + 1, to: TextNotation.escape(byte)) })
    }

    // MARK: - Escapes

    private mutating func readEscape(
        openedAt start: Int
    ) throws(TextCursor.Stop) -> Unicode.Scalar {
        let escape = cursor.index
        cursor.index += 1
        guard let byte = cursor.next else { throw unclosedString(openedAt: start) }
        let simple: Unicode.Scalar? =
            switch byte {
            case UInt8(ascii: "\""): "\""
            case UInt8(ascii: "\\"): "\\"
            case UInt8(ascii: "/"): "/"
            case UInt8(ascii: "b"): "\u{8}"
            case UInt8(ascii: "f"): "\u{C}"
            case UInt8(ascii: "n"): "\n"
            case UInt8(ascii: "r"): "\r"
            case UInt8(ascii: "t"): "\t"
            default: nil
            }
        if let simple {
            cursor.index += 1
            return simple
        }
        if byte == UInt8(ascii: "u") { return readCodeUnits(at: escape) }
        let character = cursor.nextCharacter
        // The fix of a string in single quotation marks also fixes its apostrophes.
        let isApostrophe = byte == UInt8(ascii: "'")
        let isInside = isApostrophe && cursor.bytes[start] == byte
        cursor.problem(
            at: escape, JSONProblem.unknownEscape(character),
            fix: { _ in
                isInside ? nil : TextChange("\\", at: escape, to: isApostrophe ? "" : "\\\\")
            })
        return "\u{FFFD}"
    }

    /// Reads `\u0041`, or a surrogate pair of two such escapes.
    private mutating func readCodeUnits(at escape: Int) -> Unicode.Scalar {
        guard let first = readCodeUnit() else {
            cursor.problem(at: escape, JSONProblem.incompleteCodeUnit)
            return "\u{FFFD}"
        }
        if let scalar = Unicode.Scalar(first) { return scalar }
        let second = cursor.index
        if UTF16.isLeadSurrogate(UInt16(first)), cursor.skip("\\"), let unit = readCodeUnit(),
            UTF16.isTrailSurrogate(UInt16(unit)),
            let scalar = Unicode.Scalar(0x10000 + (first - 0xD800) << 10 + (unit - 0xDC00))
        {
            return scalar
        }
        cursor.index = second
        cursor.problem(at: escape, JSONProblem.halfCharacter(first))
        return "\u{FFFD}"
    }

    /// Reads `u` and four hexadecimal digits. Without them, the cursor stays.
    private mutating func readCodeUnit() -> UInt32? {
        guard cursor.next == UInt8(ascii: "u") else { return nil }
        var value: UInt32 = 0
        for distance in 1...4 {
            guard let byte = cursor.peek(distance),
                let digit = Character(Unicode.Scalar(byte)).hexDigitValue
            else {
                cursor.index += 1
                return nil
            }
            value = value << 4 + UInt32(digit)
        }
        cursor.index += 5
        return value
    }
}
