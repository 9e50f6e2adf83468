// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import GtkKit
import LayoutEngine

/// A layout in the window's pixels: the one place where points become pixels of the screen.
struct ZoomedLayout {
    let layout: TableLayout
    /// Pixels to a point.
    let zoom: Double

    /// Whole pixels, which sums that are off by an ulp do not add to.
    private static let pixels = PixelGrid(scale: 1)

    /// Whole pixels that the table is wide.
    var width: Double { Self.pixels.ceil(layout.width * zoom) }

    /// Whole pixels that the table is high.
    var height: Double { Self.pixels.ceil(layout.height * zoom) }

    /// The frame of an item.
    func frame(at index: Int) -> Rect {
        let frame = layout.frame(at: index)
        return Rect(
            x: frame.x * zoom, y: frame.y * zoom, width: frame.width * zoom,
            height: frame.height * zoom)
    }

    /// The items that a stretch of the table shows any part of.
    func indices(from top: Double, to bottom: Double) -> Range<Int> {
        layout.indices(from: top / zoom, to: bottom / zoom)
    }

    /// The section header that sticks to the top edge, and where it is in the table.
    func stickyHeader(at top: Double) -> (index: Int, y: Double)? {
        layout.stickyHeader(at: top / zoom).map { ($0.index, $0.y * zoom) }
    }

    /// The whole pixels that an item's cell has a part in.
    static func pixelFrame(of item: ItemLayout, zoom: Double) -> PixelFrame {
        let (left, right) = (pixels.floor(item.cell.x * zoom), pixels.ceil(item.cell.maxX * zoom))
        let (top, bottom) = (
            pixels.floor(item.frame.y * zoom), pixels.ceil(item.frame.maxY * zoom)
        )
        return PixelFrame(
            x: Int(left), y: Int(top), width: Int(right - left), height: Int(bottom - top))
    }
}
