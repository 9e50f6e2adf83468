// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import CPango
import Cairo
import Documents
import LayoutEngine
import PangoText

/// A cairo context with the shapes of tables. Coordinates are points.
///
/// The layout is on the pixels of the device. Fills and lines are rounded again to the pixels of the target.
/// Otherwise a line of a third of a point would be a third as dark on a screen with one pixel per point.
package struct Canvas {
    let cairo: OpaquePointer
    /// The pixels of the target, in its units; nil for a target without pixels (SVG, PDF).
    private let pixels: PixelGrid?
    /// The writer of paths and texts, in place of the context; nil if cairo draws them.
    private var svg: SVGWriter?

    /// A canvas that writes SVG with letters as text.
    ///
    /// - Parameter context: a context of the picture's size for paths and the matrix. Nothing is drawn on it.
    init(_ context: CairoContext, writing svg: SVGWriter) {
        (cairo, pixels, self.svg) = (context.pointer, nil, svg)
    }

    /// A canvas on a context, whose matrix may scale and translate but not rotate.
    ///
    /// - Parameters:
    ///   - zoom: units of the target per point.
    ///   - pixelScale: pixels of the target per unit; nil for a target without pixels.
    package init(_ context: CairoContext, zoom: Double = 1, pixelScale: Double?) {
        cairo = context.pointer
        pixels = pixelScale.map(PixelGrid.init)
        svg = nil
        if zoom != 1 { cairo_scale(cairo, zoom, zoom) }
    }

    /// The vertical range that is not clipped (`cairo_clip_extents`).
    var visibleRange: ClosedRange<Double> {
        var (left, top, right, bottom) = (0.0, 0.0, 0.0, 0.0)
        cairo_clip_extents(cairo, &left, &top, &right, &bottom)
        return top...max(top, bottom)
    }

    func setColor(_ color: Color) {
        cairo_set_source_rgba(
            cairo, Double(color.red) / 255, Double(color.green) / 255, Double(color.blue) / 255,
            Double(color.alpha) / 255)
    }

    func fill(_ rect: Rect, _ color: Color) {
        let rect = snapped(rect)
        cairo_rectangle(cairo, rect.x, rect.y, rect.width, rect.height)
        fillPath(color)
    }

    /// Fills the current path of the context.
    private func fillPath(_ color: Color) {
        if let svg { return svg.fill(cairo, color) }
        setColor(color)
        cairo_fill(cairo)
    }

    /// Strokes the current path of the context.
    private func strokePath(width: Double, _ color: Color) {
        cairo_set_line_width(cairo, width)
        if let svg { return svg.stroke(cairo, color) }
        setColor(color)
        cairo_stroke(cairo)
    }

    /// Fills a horizontal line, at least one pixel thick and between the upper and lower edge of a
    /// frame.
    func fillLine(_ line: Rect, within frame: Rect, _ color: Color) {
        let frame = snapped(frame)
        var line = snapped(line)
        line.y = max(frame.y, min(line.y, frame.maxY - line.height))
        fill(line, color)
    }

    /// Fills a rectangle with optionally rounded upper and lower corners.
    func fill(
        _ rect: Rect, _ color: Color, radius: Double, roundsTop: Bool = true,
        roundsBottom: Bool = true
    ) {
        path(rect, radius: radius, roundsTop: roundsTop, roundsBottom: roundsBottom)
        fillPath(color)
    }

    func path(_ rect: Rect, radius: Double, roundsTop: Bool = true, roundsBottom: Bool = true) {
        guard radius > 0, roundsTop || roundsBottom else {
            return cairo_rectangle(cairo, rect.x, rect.y, rect.width, rect.height)
        }
        let limit = min(
            radius, rect.width / 2, roundsTop && roundsBottom ? rect.height / 2 : rect.height)
        let top = roundsTop ? limit : 0
        let bottom = roundsBottom ? limit : 0
        cairo_new_sub_path(cairo)
        cairo_arc(cairo, rect.maxX - top, rect.y + top, top, -.pi / 2, 0)
        cairo_arc(cairo, rect.maxX - bottom, rect.maxY - bottom, bottom, 0, .pi / 2)
        cairo_arc(cairo, rect.x + bottom, rect.maxY - bottom, bottom, .pi / 2, .pi)
        cairo_arc(cairo, rect.x + top, rect.y + top, top, .pi, 3 * .pi / 2)
        cairo_close_path(cairo)
    }

    func fillCircle(x: Double, y: Double, radius: Double, _ color: Color) {
        cairo_new_sub_path(cairo)
        cairo_arc(cairo, x, y, radius, 0, 2 * .pi)
        fillPath(color)
    }

    func strokeCircle(x: Double, y: Double, radius: Double, width: Double, _ color: Color) {
        cairo_new_sub_path(cairo)
        cairo_arc(cairo, x, y, radius, 0, 2 * .pi)
        strokePath(width: width, color)
    }

    /// Strokes a line through points with round caps and joins.
    func stroke(_ points: [(x: Double, y: Double)], width: Double, _ color: Color) {
        guard let first = points.first else { return }
        cairo_set_line_cap(cairo, CAIRO_LINE_CAP_ROUND)
        cairo_set_line_join(cairo, CAIRO_LINE_JOIN_ROUND)
        cairo_move_to(cairo, first.x, first.y)
        for point in points.dropFirst() { cairo_line_to(cairo, point.x, point.y) }
        strokePath(width: width, color)
    }

    /// Draws clipped to a rectangle on whole pixels, or to a rounded rectangle.
    func clipped(to rect: Rect, radius: Double = 0, _ draw: () -> Void) {
        cairo_save(cairo)
        path(radius > 0 ? rect : snapped(rect), radius: radius)
        if let svg {
            svg.clipped(to: cairo, draw)
        } else {
            cairo_clip(cairo)
            draw()
        }
        cairo_restore(cairo)
    }

    /// Strokes the outline of a rounded rectangle.
    func stroke(_ rect: Rect, radius: Double, width: Double, _ color: Color) {
        path(rect, radius: radius)
        strokePath(width: width, color)
    }

    /// Draws a partly transparent group over the existing drawing.
    func blended(opacity: Double, _ draw: () -> Void) {
        if let svg { return svg.blended(opacity: opacity, draw) }
        cairo_push_group(cairo)
        draw()
        cairo_pop_group_to_source(cairo)
        cairo_paint_with_alpha(cairo, opacity)
    }

    /// Draws larger or smaller.
    func scaled(by factor: Double, _ draw: () -> Void) {
        cairo_save(cairo)
        cairo_scale(cairo, factor, factor)
        draw()
        cairo_restore(cairo)
    }

    /// Draws with a translated origin.
    func translated(x: Double, y: Double, _ draw: () -> Void) {
        cairo_save(cairo)
        cairo_translate(cairo, x, y)
        draw()
        cairo_restore(cairo)
    }
}

// MARK: - Text

extension Canvas {
    /// A line of text.
    struct TextRun {
        var text: String
        /// The whole text, which determines the direction of the line.
        var paragraph: String
        var language: String?
        var endsInHyphen = false
        var font: ScaledFont
        /// The advance in points.
        var width: Double
    }

    /// Writes a line of text.
    ///
    /// - Parameter x: the left end of the line, in points; `baseline` likewise.
    func write(
        _ run: TextRun, _ color: Color, x: Double, baseline: Double, _ library: FontLibrary
    ) {
        if let svg {
            return svg.write(
                run.text, run.font, color, x: x, baseline: baseline, width: run.width, on: cairo)
        }
        setColor(color)
        library.draw(
            run.text, of: run.paragraph, language: run.language, endsInHyphen: run.endsInHyphen,
            font: run.font, x: x, baseline: baseline, on: cairo)
    }
}

// MARK: - Pixels

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

    private var matrix: cairo_matrix_t {
        var matrix = cairo_matrix_t()
        cairo_get_matrix(cairo, &matrix)
        return matrix
    }
}
