// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import CPango
import Cairo
import LayoutEngine
import PangoText
import Syntax

/// The glyphs of a web page, each with a number and one outline for all sizes.
///
/// Outlines are in units of 1/2048 em, y down. In most TrueType fonts, all their points are whole numbers of these
/// units.
struct GlyphTable {
    /// The units per em.
    static let unitsPerEm = 2048.0
    /// The size at which glyphs with colors of their own become pixels, in pixels per em.
    private static let pixelsPerEm = 160.0

    private struct Key: Hashable {
        var face: String
        var glyph: UInt32
    }

    private var numbers: [Key: Int] = [:]
    /// Several glyphs, and several optical sizes of a family, may have the same outline.
    private var knownContents: [String: Int] = [:]
    /// The elements of SVG with the glyphs, in the order of their numbers.
    private(set) var elements: [String] = []

    /// The number of a glyph; nil for a glyph without ink.
    mutating func number(
        of glyph: UInt32, in face: GlyphFace
    ) throws(PictureError) -> Int? {
        let key = Key(face: face.key, glyph: glyph)
        if let known = numbers[key] { return known < 0 ? nil : known }
        guard let content = try Self.element(of: glyph, in: face) else {
            numbers[key] = -1
            return nil
        }
        if let known = knownContents[content.attributes] {
            numbers[key] = known
            return known
        }
        numbers[key] = elements.count
        knownContents[content.attributes] = elements.count
        elements.append("<\(content.name) id=\"g\(elements.count)\" \(content.attributes)/>")
        return elements.count - 1
    }

    /// The number of a picture, which is kept among the glyphs as an element of one unit in width and height.
    mutating func number(of picture: PictureSurface, size: Size) -> Int {
        let attributes =
            "width=\"1\" height=\"1\" preserveAspectRatio=\"none\" href=\"\(picture.dataAddress(size: size))\""
        if let known = knownContents[attributes] { return known }
        knownContents[attributes] = elements.count
        elements.append("<image id=\"g\(elements.count)\" \(attributes)/>")
        return elements.count - 1
    }

    private static func element(
        of glyph: UInt32, in face: GlyphFace
    ) throws(PictureError) -> (name: String, attributes: String)? {
        if face.hasColors { return try image(of: glyph, in: face).map { ("image", $0) } }
        let path = outline(of: glyph, in: face)
        return path.isEmpty ? nil : ("path", "d=\"\(path)\"")
    }

    // MARK: - Outlines

    private static func outline(of glyph: UInt32, in face: GlyphFace) -> String {
        let surface = cairo_recording_surface_create(CAIRO_CONTENT_ALPHA, nil)
        defer { cairo_surface_destroy(surface) }
        guard let cairo = cairo_create(surface) else { return "" }
        defer { cairo_destroy(cairo) }
        face.addOutline(of: glyph, size: unitsPerEm, on: cairo)
        guard let path = cairo_copy_path(cairo) else { return "" }
        defer { cairo_path_destroy(path) }
        var outline = OutlineText()
        var index = 0
        while index < Int(path.pointee.num_data), let data = path.pointee.data {
            let header = data[index].header
            func point(_ number: Int) -> (x: Double, y: Double) {
                let point = data[index + number].point
                return (point.x, point.y)
            }
            switch header.type {
            case CAIRO_PATH_MOVE_TO: outline.move(to: point(1))
            case CAIRO_PATH_LINE_TO: outline.line(to: point(1))
            case CAIRO_PATH_CURVE_TO: outline.curve(point(1), point(2), to: point(3))
            default: outline.close()
            }
            index += Int(header.length)
        }
        return outline.text
    }

    // MARK: - Pixels

    /// The attributes of an image with a glyph; nil if the glyph has no ink.
    private static func image(
        of glyph: UInt32, in face: GlyphFace
    ) throws(PictureError) -> String? {
        let ink = face.ink(of: glyph, size: pixelsPerEm)
        guard ink.width > 0, ink.height > 0 else { return nil }
        let (left, top) = ((ink.x - 1).rounded(.down), (ink.y - 1).rounded(.down))
        let size = Size(
            width: (ink.x + ink.width + 1).rounded(.up) - left,
            height: (ink.y + ink.height + 1).rounded(.up) - top)
        let picture = Picture(size: size) { canvas in
            canvas.translated(x: -left, y: -top) {
                canvas.draw(glyph, of: face, size: pixelsPerEm)
            }
        }
        let bytes = try picture.encoded(as: .png, resolution: 1)
        let unit = unitsPerEm / pixelsPerEm
        let frame = zip(["x", "y", "width", "height"], [left, top, size.width, size.height])
            .map { "\($0)=\"\(($1 * unit).hundredths)\"" }.joined(separator: " ")
        return "\(frame) href=\"data:image/png;base64,\(bytes.base64)\""
    }
}

/// The outline of a glyph as the path of an SVG element, in whole units and relative steps.
private struct OutlineText {
    private(set) var text = ""
    private var pen = (x: 0, y: 0)
    private var exactPen = (x: 0.0, y: 0.0)
    private var start = (x: 0, y: 0)
    private var isClosed = true

    private mutating func step(_ name: Character, _ points: [(x: Double, y: Double)]) {
        text.append(name)
        let origin = pen
        var isFirst = true
        for point in points {
            pen = (Int(point.x.rounded()), Int(point.y.rounded()))
            for number in [pen.x - origin.x, pen.y - origin.y] {
                if !isFirst, number >= 0 { text += " " }
                text += "\(number)"
                isFirst = false
            }
        }
        exactPen = points.last ?? exactPen
        isClosed = false
    }

    mutating func move(to point: (x: Double, y: Double)) {
        // After the end of a contour, cairo moves to its start.
        if isClosed, (Int(point.x.rounded()), Int(point.y.rounded())) == pen, !text.isEmpty {
            exactPen = point
            return
        }
        step("m", [point])
        start = pen
    }

    mutating func line(to point: (x: Double, y: Double)) {
        let (x, y) = (Int(point.x.rounded()) - pen.x, Int(point.y.rounded()) - pen.y)
        guard x == 0 || y == 0 else { return step("l", [point]) }
        text += x == 0 ? (y == 0 ? "" : "v\(y)") : "h\(x)"
        pen = (pen.x + x, pen.y + y)
        exactPen = point
        isClosed = false
    }

    /// Adds a cubic curve, or the quadratic curve of a TrueType font that cairo turned into a cubic one.
    mutating func curve(
        _ first: (x: Double, y: Double), _ second: (x: Double, y: Double),
        to end: (x: Double, y: Double)
    ) {
        func control(_ from: Double, _ first: Double, _ second: Double, _ to: Double) -> Double? {
            let (a, b) = ((3 * first - from) / 2, (3 * second - to) / 2)
            return abs(a - b) < 0.1 ? (a + b) / 2 : nil
        }
        if let x = control(exactPen.x, first.x, second.x, end.x),
            let y = control(exactPen.y, first.y, second.y, end.y)
        {
            step("q", [(x, y), end])
        } else {
            step("c", [first, second, end])
        }
    }

    mutating func close() {
        guard !isClosed else { return }
        text += "z"
        pen = start
        isClosed = true
    }
}

extension [UInt8] {
    /// The bytes as Base64 (`g_base64_encode`).
    var base64: String {
        guard let text = g_base64_encode(self, gsize(count)) else { return "" }
        defer { g_free(text) }
        return String(cString: text)
    }
}
