// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import CPango
import Documents
import LayoutEngine

extension Canvas {
    /// A rectangle on whole pixels, at least one pixel wide and high; unchanged for a target
    /// without pixels.
    ///
    /// Adjacent rectangles stay adjacent. Lines of equal thickness stay equal at any position.
    func snapped(_ rect: Rect) -> Rect {
        guard let pixels else { return rect }
        let matrix = matrix
        func snap(_ start: Double, _ end: Double, _ scale: Double, _ origin: Double) -> (
            start: Double, length: Double
        ) {
            let from = pixels.round(start * scale + origin)
            let length = (end - start) * scale
            let isLine = length < Self.thickestLine * pixels.pixel
            let to = isLine ? from + pixels.round(length) : pixels.round(end * scale + origin)
            return ((from - origin) / scale, max(pixels.pixel, to - from) / scale)
        }
        let x = snap(rect.x, rect.maxX, matrix.xx, matrix.x0)
        let y = snap(rect.y, rect.maxY, matrix.yy, matrix.y0)
        return Rect(x: x.start, y: y.start, width: x.length, height: y.length)
    }

    /// The width of a line, in points: a pixel, or a third of a point for a target without pixels.
    var pixel: Double { pixels.map { $0.pixel / matrix.xx } ?? 1.0 / 3 }

    /// The y of the nearest pixel.
    func snapped(y: Double) -> Double {
        guard let pixels else { return y }
        let matrix = matrix
        return (pixels.round(y * matrix.yy + matrix.y0) - matrix.y0) / matrix.yy
    }

    /// The thickness in pixels below which a rectangle is a line. Rounding changes the thickness of a line, and
    /// the end of other rectangles.
    private static let thickestLine = 4.0

    var matrix: cairo_matrix_t {
        var matrix = cairo_matrix_t()
        cairo_get_matrix(cairo, &matrix)
        return matrix
    }
}

// MARK: - Pictures

extension Canvas {
    /// Draws a picture that fills a rectangle.
    func draw(_ picture: PictureSurface, in rect: Rect) {
        guard rect.width > 0, rect.height > 0 else { return }
        let place = placed(rect)
        if let recording { return recording.add(.picture(picture, place)) }
        // A document keeps all that is drawn until its page ends. It has each surface once, but a copy for each place
        // of one whose edges continue.
        let isDocument = pixels == nil
        let picture =
            isDocument
            ? picture.halved(toShow: Size(width: place.width, height: place.height)) : picture
        cairo_save(cairo)
        cairo_translate(cairo, rect.x, rect.y)
        cairo_scale(cairo, rect.width / Double(picture.width), rect.height / Double(picture.height))
        cairo_set_source_surface(cairo, picture.surface, 0, 0)
        // Otherwise the edges of a smaller picture would be half transparent.
        if !isDocument { cairo_pattern_set_extend(cairo_get_source(cairo), CAIRO_EXTEND_PAD) }
        cairo_rectangle(cairo, 0, 0, Double(picture.width), Double(picture.height))
        cairo_fill(cairo)
        cairo_restore(cairo)
    }
}

// MARK: - Recording

extension Canvas {
    /// A rectangle in points of the recording. The matrix scales both axes by the same factor.
    func placed(_ rect: Rect) -> Rect {
        let matrix = matrix
        return Rect(
            x: rect.x * matrix.xx + matrix.x0, y: rect.y * matrix.yy + matrix.y0,
            width: rect.width * matrix.xx, height: rect.height * matrix.yy)
    }

    func placed(x: Double, y: Double) -> RecordedShape.Point {
        let matrix = matrix
        return RecordedShape.Point(x: x * matrix.xx + matrix.x0, y: y * matrix.yy + matrix.y0)
    }

    func placed(_ length: Double) -> Double { length * matrix.xx }
}
