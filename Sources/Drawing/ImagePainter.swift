// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Documents
import LayoutEngine
import PangoText
import Previewing

/// The painter of the images before the texts of rows.
struct ImagePainter {
    let canvas: Canvas
    let preview: Preview
    let library: FontLibrary
    let isRightToLeft: Bool

    private static let white = Color(red: 255, green: 255, blue: 255)

    /// - Parameter ground: the color behind the image.
    func paint(_ image: RowImage, in frame: Rect, over ground: Color) {
        let profile = preview.environment.profile.image
        switch image.content {
        case .symbol(let name):
            guard let tile = image.tile.map(preview.color(_:)) else {
                let tint = image.tintColor.map(preview.color(_:)) ?? preview.color(.tint)
                return paintSymbol(name, in: frame, tint, over: ground)
            }
            fill(image, canvas.snapped(frame), tile, radius: profile.tileRadius, profile.tileSize)
            let height = frame.height * profile.tileSymbol
            let size = Size(width: height, height: height * profile.scale(of: image.symbolScale))
            paintSymbol(
                name, in: frame.centered(size),
                image.tintColor.map(preview.color(_:)) ?? Self.white, over: tile)
        case .monogram(let text):
            let frame = canvas.snapped(frame)
            fill(
                image, frame, image.tile.map(preview.color(_:)) ?? preview.color(.systemGray),
                radius: frame.height / 2, frame.height)
            write(
                text, in: frame, size: frame.height * profile.monogramText,
                image.tintColor.map(preview.color(_:)) ?? Self.white)
        }
    }

    /// Fills the shape of a tile or monogram.
    ///
    /// - Parameters:
    ///   - radius: the radius of the corners of an image of the usual size, if it has none of its own, in points.
    ///   - size: the usual size.
    private func fill(
        _ image: RowImage, _ frame: Rect, _ color: Color, radius: Double, _ size: Double
    ) {
        let own =
            switch image.shape {
            case .circle?: frame.height / 2
            case .rectangle?: image.cornerRadius ?? 0
            case nil: image.cornerRadius ?? radius * frame.height / size
            }
        canvas.fill(frame, color, radius: own)
    }

    /// Paints a symbol in the middle of a frame that is as high as a line of text next to it.
    private func paintSymbol(_ name: String, in frame: Rect, _ tint: Color, over ground: Color) {
        let symbols = preview.symbols
        var drawing = symbols.drawing(named: name) ?? symbols.unknownDrawing
        if isRightToLeft, symbols.isDirectional(name) { drawing = drawing.mirrored() }
        let unit = frame.height / symbols.lineHeight
        let half = SymbolDrawing.gridSize / 2 * unit
        let (x, y) = (frame.x + frame.width / 2 - half, frame.y + frame.height / 2 - half)
        for part in drawing.parts {
            canvas.draw(
                part.path, strokeWidth: part.strokeWidth, part.ink == .tint ? tint : ground, x: x,
                y: y, unit: unit)
        }
    }

    /// Writes initials in the middle of a frame, smaller if they are wider than it.
    private func write(_ text: String, in frame: Rect, size: Double, _ color: Color) {
        let lettering = Lettering(preview, library: library)
        var style = Lettering.Style(size: size, isHeavy: true, color: color)
        let width = lettering.width(of: text, style)
        let room = frame.width * 0.8
        if width > room { style.size *= room / width }
        let middle = frame.y + frame.height / 2
        lettering.write(
            text, style, x: frame.x + frame.width / 2,
            baseline: middle + lettering.font(style).capHeight / 2, .middle, on: canvas)
    }
}
