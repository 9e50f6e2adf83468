// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import CGtk
import Glibc

/// Screens with more than one pixel per GTK pixel.
package enum ScreenScale {
    /// Runs `body` on a screen with a scale factor (`gdk_x11_display_set_surface_scale`; its header requires all of
    /// Xlib).
    @MainActor package static func with(_ factor: Int, _ body: () throws -> Void) rethrows {
        set(factor)
        defer { set(1) }
        try body()
    }

    @MainActor private static func set(_ factor: Int) {
        typealias SetScale = @convention(c) (OpaquePointer?, CInt) -> Void
        typealias Trap = @convention(c) (OpaquePointer?) -> Void
        let display = gdk_display_get_default()
        // GDK also resizes windows that were just closed. Without a trap, that ends the process.
        symbol("gdk_x11_display_error_trap_push", as: Trap.self)(display)
        symbol("gdk_x11_display_set_surface_scale", as: SetScale.self)(display, CInt(factor))
        symbol("gdk_x11_display_error_trap_pop_ignored", as: Trap.self)(display)
    }

    private static func symbol<Function>(_ name: String, as type: Function.Type) -> Function {
        guard let symbol = dlsym(nil, name) else {
            fatalError("this GTK has no X11 backend, which window tests run on")
        }
        return unsafeBitCast(symbol, to: type)
    }
}

/// The pixels of a PNG file, in the format of `WidgetPicture`.
package struct PNGPixels {
    /// The width in pixels.
    package let width: Int
    /// The height in pixels.
    package let height: Int
    /// Four bytes per pixel: blue, green, red, alpha.
    package let bytes: [UInt8]

    /// Reads the bytes of a file; nil if they are not a picture.
    @MainActor package init?(_ file: [UInt8]) {
        let data = g_bytes_new(file, gsize(file.count))
        defer { g_bytes_unref(data) }
        guard let texture = gdk_texture_new_from_bytes(data, nil) else { return nil }
        defer { g_object_unref(UnsafeMutableRawPointer(texture)) }
        width = Int(gdk_texture_get_width(texture))
        height = Int(gdk_texture_get_height(texture))
        let stride = width * 4
        let count = stride * height
        bytes = [UInt8](unsafeUninitializedCapacity: count) { buffer, initialized in
            gdk_texture_download(texture, buffer.baseAddress, gsize(stride))
            initialized = count
        }
    }
}
