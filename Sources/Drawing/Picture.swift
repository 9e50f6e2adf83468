// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import CPango
import Cairo
import LayoutEngine
import PangoText
import Previewing
import Syntax

/// The file formats of pictures.
package enum PictureFormat: String, CaseIterable, Sendable {
    case png
    case svg
    case pdf

    /// The format of a file name extension; nil for another one.
    package init?(path: FilePath) {
        let name = path.string
        guard let dot = name.lastIndex(of: ".") else { return nil }
        self.init(rawValue: name[name.index(after: dot)...].lowercased())
    }
}

/// The reason why a picture could not be drawn.
package enum PictureError: Error, Hashable {
    /// More pixels than cairo can draw.
    case tooManyPixels(width: Int, height: Int)
    case outOfMemory
    /// Any other error, in the words of cairo.
    case notDrawn(status: String)
}

/// A drawing with a size in points, for any file format.
///
/// The bytes of a file depend on the content alone: they have no date.
package struct Picture {
    let size: Size
    let draw: (Canvas) -> Void

    init(size: Size, draw: @escaping (Canvas) -> Void) {
        self.size = size
        self.draw = draw
    }

    /// The bytes of the picture in a format.
    ///
    /// - Parameter resolution: pixels per point, for formats with pixels.
    /// - Throws: `PictureError` where the picture has more pixels than cairo can draw.
    package func encoded(
        as format: PictureFormat, resolution: Double
    ) throws(PictureError) -> [UInt8] {
        if format == .pdf { return try Self.document([self]) }
        let sink = ByteSink()
        let surface: OpaquePointer?
        if format == .png {
            let pixels = PixelGrid(scale: resolution)
            let width = (pixels.ceil(size.width) * resolution).rounded()
            let height = (pixels.ceil(size.height) * resolution).rounded()
            guard width <= Self.largestSide, height <= Self.largestSide,
                width * height <= Self.mostPixels
            else {
                throw .tooManyPixels(width: Int(width), height: Int(height))
            }
            surface = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, Int32(width), Int32(height))
        } else {
            surface = cairo_svg_surface_create_for_stream(
                appendBytes, sink.pointer, size.width, size.height)
        }
        defer { cairo_surface_destroy(surface) }
        try Self.draw(on: surface) { context in
            draw(
                format == .png
                    ? Canvas(context, zoom: resolution, pixelScale: 1)
                    : Canvas(context, pixelScale: nil))
        }
        if format == .png {
            cairo_surface_write_to_png_stream(surface, appendBytes, sink.pointer)
        }
        try Self.finish(surface)
        return sink.bytes
    }

    /// The bytes of a PDF document with a picture on each page.
    ///
    /// - Throws: `PictureError` where cairo is out of memory.
    static func document(_ pages: [Picture]) throws(PictureError) -> [UInt8] {
        let sink = ByteSink()
        let surface = cairo_pdf_surface_create_for_stream(appendBytes, sink.pointer, 1, 1)
        defer { cairo_surface_destroy(surface) }
        // Cairo 1.18 writes 1.7 otherwise, which not every printer reads.
        cairo_pdf_surface_restrict_to_version(surface, CAIRO_PDF_VERSION_1_4)
        cairo_pdf_surface_set_metadata(
            surface, CAIRO_PDF_METADATA_CREATE_DATE, "2000-01-01T00:00:00Z")
        try draw(on: surface) { context in
            for page in pages {
                cairo_pdf_surface_set_size(surface, page.size.width, page.size.height)
                page.draw(Canvas(context, pixelScale: nil))
                cairo_show_page(context.pointer)
            }
        }
        try finish(surface)
        return sink.bytes
    }

    private static func draw(
        on surface: OpaquePointer?, _ paint: (CairoContext) -> Void
    ) throws(PictureError) {
        guard let cairo = cairo_create(surface) else {
            throw .outOfMemory
        }
        paint(CairoContext(borrowing: cairo))
        cairo_destroy(cairo)
    }

    private static func finish(_ surface: OpaquePointer?) throws(PictureError) {
        cairo_surface_finish(surface)
        guard cairo_surface_status(surface) == CAIRO_STATUS_SUCCESS else {
            let status = String(cString: cairo_status_to_string(cairo_surface_status(surface)))
            throw .notDrawn(status: status)
        }
    }

    /// The limits of cairo's image surfaces, in pixels (`CAIRO_STATUS_INVALID_SIZE`).
    private static let largestSide = 32_767.0
    private static let mostPixels = 200_000_000.0
}

/// The bytes that cairo writes.
private final class ByteSink {
    var bytes: [UInt8] = []

    /// For `appendBytes`, as long as the sink lives.
    var pointer: UnsafeMutableRawPointer { Unmanaged.passUnretained(self).toOpaque() }
}

private let appendBytes: cairo_write_func_t = { closure, data, length in
    guard let closure, let data else { return CAIRO_STATUS_WRITE_ERROR }
    let sink = Unmanaged<ByteSink>.fromOpaque(closure).takeUnretainedValue()
    sink.bytes.append(contentsOf: UnsafeBufferPointer(start: data, count: Int(length)))
    return CAIRO_STATUS_SUCCESS
}
