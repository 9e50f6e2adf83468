// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import LayoutEngine

/// The part of a list in view, in points of the device. It is a value, so that a preview can be
/// exact there before any widget displays it.
package struct Viewport: Hashable, Sendable {
    /// Points from the top of the list to the top edge.
    package var top: Double
    /// Points from edge to edge.
    package var height: Double
    /// Points above and below the edges in which rows are kept ready.
    package var margin: Double
    /// The point that stays in place; nil where the top of the list does.
    package var anchor: ScrollPosition?

    /// A viewport, in points.
    package init(top: Double, height: Double, margin: Double, anchor: ScrollPosition? = nil) {
        (self.top, self.height, self.margin, self.anchor) = (top, height, margin, anchor)
    }

    /// The items of a layout in the viewport and its margins.
    ///
    /// - Parameter isSameList: false for another list, which is shown from its top.
    func items(of layout: TableLayout, isSameList: Bool) -> Range<Int> {
        let top = isSameList ? anchoredTop(in: layout) : 0
        return layout.indices(from: top - margin, to: top + height + margin)
    }

    private func anchoredTop(in layout: TableLayout) -> Double {
        guard let top = anchor?.top(in: layout) else { return top }
        return min(max(0, top), max(0, layout.height - height))
    }
}
