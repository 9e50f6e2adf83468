// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import CPango
import Cairo
import LayoutEngine
import PangoText
import Previewing
import Reporting

/// The areas where two previews look different: an area in each element that the other preview does not have,
/// or draws with other pixels. A moved element is not a difference.
struct DifferenceAreas {
    /// The areas in the old table, in points, from top to bottom.
    private(set) var old: [Rect] = []
    /// The areas in the new table, likewise.
    private(set) var new: [Rect] = []

    init(from old: NamedPreview, to new: NamedPreview) {
        let (oldLayout, newLayout) = (old.preview.layout, new.preview.layout)
        for pair in ItemMatching(old.preview, new.preview).pairs {
            switch (pair.old, pair.new) {
            case (let oldIndex?, let newIndex?):
                let oldFrame = oldLayout.frame(at: oldIndex)
                let newFrame = newLayout.frame(at: newIndex)
                let scale = old.preview.environment.displayScale
                let items = (PixelSource(oldIndex, of: old), PixelSource(newIndex, of: new))
                guard let area = items.0.area(differingFrom: items.1, scale: scale) else {
                    continue
                }
                self.old.append(area.placed(in: oldFrame))
                self.new.append(area.placed(in: newFrame))
            case (let index?, nil): self.old.append(oldLayout.frame(at: index))
            case (nil, let index?): self.new.append(newLayout.frame(at: index))
            case (nil, nil): break
            }
        }
    }
}

extension Rect {
    /// The area in table coordinates, from an area relative to a frame: with a margin, and clipped to the
    /// frame. If the other element is taller and the area is below this frame, the result is the frame's lower
    /// edge.
    fileprivate func placed(in frame: Rect) -> Rect {
        let margin = 3.0
        let left = max(0, x - margin)
        let top = max(0, min(y - margin, frame.height - 2 * margin))
        return Rect(
            x: frame.x + left, y: frame.y + top,
            width: min(maxX + margin, frame.width) - left,
            height: max(1, min(maxY + margin, frame.height) - top))
    }
}

/// The pixels of one element on the background of its table, independent of its position. They are drawn one
/// tile at a time, because an element may have any height.
private struct PixelSource {
    private let item: ItemLayout
    private let painter: TablePainter
    /// The height ranges with details, in points from the element's top: its first and last corners, texts, and
    /// decorations. Outside of them, the element has one color.
    private let details: [ClosedRange<Double>]

    /// The greatest difference of color values, of 255, that the eye does not see. Rounding can make this
    /// difference if the same element has another position.
    private static let tolerance = 8
    /// The approximate number of pixels of a tile.
    private static let tileSize = 1 << 20
    /// A length in points, greater than the radius of a card's corner.
    private static let corner = 64.0

    init(_ index: Int, of side: NamedPreview) {
        let layout = side.preview.layout
        let item = layout.item(at: index)
        let texts = item.texts.map { text in
            let overhang = TablePainter.overhang(of: layout.font(of: text))
            return text.frame.y - overhang...text.frame.maxY + overhang
        }
        let decorations = item.decorations.map { $0.frame.y...$0.frame.maxY }
        let edges = [item.frame.y, item.frame.maxY].map { $0 - Self.corner...$0 + Self.corner }
        details = (texts + decorations + edges).map {
            $0.lowerBound - item.frame.y...$0.upperBound - item.frame.y
        }
        self.item = item
        painter = TablePainter(side.preview, library: side.library)
    }

    /// The smallest rectangle around all pixels that differ, in points; nil if none differs.
    func area(differingFrom other: PixelSource, scale: Double) -> Rect? {
        let width = Int((max(item.frame.width, other.item.frame.width) * scale).rounded(.up))
        let height = Int((max(item.frame.height, other.item.frame.height) * scale).rounded(.up))
        let tileHeight = max(1, Self.tileSize / max(1, width))
        let details = details + other.details
        var (left, top, right, bottom) = (Int.max, Int.max, -1, -1)
        for start in stride(from: 0, to: height, by: tileHeight) {
            let rows = start..<min(start + tileHeight, height)
            let extent = Double(rows.lowerBound) / scale...Double(rows.upperBound) / scale
            guard details.contains(where: extent.overlaps) else { continue }
            let tiles = [self, other].map { $0.pixels(in: rows, width: width, scale: scale) }
            for (position, (one, two)) in zip(tiles[0], tiles[1]).enumerated()
            where one != two && Self.differ(one, two) {
                let (row, column) = position.quotientAndRemainder(dividingBy: width)
                (left, right) = (min(left, column), max(right, column))
                (top, bottom) = (min(top, start + row), start + row)
            }
        }
        guard right >= 0 else { return nil }
        return Rect(
            x: Double(left) / scale, y: Double(top) / scale,
            width: Double(right + 1 - left) / scale, height: Double(bottom + 1 - top) / scale)
    }

    private func pixels(in rows: Range<Int>, width: Int, scale: Double) -> [UInt32] {
        var pixels = [UInt32](repeating: 0, count: width * rows.count)
        pixels.withUnsafeMutableBytes { bytes in
            let surface = cairo_image_surface_create_for_data(
                bytes.baseAddress, CAIRO_FORMAT_ARGB32, Int32(width), Int32(rows.count),
                Int32(width * MemoryLayout<UInt32>.size))
            let context = cairo_create(surface)
            defer {
                cairo_destroy(context)
                cairo_surface_destroy(surface)
            }
            guard let context else { return }
            let canvas = Canvas(CairoContext(borrowing: context), zoom: scale, pixelScale: 1)
            painter.paintBackground(
                width: Double(width) / scale, height: Double(rows.count) / scale, on: canvas)
            canvas.translated(x: 0, y: -item.frame.y - Double(rows.lowerBound) / scale) {
                painter.paint(item, on: canvas)
            }
            cairo_surface_flush(surface)
        }
        return pixels
    }

    private static func differ(_ one: UInt32, _ two: UInt32) -> Bool {
        stride(from: 0, to: UInt32(32), by: 8).contains { shift in
            abs(Int(one >> shift & 255) - Int(two >> shift & 255)) > tolerance
        }
    }
}
