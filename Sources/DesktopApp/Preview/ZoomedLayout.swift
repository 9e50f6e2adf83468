// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import GtkKit
import LayoutEngine

/// A layout in the window's pixels. Only this type converts points to pixels of the screen.
struct ZoomedLayout {
    let layout: TableLayout
    /// Pixels per point.
    let zoom: Double

    /// The grid of whole pixels. It tolerates rounding errors of sums.
    private static let pixels = PixelGrid(scale: 1)

    /// The width of the table in whole pixels.
    var width: Double { Self.pixels.ceil(layout.width * zoom) }

    /// The height of the table in whole pixels.
    var height: Double { Self.pixels.ceil(layout.height * zoom) }

    /// The frame of an item in pixels.
    func frame(at index: Int) -> Rect {
        let frame = layout.frame(at: index)
        return Rect(
            x: frame.x * zoom, y: frame.y * zoom, width: frame.width * zoom,
            height: frame.height * zoom)
    }

    /// The items that intersect a vertical range of pixels.
    func indices(from top: Double, to bottom: Double) -> Range<Int> {
        layout.indices(from: top / zoom, to: bottom / zoom)
    }

    /// The section header that sticks to the top edge, and its position in pixels.
    func stickyHeader(at top: Double) -> (index: Int, y: Double)? {
        layout.stickyHeader(at: top / zoom).map { ($0.index, $0.y * zoom) }
    }

    /// The frame of an item's cell, extended to whole pixels.
    static func pixelFrame(of item: ItemLayout, zoom: Double) -> PixelFrame {
        let (left, right) = (pixels.floor(item.cell.x * zoom), pixels.ceil(item.cell.maxX * zoom))
        let (top, bottom) = (
            pixels.floor(item.frame.y * zoom), pixels.ceil(item.frame.maxY * zoom)
        )
        return PixelFrame(
            x: Int(left), y: Int(top), width: Int(right - left), height: Int(bottom - top))
    }
}
