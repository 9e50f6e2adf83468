// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

/// A file whose bytes are valid UTF-8, with its lines.
package struct SourceText: Sendable {
    let file: String
    let bytes: [UInt8]
    /// Offset of the first byte after a byte order mark.
    let start: Int
    let lines: LineTable

    private init(file: SourceFile, start: Int) {
        self.file = file.name
        bytes = file.bytes
        self.start = start
        lines = LineTable(file.bytes, startingAt: start)
    }

    /// The first byte that is not white space, or nil in an empty text.
    var firstCharacter: UInt8? {
        bytes[start...].first { !Self.isWhiteSpace($0) }
    }

    package static func isWhiteSpace(_ byte: UInt8) -> Bool {
        byte == 0x20 || (0x09...0x0D).contains(byte)
    }
}

extension UInt8 {
    package var isASCIIDigit: Bool { (0x30...0x39).contains(self) }
    package var isASCIILetter: Bool { (0x61...0x7A).contains(self | 0x20) }
}

// MARK: - Encoding

extension SourceText {
    /// The file as text, or an error about its encoding.
    static func check(_ file: SourceFile) -> ReadResult<SourceText> {
        let bytes = file.bytes
        let hasMark = bytes.starts(with: [0xEF, 0xBB, 0xBF])
        let text = SourceText(file: file, start: hasMark ? 3 : 0)
        func failure(at offset: Int? = nil, _ problem: TextProblem) -> ReadResult<SourceText> {
            let position = offset.map { text.lines.position(of: $0) }
            return ReadResult(
                nil, [Diagnostic(.error, file: file.name, position: position, problem)])
        }
        if let format = ForeignFormat(of: file) { return failure(.foreignFormat(format)) }
        if isWide(bytes) {
            return failure(.wideCharacters)
        }
        if text.firstCharacter == nil {
            return failure(bytes.isEmpty ? .empty : .onlyWhiteSpace)
        }
        if String(validating: bytes, as: UTF8.self) == nil {
            return failure(at: firstBadByte(of: bytes), .notUTF8)
        }
        return ReadResult(text, [])
    }

    /// Whether a file looks like UTF-16 or UTF-32: it starts with a byte order mark, or with an
    /// ASCII character in one of them.
    package static func isWide(_ bytes: [UInt8]) -> Bool {
        bytes.starts(with: [0xFE, 0xFF]) || bytes.starts(with: [0xFF, 0xFE])
            || (bytes.count >= 2 && (bytes[0] == 0) != (bytes[1] == 0))
    }

    private static func firstBadByte(of bytes: [UInt8]) -> Int {
        var parser = UTF8.ForwardParser()
        var iterator = bytes.makeIterator()
        var offset = 0
        while true {
            switch parser.parseScalar(from: &iterator) {
            case .valid(let scalar): offset += scalar.count
            case .emptyInput, .error: return offset
            }
        }
    }
}
