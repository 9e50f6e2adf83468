// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Documents
import DynamicType
import LayoutEngine
import PangoText
import Previewing

extension Picture {
    /// One list, from its first item to its last.
    public static func list(_ preview: Preview, library: FontLibrary) -> Picture {
        let size = Size(
            width: preview.layout.width, height: max(1, preview.layout.height))
        return Picture(size: size) { canvas in
            paint(preview, library: library, height: size.height, on: canvas)
        }
    }

    /// A contact sheet: one device for each preview, six in a line, with the category above it and
    /// as much of the list as the device shows.
    public static func sheet(_ previews: [Preview], library: FontLibrary) -> Picture {
        let sheet = Sheet(previews: previews)
        return Picture(size: sheet.size) { canvas in
            canvas.fill(
                Rect(x: 0, y: 0, width: sheet.size.width, height: sheet.size.height),
                Sheet.background)
            for (index, preview) in previews.enumerated() {
                sheet.paint(preview, at: index, library: library, on: canvas)
            }
        }
    }

    fileprivate static func paint(
        _ preview: Preview, library: FontLibrary, height: Double, on canvas: Canvas
    ) {
        let painter = TablePainter(preview, library: library)
        let layout = preview.layout
        painter.paintBackground(width: layout.width, height: height, on: canvas.cairo)
        for index in layout.indices(from: 0, to: height) {
            painter.paint(layout.item(at: index), on: canvas.cairo)
        }
    }
}

/// The geometry of a contact sheet, in points.
private struct Sheet {
    static let background = Color(red: 222, green: 221, blue: 218)
    private static let captionColor = Color(red: 36, green: 31, blue: 49)
    private static let gap = 36.0
    private static let captionHeight = 34.0
    private static let radius = 24.0

    let columns: Int
    let device: Size
    let size: Size

    init(previews: [Preview]) {
        columns = min(6, max(1, previews.count))
        let width = previews.first?.layout.width ?? 0
        // As tall as a device of that width, and no taller than the tallest list.
        let tallest = previews.map(\.layout.height).max() ?? 0
        device = Size(width: width, height: max(120, min(tallest, (width * 19.5 / 9).rounded())))
        let lines = (previews.count + columns - 1) / columns
        size = Size(
            width: Self.gap + Double(columns) * (device.width + Self.gap),
            height: Self.gap + Double(lines) * (device.height + Self.captionHeight + Self.gap))
    }

    func paint(_ preview: Preview, at index: Int, library: FontLibrary, on canvas: Canvas) {
        let x = Self.gap + Double(index % columns) * (device.width + Self.gap)
        let y =
            Self.gap + Double(index / columns) * (device.height + Self.captionHeight + Self.gap)
        paintCaption(preview, x: x, y: y, library: library, on: canvas)
        canvas.translated(x: x, y: y + Self.captionHeight) {
            canvas.clippedToRounded(
                Rect(x: 0, y: 0, width: device.width, height: device.height), radius: Self.radius
            ) {
                Picture.paint(preview, library: library, height: device.height, on: canvas)
            }
        }
    }

    private func paintCaption(
        _ preview: Preview, x: Double, y: Double, library: FontLibrary, on canvas: Canvas
    ) {
        let category = preview.effectiveCategory
        let body = TextStyle.body.preferredPointSize(at: category)
        let caption = "\(category.shortName) — body \(Int(body)) pt"
        let families = ["Inter", "Cantarell", "Noto Sans", "DejaVu Sans"]
        let face = families.lazy.compactMap {
            library.face(family: $0, weight: FontWeight.semibold.rawValue, isItalic: false)
        }.first
        guard let face else { return }
        let font = ScaledFont(face: face, requestedName: "", baseSize: 20, pointSize: 20)
        canvas.setColor(Self.captionColor)
        library.draw(caption, of: caption, font: font, x: x + 4, baseline: y + 20, on: canvas.cairo)
    }
}
