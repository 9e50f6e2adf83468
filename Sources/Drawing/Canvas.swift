// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import CPango
import Documents
import LayoutEngine

/// A cairo context with the few shapes that tables are made of.
struct Canvas {
    let cairo: OpaquePointer

    func setColor(_ color: Color) {
        cairo_set_source_rgba(
            cairo, Double(color.red) / 255, Double(color.green) / 255, Double(color.blue) / 255,
            Double(color.alpha) / 255)
    }

    func fill(_ rect: Rect, _ color: Color) {
        setColor(color)
        cairo_rectangle(cairo, rect.x, rect.y, rect.width, rect.height)
        cairo_fill(cairo)
    }

    /// Fills a rectangle whose upper and lower corners may be rounded.
    func fill(
        _ rect: Rect, _ color: Color, radius: Double, roundsTop: Bool = true,
        roundsBottom: Bool = true
    ) {
        setColor(color)
        path(rect, radius: radius, roundsTop: roundsTop, roundsBottom: roundsBottom)
        cairo_fill(cairo)
    }

    func path(_ rect: Rect, radius: Double, roundsTop: Bool = true, roundsBottom: Bool = true) {
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
        setColor(color)
        cairo_new_sub_path(cairo)
        cairo_arc(cairo, x, y, radius, 0, 2 * .pi)
        cairo_fill(cairo)
    }

    func strokeCircle(x: Double, y: Double, radius: Double, width: Double, _ color: Color) {
        setColor(color)
        cairo_set_line_width(cairo, width)
        cairo_new_sub_path(cairo)
        cairo_arc(cairo, x, y, radius, 0, 2 * .pi)
        cairo_stroke(cairo)
    }

    /// Draws a line through points with round ends and corners.
    func stroke(_ points: [(x: Double, y: Double)], width: Double, _ color: Color) {
        guard let first = points.first else { return }
        setColor(color)
        cairo_set_line_width(cairo, width)
        cairo_set_line_cap(cairo, CAIRO_LINE_CAP_ROUND)
        cairo_set_line_join(cairo, CAIRO_LINE_JOIN_ROUND)
        cairo_move_to(cairo, first.x, first.y)
        for point in points.dropFirst() { cairo_line_to(cairo, point.x, point.y) }
        cairo_stroke(cairo)
    }

    /// Draws while nothing outside a rectangle can be touched.
    func clipped(to rect: Rect, _ draw: () -> Void) {
        cairo_save(cairo)
        cairo_rectangle(cairo, rect.x, rect.y, rect.width, rect.height)
        cairo_clip(cairo)
        draw()
        cairo_restore(cairo)
    }

    /// Draws while nothing outside a rounded rectangle can be touched.
    func clippedToRounded(_ rect: Rect, radius: Double, _ draw: () -> Void) {
        cairo_save(cairo)
        path(rect, radius: radius)
        cairo_clip(cairo)
        draw()
        cairo_restore(cairo)
    }

    /// Draws with the origin moved.
    func translated(x: Double, y: Double, _ draw: () -> Void) {
        cairo_save(cairo)
        cairo_translate(cairo, x, y)
        draw()
        cairo_restore(cairo)
    }
}
