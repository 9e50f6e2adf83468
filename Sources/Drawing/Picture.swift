// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import CPango
import Cairo
import LayoutEngine
import PangoText
import Previewing
import Syntax

/// The file formats of pictures.
public enum PictureFormat: String, CaseIterable, Sendable {
    case png
    case svg
    case pdf

    /// The format of a file name extension; nil for another one.
    public init?(path: FilePath) {
        let name = path.string
        guard let dot = name.lastIndex(of: ".") else { return nil }
        self.init(rawValue: name[name.index(after: dot)...].lowercased())
    }
}

/// The reason why a picture could not be drawn.
public struct PictureError: Error, CustomStringConvertible {
    /// The problem, and what to do.
    public let description: String
}

/// A drawing with a size in points, for any file format.
///
/// The bytes of a file depend on the content alone: they have no date.
public struct Picture {
    private let size: Size
    private let draw: (Canvas) -> Void

    init(size: Size, draw: @escaping (Canvas) -> Void) {
        self.size = size
        self.draw = draw
    }

    /// The bytes of the picture in a format.
    ///
    /// - Parameter resolution: pixels per point, for formats with pixels.
    /// - Throws: `PictureError` where the picture has more pixels than cairo can draw.
    public func encoded(
        as format: PictureFormat, resolution: Double
    ) throws(PictureError) -> [UInt8] {
        let sink = ByteSink()
        let closure = Unmanaged.passUnretained(sink).toOpaque()
        let surface: OpaquePointer?
        switch format {
        case .png:
            let pixels = PixelGrid(scale: resolution)
            let width = (pixels.ceil(size.width) * resolution).rounded()
            let height = (pixels.ceil(size.height) * resolution).rounded()
            guard width <= Self.largestSide, height <= Self.largestSide,
                width * height <= Self.mostPixels
            else {
                throw PictureError(
                    description: "the picture would be \(Int(width)) × \(Int(height)) pixels, more "
                        + "than can be drawn; use a lower resolution, or write SVG or PDF")
            }
            surface = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, Int32(width), Int32(height))
        case .svg:
            surface = cairo_svg_surface_create_for_stream(
                appendBytes, closure, size.width, size.height)
        case .pdf:
            surface = cairo_pdf_surface_create_for_stream(
                appendBytes, closure, size.width, size.height)
            cairo_pdf_surface_set_metadata(
                surface, CAIRO_PDF_METADATA_CREATE_DATE, "2000-01-01T00:00:00Z")
        }
        defer { cairo_surface_destroy(surface) }
        guard let cairo = cairo_create(surface) else {
            throw PictureError(description: "cairo could not make a picture: out of memory")
        }
        let context = CairoContext(borrowing: cairo)
        draw(
            format == .png
                ? Canvas(context, zoom: resolution, pixelScale: 1)
                : Canvas(context, pixelScale: nil))
        cairo_destroy(cairo)
        if format == .png {
            cairo_surface_write_to_png_stream(surface, appendBytes, closure)
        } else {
            cairo_surface_finish(surface)
        }
        guard cairo_surface_status(surface) == CAIRO_STATUS_SUCCESS else {
            let status = String(cString: cairo_status_to_string(cairo_surface_status(surface)))
            throw PictureError(description: "cairo could not draw the picture: \(status)")
        }
        return sink.bytes
    }

    /// The limits of cairo's image surfaces, in pixels (`CAIRO_STATUS_INVALID_SIZE`).
    private static let largestSide = 32_767.0
    private static let mostPixels = 200_000_000.0
}

/// The bytes that cairo writes.
private final class ByteSink {
    var bytes: [UInt8] = []
}

private let appendBytes: cairo_write_func_t = { closure, data, length in
    guard let closure, let data else { return CAIRO_STATUS_WRITE_ERROR }
    let sink = Unmanaged<ByteSink>.fromOpaque(closure).takeUnretainedValue()
    sink.bytes.append(contentsOf: UnsafeBufferPointer(start: data, count: Int(length)))
    return CAIRO_STATUS_SUCCESS
}
