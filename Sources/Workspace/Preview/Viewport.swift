// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import LayoutEngine

/// The part of a list in view, in points of the device. It is a value, so a preview can be exact there before a
/// widget displays it.
package struct Viewport: Hashable, Sendable {
    /// The distance from the top of the list to the top edge, in points.
    package var top: Double
    /// The distance from edge to edge, in points.
    package var height: Double
    /// The distance above and below the edges in which rows are kept ready, in points.
    package var margin: Double
    /// The point that stays in place; nil if the top of the list stays in place.
    package var anchor: ScrollPosition?

    /// A viewport, in points.
    package init(top: Double, height: Double, margin: Double, anchor: ScrollPosition? = nil) {
        (self.top, self.height, self.margin, self.anchor) = (top, height, margin, anchor)
    }

    /// The top of a list in a window that has no size yet.
    package static let initial = Viewport(top: 0, height: 800, margin: 200)

    /// The items of a layout in the viewport and its margins.
    ///
    /// - Parameter isSameList: false for another list, which starts at its top.
    func items(of layout: TableLayout, isSameList: Bool) -> Range<Int> {
        let top = isSameList ? anchoredTop(in: layout) : 0
        return layout.indices(from: top - margin, to: top + height + margin)
    }

    private func anchoredTop(in layout: TableLayout) -> Double {
        guard let top = anchor?.top(in: layout) else { return top }
        return min(max(0, top), max(0, layout.height - height))
    }
}
