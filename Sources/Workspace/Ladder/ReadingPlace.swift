// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import LayoutEngine

/// What stands at the reading line of a list, its first row of pixels: an element, and how far down it.
/// Lists of other sizes that stand at the same place show the same element there.
package struct ReadingPlace: Hashable, Sendable {
    /// The element's index.
    package var item: Int
    /// How far down the element, as a part of its height; below 0, what is left of the space above the
    /// first element, as a part of that.
    package var part: Double

    /// The top of every list.
    package static let start = ReadingPlace(item: 0, part: -1)

    /// A place in an element.
    package init(item: Int, part: Double) { (self.item, self.part) = (item, part) }

    /// The place at the reading line of a list; nil for a list without elements, or below its end.
    ///
    /// - Parameters:
    ///   - top: from the top of the list to its top edge, in whole pixels.
    ///   - zoom: pixels to a point.
    package init?(in layout: TableLayout, top: Double, zoom: Double) {
        let line = (top + 0.5) / zoom
        guard let item = layout.indices(from: line, to: line.nextUp).first else { return nil }
        let frame = layout.frame(at: item)
        self.item = item
        let distance = top / zoom - frame.y
        // Only the first element has space above it.
        part = line < frame.y ? distance / frame.y : max(0, distance / frame.height)
    }

    /// The distance from the top of a list to its top edge, in whole pixels, at which the reading line is
    /// at this place; nil for a list that does not have the element.
    package func top(in layout: TableLayout, zoom: Double) -> Double? {
        guard item < layout.count else { return nil }
        let frame = layout.frame(at: item)
        if part < 0 { return ((1 + part) * frame.y * zoom).rounded() }
        // The rows of pixels whose middle is in the element.
        let first = (frame.y * zoom - 0.5).rounded(.up)
        let last = (frame.maxY * zoom - 0.5).rounded(.up) - 1
        let top = ((frame.y + part * frame.height) * zoom - 0.5).rounded(.up)
        return max(0, max(first, min(top, last)))
    }
}
