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

/// Where the lines of a text begin, so that a byte offset becomes a position in logarithmic time.
struct LineTable: Hashable, Sendable {
    /// Byte offset of each line's first byte, ascending.
    private let starts: [Int]

    init(_ bytes: [UInt8], startingAt first: Int = 0) {
        var starts = [first]
        var index = first
        while index < bytes.count {
            let byte = bytes[index]
            index += 1
            if byte == 0x0A || (byte == 0x0D && !(index < bytes.count && bytes[index] == 0x0A)) {
                starts.append(index)
            }
        }
        self.starts = starts
    }

    /// The position of a byte offset; the end of the file is a position too.
    func position(of offset: Int) -> Position {
        var low = 0
        var high = starts.count
        while high - low > 1 {
            let middle = (low + high) / 2
            if starts[middle] <= offset { low = middle } else { high = middle }
        }
        return Position(line: low + 1, column: max(0, offset - starts[low]) + 1)
    }
}
