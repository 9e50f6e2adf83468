// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Syntax

/// Reads the neutral tree from the text that the parser's program writes: nested arrays of JSON,
/// `["kind", start, end, "name", child, …]`.
///
/// Of JSON, this reads no more than that: a tree is twice as long as its source, and `Syntax` keeps the place of each
/// value, which nobody needs here. What the program writes is not trusted: any other text gives nil.
package struct SourceTreeReader {
    private let bytes: UnsafeBufferPointer<UInt8>
    private var index: Int
    /// Added to offsets: the part of a file that was parsed begins there.
    private let shift: Int
    private var depth = 0

    /// The program leaves out what is deeper than 250 nodes. Readers of the tree follow it by recursion.
    private static let maximumDepth = 400
    private static let kinds = Dictionary(
        uniqueKeysWithValues: SourceNode.Kind.allCases.map { ($0.rawValue, $0) })

    private struct Failure: Error {}

    /// The tree that begins at an offset of the text.
    package static func read(
        _ bytes: [UInt8], from start: Int = 0, shift: Int = 0
    ) -> (node: SourceNode, end: Int)? {
        bytes.withUnsafeBufferPointer { buffer in
            var reader = SourceTreeReader(bytes: buffer, index: start, shift: shift)
            guard let node = try? reader.node() else { return nil }
            return (node, reader.index)
        }
    }

    private init(bytes: UnsafeBufferPointer<UInt8>, index: Int, shift: Int) {
        (self.bytes, self.index, self.shift) = (bytes, index, shift)
    }

    private mutating func node() throws(Failure) -> SourceNode {
        depth += 1
        guard depth < Self.maximumDepth else { throw Failure() }
        defer { depth -= 1 }
        try expect(UInt8(ascii: "["))
        let kind = Self.kinds[try string()] ?? .other
        try expect(UInt8(ascii: ","))
        let start = try number()
        try expect(UInt8(ascii: ","))
        let end = try number()
        guard start <= end else { throw Failure() }
        var name = ""
        var children: [SourceNode] = []
        if peek == UInt8(ascii: ",") {
            index += 1
            name = try string()
        }
        while peek == UInt8(ascii: ",") {
            index += 1
            children.append(try node())
        }
        try expect(UInt8(ascii: "]"))
        return SourceNode(kind, start + shift..<end + shift, name, children)
    }

    private var peek: UInt8? { index < bytes.count ? bytes[index] : nil }

    private mutating func expect(_ byte: UInt8) throws(Failure) {
        guard peek == byte else { throw Failure() }
        index += 1
    }

    private mutating func number() throws(Failure) -> Int {
        var value = 0
        let start = index
        while let digit = peek, digit.isASCIIDigit {
            guard index - start < 12 else { throw Failure() }
            value = value * 10 + Int(digit - 0x30)
            index += 1
        }
        guard index > start else { throw Failure() }
        return value
    }

    private mutating func string() throws(Failure) -> String {
        try expect(UInt8(ascii: "\""))
        let start = index
        var hasEscape = false
        while let byte = peek, byte != UInt8(ascii: "\"") {
            if byte == UInt8(ascii: "\\") {
                hasEscape = true
                index += 1
            }
            index += 1
        }
        guard index < bytes.count else { throw Failure() }
        let content = UnsafeBufferPointer(rebasing: bytes[start..<index])
        index += 1
        return hasEscape ? try unescaped(content) : String(decoding: content, as: UTF8.self)
    }

    private func unescaped(_ content: UnsafeBufferPointer<UInt8>) throws(Failure) -> String {
        var result: [UInt8] = []
        var index = 0
        while index < content.count {
            guard content[index] == UInt8(ascii: "\\") else {
                result.append(content[index])
                index += 1
                continue
            }
            guard index + 1 < content.count else { throw Failure() }
            index += 2
            switch content[index - 1] {
            case UInt8(ascii: "n"): result.append(0x0A)
            case UInt8(ascii: "r"): result.append(0x0D)
            case UInt8(ascii: "t"): result.append(0x09)
            case UInt8(ascii: "b"): result.append(0x08)
            case UInt8(ascii: "f"): result.append(0x0C)
            case UInt8(ascii: "u"):
                // The program escapes only control characters by number.
                guard index + 4 <= content.count,
                    let code = UInt32(
                        String(decoding: content[index..<index + 4], as: UTF8.self), radix: 16),
                    let scalar = Unicode.Scalar(code)
                else { throw Failure() }
                result += Array(String(Character(scalar)).utf8)
                index += 4
            case let byte: result.append(byte)
            }
        }
        return String(decoding: result, as: UTF8.self)
    }
}
