// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import LayoutEngine

/// The part of a list that is in view: a value, so that a preview can be made exact there before any
/// widget sees it. Lengths are points of the device.
public struct Viewport: Hashable, Sendable {
    /// A place in an item that stays where it is when sizes change.
    public struct Anchor: Hashable, Sendable {
        /// The item's index.
        public var item: Int
        /// How far down the item, as a part of its height.
        public var part: Double
        /// From the top edge.
        public var y: Double

        /// A place in an item.
        public init(item: Int, part: Double, y: Double) {
            (self.item, self.part, self.y) = (item, part, y)
        }
    }

    /// From the top of the list to the top edge.
    public var top: Double
    /// From edge to edge.
    public var height: Double
    /// Above and below the edges, where rows are kept ready.
    public var margin: Double
    /// What stays in place; nil where the top of the list does.
    public var anchor: Anchor?

    /// What is in view.
    public init(top: Double, height: Double, margin: Double, anchor: Anchor? = nil) {
        (self.top, self.height, self.margin, self.anchor) = (top, height, margin, anchor)
    }

    /// The items in view and near it once a layout shows.
    ///
    /// - Parameter isSameList: false for another list, which begins at its top.
    func items(of layout: TableLayout, isSameList: Bool) -> Range<Int> {
        let top = isSameList ? anchoredTop(in: layout) : 0
        return layout.indices(from: top - margin, to: top + height + margin)
    }

    private func anchoredTop(in layout: TableLayout) -> Double {
        guard let anchor, anchor.item < layout.count else { return top }
        let frame = layout.frame(at: anchor.item)
        let place = frame.y + anchor.part * frame.height - anchor.y
        return min(max(0, place), max(0, layout.height - height))
    }
}
