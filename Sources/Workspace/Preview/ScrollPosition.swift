// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import LayoutEngine

/// The scroll position of a list: a point in one of its elements, with its distance from the top edge of the
/// view. It stays valid if sizes change. Lists with other sizes at the same position show the same element
/// there.
package struct ScrollPosition: Hashable, Sendable {
    /// The element's index.
    package var item: Int
    /// The distance from the top of the element to the point, as a fraction of its height. Below 0, it is the
    /// visible fraction of the space above the first element, with a minus sign. From −2 to −1, it is less by 1 than
    /// that of the inset above the list.
    package var part: Double
    /// The distance from the top edge of the view to the point, in points.
    package var y: Double

    /// The top of every list.
    package static let start = ScrollPosition(item: 0, part: -2)

    /// A point in an element.
    package init(item: Int, part: Double, y: Double = 0) {
        (self.item, self.part, self.y) = (item, part, y)
    }

    /// The distance from the top of a list to the top edge of the view, in points; nil if the list does not
    /// have the element.
    package func top(in layout: TableLayout) -> Double? {
        guard item < layout.count else { return nil }
        let frame = layout.frame(at: item)
        return part < 0 ? max(0, 1 + part) * frame.y : frame.y + part * frame.height - y
    }
}

// MARK: - What stays in place

extension ScrollPosition {
    /// The point that stays in place: in the item under the pointer, or else the top of the first item whose
    /// top is in view; nil if the top of the list stays in place.
    ///
    /// - Parameters:
    ///   - top: the pixels from the top of the list to the top edge of the view.
    ///   - height: the height of the view in pixels.
    ///   - pointer: the pixels from the top edge of the view to the pointer; nil if the pointer is elsewhere.
    ///   - zoom: the pixels per point.
    package init?(
        in layout: TableLayout, top: Double, height: Double, pointer: Double?, zoom: Double
    ) {
        func items(from top: Double, to bottom: Double) -> Range<Int> {
            layout.indices(from: top / zoom, to: bottom / zoom)
        }
        if let pointer, let item = items(from: top + pointer, to: top + pointer + 1).first {
            let frame = layout.frame(at: item)
            let (y, distance) = (pointer / zoom, frame.y - top / zoom)
            // The top of the item if it is in view, or else the point under the pointer.
            self =
                frame.y * zoom >= top
                ? ScrollPosition(item: item, part: 0, y: distance)
                : ScrollPosition(item: item, part: (y - distance) / frame.height, y: y)
            return
        }
        let shown = items(from: top, to: top + max(1, height))
        guard top > 0, let first = shown.first else { return nil }
        let whole = shown.first { layout.frame(at: $0).y * zoom >= top } ?? first
        self.init(item: whole, part: 0, y: layout.frame(at: whole).y - top / zoom)
    }
}

// MARK: - What stands at the reading line

extension ScrollPosition {
    /// The position at the reading line of a list, its first row of pixels; nil for a list without elements, or
    /// below its end.
    ///
    /// - Parameters:
    ///   - top: the whole pixels from the top of the list to the top edge of the view.
    ///   - zoom: the pixels per point.
    ///   - inset: the pixels above the list that scroll with it.
    package init?(in layout: TableLayout, top: Double, zoom: Double, inset: Double = 0) {
        if top < 0, inset > 0, layout.count > 0 {
            self.init(item: 0, part: -1 + max(-1, top / inset))
            return
        }
        let line = (top + 0.5) / zoom
        guard let item = layout.indices(from: line, to: line.nextUp).first else { return nil }
        let frame = layout.frame(at: item)
        let distance = top / zoom - frame.y
        // Only the first element has space above it.
        self.init(
            item: item,
            part: line < frame.y ? distance / frame.y : max(0, distance / frame.height))
    }

    /// The distance from the top of a list to the top edge of the view, in whole pixels, that puts this
    /// position at the reading line; nil if the list does not have the element.
    ///
    /// - Parameter inset: the pixels above the list that scroll with it.
    package func top(
        in layout: TableLayout, zoom: Double, inset: Double = 0
    ) -> Double? {
        guard let top = top(in: layout) else { return nil }
        if part < -1 { return ((1 + part) * inset).rounded() }
        if part < 0 { return (top * zoom).rounded() }
        // The range is the rows of pixels whose middle is in the element.
        let frame = layout.frame(at: item)
        let first = (frame.y * zoom - 0.5).rounded(.up)
        let last = (frame.maxY * zoom - 0.5).rounded(.up) - 1
        return max(0, max(first, min((top * zoom - 0.5).rounded(.up), last)))
    }
}
