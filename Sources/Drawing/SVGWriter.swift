// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import CPango
import Documents
import LayoutEngine
import Syntax

/// The writer of an SVG picture with its letters as text, for searching and editing.
///
/// cairo writes letters as outlines only. So a ``Canvas`` with a writer builds its paths in a cairo context as always,
/// and hands them over instead of filling them. All coordinates are those of the picture.
final class SVGWriter {
    private var elements: [String] = []
    private var clipCount = 0
    private let size: Size

    /// - Parameter size: the size of the picture, in points.
    init(size: Size) { self.size = size }

    /// The bytes of the file.
    var bytes: [UInt8] {
        let (width, height) = (size.width.plain, size.height.plain)
        let lines =
            [
                "<?xml version=\"1.0\" encoding=\"UTF-8\"?>",
                "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"\(width)\" height=\"\(height)\" "
                    + "viewBox=\"0 0 \(width) \(height)\">",
            ] + elements + ["</svg>", ""]
        return Array(lines.joined(separator: "\n").utf8)
    }

    /// Fills the current path, and clears it.
    func fill(_ cairo: OpaquePointer, _ color: Color) {
        elements.append("<path d=\"\(takePath(cairo))\" \(Self.paint("fill", color))/>")
    }

    /// Strokes the current path, and clears it.
    func stroke(_ cairo: OpaquePointer, _ color: Color) {
        let width = cairo_get_line_width(cairo) * matrix(cairo).xx
        let ends =
            cairo_get_line_cap(cairo) == CAIRO_LINE_CAP_ROUND
            ? " stroke-linecap=\"round\" stroke-linejoin=\"round\"" : ""
        elements.append(
            "<path d=\"\(takePath(cairo))\" fill=\"none\" \(Self.paint("stroke", color)) "
                + "stroke-width=\"\(width.plain)\"\(ends)/>")
    }

    /// Writes a picture that fills a rectangle of the SVG picture.
    func add(_ picture: PictureSurface, in rect: Rect) {
        let size = Size(width: rect.width, height: rect.height)
        elements.append(
            "<image x=\"\(rect.x.plain)\" y=\"\(rect.y.plain)\" width=\"\(rect.width.plain)\" "
                + "height=\"\(rect.height.plain)\" preserveAspectRatio=\"none\" "
                + "href=\"\(picture.dataAddress(size: size))\"/>")
    }

    /// Draws elements within the current path, and clears it.
    func clipped(to cairo: OpaquePointer, _ draw: () -> Void) {
        clipCount += 1
        let id = "clip\(clipCount)"
        elements.append("<clipPath id=\"\(id)\"><path d=\"\(path(cairo))\"/></clipPath>")
        elements.append("<g clip-path=\"url(#\(id))\">")
        cairo_clip(cairo)
        draw()
        elements.append("</g>")
    }

    /// Draws elements as one partly transparent group.
    func blended(opacity: Double, _ draw: () -> Void) {
        elements.append("<g opacity=\"\(opacity.plain)\">")
        draw()
        elements.append("</g>")
    }

    /// Writes a line of text.
    ///
    /// - Parameters:
    ///   - x: the left end of the line, in the units of the context; `baseline` and `width` likewise.
    ///   - width: the advance of the line. It keeps its length with another font.
    ///   - isRightToLeft: whether the paragraph is.
    func write(
        _ text: String, _ font: ScaledFont, _ color: Color, x: Double, baseline: Double,
        width: Double, isRightToLeft: Bool, on cairo: OpaquePointer
    ) {
        let matrix = matrix(cairo)
        let face = font.face
        // The font of the family alone would be chosen without quotation marks, too, except for names with digits.
        let family = face.family.replacing("'", with: "").escapedForXML
        var attributes = [
            "x=\"\((x * matrix.xx + matrix.x0).plain)\"",
            "y=\"\((baseline * matrix.yy + matrix.y0).plain)\"",
            "font-family=\"'\(family)', sans-serif\"",
            "font-size=\"\((font.pointSize * matrix.xx).plain)\"",
            "font-weight=\"\(face.weight)\"",
        ]
        if face.isItalic { attributes.append("font-style=\"italic\"") }
        attributes.append(Self.paint("fill", color))
        if width > 0, text.unicodeScalars.count > 1 {
            attributes.append("textLength=\"\((width * matrix.xx).plain)\"")
        }
        if isRightToLeft { attributes.append("direction=\"rtl\" text-anchor=\"end\"") }
        elements.append(
            "<text xml:space=\"preserve\" \(attributes.joined(separator: " "))>"
                + "\(text.escapedForXML)</text>")
    }

    private static func paint(_ attribute: String, _ color: Color) -> String {
        let opacity = Double(color.alpha) / 255
        var opaque = color
        opaque.alpha = 255
        return "\(attribute)=\"\(opaque.css)\""
            + (opacity < 1 ? " \(attribute)-opacity=\"\(opacity.plain)\"" : "")
    }

    private func matrix(_ cairo: OpaquePointer) -> cairo_matrix_t {
        var matrix = cairo_matrix_t()
        cairo_get_matrix(cairo, &matrix)
        return matrix
    }

    private func takePath(_ cairo: OpaquePointer) -> String {
        defer { cairo_new_path(cairo) }
        return path(cairo)
    }

    /// The current path in the coordinates of the picture.
    private func path(_ cairo: OpaquePointer) -> String {
        var user = matrix(cairo)
        cairo_identity_matrix(cairo)
        defer { cairo_set_matrix(cairo, &user) }
        guard let path = cairo_copy_path(cairo) else { return "" }
        defer { cairo_path_destroy(path) }
        guard let data = path.pointee.data else { return "" }
        var (commands, index) = ([String](), 0)
        while index < path.pointee.num_data {
            let header = data[index].header
            let points = (1..<max(1, Int(header.length))).map { data[index + $0].point }
                .map { "\($0.x.plain) \($0.y.plain)" }.joined(separator: " ")
            switch header.type {
            case CAIRO_PATH_MOVE_TO: commands.append("M\(points)")
            case CAIRO_PATH_LINE_TO: commands.append("L\(points)")
            case CAIRO_PATH_CURVE_TO: commands.append("C\(points)")
            default: commands.append("Z")
            }
            index += Int(header.length)
        }
        // cairo starts a new path after each end of one.
        if commands.last?.hasPrefix("M") == true { commands.removeLast() }
        return commands.joined()
    }
}
