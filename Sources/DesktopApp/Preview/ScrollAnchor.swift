// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

/// A place in an item that stays where it is on the screen when sizes change.
struct ScrollAnchor {
    var index: Int
    /// How far down the item, as a part of its height.
    var part: Double
    /// From the top edge, in pixels.
    var y: Double

    private init(index: Int, part: Double, y: Double) {
        (self.index, self.part, self.y) = (index, part, y)
    }

    /// The item under the pointer, or else the first that is in view as a whole, or in part; nil where
    /// the top of the table stays in place.
    ///
    /// - Parameters:
    ///   - top: from the top of the table to the top edge.
    ///   - height: what is in view.
    ///   - pointer: from the top edge; nil where it is elsewhere.
    init?(in layout: ZoomedLayout, top: Double, height: Double, pointer: Double?) {
        if let pointer, let index = layout.indices(from: top + pointer, to: top + pointer + 1).first
        {
            let frame = layout.frame(at: index)
            let distance = frame.y - top
            // Its top, if that is in view; else the very place that is pointed at.
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

    /// The top edge, in whole pixels, at which the place is where it was; nil when its item is gone.
    func top(in layout: ZoomedLayout, height: Double) -> Double? {
        guard index < layout.layout.count else { return nil }
        let frame = layout.frame(at: index)
        let most = max(0, layout.height - height)
        return min(max(0, (frame.y + part * frame.height - y).rounded()), most)
    }
}
