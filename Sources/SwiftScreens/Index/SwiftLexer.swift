// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

/// Splits the bytes of Swift source into tokens, as far as needed to find declarations.
///
/// The helper's parser needs several seconds for an app. A screen needs few of its files, and this
/// lexer finds them at the speed of reading. Texts, comments, and regular expressions are skipped
/// as a whole, so a brace in them is never mistaken for one of the code. Any bytes are lexed in
/// linear time, without recursion.
struct SwiftLexer {
    enum Kind: UInt8 {
        case end
        /// An identifier or a keyword.
        case identifier
        /// A string, a regular expression, or a number.
        case literal
        /// `#if`, `#elseif`, `#else`, or `#endif`, with the rest of its line.
        case directive
        /// Any other single byte.
        case punctuation
    }

    let bytes: UnsafeBufferPointer<UInt8>
    let vocabulary: SwiftVocabulary
    /// The offset after the last byte to read.
    let limit: Int
    /// The offset of the next byte.
    var index: Int

    private(set) var kind = Kind.end
    /// The first byte of the token; the number sign for a directive.
    private(set) var byte: UInt8 = 0
    /// The keyword of an identifier without backticks.
    private(set) var word: SwiftWord?
    private(set) var start: Int
    /// Whether the token is the first on its line.
    private(set) var isFirstOnLine = true
    /// The start of the doc comment right before the token.
    private(set) var documentationStart: Int?
    /// The last byte of the token before, or 0.
    private(set) var previousByte: UInt8 = 0
    /// The word that the token before is.
    private(set) var previousWord: SwiftWord?
    /// The offset after the token before.
    private(set) var previousEnd: Int
    /// Whether a text or a comment had no end.
    var isTruncated = false
    /// The open literals of `skipString`, kept for its storage.
    var literals: [OpenLiteral] = []

    init(
        _ bytes: UnsafeBufferPointer<UInt8>, _ range: Range<Int>, vocabulary: SwiftVocabulary
    ) {
        self.bytes = bytes
        self.vocabulary = vocabulary
        limit = min(range.upperBound, bytes.count)
        index = min(range.lowerBound, limit)
        start = index
        previousEnd = index
    }

    /// The byte at an offset, or 0 after the end.
    @inline(__always) func at(_ offset: Int) -> UInt8 { offset < limit ? bytes[offset] : 0 }

    /// The text of the token, without backticks.
    var text: String { text(start, index) }

    func text(_ start: Int, _ end: Int) -> String {
        let isQuoted = end - start >= 2 && bytes[start] == UInt8(ascii: "`")
        let range = isQuoted ? start + 1..<end - 1 : start..<end
        return String(decoding: bytes[range], as: UTF8.self)
    }

    /// Code between two offsets on one line, without comments.
    func code(_ start: Int, _ end: Int) -> String {
        let range = start..<max(start, end)
        let plain = bytes[range].allSatisfy {
            $0 > 0x20 && $0 != UInt8(ascii: "/") && $0 != UInt8(ascii: "`")
        }
        if plain { return text(start, range.upperBound) }
        var lexer = SwiftLexer(bytes, range, vocabulary: vocabulary)
        var code = ""
        lexer.next()
        while lexer.kind != .end {
            let isApart = lexer.start > lexer.previousEnd && !code.isEmpty
            code += (isApart ? " " : "") + lexer.text(lexer.start, lexer.index)
            lexer.next()
        }
        return code
    }

    /// Whether an offset is in the first column.
    func isAtMargin(_ offset: Int) -> Bool {
        offset == 0 || bytes[offset - 1].endsLine
    }
}

// MARK: - Tokens

extension SwiftLexer {
    /// Reads the next token.
    mutating func next() {
        if kind != .end {
            previousEnd = index
            previousByte = bytes[index - 1]
            previousWord = word
        }
        skipTrivia()
        start = index
        word = nil
        guard index < limit else {
            kind = .end
            byte = 0
            return
        }
        byte = bytes[index]
        if byte.startsIdentifier {
            readIdentifier()
        } else {
            readOther()
        }
    }

    private mutating func readIdentifier() {
        kind = .identifier
        var end = index + 1
        while end < limit, bytes[end].continuesIdentifier { end += 1 }
        index = end
        word = vocabulary.word(bytes, start, end)
    }

    private mutating func readOther() {
        kind = .punctuation
        switch byte {
        case UInt8(ascii: "\""):
            kind = .literal
            skipString(hashes: 0)
        case UInt8(ascii: "#"): readNumberSign()
        case UInt8(ascii: "`"):
            var end = index + 1
            while end < limit, bytes[end] != byte, !bytes[end].endsLine { end += 1 }
            guard at(end) == byte else { return index += 1 }
            kind = .identifier
            index = end + 1
        case UInt8(ascii: "/"):
            if startsRegularExpression, let end = endOfRegularExpression(from: index + 1) {
                kind = .literal
                index = end
            } else {
                index += 1
            }
        case UInt8(ascii: "0")...UInt8(ascii: "9"):
            kind = .literal
            while index < limit, bytes[index].continuesIdentifier { index += 1 }
        default: index += 1
        }
    }

    /// Reads a raw string, an extended regular expression, a directive, or a number sign.
    private mutating func readNumberSign() {
        var end = index
        while at(end) == UInt8(ascii: "#") { end += 1 }
        let hashes = end - index
        if at(end) == UInt8(ascii: "\"") {
            kind = .literal
            index = end
            skipString(hashes: hashes)
        } else if at(end) == UInt8(ascii: "/") {
            kind = .literal
            index = end + 1
            skipExtendedRegularExpression(hashes: hashes)
        } else if hashes == 1, isDirective(at: end) {
            kind = .directive
            byte = at(end + 1)
            word = nil
            index = lineEnd(from: index)
        } else {
            index = end
        }
    }

    /// The directives differ in their second letters, except that `else` and `elseif` are alike.
    private func isDirective(at start: Int) -> Bool {
        var end = start
        while at(end).isASCIILetter { end += 1 }
        return Self.directives.contains { name in
            name.utf8CodeUnitCount == end - start
                && (0..<end - start).allSatisfy { bytes[start + $0] == name.utf8Start[$0] }
        }
    }

    private static let directives: [StaticString] = ["if", "elseif", "else", "endif"]
}

// MARK: - Space and comments

extension SwiftLexer {
    private mutating func skipTrivia() {
        var isFirstOnLine = index == 0
        var lineIsEmpty = false
        var end = index
        documentationStart = nil
        scan: while end < limit {
            let byte = bytes[end]
            switch byte {
            case 0x20:
                end += 1
                while end < limit, bytes[end] == 0x20 { end += 1 }
            case 0x0A, 0x0D:
                if lineIsEmpty { documentationStart = nil }
                lineIsEmpty = byte == 0x0A || lineIsEmpty
                isFirstOnLine = true
                end += 1
            case 0x09, 0x0B, 0x0C: end += 1
            case UInt8(ascii: "/"):
                let next = at(end + 1)
                guard next == byte || next == UInt8(ascii: "*") else { break scan }
                if isFirstOnLine, documentationStart == nil, startsDocumentation(at: end) {
                    documentationStart = end
                }
                lineIsEmpty = false
                if next == byte {
                    end = lineEnd(from: end)
                } else {
                    index = end
                    skipBlockComment()
                    end = index
                }
            default: break scan
            }
        }
        index = end
        self.isFirstOnLine = isFirstOnLine
    }

    /// Whether a comment is a doc comment: it starts with `///` or `/**`, but not `////` or `/**/`.
    private func startsDocumentation(at start: Int) -> Bool {
        let next = at(start + 1)
        return at(start + 2) == next && at(start + 3) != next
            && at(start + 3) != UInt8(ascii: "/")
    }

    /// The offset of the next line break, or the end.
    func lineEnd(from start: Int) -> Int {
        let raw = UnsafeRawBufferPointer(bytes)
        var end = start
        // Eight bytes at a time: `match` has the top bit of each byte that is LF or CR, and maybe
        // of bytes after it.
        while end + 8 <= limit {
            let eight = raw.loadUnaligned(fromByteOffset: end, as: UInt64.self)
            let (feed, carriage) = (eight ^ 0x0A0A_0A0A_0A0A_0A0A, eight ^ 0x0D0D_0D0D_0D0D_0D0D)
            let ones: UInt64 = 0x0101_0101_0101_0101
            let match = (feed &- ones) & ~feed | (carriage &- ones) & ~carriage
            if match & 0x8080_8080_8080_8080 != 0 { break }
            end += 8
        }
        while end < limit, !bytes[end].endsLine { end += 1 }
        return end
    }

    /// Skips a block comment with the comments in it.
    mutating func skipBlockComment() {
        var depth = 0
        while index < limit {
            let byte = bytes[index]
            if byte == UInt8(ascii: "/"), at(index + 1) == UInt8(ascii: "*") {
                depth += 1
                index += 2
            } else if byte == UInt8(ascii: "*"), at(index + 1) == UInt8(ascii: "/") {
                depth -= 1
                index += 2
                if depth == 0 { return }
            } else {
                index += 1
            }
        }
        index = limit
        isTruncated = true
    }
}

extension UInt8 {
    @inline(__always) var endsLine: Bool { self == 0x0A || self == 0x0D }

    /// Whether the byte can start an identifier. Bytes of other letters than ASCII's are not told
    /// apart.
    @inline(__always) var startsIdentifier: Bool {
        continuesIdentifier && !(0x30...0x39).contains(self)
    }

    /// Whether the byte is a letter, a digit, `_`, or `$`. A set of bits takes one branch.
    @inline(__always) var continuesIdentifier: Bool {
        let set: UInt64 = self < 64 ? 0x03FF_0010_0000_0000 : 0x07FF_FFFE_87FF_FFFE
        return self >= 0x80 || set &>> UInt64(self & 63) & 1 != 0
    }
}
