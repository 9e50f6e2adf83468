// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Documents
import LayoutEngine
import PangoText
import Syntax

/// The writer of recorded shapes as elements of SVG, in points of the recording.
///
/// cairo writes letters as outlines only, and each outline once per size. This writer has letters as text, for searching
/// and editing, and a web page gives it the glyphs of its own table.
struct SVGWriter {
    private(set) var elements: [String] = []
    private var clipCount = 0

    /// A file with shapes, and with their letters as text.
    ///
    /// - Parameter size: the size of the picture, in points.
    static func file(of shapes: [RecordedShape], size: Size) -> [UInt8] {
        var writer = SVGWriter()
        for shape in shapes { writer.add(shape) }
        let (width, height) = (size.width.hundredths, size.height.hundredths)
        let lines =
            [
                "<?xml version=\"1.0\" encoding=\"UTF-8\"?>",
                "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"\(width)\" height=\"\(height)\" "
                    + "viewBox=\"0 0 \(width) \(height)\">",
            ] + writer.elements + ["</svg>", ""]
        return Array(lines.joined(separator: "\n").utf8)
    }

    /// Adds an element, or one of its tags.
    mutating func add(_ element: String) { elements.append(element) }

    /// Adds a shape, a text as letters.
    mutating func add(_ shape: RecordedShape) {
        let color = shape.color
        switch shape.form {
        case .rectangle(let rect), .hairline(let rect, _):
            add("<rect\(attributes(rect))\(fill(color))/>")
        case .card(let rect, let radius, let roundsTop, let roundsBottom, _):
            add(card(rect, radius, roundsTop, roundsBottom, color))
        case .circle(let center, let radius):
            add("<circle\(attributes(center, radius))\(fill(color))/>")
        case .ring(let center, let radius, let width):
            add("<circle\(attributes(center, radius))\(stroke(color, width))/>")
        case .line(let points, let width):
            let places = points.map { "\($0.x.hundredths) \($0.y.hundredths)" }
            add(
                "<polyline points=\"\(places.joined(separator: " "))\"\(stroke(color, width))"
                    + " stroke-linecap=\"round\" stroke-linejoin=\"round\"/>")
        case .outline(let rect, let radius, let width):
            add("<rect\(attributes(rect, radius))\(stroke(color, width))/>")
        case .path(let path, let strokeWidth, let place, let unit):
            let ends = " stroke-linecap=\"round\" stroke-linejoin=\"round\""
            let ink = strokeWidth.map { stroke(color, $0) + ends } ?? fill(color)
            add(
                "<path transform=\"translate(\(place.x.hundredths) \(place.y.hundredths)) "
                    + "scale(\(unit.plain))\" d=\"\(path.svg)\"\(ink)/>")
        case .picture(let picture, let rect):
            let size = Size(width: rect.width, height: rect.height)
            add(
                "<image\(attributes(rect)) preserveAspectRatio=\"none\" "
                    + "href=\"\(picture.dataAddress(size: size))\"/>")
        case .text(let run, _, let point, let scale): add(text(run, at: point, scale, color))
        case .clip(let rect, let radius):
            clipCount += 1
            let id = "clip\(clipCount)"
            add("<clipPath id=\"\(id)\"><rect\(attributes(rect, radius))/></clipPath>")
            add("<g clip-path=\"url(#\(id))\">")
        case .group(let opacity): add("<g opacity=\"\(opacity.hundredths)\">")
        case .endClip, .endGroup: add("</g>")
        }
    }

    // MARK: - Attributes

    /// The attributes for filling with a color; empty without one.
    func fill(_ color: Color?) -> String { paint("fill", color) }

    private func stroke(_ color: Color?, _ width: Double) -> String {
        " fill=\"none\"\(paint("stroke", color)) stroke-width=\"\(width.hundredths)\""
    }

    /// SVG 1.1 has the opacity of a color in an attribute of its own.
    private func paint(_ attribute: String, _ color: Color?) -> String {
        guard var color else { return "" }
        let opacity = Double(color.alpha) / 255
        color.alpha = 255
        return " \(attribute)=\"\(color.css)\""
            + (opacity < 1 ? " \(attribute)-opacity=\"\(opacity.plain)\"" : "")
    }

    private func attributes(_ rect: Rect, _ radius: Double = 0) -> String {
        " x=\"\(rect.x.hundredths)\" y=\"\(rect.y.hundredths)\" width=\"\(rect.width.hundredths)\""
            + " height=\"\(rect.height.hundredths)\""
            + (radius > 0 ? " rx=\"\(radius.hundredths)\"" : "")
    }

    private func attributes(_ center: RecordedShape.Point, _ radius: Double) -> String {
        " cx=\"\(center.x.hundredths)\" cy=\"\(center.y.hundredths)\" r=\"\(radius.hundredths)\""
    }

    // MARK: - Elements

    private func card(
        _ rect: Rect, _ radius: Double, _ roundsTop: Bool, _ roundsBottom: Bool, _ color: Color?
    ) -> String {
        guard radius > 0, roundsTop || roundsBottom else {
            return "<rect\(attributes(rect))\(fill(color))/>"
        }
        let limit = min(
            radius, rect.width / 2, roundsTop && roundsBottom ? rect.height / 2 : rect.height)
        if roundsTop, roundsBottom { return "<rect\(attributes(rect, limit))\(fill(color))/>" }
        let (top, bottom) = (roundsTop ? limit : 0, roundsBottom ? limit : 0)
        func arc(_ radius: Double, _ x: Double, _ y: Double) -> String {
            let length = radius.hundredths
            return radius > 0
                ? "a\(length) \(length) 0 0 1 \((x * radius).hundredths) \((y * radius).hundredths)"
                : ""
        }
        let sides = (rect.height - top - bottom).hundredths
        let path =
            "M\((rect.x + top).hundredths) \(rect.y.hundredths)h\((rect.width - 2 * top).hundredths)"
            + arc(top, 1, 1) + "v\(sides)" + arc(bottom, -1, 1)
            + "h\((2 * bottom - rect.width).hundredths)" + arc(bottom, -1, -1) + "v-\(sides)"
            + arc(top, 1, -1) + "z"
        return "<path d=\"\(path)\"\(fill(color))/>"
    }

    private func text(
        _ run: Canvas.TextRun, at point: RecordedShape.Point, _ scale: Double, _ color: Color?
    ) -> String {
        let face = run.font.face
        // The font of the family alone would be chosen without quotation marks, too, except for names with digits.
        let family = face.family.replacing("'", with: "").escapedForXML
        var attributes = [
            "x=\"\(point.x.hundredths)\"", "y=\"\(point.y.hundredths)\"",
            "font-family=\"'\(family)', sans-serif\"",
            "font-size=\"\((run.font.pointSize * scale).hundredths)\"",
            "font-weight=\"\(face.weight)\"",
        ]
        if face.isItalic { attributes.append("font-style=\"italic\"") }
        // The line keeps its length with another font.
        if run.width > 0, run.text.unicodeScalars.count > 1 {
            attributes.append("textLength=\"\((run.width * scale).hundredths)\"")
        }
        if FontLibrary.isRightToLeft(run.paragraph) {
            attributes.append("direction=\"rtl\" text-anchor=\"end\"")
        }
        return "<text xml:space=\"preserve\"\(fill(color)) \(attributes.joined(separator: " "))>"
            + "\(run.text.escapedForXML)</text>"
    }
}
