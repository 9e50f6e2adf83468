// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

/// A place in a text file, as editors count it.
public struct Position: Comparable, Hashable, Sendable {
    /// The line; the first is 1. A line ends with LF, CR LF or a CR alone.
    public var line: Int
    /// UTF-8 bytes before the place in its line, plus 1. A byte order mark counts for nothing.
    public var column: Int

    /// A place by its 1-based line and column.
    public init(line: Int, column: Int) {
        self.line = line
        self.column = column
    }

    /// Whether `left` comes first in the file.
    public static func < (left: Position, right: Position) -> Bool {
        (left.line, left.column) < (right.line, right.column)
    }
}

/// Where the lines of a text are, so that a byte offset becomes a position in constant time.
///
/// Every so many bytes the lines before are counted, and the rest at the time: a start of each line
/// would need eight times the memory of a text that is all line ends.
struct LineTable: Hashable, Sendable {
    private static let stride = 1_024

    private let bytes: [UInt8]
    private let first: Int
    /// At each multiple of the stride from the first byte on: how many lines begin before it, and the
    /// start of the last of them.
    private let samples: [Sample]

    private struct Sample: Hashable, Sendable {
        var line: Int
        var start: Int
    }

    init(_ bytes: [UInt8], startingAt first: Int = 0) {
        self.bytes = bytes
        self.first = first
        var samples: [Sample] = []
        samples.reserveCapacity((bytes.count - first) / Self.stride + 1)
        var sample = Sample(line: 1, start: first)
        var index = first
        while index <= bytes.count {
            samples.append(sample)
            let end = min(index + Self.stride, bytes.count)
            Self.advance(&sample, over: bytes, from: index, to: end)
            index += Self.stride
        }
        self.samples = samples
    }

    /// The position of a byte offset; the end of the file is a position too.
    func position(of offset: Int) -> Position {
        let offset = min(max(offset, first), bytes.count)
        let index = (offset - first) / Self.stride
        var sample = samples[index]
        Self.advance(&sample, over: bytes, from: first + index * Self.stride, to: offset)
        return Position(line: sample.line, column: offset - sample.start + 1)
    }

    /// Counts the lines that end between two offsets; between CR and LF none does.
    private static func advance(
        _ sample: inout Sample, over bytes: [UInt8], from start: Int, to end: Int
    ) {
        for index in start..<end {
            let byte = bytes[index]
            guard byte == 0x0A || byte == 0x0D,
                !(byte == 0x0D && index + 1 < bytes.count && bytes[index + 1] == 0x0A)
            else { continue }
            sample.line += 1
            sample.start = index + 1
        }
    }
}
