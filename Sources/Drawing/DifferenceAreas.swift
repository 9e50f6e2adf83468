// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import CPango
import Cairo
import LayoutEngine
import PangoText
import Previewing
import Reporting

/// Where two previews look different: an area in each element that the other preview has not, or draws with
/// other pixels. An element that has only moved looks the same.
struct DifferenceAreas {
    /// A preview, and the fonts that it was measured with.
    typealias Side = (preview: Preview, library: FontLibrary)

    /// In the old table, in points, from top to bottom.
    private(set) var old: [Rect] = []
    /// In the new one.
    private(set) var new: [Rect] = []

    init(from old: Side, to new: Side) {
        let (oldLayout, newLayout) = (old.preview.layout, new.preview.layout)
        for pair in ItemMatching(old.preview, new.preview).pairs {
            switch (pair.old, pair.new) {
            case (let oldIndex?, let newIndex?):
                let oldFrame = oldLayout.frame(at: oldIndex)
                let newFrame = newLayout.frame(at: newIndex)
                let size = Size(
                    width: max(oldFrame.width, newFrame.width),
                    height: max(oldFrame.height, newFrame.height))
                let scale = old.preview.environment.displayScale
                guard
                    let pixels = ItemPixels(oldIndex, of: old, size, scale: scale)
                        .area(differingFrom: ItemPixels(newIndex, of: new, size, scale: scale))
                else { continue }
                self.old.append(pixels.placed(in: oldFrame))
                self.new.append(pixels.placed(in: newFrame))
            case (let index?, nil): self.old.append(oldLayout.frame(at: index))
            case (nil, let index?): self.new.append(newLayout.frame(at: index))
            case (nil, nil): break
            }
        }
    }
}

extension Rect {
    /// An area that is given from the corner of a frame, with a margin, as far as the frame reaches. Of an
    /// area below the frame, which the other element is taller by, that is the frame's lower edge.
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

/// The pixels of one element on the background of its table, wherever in the table it stands.
private struct ItemPixels {
    private let pixels: [UInt32]
    private let width: Int
    private let scale: Double

    /// Levels of 255 by which colours may differ before an eye sees it: what rounding does to the same
    /// element at another place.
    private static let tolerance = 8

    init(_ index: Int, of side: DifferenceAreas.Side, _ size: Size, scale: Double) {
        self.scale = scale
        let width = Int((size.width * scale).rounded(.up))
        let height = Int((size.height * scale).rounded(.up))
        var pixels = [UInt32](repeating: 0, count: width * height)
        pixels.withUnsafeMutableBytes { bytes in
            let surface = cairo_image_surface_create_for_data(
                bytes.baseAddress, CAIRO_FORMAT_ARGB32, Int32(width), Int32(height),
                Int32(width * MemoryLayout<UInt32>.size))
            let context = cairo_create(surface)
            defer {
                cairo_destroy(context)
                cairo_surface_destroy(surface)
            }
            guard let context else { return }
            let canvas = Canvas(CairoContext(borrowing: context), zoom: scale, pixelScale: 1)
            let painter = TablePainter(side.preview, library: side.library)
            let item = side.preview.layout.item(at: index)
            painter.paintBackground(width: size.width, height: size.height, on: canvas)
            canvas.translated(x: 0, y: -item.frame.y) { painter.paint(item, on: canvas) }
            cairo_surface_flush(surface)
        }
        self.pixels = pixels
        self.width = width
    }

    /// The smallest rectangle around all pixels that differ, in points; nil where none does.
    func area(differingFrom other: ItemPixels) -> Rect? {
        var (left, top, right, bottom) = (Int.max, Int.max, -1, -1)
        for (position, (one, two)) in zip(pixels, other.pixels).enumerated()
        where one != two && Self.differ(one, two) {
            let (row, column) = position.quotientAndRemainder(dividingBy: width)
            (left, right) = (min(left, column), max(right, column))
            (top, bottom) = (min(top, row), row)
        }
        guard right >= 0 else { return nil }
        return Rect(
            x: Double(left) / scale, y: Double(top) / scale,
            width: Double(right + 1 - left) / scale, height: Double(bottom + 1 - top) / scale)
    }

    private static func differ(_ one: UInt32, _ two: UInt32) -> Bool {
        stride(from: 0, to: UInt32(32), by: 8).contains { shift in
            abs(Int(one >> shift & 255) - Int(two >> shift & 255)) > tolerance
        }
    }
}
