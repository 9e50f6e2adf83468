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

    /// - Parameters:
    ///   - tint: the color of symbols without their own.
    ///   - ground: the color behind the image.
    func paint(_ image: RowImage, in frame: Rect, tint: Color, over ground: Color) {
        let profile = preview.environment.profile.image
        let front = image.frontColor.map(preview.color(_:)) ?? tint
        let back = image.backColor.map(preview.color(_:))
        switch image.content {
        case .symbol(let name):
            guard let back else { return paintSymbol(name, in: frame, front, over: ground) }
            let frame = canvas.snapped(frame)
            let radius = profile.tileRadius * frame.height / profile.tileSize
            canvas.fill(
                frame, back, radius: self.radius(of: image, in: frame, otherwise: radius))
            let height = frame.height * profile.tileSymbol
            let size = Size(width: height, height: height * profile.scale(of: image.symbolScale))
            paintSymbol(name, in: frame.centered(size), front, over: back)
        case .file(let name):
            let frame = canvas.snapped(frame)
            guard let picture = preview.screen.pictures[name].flatMap(PictureSurface.of) else {
                return paintMissingPicture(in: frame)
            }
            let radius = self.radius(of: image, in: frame, otherwise: 0)
            guard radius > 0 else { return canvas.draw(picture, in: frame) }
            let (width, height) = (Double(picture.width), Double(picture.height))
            let factor = max(frame.width / width, frame.height / height)
            let whole = frame.centered(Size(width: width * factor, height: height * factor))
            canvas.clipped(to: frame, radius: radius) { canvas.draw(picture, in: whole) }
        case .monogram(let text):
            let frame = canvas.snapped(frame)
            canvas.fill(
                frame, back ?? ground,
                radius: radius(of: image, in: frame, otherwise: frame.height / 2))
            write(text, in: frame, size: frame.height * profile.monogramText, front)
        }
    }

    /// The radius of the corners of an image, in points.
    ///
    /// - Parameter radius: the radius without a shape and a corner radius.
    private func radius(of image: RowImage, in frame: Rect, otherwise radius: Double) -> Double {
        switch image.shape {
        case .circle?: min(frame.width, frame.height) / 2
        case .rectangle?: image.cornerRadius ?? 0
        case nil: image.cornerRadius ?? radius
        }
    }

    /// Paints a gray box that is crossed out.
    private func paintMissingPicture(in frame: Rect) {
        let gray = preview.color(.systemGray)
        var light = gray
        light.alpha = 50
        canvas.fill(frame, light)
        let edge = canvas.pixel / 2
        let (left, top) = (frame.x + edge, frame.y + edge)
        let (right, bottom) = (frame.maxX - edge, frame.maxY - edge)
        canvas.stroke(
            [(left, top), (right, top), (right, bottom), (left, bottom), (left, top)],
            width: canvas.pixel, gray)
        canvas.stroke([(left, top), (right, bottom)], width: canvas.pixel, gray)
        canvas.stroke([(left, bottom), (right, top)], width: canvas.pixel, gray)
    }

    /// Paints a symbol in the middle of a frame that is as high as a line of text next to it.
    func paintSymbol(_ name: String, in frame: Rect, _ tint: Color, over ground: Color) {
        let symbols = preview.symbols
        // Parts that overlap would show in a transparent color.
        let tint = tint.over(ground)
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
        // A text without a size has no width to fit.
        guard frame.width > 0, size > 0 else { return }
        let lettering = Lettering(preview, library: library)
        var style = Lettering.Style(size: size, isHeavy: true, color: color)
        let width = lettering.width(of: text, style)
        let room = frame.width * 0.8
        if width > room, width > 0 { style.size *= room / width }
        let middle = frame.y + frame.height / 2
        lettering.write(
            text, style, x: frame.x + frame.width / 2,
            baseline: middle + lettering.font(style).capHeight / 2, .middle, on: canvas)
    }
}
