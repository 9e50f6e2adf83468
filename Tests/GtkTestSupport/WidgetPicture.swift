// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import CGtk
import GtkKit
import Syntax

/// A picture of a widget, drawn by the renderer of its window.
@MainActor package final class WidgetPicture {
    private let texture: Object

    /// The width in device pixels.
    package let width: Int
    /// The height in device pixels.
    package let height: Int

    /// Renders a widget at its allocated size; nil if the widget is hidden.
    package init?(of widget: Widget) {
        guard widget.isMapped, widget.width > 0, widget.height > 0,
            let native = gtk_widget_get_native(widget.pointer()),
            let renderer = gtk_native_get_renderer(native)
        else { return nil }
        let paintable = Object(
            owning: UnsafeMutableRawPointer(gtk_widget_paintable_new(widget.pointer())))
        guard let snapshot = gtk_snapshot_new() else { return nil }
        let scale = widget.scaleFactor
        gtk_snapshot_scale(snapshot, Float(scale), Float(scale))
        gdk_paintable_snapshot(
            paintable.opaque, snapshot, Double(widget.width), Double(widget.height))
        guard let node = gtk_snapshot_free_to_node(snapshot) else { return nil }
        defer { gsk_render_node_unref(node) }
        var viewport = graphene_rect_t()
        viewport.size = graphene_size_t(
            width: Float(widget.width * scale), height: Float(widget.height * scale))
        guard let texture = gsk_renderer_render_texture(renderer, node, &viewport) else {
            return nil
        }
        self.texture = Object(owning: UnsafeMutableRawPointer(texture))
        width = Int(gdk_texture_get_width(texture))
        height = Int(gdk_texture_get_height(texture))
    }

    /// Four bytes per pixel in rows from the top: blue, green, red, and alpha, premultiplied, on a little-endian
    /// machine (`gdk_texture_download`).
    package var bytes: [UInt8] {
        let stride = width * 4
        return [UInt8](unsafeUninitializedCapacity: stride * height) { buffer, count in
            gdk_texture_download(texture.opaque, buffer.baseAddress, gsize(stride))
            count = stride * height
        }
    }

    /// Writes a PNG file; false if that fails (`gdk_texture_save_to_png`).
    @discardableResult
    package func write(to path: FilePath) -> Bool {
        gdk_texture_save_to_png(texture.opaque, path.string) != 0
    }
}
