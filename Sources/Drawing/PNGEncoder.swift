// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import CPango
import CPng

/// The encoder of opaque pictures as PNG.
///
/// cairo's own writer tries all filters of PNG for each row, and compresses harder. On lists, which are flat areas and
/// sharp letters, filters gain nothing: without them, a sheet takes a third of the time, and is about as large.
enum PNGEncoder {
    /// The bytes of a picture; nil if a pixel is transparent.
    ///
    /// - Parameter surface: an image surface in `CAIRO_FORMAT_ARGB32`. Its pixels are overwritten.
    /// - Throws: `PictureError` if there is not enough memory.
    static func encode(_ surface: OpaquePointer?) throws(PictureError) -> [UInt8]? {
        cairo_surface_flush(surface)
        let width = Int(cairo_image_surface_get_width(surface))
        let height = Int(cairo_image_surface_get_height(surface))
        let stride = Int(cairo_image_surface_get_stride(surface))
        guard let data = cairo_image_surface_get_data(surface), width > 0, height > 0,
            stride == width * 4, isOpaque(data, count: width * height)
        else { return nil }
        packRGB(data, count: width * height)
        // Larger than any file of these pixels, and memory only as far as it is written.
        var length = width * height * 3 + height * 6 + width * height / 1_000 + 4_096
        let room = UnsafeMutableRawPointer.allocate(byteCount: length, alignment: 16)
        defer { room.deallocate() }
        let isWritten = typeladder_png_write(data, UInt32(width), UInt32(height), room, &length)
        guard isWritten != 0 else { throw .outOfMemory }
        return Array(UnsafeRawBufferPointer(start: room, count: length))
    }

    private static func isOpaque(_ data: UnsafePointer<UInt8>, count: Int) -> Bool {
        data.withMemoryRebound(to: UInt32.self, capacity: count) { pixels in
            var all = UInt32.max
            for index in 0..<count { all &= pixels[index] }
            return all >> 24 == 0xFF
        }
    }

    /// Packs pixels of four bytes, as cairo has them, to three bytes in place.
    private static func packRGB(_ data: UnsafeMutablePointer<UInt8>, count: Int) {
        var target = data
        for index in 0..<count {
            let pixel = UnsafeRawPointer(data).loadUnaligned(
                fromByteOffset: index * 4, as: UInt32.self)
            target[0] = UInt8(truncatingIfNeeded: pixel >> 16)
            target[1] = UInt8(truncatingIfNeeded: pixel >> 8)
            target[2] = UInt8(truncatingIfNeeded: pixel)
            target += 3
        }
    }
}
