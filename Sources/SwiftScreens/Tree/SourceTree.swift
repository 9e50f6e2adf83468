// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Syntax

/// A parsed file of Swift source, or a part of one.
package final class SourceTree: Sendable {
    /// The file, relative to the folder of the project if it is in it.
    package let path: FilePath
    /// The bytes of the whole file.
    package let bytes: [UInt8]
    /// The node `file`.
    package let root: SourceNode
    private let lines: LineTable

    /// - Parameter lines: the lines of the bytes; nil to count them.
    package init(path: FilePath, bytes: [UInt8], root: SourceNode, lines: LineTable? = nil) {
        (self.path, self.bytes, self.root) = (path, bytes, root)
        self.lines = lines ?? LineTable(bytes)
    }

    package func position(of offset: Int) -> Position { lines.position(of: offset) }

    /// Longer texts are cut, so that a condition can be read, and compared quickly.
    static let longestText = 1_000

    /// The source of a node, with white space as single spaces: the text of a condition.
    package func text(of node: SourceNode) -> String {
        let range = node.range.clamped(to: 0..<bytes.count)
        let words = String(decoding: bytes[range].prefix(Self.longestText), as: UTF8.self)
            .split(whereSeparator: \.isWhitespace).joined(separator: " ")
        return range.count > Self.longestText ? words + "…" : words
    }
}

/// A node with its file.
package struct SourcePlace: Sendable {
    package let tree: SourceTree
    package let range: Range<Int>

    init(_ tree: SourceTree, _ node: SourceNode) { (self.tree, range) = (tree, node.range) }

    package var position: Position { tree.position(of: range.lowerBound) }

    /// `FILE:LINE:COLUMN`.
    package var description: String {
        "\(tree.path.string):\(position.line):\(position.column)"
    }
}

extension SourcePlace: Hashable {
    package static func == (left: SourcePlace, right: SourcePlace) -> Bool {
        left.tree === right.tree && left.range == right.range
    }

    package func hash(into hasher: inout Hasher) {
        hasher.combine(ObjectIdentifier(tree))
        hasher.combine(range)
    }
}
