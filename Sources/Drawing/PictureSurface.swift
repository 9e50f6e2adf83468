// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import CPango
import Cairo
import Documents
import ImageDecoding
import LayoutEngine
import Previewing
import Synchronization
import Syntax

/// The pixels of a picture file as a surface of cairo.
final class PictureSurface: @unchecked Sendable {
    let surface: OpaquePointer
    let width: Int
    let height: Int

    /// The longest side in pixels. Larger pictures are halved until they fit: a row is no wider, and so many pictures
    /// fit in memory.
    private static let longestSide = 2_048

    /// Smaller copies, by the number of times that the picture is halved.
    private let copies = Mutex<[Int: PictureSurface]>([:])

    private init?(_ image: DecodedImage) {
        guard
            let surface = cairo_image_surface_create(
                CAIRO_FORMAT_ARGB32, Int32(image.width), Int32(image.height))
        else { return nil }
        (self.surface, width, height) = (surface, image.width, image.height)
        let stride = Int(cairo_image_surface_get_stride(surface))
        guard let data = cairo_image_surface_get_data(surface), stride == 4 * image.width else {
            return nil
        }
        image.pixels.withUnsafeBytes {
            UnsafeMutableRawPointer(data).copyMemory(
                from: $0.baseAddress ?? UnsafeRawPointer(data), byteCount: $0.count)
        }
        cairo_surface_mark_dirty(surface)
    }

    /// A smaller copy of a surface.
    private init?(_ original: PictureSurface, halvedTimes count: Int) {
        (width, height) = (original.width >> count, original.height >> count)
        guard
            let surface = cairo_image_surface_create(
                CAIRO_FORMAT_ARGB32, Int32(width), Int32(height))
        else { return nil }
        self.surface = surface
        let context = cairo_create(surface)
        cairo_scale(
            context, Double(width) / Double(original.width),
            Double(height) / Double(original.height))
        cairo_set_source_surface(context, original.surface, 0, 0)
        cairo_pattern_set_extend(cairo_get_source(context), CAIRO_EXTEND_PAD)
        cairo_paint(context)
        cairo_destroy(context)
    }

    deinit { cairo_surface_destroy(surface) }

    /// The picture, or a smaller copy that still has three pixels per point. All places that show the picture in
    /// similar sizes share one surface.
    ///
    /// - Parameter size: the size in points.
    func halved(toShow size: Size) -> PictureSurface {
        var count = 0
        while Double(width >> (count + 1)) >= max(1, 3 * size.width),
            Double(height >> (count + 1)) >= max(1, 3 * size.height)
        {
            count += 1
        }
        guard count > 0 else { return self }
        return copies.withLock { copies in
            if let known = copies[count] { return known }
            let copy = PictureSurface(self, halvedTimes: count) ?? self
            copies[count] = copy
            return copy
        }
    }

    /// The pictures last drawn, up to 16 million pixels (64 MiB). A picture that cannot be decoded is kept, too.
    private static let recent = Mutex(
        RecentValues<(picture: RowPicture, surface: PictureSurface?)>(
            capacity: capacity, countLimit: 1_000))
    private static let capacity = 16_000_000

    /// The surface of a picture; nil for a damaged one.
    static func of(_ picture: RowPicture) -> PictureSurface? {
        recent.withLock { recent in
            if let known = recent.first(where: { $0.picture == picture }) { return known.surface }
            let image = ImageHeader(picture.bytes).flatMap { header in
                try? ImageDecoder.decode(picture.bytes, header)
            }
            let surface = image.flatMap { PictureSurface($0.halved(until: longestSide)) }
            recent.insert((picture, surface), cost: surface.map { $0.width * $0.height } ?? 1)
            return surface
        }
    }

    /// Decodes the pictures of screens, as far as they are kept. Decoding takes 64 MiB for a moment, which should not
    /// come on top of the pixels of a sheet.
    static func decode(for previews: [Preview]) {
        var left = capacity
        for picture in previews.flatMap(\.screen.pictures.values).uniqued() where left > 0 {
            left -= of(picture).map { $0.width * $0.height } ?? 0
        }
    }

    /// The picture as the address of a PNG inside of another file (RFC 2397). It has at most three pixels per point,
    /// and nothing of the file but the pixels: photos may say where they were taken.
    ///
    /// - Parameter size: the size in points.
    func dataAddress(size: Size) -> String {
        let factor = min(
            1, max(3 * size.width / Double(width), 3 * size.height / Double(height)))
        let pixels = Size(
            width: max(1, (Double(width) * factor).rounded()),
            height: max(1, (Double(height) * factor).rounded()))
        let picture = Picture(size: pixels) { canvas in
            canvas.draw(self, in: Rect(x: 0, y: 0, width: pixels.width, height: pixels.height))
        }
        let bytes = (try? picture.encoded(as: .png, resolution: 1)) ?? []
        return "data:image/png;base64,\(bytes.base64)"
    }
}
