// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import CPango
import Cairo
import Documents
import LayoutEngine
import PangoText
import Previewing

/// A cairo context with the shapes of tables, or a ``Recording`` of these shapes. Coordinates are points.
///
/// The layout is on the pixels of the device. Fills and lines are rounded again to the pixels of the target.
/// Otherwise a line of a third of a point would be a third as dark on a screen with one pixel per point.
package struct Canvas {
    let cairo: OpaquePointer
    /// The pixels of the target, in its units; nil for a target without pixels (SVG, PDF).
    let pixels: PixelGrid?
    /// Takes the shapes; nil to draw them. The context then has only the matrix and the clip.
    let recording: Recording?

    /// A canvas on a context, whose matrix may scale and translate but not rotate.
    ///
    /// - Parameters:
    ///   - zoom: units of the target per point.
    ///   - pixelScale: pixels of the target per unit; nil for a target without pixels.
    package init(_ context: CairoContext, zoom: Double = 1, pixelScale: Double?) {
        cairo = context.pointer
        pixels = pixelScale.map(PixelGrid.init)
        recording = nil
        if zoom != 1 { cairo_scale(cairo, zoom, zoom) }
    }

    /// A canvas that only records. Shapes keep the exact positions of the layout, because the pixels are not known
    /// yet.
    init(recording: Recording) {
        (cairo, pixels, self.recording) = (recording.matrix, nil, recording)
    }

    /// The vertical range that is not clipped (`cairo_clip_extents`).
    var visibleRange: ClosedRange<Double> {
        var (left, top, right, bottom) = (0.0, 0.0, 0.0, 0.0)
        cairo_clip_extents(cairo, &left, &top, &right, &bottom)
        return top...max(top, bottom)
    }

    private func setColor(_ color: Color) {
        cairo_set_source_rgba(
            cairo, Double(color.red) / 255, Double(color.green) / 255, Double(color.blue) / 255,
            Double(color.alpha) / 255)
    }

    func fill(_ rect: Rect, _ color: Color) {
        let rect = snapped(rect)
        if let recording { return recording.add(.rectangle(placed(rect)), color) }
        cairo_rectangle(cairo, rect.x, rect.y, rect.width, rect.height)
        fillPath(color)
    }

    /// Fills the current path of the context.
    private func fillPath(_ color: Color) {
        setColor(color)
        cairo_fill(cairo)
    }

    /// Strokes the current path of the context.
    private func strokePath(width: Double, _ color: Color) {
        cairo_set_line_width(cairo, width)
        setColor(color)
        cairo_stroke(cairo)
    }

    /// Fills a horizontal line, at least one pixel thick and between the upper and lower edge of a
    /// frame.
    func fillLine(_ line: Rect, within frame: Rect, _ color: Color) {
        if let recording {
            return recording.add(.hairline(placed(line), within: placed(frame)), color)
        }
        let frame = snapped(frame)
        var line = snapped(line)
        line.y = max(frame.y, min(line.y, frame.maxY - line.height))
        fill(line, color)
    }

    /// Fills a rectangle with optionally rounded upper and lower corners.
    ///
    /// - Parameter isOnPixels: whether its edges are on whole pixels, as for ``fill(_:_:)``.
    func fill(
        _ rect: Rect, _ color: Color, radius: Double, roundsTop: Bool = true,
        roundsBottom: Bool = true, isOnPixels: Bool = false
    ) {
        let rect = isOnPixels ? snapped(rect) : rect
        if let recording {
            let shape = RecordedShape.Form.card(
                placed(rect), radius: placed(radius), roundsTop: roundsTop,
                roundsBottom: roundsBottom, isOnPixels: isOnPixels)
            return recording.add(shape, color)
        }
        path(rect, radius: radius, roundsTop: roundsTop, roundsBottom: roundsBottom)
        fillPath(color)
    }

    private func path(
        _ rect: Rect, radius: Double, roundsTop: Bool = true, roundsBottom: Bool = true
    ) {
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
        if let recording {
            return recording.add(.circle(placed(x: x, y: y), radius: placed(radius)), color)
        }
        cairo_new_sub_path(cairo)
        cairo_arc(cairo, x, y, radius, 0, 2 * .pi)
        fillPath(color)
    }

    func strokeCircle(x: Double, y: Double, radius: Double, width: Double, _ color: Color) {
        if let recording {
            let shape = RecordedShape.Form.ring(
                placed(x: x, y: y), radius: placed(radius), width: placed(width))
            return recording.add(shape, color)
        }
        cairo_new_sub_path(cairo)
        cairo_arc(cairo, x, y, radius, 0, 2 * .pi)
        strokePath(width: width, color)
    }

    /// Strokes a line through points with round caps and joins.
    func stroke(_ points: [(x: Double, y: Double)], width: Double, _ color: Color) {
        guard let first = points.first else { return }
        if let recording {
            return recording.add(
                .line(points.map { placed(x: $0.x, y: $0.y) }, width: placed(width)), color)
        }
        cairo_set_line_cap(cairo, CAIRO_LINE_CAP_ROUND)
        cairo_set_line_join(cairo, CAIRO_LINE_JOIN_ROUND)
        cairo_move_to(cairo, first.x, first.y)
        for point in points.dropFirst() { cairo_line_to(cairo, point.x, point.y) }
        strokePath(width: width, color)
    }

    /// Fills or strokes a path, with round ends and joins.
    ///
    /// - Parameters:
    ///   - strokeWidth: the width of the stroke in units of the path; nil to fill the path.
    ///   - x: the place of the path's origin, in points; `y` likewise.
    ///   - unit: the length of a unit of the path, in points.
    func draw(
        _ path: VectorPath, strokeWidth: Double?, _ color: Color, x: Double, y: Double, unit: Double
    ) {
        // Cairo does not scale by zero.
        guard unit > 0 else { return }
        if let recording {
            let shape = RecordedShape.Form.path(
                path, strokeWidth: strokeWidth, at: placed(x: x, y: y), unit: placed(unit))
            return recording.add(shape, color)
        }
        translated(x: x, y: y) { scaled(by: unit) { path.add(to: cairo) } }
        guard let strokeWidth else { return fillPath(color) }
        cairo_set_line_cap(cairo, CAIRO_LINE_CAP_ROUND)
        cairo_set_line_join(cairo, CAIRO_LINE_JOIN_ROUND)
        strokePath(width: strokeWidth * unit, color)
    }

    /// Draws clipped to a rectangle on whole pixels, or to a rounded rectangle.
    func clipped(to rect: Rect, radius: Double = 0, _ draw: () -> Void) {
        recording?.add(.clip(placed(rect), radius: placed(radius)))
        cairo_save(cairo)
        path(radius > 0 ? rect : snapped(rect), radius: radius)
        cairo_clip(cairo)
        draw()
        cairo_restore(cairo)
        recording?.add(.endClip)
    }

    /// Strokes the outline of a rounded rectangle.
    func stroke(_ rect: Rect, radius: Double, width: Double, _ color: Color) {
        if let recording {
            let shape = RecordedShape.Form.outline(
                placed(rect), radius: placed(radius), width: placed(width))
            return recording.add(shape, color)
        }
        path(rect, radius: radius)
        strokePath(width: width, color)
    }

    /// Draws a glyph with colors of its own, at a size in points, with its origin at the origin.
    func draw(_ glyph: UInt32, of face: GlyphFace, size: Double) {
        face.draw(glyph, size: size, on: cairo)
    }

    /// Draws a partly transparent group over the existing drawing.
    func blended(opacity: Double, _ draw: () -> Void) {
        if let recording {
            recording.add(.group(opacity: opacity))
            draw()
            return recording.add(.endGroup)
        }
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

        /// The glyphs of the line.
        func line(_ library: FontLibrary) -> ShapedLine {
            library.line(
                text, of: paragraph, language: language, endsInHyphen: endsInHyphen, font: font)
        }
    }

    /// Writes a line of text.
    ///
    /// - Parameter x: the left end of the line, in points; `baseline` likewise.
    func write(
        _ run: TextRun, _ color: Color, x: Double, baseline: Double, _ library: FontLibrary
    ) {
        // Below a tenth of a point nothing can be seen. Pango refuses a size of zero, and cairo runs out of memory if it
        // shrinks the picture of an emoji to almost nothing.
        guard run.font.pointSize >= 0.1 else { return }
        if let recording {
            return recording.add(
                .text(run, library, at: placed(x: x, y: baseline), scale: placed(1)), color)
        }
        setColor(color)
        run.line(library).draw(x: x, baseline: baseline, on: cairo)
    }
}
