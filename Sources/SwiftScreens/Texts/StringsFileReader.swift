// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Syntax

/// Reads a `.strings` file: `"key" = "text";` with comments.
///
/// CoreFoundation gives up the whole file at the first mistake. Here, reading goes on at the next
/// line, so that a preview loses one text.
struct StringsFileReader {
    private(set) var entries: [String: StringTable.Entry] = [:]
    private(set) var log: DiagnosticLog
    let bytes: [UInt8]
    var index: Int
    private let lines: LineTable
    private let hasRanges: Bool

    init(_ file: SourceFile) {
        let decoded = file.decodedToUTF8()
        bytes = decoded.bytes
        hasRanges = decoded.isUTF8
        index = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
        lines = LineTable(bytes, startingAt: index)
        log = DiagnosticLog(file: file.name)
        if decoded.isGuess { log.add(.warning, at: nil, StringTableProblem.unknownEncoding) }
    }

    var next: UInt8? { index < bytes.count ? bytes[index] : nil }

    mutating func warn(at offset: Int, _ problem: StringTableProblem) {
        log.add(.warning, at: lines.position(of: offset), problem)
    }

    // MARK: - Entries

    mutating func read() {
        skipSpace()
        // The whole file may be in braces.
        if next == UInt8(ascii: "{") { index += 1 }
        while true {
            skipSpace()
            guard let byte = next else { return }
            if byte == UInt8(ascii: "}") || byte == UInt8(ascii: ";") {
                index += 1
            } else {
                readEntry()
            }
        }
    }

    private mutating func readEntry() {
        let start = index
        guard let key = readText() else {
            let rest = String(decoding: bytes[index..<min(bytes.count, index + 16)], as: UTF8.self)
            warn(at: start, .unexpectedCharacter(rest.first.map { String($0) }))
            return skipLine(from: start)
        }
        let keyEnd = index
        skipSpace()
        if next == UInt8(ascii: ";") {
            index += 1
            return add(key, key, start, start..<keyEnd)
        }
        guard next == UInt8(ascii: "=") else {
            warn(at: start, .missingValue(key: key))
            return skipRest(after: keyEnd)
        }
        index += 1
        skipSpace()
        let valueStart = index
        guard let value = readText() else {
            warn(at: valueStart, .missingValue(key: key))
            return skipLine(from: valueStart)
        }
        let valueEnd = index
        add(key, value, start, valueStart..<valueEnd)
        skipSpace()
        guard next == UInt8(ascii: ";") else {
            warn(at: valueEnd, .missingSemicolon(key: key))
            return skipRest(after: valueEnd)
        }
        index += 1
    }

    private mutating func add(_ key: String, _ value: String, _ start: Int, _ range: Range<Int>) {
        if let earlier = entries[key]?.position {
            warn(at: start, .repeatedKey(key, line: earlier.line))
        }
        entries[key] = StringTable.Entry(
            value: value, position: lines.position(of: range.lowerBound),
            range: hasRanges ? ByteRange(range.lowerBound, range.upperBound) : nil)
    }

    /// Skips the rest of a line after a mistake, unless the next token is on another line anyway.
    private mutating func skipRest(after end: Int) {
        guard !bytes[end..<index].contains(where: { $0 == 0x0A || $0 == 0x0D }) else { return }
        skipLine(from: index)
    }

    private mutating func skipLine(from start: Int) {
        index = start
        while let byte = next, byte != 0x0A, byte != 0x0D { index += 1 }
    }

    // MARK: - Space

    private mutating func skipSpace() {
        while let byte = next {
            if SourceText.isWhiteSpace(byte) {
                index += 1
            } else if byte == UInt8(ascii: "/"), peek(1) == byte {
                skipLine(from: index)
            } else if byte == UInt8(ascii: "/"), peek(1) == UInt8(ascii: "*") {
                skipComment()
            } else if byte == 0xE2, peek(1) == 0x80, peek(2) == 0xA8 || peek(2) == 0xA9 {
                // U+2028 and U+2029.
                index += 3
            } else {
                return
            }
        }
    }

    private mutating func skipComment() {
        let start = index
        index += 2
        while let byte = next {
            index += 1
            if byte == UInt8(ascii: "*"), next == UInt8(ascii: "/") {
                index += 1
                return
            }
        }
        warn(at: start, .unclosedComment)
    }

    func peek(_ distance: Int) -> UInt8? {
        index + distance < bytes.count ? bytes[index + distance] : nil
    }
}

// MARK: - Property lists

extension StringsFileReader {
    /// The texts of a `.strings` file in the form of a property list.
    static func entries(
        _ tree: SyntaxTree, _ log: inout DiagnosticLog
    ) -> [String: StringTable.Entry]? {
        guard let nodes = tree.root.entries else {
            log.add(
                .error, at: tree.position(of: tree.root.range),
                StringTableProblem.notATable(tree.root.kind))
            return nil
        }
        var entries: [String: StringTable.Entry] = [:]
        for node in nodes {
            let position = tree.position(of: node.value.range)
            guard let text = node.value.string else {
                log.add(
                    .warning, at: position,
                    StringTableProblem.notAText(key: node.key, node.value.kind))
                continue
            }
            entries[node.key] = StringTable.Entry(
                value: text, position: position, range: node.value.range)
        }
        return entries
    }
}
