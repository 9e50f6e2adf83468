// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

/// A position in a text file, as editors count it.
package struct Position: Comparable, Hashable, Sendable {
    /// The line; the first is 1. A line ends with LF, CR LF, or CR.
    package var line: Int
    /// UTF-8 bytes before the position in its line, plus 1. A byte order mark is not counted.
    package var column: Int

    /// Whether `left` comes first in the file.
    package static func < (left: Position, right: Position) -> Bool {
        (left.line, left.column) < (right.line, right.column)
    }
}

/// The line table of a text, which converts a byte offset to a position in constant time.
///
/// It has a line count for each stride of bytes, from which the rest is counted: a table of all
/// lines would need eight times the memory of a text of empty lines.
struct LineTable: Hashable, Sendable {
    private static let stride = 1_024

    private let bytes: [UInt8]
    private let first: Int
    /// For each multiple of the stride: the number of lines that begin before it, and the start of
    /// the last of them.
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
