// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

/// The changes of a text that make JSON of it, where it is clear what was meant.
struct JSONFixes {
    let cursor: TextCursor

    // MARK: - Words

    /// A word that is no value as the number that it nearly is; nil where it is none.
    static func number(meantBy word: String, _ mistake: JSONProblem.NumberMistake) -> String? {
        let sign = word.hasPrefix("-") ? "-" : ""
        let digits = word.drop { $0 == "-" || $0 == "+" }
        let number: String =
            switch mistake {
            case .plusSign: String(digits)
            case .noDigitBeforePoint: sign + "0" + digits
            case .leadingZero: sign + digits.drop { $0 == "0" }
            case .noDigitBehindPoint: String(word.dropLast())
            // A font's size is in points whatever is written behind it.
            case .other where word.hasSuffix("pt") || word.hasSuffix("px"):
                String(word.dropLast(2))
            case .other: word
            }
        return JSONReader.isNumber(number) ? number : nil
    }

    /// A key that nobody put into quotation marks; nil where it is not clear that it is one.
    func quotingKey(_ word: String, at start: Int) -> TextChange? {
        let end = start + word.utf8.count
        let next = cursor.bytes[end...].first { !SourceText.isWhiteSpace($0) }
        return next == UInt8(ascii: ":") ? cursor.change(start, end, to: "\"\(word)\"") : nil
    }

    /// The first quotation mark of a key that has the other one.
    func openingKey(at start: Int) -> TextChange? {
        cursor.next == UInt8(ascii: "\"") ? TextChange(inserting: "\"", at: start) : nil
    }

    /// A text that nobody put into quotation marks, up to what ends a value.
    func quoting(from start: Int) -> TextChange? {
        let stop = cursor.first(",]}:\"\n\r", from: start)
        if stop < cursor.bytes.count, cursor.bytes[stop] == UInt8(ascii: "\"") {
            return TextChange(inserting: "\"", at: start)
        }
        let end = cursor.contentEnd(before: stop)
        let text = cursor.text(start, end)
        guard start < end, !text.contains("\\") else { return nil }
        return cursor.change(start, end, to: "\"\(text)\"")
    }

    // MARK: - Quotation marks

    /// A string in single quotation marks; nil where it is not closed.
    func doubleQuoting(from start: Int) -> TextChange? {
        guard let end = closingQuote(from: start) else { return nil }
        var text = "\""
        var isEscaped = false
        for character in cursor.text(start + 1, end).unicodeScalars {
            if character == "\"" || character == "'" {
                // Of an apostrophe's escape nothing is left.
                if isEscaped { text.unicodeScalars.removeLast() }
                text += character == "'" ? "'" : "\\\""
            } else {
                text.unicodeScalars.append(character)
            }
            isEscaped = character == "\\" && !isEscaped
        }
        return cursor.change(start, end + 1, to: text + "\"")
    }

    private func closingQuote(from start: Int) -> Int? {
        var index = start + 1
        while index < cursor.bytes.count, cursor.bytes[index] != cursor.bytes[start] {
            index += cursor.bytes[index] == UInt8(ascii: "\\") ? 2 : 1
        }
        return index < cursor.bytes.count ? index : nil
    }

    /// Straight quotation marks instead of those of a word processor, from here on; nil where the next
    /// character is none.
    func straightening() -> TextChange? {
        let curly: Set<Unicode.Scalar> = ["“", "”", "„"]
        var offset = cursor.index
        var parts: [TextChange.Part] = []
        guard cursor.bytes.count <= ParsedFile.maximumTrialSize else { return nil }
        let rest = String(decoding: cursor.bytes[offset...], as: UTF8.self)
        guard let first = rest.unicodeScalars.first, curly.contains(first) else { return nil }
        for scalar in rest.unicodeScalars {
            let old = String(scalar)
            if curly.contains(scalar) {
                parts.append(TextChange.Part(offset: offset, old: old, new: "\""))
            }
            offset += old.utf8.count
        }
        return TextChange(parts)
    }

    /// The quotation mark at the end of a line whose string has none.
    func closingLine(at lineBreak: Int) -> TextChange {
        var end = cursor.contentEnd(before: lineBreak)
        if cursor.bytes[end - 1] == UInt8(ascii: ",") { end -= 1 }
        return TextChange(inserting: "\"", at: end)
    }

    // MARK: - Between values

    /// A comma behind the value before; nil where what comes next is no value, or the one before was none.
    func insertingComma() -> TextChange? {
        guard cursor.treeIsSound, let next = cursor.next else { return nil }
        let end = cursor.contentEnd(before: cursor.index)
        // Of two quotation marks beside each other one may be too many.
        if end == cursor.index, next == UInt8(ascii: "\""), cursor.bytes[end - 1] == next {
            return nil
        }
        return switch next {
        case UInt8(ascii: "\""), UInt8(ascii: "{"), UInt8(ascii: "["), UInt8(ascii: "-"),
            UInt8(ascii: "0")...UInt8(ascii: "9"):
            TextChange(inserting: ",", at: end)
        case UInt8(ascii: ";"): cursor.change(cursor.index, cursor.index + 1, to: ",")
        default: nil
        }
    }

    /// The bracket that was to be closed first.
    func closing(with close: String) -> TextChange? {
        guard cursor.next == UInt8(ascii: "}") || cursor.next == UInt8(ascii: "]") else {
            return nil
        }
        return TextChange(inserting: close, at: cursor.contentEnd(before: cursor.index))
    }

    /// One comma less; nil where the next character is none.
    func removingComma() -> TextChange? {
        cursor.next == UInt8(ascii: ",")
            ? cursor.change(cursor.index, cursor.index + 1, to: "") : nil
    }

    /// A colon behind a key, or in place of what is there instead.
    func insertingColon() -> TextChange {
        cursor.next == UInt8(ascii: "=")
            ? cursor.change(cursor.index, cursor.index + 1, to: ":")
            : TextChange(inserting: ":", at: cursor.contentEnd(before: cursor.index))
    }

    /// A comment with the space before it, and its line if there is nothing else on it; nil where there
    /// would be nothing left.
    func removingComment(from start: Int, to end: Int) -> TextChange? {
        guard
            cursor.contentEnd(before: start) > 0
                || cursor.first("{[", from: end) < cursor.bytes.count
        else { return nil }
        var first = start
        while first > 0, [0x20, 0x09].contains(cursor.bytes[first - 1]) { first -= 1 }
        let endsLine = end == cursor.bytes.count || [0x0A, 0x0D].contains(cursor.bytes[end])
        if endsLine, first > 0, cursor.bytes[first - 1] == 0x0A {
            first -= first > 1 && cursor.bytes[first - 2] == 0x0D ? 2 : 1
        }
        return cursor.change(first, end, to: "")
    }

    /// The removal of what stands behind the end; nil unless it is brackets and commas.
    func removingRest() -> TextChange? {
        let start = cursor.index
        let end = cursor.contentEnd(before: cursor.bytes.count)
        let isClosing = cursor.bytes[start...].allSatisfy {
            " \n\r\t]},;".utf8.contains($0)
        }
        return isClosing
            ? cursor.change(cursor.contentEnd(before: start), end, to: "") : nil
    }
}
