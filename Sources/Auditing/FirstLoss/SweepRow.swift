// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

/// All categories and widths with one expansion of texts. Finds the breaks in each column by
/// bisecting the widths.
///
/// A column is a category and a width. The columns of a category are adjacent, the narrowest first.
/// Searches have no columns in common, so one column of each can be searched at the same time.
struct SweepRow {
    /// The index of the expansion.
    let expansion: Int
    /// The breaks by column; nil if not known yet.
    private var columns: [TextLosses?]
    private var searches: [Search]

    /// A bisection of adjacent columns.
    private struct Search {
        /// Ranges of columns with ends to compare. The next one is last.
        var stretches: [Range<Int>]
        /// The column to search next; nil if all are known.
        var wanted: Int?
        /// Whether the search of the wanted column is under way.
        var isAsked = false
    }

    /// - Parameters:
    ///   - known: the known breaks, by column.
    ///   - stretches: columns of one category. Within each range, a wider table can only break
    ///     less.
    init(expansion: Int, known: [TextLosses?], stretches: [Range<Int>]) {
        self.expansion = expansion
        columns = known
        searches = stretches.map { Search(stretches: [$0]) }
        for search in searches.indices { findWanted(search) }
        searches.removeAll { $0.wanted == nil }
    }

    /// The breaks by column, once the row is complete.
    var breaks: [TextLosses] { columns.compactMap(\.self) }

    /// Whether all columns are known.
    var isComplete: Bool { searches.isEmpty }

    /// A column to search; nil if all wanted columns are under way.
    mutating func next() -> Int? {
        guard let search = searches.firstIndex(where: { !$0.isAsked }) else { return nil }
        searches[search].isAsked = true
        return searches[search].wanted
    }

    /// Adds the breaks of a column.
    ///
    /// - Parameter isMonotone: whether wider columns break less. If not, every column of the range
    ///   is searched.
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
