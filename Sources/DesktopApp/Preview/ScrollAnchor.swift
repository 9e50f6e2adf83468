// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

/// A point in an item that keeps its distance from the top edge when sizes change.
struct ScrollAnchor {
    var index: Int
    /// The distance from the item's top, as a fraction of its height.
    var part: Double
    /// The distance from the top edge of the view, in pixels.
    var y: Double

    private init(index: Int, part: Double, y: Double) {
        (self.index, self.part, self.y) = (index, part, y)
    }

    /// The anchor in the item under the pointer, or else in the first item in view as a whole, or
    /// in part; nil where the top of the table stays in place.
    ///
    /// - Parameters:
    ///   - top: pixels from the top of the table to the top edge.
    ///   - height: the height of the view in pixels.
    ///   - pointer: pixels from the top edge; nil where the pointer is elsewhere.
    init?(in layout: ZoomedLayout, top: Double, height: Double, pointer: Double?) {
        if let pointer, let index = layout.indices(from: top + pointer, to: top + pointer + 1).first
        {
            let frame = layout.frame(at: index)
            let distance = frame.y - top
            // The item's top if it is in view, or else the point under the pointer.
            self =
                distance >= 0
                ? ScrollAnchor(index: index, part: 0, y: distance)
                : ScrollAnchor(index: index, part: (pointer - distance) / frame.height, y: pointer)
            return
        }
        let shown = layout.indices(from: top, to: top + max(1, height))
        guard top > 0, let first = shown.first else { return nil }
        let whole = shown.first { layout.frame(at: $0).y >= top } ?? first
        self.init(index: whole, part: 0, y: layout.frame(at: whole).y - top)
    }

    /// The top edge in whole pixels that keeps the anchor in place; nil when its item no longer
    /// exists.
    func top(in layout: ZoomedLayout, height: Double) -> Double? {
        guard index < layout.layout.count else { return nil }
        let frame = layout.frame(at: index)
        let most = max(0, layout.height - height)
        return min(max(0, (frame.y + part * frame.height - y).rounded()), most)
    }
}
