// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

// MARK: - Changes that make JSON of a text, where it is clear what was meant

extension TextCursor {
    // MARK: - Words

    /// A key that nobody put into quotation marks; nil where it is not clear that it is one.
    func quotingKey(_ word: String, at start: Int) -> TextChange? {
        let end = start + word.utf8.count
        let next = bytes[end...].first { !SourceText.isWhiteSpace($0) }
        return next == UInt8(ascii: ":") ? change(start, end, to: "\"\(word)\"") : nil
    }

    /// The first quotation mark of a key that has the other one.
    func openingKey(at start: Int) -> TextChange? {
        next == UInt8(ascii: "\"") ? TextChange(inserting: "\"", at: start) : nil
    }

    /// A text that nobody put into quotation marks, up to what ends a value.
    func quoting(from start: Int) -> TextChange? {
        let stop = first(",]}:\"\n\r", from: start)
        if stop < bytes.count, bytes[stop] == UInt8(ascii: "\"") {
            return TextChange(inserting: "\"", at: start)
        }
        let end = bytes.contentEnd(before: stop)
        let text = self.text(start, end)
        guard start < end, !text.contains("\\") else { return nil }
        return change(start, end, to: "\"\(text)\"")
    }

    // MARK: - Quotation marks

    /// A string in single quotation marks; nil where it is not closed.
    func doubleQuoting(from start: Int) -> TextChange? {
        guard let end = closingQuote(from: start) else { return nil }
        var text = "\""
        var isEscaped = false
        for character in self.text(start + 1, end).unicodeScalars {
            if character == "\"" || character == "'" {
                // Of an apostrophe's escape nothing is left.
                if isEscaped { text.unicodeScalars.removeLast() }
                text += character == "'" ? "'" : "\\\""
            } else {
                text.unicodeScalars.append(character)
            }
            isEscaped = character == "\\" && !isEscaped
        }
        return change(start, end + 1, to: text + "\"")
    }

    private func closingQuote(from start: Int) -> Int? {
        var index = start + 1
        while index < bytes.count, bytes[index] != bytes[start] {
            index += bytes[index] == UInt8(ascii: "\\") ? 2 : 1
        }
        return index < bytes.count ? index : nil
    }

    /// Straight quotation marks instead of those of a word processor, from here on; nil where the next
    /// character is none.
    func straightening() -> TextChange? {
        let curly: Set<Unicode.Scalar> = ["“", "”", "„"]
        var offset = index
        var parts: [TextChange.Part] = []
        guard bytes.count <= ParsedFile.maximumTrialSize else { return nil }
        let rest = String(decoding: bytes[offset...], as: UTF8.self)
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
        var end = bytes.contentEnd(before: lineBreak)
        if bytes[end - 1] == UInt8(ascii: ",") { end -= 1 }
        return TextChange(inserting: "\"", at: end)
    }

    // MARK: - Between values

    /// A comma after the previous value; nil unless a value comes before and after it.
    func insertingComma() -> TextChange? {
        guard treeIsSound, let next = next else { return nil }
        let end = bytes.contentEnd(before: index)
        // Of two quotation marks beside each other one may be too many.
        if end == index, next == UInt8(ascii: "\""), bytes[end - 1] == next {
            return nil
        }
        return switch next {
        case UInt8(ascii: "\""), UInt8(ascii: "{"), UInt8(ascii: "["), UInt8(ascii: "-"),
            UInt8(ascii: "0")...UInt8(ascii: "9"):
            TextChange(inserting: ",", at: end)
        case UInt8(ascii: ";"): change(index, index + 1, to: ",")
        default: nil
        }
    }

    /// The bracket that was to be closed first.
    func closing(with close: String) -> TextChange? {
        guard next == UInt8(ascii: "}") || next == UInt8(ascii: "]") else {
            return nil
        }
        return TextChange(inserting: close, at: bytes.contentEnd(before: index))
    }

    /// One comma less; nil where the next character is none.
    func removingComma() -> TextChange? {
        next == UInt8(ascii: ",")
            ? change(index, index + 1, to: "") : nil
    }

    /// A colon after a key, or in place of another character.
    func insertingColon() -> TextChange {
        next == UInt8(ascii: "=")
            ? change(index, index + 1, to: ":")
            : TextChange(inserting: ":", at: bytes.contentEnd(before: index))
    }

    /// A comment with the space before it, and its line if there is nothing else on it; nil where there
    /// would be nothing left.
    func removingComment(from start: Int, to end: Int) -> TextChange? {
        guard
            bytes.contentEnd(before: start) > 0
                || first("{[", from: end) < bytes.count
        else { return nil }
        var first = start
        while first > 0, [0x20, 0x09].contains(bytes[first - 1]) { first -= 1 }
        let endsLine = end == bytes.count || [0x0A, 0x0D].contains(bytes[end])
        if endsLine, first > 0, bytes[first - 1] == 0x0A {
            first -= first > 1 && bytes[first - 2] == 0x0D ? 2 : 1
        }
        return change(first, end, to: "")
    }

    /// The removal of what stands behind the end; nil unless it is brackets and commas.
    func removingRest() -> TextChange? {
        let start = index
        let end = bytes.contentEnd(before: bytes.count)
        let isClosing = bytes[start...].allSatisfy {
            " \n\r\t]},;".utf8.contains($0)
        }
        return isClosing
            ? change(bytes.contentEnd(before: start), end, to: "") : nil
    }
}
