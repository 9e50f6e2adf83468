// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

/// All categories and widths with one expansion of texts: what breaks in each column, found by bisection
/// over the widths.
///
/// A column is a category and a width; the columns of a category stand together, the narrowest first.
/// Searches have no column in common, so that a column of each may be looked at at once.
struct SweepRow {
    /// Index into the expansions.
    let expansion: Int
    /// By column; nil where it is not known yet.
    private var columns: [TextLosses?]
    private var searches: [Search]

    /// A bisection of columns next to each other.
    private struct Search {
        /// Columns whose ends are to be compared, the next one last.
        var stretches: [Range<Int>]
        /// The column that has to be known next; nil when all are.
        var wanted: Int?
        /// Whether the wanted column is being looked at.
        var isAsked = false
    }

    /// - Parameters:
    ///   - known: the known breaks, by column.
    ///   - stretches: columns of one category in which a wider table can only break less.
    init(expansion: Int, known: [TextLosses?], stretches: [Range<Int>]) {
        self.expansion = expansion
        columns = known
        searches = stretches.map { Search(stretches: [$0]) }
        for search in searches.indices { findWanted(search) }
        searches.removeAll { $0.wanted == nil }
    }

    /// What breaks, by column, once the row is complete.
    var breaks: [TextLosses] { columns.compactMap(\.self) }

    /// Whether all columns are known.
    var isComplete: Bool { searches.isEmpty }

    /// A column that has to be known; nil where all such columns are being looked at.
    mutating func next() -> Int? {
        guard let search = searches.firstIndex(where: { !$0.isAsked }) else { return nil }
        searches[search].isAsked = true
        return searches[search].wanted
    }

    /// Takes what breaks in a column.
    ///
    /// - Parameter isMonotone: whether less breaks in wider columns; without it, every column of the
    ///   stretch is wanted.
    mutating func add(_ breaks: TextLosses, at column: Int, isMonotone: Bool) {
        guard let search = searches.firstIndex(where: { $0.wanted == column }),
            let stretch = searches[search].stretches.last
        else { return }
        columns[column] = breaks
        searches[search].isAsked = false
        if !isMonotone, stretch.count > 1 {
            searches[search].stretches.removeLast()
            searches[search].stretches += stretch.reversed().map { $0..<$0 + 1 }
        }
        findWanted(search)
        if searches[search].wanted == nil { searches.remove(at: search) }
    }

    private mutating func findWanted(_ search: Int) {
        searches[search].wanted = nil
        while let stretch = searches[search].stretches.last {
            let (first, last) = (stretch.lowerBound, stretch.upperBound - 1)
            searches[search].wanted =
                columns[first] == nil ? first : columns[last] == nil ? last : nil
            if searches[search].wanted != nil { return }
            searches[search].stretches.removeLast()
            guard stretch.count > 2 else { continue }
            if columns[first] == columns[last] {
                for column in stretch where columns[column] == nil {
                    columns[column] = columns[first]
                }
            } else {
                let middle = (first + last) / 2
                searches[search].stretches += [middle..<last + 1, first..<middle + 1]
            }
        }
    }
}
