// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

// MARK: - Changes that turn a text into JSON, if the meaning is clear

extension TextCursor {
    // MARK: - Words

    /// Adds the quotation marks around a key, or nil if the word may not be a key.
    func quotingKey(_ word: String, at start: Int) -> TextChange? {
        let end = start + word.utf8.count
        let next = bytes[end...].first { !SourceText.isWhiteSpace($0) }
        return next == UInt8(ascii: ":") ? change(start, end, to: "\"\(word)\"") : nil
    }

    /// Adds the first quotation mark of a key that only has the second.
    func openingKey(at start: Int) -> TextChange? {
        next == UInt8(ascii: "\"") ? TextChange(inserting: "\"", at: start) : nil
    }

    /// Adds the quotation marks around a text, up to a character that ends a value.
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

    /// Replaces single quotation marks around a string, or nil if there is no closing one.
    func doubleQuoting(from start: Int) -> TextChange? {
        guard let end = closingQuote(from: start) else { return nil }
        var text = "\""
        var isEscaped = false
        for character in self.text(start + 1, end).unicodeScalars {
            if character == "\"" || character == "'" {
                // An apostrophe needs no escape in double quotation marks.
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

    /// Replaces curly quotation marks from here on, or nil if the next character is not one.
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

    /// Adds the missing quotation mark at the end of a line.
    func closingLine(at lineBreak: Int) -> TextChange {
        var end = bytes.contentEnd(before: lineBreak)
        if bytes[end - 1] == UInt8(ascii: ",") { end -= 1 }
        return TextChange(inserting: "\"", at: end)
    }

    // MARK: - Between values

    /// Adds a comma after the previous value, or nil unless the cursor is between two values.
    func insertingComma() -> TextChange? {
        guard treeIsSound, let next = next else { return nil }
        let end = bytes.contentEnd(before: index)
        // One of two adjacent quotation marks may be surplus.
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

    /// Adds the missing bracket before another closing bracket.
    func closing(with close: String) -> TextChange? {
        guard next == UInt8(ascii: "}") || next == UInt8(ascii: "]") else {
            return nil
        }
        return TextChange(inserting: close, at: bytes.contentEnd(before: index))
    }

    /// Removes a comma, or nil if the next character is not one.
    func removingComma() -> TextChange? {
        next == UInt8(ascii: ",")
            ? change(index, index + 1, to: "") : nil
    }

    /// Adds a colon after a key, or replaces an equals sign with it.
    func insertingColon() -> TextChange {
        next == UInt8(ascii: "=")
            ? change(index, index + 1, to: ":")
            : TextChange(inserting: ":", at: bytes.contentEnd(before: index))
    }

    /// Removes a comment with the space before it, and with its line if nothing else is on it. Nil
    /// if nothing would be left.
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

    /// Removes the text after the end, or nil unless it is only brackets and commas.
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
