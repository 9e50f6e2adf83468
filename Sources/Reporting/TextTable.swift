// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Syntax

/// A text table with columns. Numbers are aligned on the right, and other cells on the left.
package struct TextTable: CustomStringConvertible {
    private let lines: [[String]]

    /// A table of lines of cells, with escapes for invisible characters.
    package init(_ lines: [[String]]) { self.lines = lines.map { $0.map(\.visible) } }

    package var description: String {
        let columns = lines.map(\.count).max() ?? 0
        let widths = (0..<columns).map { column in
            lines.map { column < $0.count ? $0[column].count : 0 }.max() ?? 0
        }
        return lines.map { line in
            line.enumerated().map { column, cell in
                let padding = String(repeating: " ", count: widths[column] - cell.count)
                let isNumber = cell.first?.isNumber ?? false
                let isLast = column == line.count - 1
                return isNumber ? padding + cell : isLast ? cell : cell + padding
            }.joined(separator: "  ")
        }.joined(separator: "\n")
    }
}
