// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Documents
import LayoutEngine
import PangoText
import Previewing

/// The painter of decorations: accessories, controls, images, and separators.
///
/// Shapes are drawn here in the proportions of the system's shapes. No picture of Apple's is used.
struct DecorationPainter {
    let canvas: Canvas
    let preview: Preview
    let library: FontLibrary
    let isRightToLeft: Bool

    func paint(_ decoration: Decoration, of item: ItemLayout) {
        let frame = decoration.frame
        let ink = frame.centered(decoration.ink ?? Size(width: frame.width, height: frame.height))
        switch decoration.kind {
        case .separator:
            canvas.fillLine(frame, within: item.frame, preview.color(.separator))
        case .image(let number):
            images.paint(
                preview.images[number], in: frame, tint: tint(of: item), over: ground(of: item))
        case .control(let control):
            paint(
                control, in: frame, radius: decoration.cornerRadius, tint: tint(of: item),
                over: ground(of: item))
        case .accessory(let accessory):
            paint(
                accessory, in: frame, ink: ink, tint: tint(of: item),
                background: decoration.background)
        }
    }

    var images: ImagePainter {
        ImagePainter(
            canvas: canvas, preview: preview, library: library, isRightToLeft: isRightToLeft)
    }

    /// The color behind the content of an item.
    func ground(of item: ItemLayout) -> Color {
        let table = TablePainter.backgroundColor(of: preview)
        if let own = item.background { return preview.color(at: own).over(table) }
        return item.id.kind == .row ? preview.cellColor : table
    }

    /// The tint color of a row.
    private func tint(of item: ItemLayout) -> Color {
        item.tint.map { preview.color(at: $0) } ?? preview.color(.tint)
    }
}
