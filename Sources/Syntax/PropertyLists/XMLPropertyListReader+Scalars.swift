// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

// MARK: - Strings, numbers, booleans, dates, data

extension XMLPropertyListReader {
    /// Reads an element with text, from its opening tag to its closing tag.
    mutating func readScalar(_ tag: Tag) throws(TextCursor.Stop) -> Node.Content {
        switch tag.name {
        case "string": return .string(try readText(of: tag))
        case "true", "false":
            if try !readText(of: tag).allSatisfy(\.isWhitespace) {
                cursor.problem(
                    at: tag.start, PropertyListProblem.textInBoolean(tag.name),
                    fix: { $0.change(tag.start, $0.index, to: "<\(tag.name)/>") })
            }
            return .bool(tag.name == "true")
        case "integer", "real": return try readNumber(tag)
        case "date":
            let text = try readTrimmedText(of: tag)
            if !Self.isDate(text) {
                cursor.problem(
                    at: tag.start, spoilsValue: true, PropertyListProblem.notADate(text))
            }
            return .date(text)
        case "data": return .data(try readData(tag))
        default:
            let candidates = Self.valueElements + ["key"]
            let suggestion = Phrases.suggestion(for: tag.name, among: candidates)
            throw cursor.stop(
                at: tag.start,
                PropertyListProblem.unknownElement(tag.name, suggestion: suggestion),
                guess: { cursor in
                    suggestion.map { cursor.renaming(tag.name, at: tag.start, to: $0) }
                })
        }
    }

    /// The text of a number or a date. A text that is too long is logged as a mistake, and replaced
    /// by zero or a fixed date.
    private mutating func readTrimmedText(of tag: Tag) throws(TextCursor.Stop) -> String {
        let bytes = try readText(of: tag).utf8.drop(while: SourceText.isWhiteSpace)
        let end = bytes.lastIndex { !SourceText.isWhiteSpace($0) }.map(bytes.index(after:))
        let text = String(Substring(bytes[..<(end ?? bytes.startIndex)]))
        guard text.utf8.count <= SyntaxLimits.wordLength else {
            cursor.problem(
                at: tag.start, spoilsValue: true,
                PropertyListProblem.longScalar(element: tag.name, count: text.utf8.count))
            return tag.name == "date" ? "2001-01-01T00:00:00Z" : "0"
        }
        return text
    }

    private mutating func readNumber(_ tag: Tag) throws(TextCursor.Stop) -> Node.Content {
        let text = try readTrimmedText(of: tag)
        let number = Node.Number(text: text, isInteger: tag.name == "integer")
        let isValid =
            number.isInteger
            ? number.integer != nil && !text.contains { ".eE".contains($0) && !text.contains("x") }
            : Double(text) != nil && !text.contains { "xX".contains($0) }
        if !isValid {
            cursor.problem(
                at: tag.start, spoilsValue: true,
                PropertyListProblem.notANumber(text, isInteger: number.isInteger),
                fix: { $0.number(text, from: tag.start) })
        }
        return .number(number)
    }

    /// Whether a text has the only form of dates in property lists, `2026-01-31T12:00:00Z`.
    private static func isDate(_ text: String) -> Bool {
        let pattern = "0000-00-00T00:00:00Z"
        return text.utf8.count == pattern.utf8.count
            && zip(text.utf8, pattern.utf8).allSatisfy { byte, model in
                model == UInt8(ascii: "0") ? byte.isASCIIDigit : byte == model
            }
    }

    private mutating func readData(_ tag: Tag) throws(TextCursor.Stop) -> [UInt8] {
        let text = try readText(of: tag)
        var bytes: [UInt8] = []
        var bits: UInt32 = 0
        var bitCount = 0
        var isValid = true
        for byte in text.utf8 where !SourceText.isWhiteSpace(byte) && byte != UInt8(ascii: "=") {
            let value = Base64.values[Int(byte)]
            guard value < 64 else {
                isValid = false
                break
            }
            bits = bits << 6 | value
            bitCount += 6
            if bitCount >= 8 {
                bitCount -= 8
                bytes.append(UInt8(truncatingIfNeeded: bits >> UInt32(bitCount)))
            }
        }
        if !isValid {
            cursor.problem(at: tag.start, spoilsValue: true, PropertyListProblem.notBase64)
        }
        return bytes
    }
}
