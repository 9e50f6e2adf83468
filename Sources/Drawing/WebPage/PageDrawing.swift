// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Documents
import DynamicType
import LayoutEngine
import PangoText
import Previewing

extension PageContent {
    /// The drawing of one layout as elements of SVG, for mail programs and browsers without scripts. It refers to
    /// the glyphs of the page.
    mutating func drawing(
        of preview: Preview, _ library: FontLibrary
    ) throws(PictureError) -> String {
        let recorder = ItemRecorder(preview, library)
        var drawing = VectorDrawing()
        for item in preview.layout.items {
            drawing.text += "<g transform=\"translate(0 \(item.frame.y.hundredths))\">\n"
            for shape in recorder.shapes(of: item) { try add(shape, to: &drawing) }
            drawing.text += "</g>\n"
        }
        return drawing.text
    }

    private mutating func add(
        _ shape: RecordedShape, to drawing: inout VectorDrawing
    ) throws(PictureError) {
        if case .picture(let picture, let rect) = shape.form {
            let number = glyphs.number(
                of: picture, size: Size(width: rect.width, height: rect.height))
            drawing.text +=
                "<use href=\"#g\(number)\" transform=\"translate(\(rect.x.hundredths) "
                + "\(rect.y.hundredths)) scale(\(rect.width.hundredths) \(rect.height.hundredths))\"/>\n"
            return
        }
        guard case .glyphs(let line, let point) = shape.form else { return drawing.add(shape) }
        for run in line.glyphRuns {
            // Positions inside of the run are in the units of the glyphs.
            let unit = GlyphTable.unitsPerEm / run.size
            let factor = String(format(run.size / GlyphTable.unitsPerEm))
            drawing.text +=
                "<g\(drawing.fill(shape.color)) transform=\"translate(\(point.x.hundredths) "
                + "\(point.y.hundredths)) scale(\(factor))\">"
            for glyph in run.glyphs {
                guard let number = try glyphs.number(of: glyph.id, in: run.face) else { continue }
                drawing.text += "<use href=\"#g\(number)\" x=\"\(Int((glyph.x * unit).rounded()))\""
                if glyph.y != 0 { drawing.text += " y=\"\(Int((glyph.y * unit).rounded()))\"" }
                drawing.text += "/>"
            }
            drawing.text += "</g>\n"
        }
    }

    /// A factor to a millionth.
    private func format(_ value: Double) -> String {
        let digits = String(Int((value * 1_000_000).rounded()))
        return "." + String(repeating: "0", count: max(0, 6 - digits.count)) + digits
    }
}

/// Elements of SVG for recorded shapes, in points.
private struct VectorDrawing {
    var text = ""

    func fill(_ color: Color?) -> String { color.map { " fill=\"\($0.css)\"" } ?? "" }

    private func stroke(_ color: Color?, _ width: Double) -> String {
        let color = color.map { " stroke=\"\($0.css)\"" } ?? ""
        return " fill=\"none\"\(color) stroke-width=\"\(width.hundredths)\""
    }

    private func attributes(_ rect: Rect) -> String {
        " x=\"\(rect.x.hundredths)\" y=\"\(rect.y.hundredths)\" width=\"\(rect.width.hundredths)\""
            + " height=\"\(rect.height.hundredths)\""
    }

    private func attributes(_ center: RecordedShape.Point, _ radius: Double) -> String {
        " cx=\"\(center.x.hundredths)\" cy=\"\(center.y.hundredths)\" r=\"\(radius.hundredths)\""
    }

    mutating func add(_ shape: RecordedShape) {
        let color = shape.color
        switch shape.form {
        case .rectangle(let rect), .hairline(let rect, _):
            text += "<rect\(attributes(rect))\(fill(color))/>\n"
        case .card(let rect, let radius, let roundsTop, let roundsBottom, _):
            text += card(rect, radius, roundsTop, roundsBottom, color)
        case .circle(let center, let radius):
            text += "<circle\(attributes(center, radius))\(fill(color))/>\n"
        case .ring(let center, let radius, let width):
            text += "<circle\(attributes(center, radius))\(stroke(color, width))/>\n"
        case .line(let points, let width):
            let places = points.map { "\($0.x.hundredths) \($0.y.hundredths)" }
            text +=
                "<polyline points=\"\(places.joined(separator: " "))\"\(stroke(color, width))"
                + " stroke-linecap=\"round\" stroke-linejoin=\"round\"/>\n"
        case .outline(let rect, let radius, let width):
            text +=
                "<rect\(attributes(rect)) rx=\"\(radius.hundredths)\"\(stroke(color, width))/>\n"
        case .path(let path, let strokeWidth, let place, let unit):
            let ends = " stroke-linecap=\"round\" stroke-linejoin=\"round\""
            let ink = strokeWidth.map { stroke(color, $0) + ends } ?? fill(color)
            text +=
                "<path transform=\"translate(\(place.x.hundredths) \(place.y.hundredths)) "
                + "scale(\(unit.plain))\" d=\"\(path.svg)\"\(ink)/>\n"
        case .clip(let rect, _):
            // An inner drawing clips to its own frame.
            let box =
                "\(rect.x.hundredths) \(rect.y.hundredths) \(rect.width.hundredths) \(rect.height.hundredths)"
            text += "<svg\(attributes(rect)) viewBox=\"\(box)\" overflow=\"hidden\">\n"
        case .endClip: text += "</svg>\n"
        case .glyphs, .picture: break
        }
    }

    private func card(
        _ rect: Rect, _ radius: Double, _ roundsTop: Bool, _ roundsBottom: Bool, _ color: Color?
    ) -> String {
        guard radius > 0, roundsTop || roundsBottom else {
            return "<rect\(attributes(rect))\(fill(color))/>\n"
        }
        let limit = min(
            radius, rect.width / 2, roundsTop && roundsBottom ? rect.height / 2 : rect.height)
        if roundsTop, roundsBottom {
            return "<rect\(attributes(rect)) rx=\"\(limit.hundredths)\"\(fill(color))/>\n"
        }
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
        return "<path d=\"\(path)\"\(fill(color))/>\n"
    }
}
