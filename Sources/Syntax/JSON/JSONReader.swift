// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

/// Reads JSON strictly (RFC 8259), and explains mistakes that other dialects accept.
///
/// FoundationEssentials' `JSONDecoder` has no positions. If the meaning is clear despite a mistake,
/// such as a surplus comma, this reader logs the mistake and continues.
struct JSONReader {
    var cursor: TextCursor
    /// The open brackets: the closing bracket and the offset of each.
    private var open: [(text: String, start: Int)] = []

    private init(_ text: SourceText) { cursor = TextCursor(text) }

    static func read(_ text: SourceText) -> SyntaxTree.Outcome {
        var reader = JSONReader(text)
        let root = try? reader.readFile()
        return reader.cursor.outcome(root, file: text.file, format: .json)
    }

    private mutating func readFile() throws(TextCursor.Stop) -> Node {
        try skipSpace()
        let root = try readValue(depth: 0)
        try skipSpace()
        if !cursor.isAtEnd {
            let found = cursor.nextCharacter
            cursor.problem(
                at: cursor.index, TextProblem.contentBehindEnd(found), fix: { $0.removingRest() })
        }
        return root
    }

    // MARK: - Values

    private mutating func readValue(depth: Int) throws(TextCursor.Stop) -> Node {
        let start = cursor.index
        guard let byte = cursor.next else {
            throw cursor.stop(at: start, JSONProblem.missingValueAtEnd)
        }
        let isContainer = byte == UInt8(ascii: "{") || byte == UInt8(ascii: "[")
        try cursor.count(at: start, depth: isContainer ? depth + 1 : 0)
        let content: Node.Content =
            switch byte {
            case UInt8(ascii: "{"): try readDictionary(depth: depth + 1)
            case UInt8(ascii: "["): try readArray(depth: depth + 1)
            case UInt8(ascii: "\""), UInt8(ascii: "'"): .string(try readString())
            default: try readWord()
            }
        return Node(content: content, range: ByteRange(start, cursor.index))
    }

    private mutating func readDictionary(depth: Int) throws(TextCursor.Stop) -> Node.Content {
        let start = cursor.index
        var entries = EntryList()
        cursor.index += 1
        open.append(("}", start))
        defer { open.removeLast() }
        while try hasElement(isFirst: entries.entries.isEmpty, close: "}", openedAt: start) {
            let keyStart = cursor.index
            let key = try readKey()
            let keyRange = ByteRange(keyStart, cursor.index)
            try skipSpace()
            guard cursor.skip(":") else {
                throw cursor.stop(
                    at: cursor.index,
                    JSONProblem.missingColon(key: key, found: cursor.nextCharacter),
                    guess: { $0.insertingColon() })
            }
            try skipSpace()
            let value = try readValue(depth: depth)
            cursor.add(Node.Entry(key: key, keyRange: keyRange, value: value), to: &entries)
        }
        return .dictionary(entries.entries)
    }

    private mutating func readKey() throws(TextCursor.Stop) -> String {
        let start = cursor.index
        if let byte = cursor.next, byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
            return try readString()
        }
        let word = takeWord()
        guard !word.isEmpty else {
            throw cursor.stop(
                at: start, JSONProblem.missingKey(found: cursor.nextCharacter),
                guess: { $0.removingComma() ?? $0.straightening() })
        }
        cursor.problem(
            at: start, JSONProblem.unquotedKey(word), fix: { $0.quotingKey(word, at: start) },
            guess: { $0.openingKey(at: start) })
        return word
    }

    private mutating func readArray(depth: Int) throws(TextCursor.Stop) -> Node.Content {
        let start = cursor.index
        var values: [Node] = []
        cursor.index += 1
        open.append(("]", start))
        defer { open.removeLast() }
        while try hasElement(isFirst: values.isEmpty, close: "]", openedAt: start) {
            values.append(try readValue(depth: depth))
        }
        return .array(values)
    }

    // MARK: - Between values

    /// Steps over the comma between two elements, or over the closing bracket.
    ///
    /// - Returns: whether another element follows.
    private mutating func hasElement(
        isFirst: Bool, close: StaticString, openedAt start: Int
    ) throws(TextCursor.Stop) -> Bool {
        try skipSpace()
        if cursor.skip(close) { return false }
        if !isFirst {
            let comma = cursor.index
            if cursor.skip(",") {
                try skipSpace()
                if cursor.starts(with: close) {
                    cursor.problem(
                        at: comma, JSONProblem.trailingComma(close: "\(close)"),
                        fix: { _ in TextChange(",", at: comma, to: "") })
                    return try hasElement(isFirst: true, close: close, openedAt: start)
                }
            } else if cursor.next == UInt8(ascii: "\"") || cursor.next == UInt8(ascii: "{") {
                cursor.problem(
                    at: comma, JSONProblem.missingComma, fix: { $0.insertingComma() })
            } else if !cursor.isAtEnd {
                throw cursor.stop(
                    at: comma,
                    JSONProblem.missingCommaOrBracket(
                        close: "\(close)", found: cursor.nextCharacter),
                    guess: { $0.insertingComma() ?? $0.closing(with: "\(close)") })
            }
        }
        if cursor.isAtEnd {
            let line = cursor.lines.position(of: start).line
            let open = open
            throw cursor.stop(
                at: cursor.index, JSONProblem.unclosedBracket(close: "\(close)", line: line),
                guess: { $0.closing(open) })
        }
        return true
    }

    private mutating func skipSpace() throws(TextCursor.Stop) {
        while let byte = cursor.next {
            switch byte {
            case 0x20, 0x0A, 0x0D, 0x09: cursor.index += 1
            case UInt8(ascii: "/"): try skipComment()
            default: return
            }
        }
    }

    private mutating func skipComment() throws(TextCursor.Stop) {
        let start = cursor.index
        if cursor.skip("//") {
            while let byte = cursor.next, byte != 0x0A, byte != 0x0D { cursor.index += 1 }
        } else if cursor.skip("/*") {
            while !cursor.skip("*/") {
                guard !cursor.isAtEnd else {
                    throw cursor.stop(at: start, JSONProblem.unclosedComment)
                }
                cursor.index += 1
            }
        } else {
            throw cursor.stop(
                at: start, JSONProblem.unexpectedCharacter(cursor.nextCharacter))
        }
        cursor.problem(
            at: start, JSONProblem.comment, fix: { $0.removingComment(from: start, to: $0.index) })
    }
}
