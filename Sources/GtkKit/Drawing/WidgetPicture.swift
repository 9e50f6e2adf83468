// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import CGtk
import Syntax

/// A picture of a widget by the renderer of its window, for tests that compare pixels, and for
/// screenshots in the documentation.
package final class WidgetPicture {
    private let texture: Object

    /// In device pixels.
    package let width: Int
    /// In device pixels.
    package let height: Int

    /// Renders a widget at its allocated size; nil while it is hidden.
    package init?(of widget: Widget) {
        guard widget.isMapped, widget.width > 0, widget.height > 0,
            let native = gtk_widget_get_native(widget.pointer()),
            let renderer = gtk_native_get_renderer(native)
        else { return nil }
        let paintable = Object(owning: gtk_widget_paintable_new(widget.pointer()).raw)
        guard let snapshot = gtk_snapshot_new() else { return nil }
        let scale = widget.scaleFactor
        gtk_snapshot_scale(snapshot, Float(scale), Float(scale))
        gdk_paintable_snapshot(
            paintable.opaque, snapshot, Double(widget.width), Double(widget.height))
        guard let node = gtk_snapshot_free_to_node(snapshot) else { return nil }
        defer { gsk_render_node_unref(node) }
        var viewport = Rectangle(
            x: 0, y: 0, width: Double(widget.width * scale), height: Double(widget.height * scale)
        ).graphene
        guard let texture = gsk_renderer_render_texture(renderer, node, &viewport) else {
            return nil
        }
        self.texture = Object(owning: texture.raw)
        width = Int(gdk_texture_get_width(texture))
        height = Int(gdk_texture_get_height(texture))
    }

    /// Four bytes per pixel in rows from the top: blue, green, red and alpha, premultiplied, on a
    /// little-endian machine (`gdk_texture_download`).
    package var bytes: [UInt8] {
        let stride = width * 4
        return [UInt8](unsafeUninitializedCapacity: stride * height) { buffer, count in
            gdk_texture_download(texture.opaque, buffer.baseAddress, gsize(stride))
            count = stride * height
        }
    }

    /// Writes a PNG file; false where that fails (`gdk_texture_save_to_png`).
    @discardableResult
    package func write(to path: FilePath) -> Bool {
        gdk_texture_save_to_png(texture.opaque, path.string) != 0
    }
}

extension OpaquePointer {
    /// This pointer for the initialisers of ``Object``.
    var raw: UnsafeMutableRawPointer { UnsafeMutableRawPointer(self) }
}
