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

    /// The format of a file name extension; nil for other extensions.
    package init?(path: FilePath) {
        let name = path.string
        guard let dot = name.lastIndex(of: ".") else { return nil }
        self.init(rawValue: name[name.index(after: dot)...].lowercased())
    }
}

/// The letters of an SVG.
package enum SVGLetters: Sendable {
    /// Shapes, the same with every viewer.
    case outlines
    /// Text in the names of the fonts, for searching and editing. It is drawn in these fonts only where they are
    /// installed.
    case text
}

/// The reason why a picture could not be drawn.
package enum PictureError: Error, Hashable {
    /// More pixels than fit in memory, or than cairo can draw.
    case tooManyPixels(width: Int, height: Int)
    /// More points than cairo can draw.
    case tooLarge(width: Int, height: Int)
    /// More letters, shapes, and redlines than fit in memory.
    case tooMuch
    /// More letters and shapes, at all sizes, than a browser can open.
    case tooMuchForPage
    case outOfMemory
    /// Any other error, with cairo's text.
    case notDrawn(status: String)
}

/// A drawing with a size in points, for any file format.
///
/// The bytes of a file depend only on the content: they have no date.
package struct Picture {
    let size: Size
    /// The name of its page in a document; nil for a number.
    package var name: String?
    /// The amount of drawing, in letters. If cairo keeps all letters, as for SVG, each takes some 150 bytes.
    var weight = 0
    /// The heights, in points, at which a long picture may continue on another page.
    var breaks: () -> [Double] = { [] }
    let draw: (Canvas) -> Void

    /// The weight of a shape, in letters.
    static let shapeWeight = 10
    /// The weight of a redline with its figure, in letters.
    static let redlineWeight = 50
    /// The weight of the heaviest picture.
    static let heaviestWeight = 2_000_000
    /// The most redlines of a picture.
    package static let mostRedlines = heaviestWeight / redlineWeight

    /// The size in pixels.
    private func pixels(_ resolution: Double) -> Size {
        let grid = PixelGrid(scale: resolution)
        return Size(
            width: (grid.ceil(size.width) * resolution).rounded(),
            height: (grid.ceil(size.height) * resolution).rounded())
    }

    /// Checks whether the picture can be made, before it is drawn.
    ///
    /// - Throws: `PictureError` if cairo cannot draw a picture this large, or if it does not fit in memory.
    package func check(_ format: PictureFormat, resolution: Double) throws(PictureError) {
        let (size, largestSide) =
            format == .png ? (pixels(resolution), Self.largestSide) : (size, Self.largestLength)
        let isTooMany = format == .png && size.width * size.height > Self.mostPixels
        if isTooMany || max(size.width, size.height) > largestSide {
            let (width, height) = (Int(size.width), Int(size.height))
            throw format == .png
                ? .tooManyPixels(width: width, height: height)
                : .tooLarge(width: width, height: height)
        }
        guard weight <= Self.heaviestWeight else { throw .tooMuch }
    }

    /// The bytes of the picture in a format.
    ///
    /// - Parameters:
    ///   - resolution: pixels per point, for formats with pixels.
    ///   - letters: the letters of an SVG.
    /// - Throws: `PictureError`, like ``check(_:resolution:)``.
    package func encoded(
        as format: PictureFormat, resolution: Double, letters: SVGLetters = .outlines
    ) throws(PictureError) -> [UInt8] {
        try check(format, resolution: resolution)
        if format == .pdf { return try PictureDocument([self]).encoded() }
        if format == .svg, letters == .text { return textSVG() }
        let sink = ByteSink()
        let surface: OpaquePointer?
        if format == .png {
            let pixels = pixels(resolution)
            surface = cairo_image_surface_create(
                CAIRO_FORMAT_ARGB32, Int32(pixels.width), Int32(pixels.height))
        } else {
            surface = cairo_svg_surface_create_for_stream(
                appendBytes, sink.pointer, size.width, size.height)
            // A point of iOS is a pixel of CSS. By default, cairo writes the points of print, a third larger.
            cairo_svg_surface_set_document_unit(surface, CAIRO_SVG_UNIT_PX)
        }
        defer { cairo_surface_destroy(surface) }
        try Self.draw(on: surface) { context in
            draw(
                format == .png
                    ? Canvas(context, zoom: resolution, pixelScale: 1)
                    : Canvas(context, pixelScale: nil))
        }
        if format == .png, cairo_surface_status(surface) == CAIRO_STATUS_SUCCESS {
            if let bytes = try PNGEncoder.encode(surface) { return bytes }
            cairo_surface_write_to_png_stream(surface, appendBytes, sink.pointer)
        }
        try Self.finish(surface)
        return sink.bytes
    }

    /// The bytes of an SVG with letters as text.
    private func textSVG() -> [UInt8] {
        let recording = Recording()
        draw(Canvas(recording: recording))
        return SVGWriter.file(of: recording.takeShapes(), size: size)
    }

    /// The bytes of a PDF document with a picture on each page.
    ///
    /// - Throws: `PictureError` if cairo is out of memory.
    static func document(_ pages: [Picture]) throws(PictureError) -> [UInt8] {
        let sink = ByteSink()
        let surface = cairo_pdf_surface_create_for_stream(appendBytes, sink.pointer, 1, 1)
        defer { cairo_surface_destroy(surface) }
        // By default, cairo 1.18 writes 1.7, which some printers cannot read.
        cairo_pdf_surface_restrict_to_version(surface, CAIRO_PDF_VERSION_1_4)
        cairo_pdf_surface_set_metadata(
            surface, CAIRO_PDF_METADATA_CREATE_DATE, "2000-01-01T00:00:00Z")
        try draw(on: surface) { context in
            for page in pages {
                cairo_pdf_surface_set_size(surface, page.size.width, page.size.height)
                if let name = page.name { cairo_pdf_surface_set_page_label(surface, name) }
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

    /// The limit of cairo's image surfaces, in pixels (`CAIRO_STATUS_INVALID_SIZE`).
    private static let largestSide = 32_767.0
    /// The limit of memory, 350 MB: enough for two lists of the default width side by side, at the greatest
    /// height.
    private static let mostPixels = 87_500_000.0
    /// The limit of cairo's coordinates, in points (`cairo_fixed_t` has 24 bits before the point).
    private static let largestLength = 8_388_607.0
}

/// A buffer for the bytes that cairo writes.
private final class ByteSink {
    var bytes: [UInt8] = []

    /// The argument for `appendBytes`, valid as long as the sink lives.
    var pointer: UnsafeMutableRawPointer { Unmanaged.passUnretained(self).toOpaque() }
}

private let appendBytes: cairo_write_func_t = { closure, data, length in
    guard let closure, let data else { return CAIRO_STATUS_WRITE_ERROR }
    let sink = Unmanaged<ByteSink>.fromOpaque(closure).takeUnretainedValue()
    sink.bytes.append(contentsOf: UnsafeBufferPointer(start: data, count: Int(length)))
    return CAIRO_STATUS_SUCCESS
}
