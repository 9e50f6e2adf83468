// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

/// The lines of a text file, with columns in code points. Other programs count so; diagnostics count
/// bytes.
package struct TextLines: Sendable {
    private let file: SourceFile
    private let lines: LineTable
    /// The number of code points before every block of bytes, because a file may be one long line.
    private let counts: [Int]
    /// The syntax tree; nil for a file with errors.
    private let tree: SyntaxTree?

    private static let blockSize = 256

    /// The change of a part of a file.
    package struct Replacement: Hashable, Sendable {
        /// The place of the first replaced character. Columns are code points, from 1.
        package let start: Position
        /// The place after the last replaced character.
        package let end: Position
        /// The new text.
        package let text: String
    }

    /// Finds the lines. Fails for a file that is not UTF-8, such as a binary property list.
    package init?(_ file: SourceFile) {
        guard String(validating: file.bytes, as: UTF8.self) != nil,
            !file.bytes.starts(with: "bplist".utf8)
        else { return nil }
        let bytes = file.bytes
        self.file = file
        // A byte order mark at the start does not count.
        lines = LineTable(bytes, startingAt: bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0)
        var counts = [0]
        for start in stride(from: 0, to: bytes.count, by: Self.blockSize) {
            let block = bytes[start..<min(start + Self.blockSize, bytes.count)]
            counts.append((counts.last ?? 0) + block.count { !$0.isContinuation })
        }
        self.counts = counts
        tree = SyntaxTree.read(file).value
    }

    /// The column of a position in code points, from 1.
    package func column(of position: Position) -> Int? {
        guard let start = lines.start(ofLine: position.line) else { return nil }
        let end = min(start + position.column - 1, file.bytes.count)
        return start <= end ? count(in: start..<end) + 1 : nil
    }

    private func count(in range: Range<Int>) -> Int {
        count(before: range.upperBound) - count(before: range.lowerBound)
    }

    private func count(before offset: Int) -> Int {
        let block = offset / Self.blockSize
        let rest = file.bytes[block * Self.blockSize..<offset]
        return counts[block] + rest.count { !$0.isContinuation }
    }

    private func position(of offset: Int) -> Position {
        var position = lines.position(of: offset)
        position.column = count(in: offset - position.column + 1..<offset) + 1
        return position
    }

    /// The parts of the file that an edit changes, from top to bottom; nil if it does not apply.
    package func replacements(by edit: SyntaxEdit) -> [Replacement]? {
        guard let tree, let splices = try? TextEditor(file, tree).splices(for: edit) else {
            return nil
        }
        return splices.sorted { $0.range.lowerBound < $1.range.lowerBound }.map { splice in
            Replacement(
                start: position(of: splice.range.lowerBound),
                end: position(of: splice.range.upperBound),
                text: String(decoding: splice.bytes, as: UTF8.self))
        }
    }
}

extension UInt8 {
    /// Whether this is a byte of a character in UTF-8 other than the first.
    fileprivate var isContinuation: Bool { self & 0xC0 == 0x80 }
}
