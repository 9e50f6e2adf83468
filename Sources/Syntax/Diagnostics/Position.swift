// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

/// A position in a text file, with the numbers that editors show.
package struct Position: Comparable, Hashable, Sendable {
    /// The line, from 1. LF, CR LF, or CR ends a line.
    package var line: Int
    /// The number of UTF-8 bytes before the position in its line, plus 1, without a byte order
    /// mark.
    package var column: Int

    package init(line: Int, column: Int) { (self.line, self.column) = (line, column) }

    /// Whether `left` is earlier in the file.
    package static func < (left: Position, right: Position) -> Bool {
        (left.line, left.column) < (right.line, right.column)
    }
}

/// The line table of a text. Converts a byte offset to a position in constant time.
///
/// The table has a line count per stride of bytes, and counts on from there. A table of all lines
/// would take eight times the memory of the text, if that consists of empty lines.
package struct LineTable: Hashable, Sendable {
    private static let stride = 1_024

    private let bytes: [UInt8]
    private let first: Int
    /// For each multiple of the stride, the number of lines that start before it, and the start of
    /// the last one.
    private let samples: [Sample]

    private struct Sample: Hashable, Sendable {
        var line: Int
        var start: Int
    }

    package init(_ bytes: [UInt8], startingAt first: Int = 0) {
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

    /// The position of a byte offset. The end of the file has a position, too.
    package func position(of offset: Int) -> Position {
        let offset = min(max(offset, first), bytes.count)
        let index = (offset - first) / Self.stride
        var sample = samples[index]
        Self.advance(&sample, over: bytes, from: first + index * Self.stride, to: offset)
        return Position(line: sample.line, column: offset - sample.start + 1)
    }

    /// The offset of the first byte of a line; nil if there is no such line.
    func start(ofLine line: Int) -> Int? {
        // The last sample in or before the line.
        var (low, high) = (0, samples.count)
        while low < high {
            let middle = (low + high) / 2
            if samples[middle].line <= line { low = middle + 1 } else { high = middle }
        }
        guard low > 0 else { return nil }
        var sample = samples[low - 1]
        var offset = first + (low - 1) * Self.stride
        while sample.line < line, offset < bytes.count {
            Self.advance(&sample, over: bytes, from: offset, to: offset + 1)
            offset += 1
        }
        return sample.line == line ? sample.start : nil
    }

    /// Counts the lines that end between two offsets. No line ends between CR and LF.
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
