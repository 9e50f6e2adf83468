// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import CGtk

/// What a widget draws into, valid during ``CustomWidget/snapshot(_:)`` (`GtkSnapshot`).
public struct Snapshot {
    package let pointer: OpaquePointer

    /// Draws with cairo inside `rectangle`, beyond which nothing shows
    /// (`gtk_snapshot_append_cairo`). One pixel of the widget is one cairo unit, at any scale
    /// factor.
    public func drawCairo(in rectangle: Rectangle, _ draw: (CairoContext) -> Void) {
        var bounds = rectangle.graphene
        guard let cairo = gtk_snapshot_append_cairo(pointer, &bounds) else { return }
        defer { cairo_destroy(cairo) }
        draw(CairoContext(pointer: cairo))
    }

    /// Fills a rectangle.
    public func fill(_ rectangle: Rectangle, _ color: Color) {
        var bounds = rectangle.graphene
        var rgba = color.rgba
        gtk_snapshot_append_color(pointer, &rgba, &bounds)
    }

    /// Cuts off what `draw` draws outside `rectangle`.
    public func clipped(to rectangle: Rectangle, _ draw: () -> Void) {
        var bounds = rectangle.graphene
        gtk_snapshot_push_clip(pointer, &bounds)
        draw()
        gtk_snapshot_pop(pointer)
    }

    /// Moves the origin for what `draw` draws.
    public func translated(x: Double, y: Double, _ draw: () -> Void) {
        gtk_snapshot_save(pointer)
        var origin = graphene_point_t(x: Float(x), y: Float(y))
        gtk_snapshot_translate(pointer, &origin)
        draw()
        gtk_snapshot_restore(pointer)
    }

    /// Draws the ring of the keyboard focus in the style of `widget`
    /// (`gtk_snapshot_render_focus`).
    public func drawFocusRing(of widget: Widget, in rectangle: Rectangle) {
        typeladder_snapshot_render_focus(
            pointer, widget.pointer(), rectangle.x, rectangle.y, rectangle.width, rectangle.height)
    }
}

/// A cairo context that is lent for the length of a call.
public struct CairoContext {
    /// A `cairo_t`.
    package let pointer: OpaquePointer
}
