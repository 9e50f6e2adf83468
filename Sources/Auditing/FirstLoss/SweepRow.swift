// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

/// All categories and widths with one expansion of texts: what breaks in each column, found by bisection
/// over the widths.
///
/// A column is a category and a width; the columns of a category stand together, the narrowest first.
struct SweepRow {
    /// Index into the expansions.
    let expansion: Int
    /// By column; nil where it is not known yet.
    private var columns: [TextLosses?]
    /// Columns whose ends are to be compared, the next one last.
    private var stretches: [Range<Int>]
    /// The column whose preview is wanted; nil when all are known.
    private(set) var wanted: Int?

    /// - Parameters:
    ///   - known: what is known already, by column.
    ///   - stretches: columns of one category in which what breaks can only become less with the
    ///     width.
    init(expansion: Int, known: [TextLosses?], stretches: [Range<Int>]) {
        self.expansion = expansion
        columns = known
        self.stretches = stretches.reversed()
        findWanted()
    }

    /// What breaks, by column, once nothing is wanted.
    var breaks: [TextLosses] { columns.compactMap(\.self) }

    /// Takes what breaks in the wanted column.
    ///
    /// - Parameter isMonotone: whether less breaks in wider columns; without it, every column of the
    ///   stretch is wanted.
    mutating func add(_ breaks: TextLosses, isMonotone: Bool) {
        guard let wanted, let stretch = stretches.last else { return }
        columns[wanted] = breaks
        if !isMonotone, stretch.count > 1 {
            stretches.removeLast()
            stretches += stretch.reversed().map { $0..<$0 + 1 }
        }
        findWanted()
    }

    private mutating func findWanted() {
        wanted = nil
        while let stretch = stretches.last {
            let (first, last) = (stretch.lowerBound, stretch.upperBound - 1)
            wanted = columns[first] == nil ? first : columns[last] == nil ? last : nil
            if wanted != nil { return }
            stretches.removeLast()
            guard stretch.count > 2 else { continue }
            if columns[first] == columns[last] {
                for column in stretch where columns[column] == nil {
                    columns[column] = columns[first]
                }
            } else {
                let middle = (first + last) / 2
                stretches += [middle..<last + 1, first..<middle + 1]
            }
        }
    }
}
