// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import CGtk
import Cairo

/// The snapshot that a widget draws into, valid during ``CustomWidget/snapshot(_:)`` (`GtkSnapshot`).
public struct Snapshot {
    package let pointer: OpaquePointer

    /// The height of one part of a tall drawing, in pixels. With OpenGL, GTK 4.8 draws each part on a cairo surface. A
    /// cairo surface is at most 32,767 pixels high, at any scale factor.
    private static let partHeight = 4_096.0

    /// Draws with cairo, clipped to `rectangle` (`gtk_snapshot_append_cairo`). One cairo unit is
    /// one pixel of the widget at any scale factor. A tall rectangle is drawn in parts, with one
    /// call of `draw` for each.
    package func drawCairo(in rectangle: Rectangle, _ draw: (CairoContext) -> Void) {
        var part = rectangle
        let bottom = rectangle.y + rectangle.height
        while part.y < bottom {
            part.height = min(Self.partHeight, bottom - part.y)
            var bounds = part.graphene
            guard let cairo = gtk_snapshot_append_cairo(pointer, &bounds) else { return }
            draw(CairoContext(borrowing: cairo))
            cairo_destroy(cairo)
            part.y += Self.partHeight
        }
    }

    package func fill(_ rectangle: Rectangle, _ color: Color) {
        var bounds = rectangle.graphene
        var rgba = color.rgba
        gtk_snapshot_append_color(pointer, &rgba, &bounds)
    }

    /// Fills the inner edges of a rectangle, in pixels.
    package func fillEdges(of frame: Rectangle, thickness: Double, _ color: Color) {
        let (right, bottom) = (frame.x + frame.width, frame.y + frame.height)
        for (x, y, width, height) in [
            (frame.x, frame.y, frame.width, thickness),
            (frame.x, bottom - thickness, frame.width, thickness),
            (frame.x, frame.y, thickness, frame.height),
            (right - thickness, frame.y, thickness, frame.height),
        ] {
            fill(Rectangle(x: x, y: y, width: width, height: height), color)
        }
    }

    /// Clips drawing to a rectangle.
    package func clipped(to rectangle: Rectangle, _ draw: () -> Void) {
        var bounds = rectangle.graphene
        gtk_snapshot_push_clip(pointer, &bounds)
        draw()
        gtk_snapshot_pop(pointer)
    }

    /// Blends the result of `draw` into the content below it. An opacity of 0 is invisible.
    package func transparent(_ opacity: Double, _ draw: () -> Void) {
        gtk_snapshot_push_opacity(pointer, opacity)
        draw()
        gtk_snapshot_pop(pointer)
    }

    /// Translates the origin of drawing.
    package func translated(x: Double, y: Double, _ draw: () -> Void) {
        gtk_snapshot_save(pointer)
        var origin = graphene_point_t(x: Float(x), y: Float(y))
        gtk_snapshot_translate(pointer, &origin)
        draw()
        gtk_snapshot_restore(pointer)
    }
}
