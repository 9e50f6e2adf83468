// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

extension Redline {
    /// The distances between two rectangles, as hand-off tools show them. Between separate rectangles, these
    /// are the distances of the nearest edges, in each direction with a gap. Otherwise they are the distances
    /// between edges of the same side, such as from a text to the cell around it. Distances of zero are left
    /// out.
    static func distances(from first: Rect, to other: Rect) -> [Redline] {
        let column = Span(first.x, first.maxX)
        let otherColumn = Span(other.x, other.maxX)
        let line = Span(first.y, first.maxY)
        let otherLine = Span(other.y, other.maxY)
        let gaps = (across: column.gap(to: otherColumn), down: line.gap(to: otherLine))
        let areApart = gaps.across != nil || gaps.down != nil
        let across = areApart ? [gaps.across].compactMap(\.self) : column.edges(to: otherColumn)
        let down = areApart ? [gaps.down].compactMap(\.self) : line.edges(to: otherLine)
        let middleX = column.shared(with: otherColumn)
        let middleY = line.shared(with: otherLine)
        return across.map {
            Redline(
                .distance(.horizontal), Rect(x: $0.start, y: middleY, width: $0.length, height: 0))
        }
            + down.map {
                Redline(
                    .distance(.vertical),
                    Rect(x: middleX, y: $0.start, width: 0, height: $0.length))
            }
    }
}

/// A range of one coordinate, in points.
private struct Span {
    var start: Double
    var end: Double

    init(_ start: Double, _ end: Double) { (self.start, self.end) = (start, end) }

    var length: Double { end - start }

    /// The space to another span; nil if the two touch or overlap.
    func gap(to other: Span) -> Span? {
        if end < other.start { return Span(end, other.start) }
        return other.end < start ? Span(other.end, start) : nil
    }

    /// The space between both starts, and the space between both ends.
    func edges(to other: Span) -> [Span] {
        [
            Span(min(start, other.start), max(start, other.start)),
            Span(min(end, other.end), max(end, other.end)),
        ].filter { $0.length > 0 }
    }

    /// The middle of the common range, where a line between the two meets both; the middle of this span if they
    /// have nothing in common.
    func shared(with other: Span) -> Double {
        let (from, to) = (max(start, other.start), min(end, other.end))
        return from <= to ? (from + to) / 2 : (start + end) / 2
    }
}
