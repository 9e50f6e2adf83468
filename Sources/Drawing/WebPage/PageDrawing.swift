// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Documents
import DynamicType
import LayoutEngine
import PangoText
import Previewing
import Syntax

extension PageContent {
    /// The drawing of one layout as elements of SVG, for mail programs and browsers without scripts. It refers to
    /// the glyphs of the page.
    mutating func drawing(
        of preview: Preview, edges: ScreenEdges = .none, _ library: FontLibrary
    ) throws(PictureError) -> String {
        let recorder = ItemRecorder(preview, library)
        var writer = SVGWriter()
        for item in preview.layout.items {
            let y = edges.top + item.frame.y
            writer.add("<g transform=\"translate(0 \(y.hundredths))\">")
            for shape in recorder.shapes(of: item) { try add(shape, to: &writer) }
            writer.add("</g>")
        }
        if edges != .none {
            let height = edges.height(around: preview.layout)
            for shape in recorder.shapes(of: edges, height: height) { try add(shape, to: &writer) }
        }
        return writer.elements.joined(separator: "\n")
    }

    private mutating func add(
        _ shape: RecordedShape, to writer: inout SVGWriter
    ) throws(PictureError) {
        if case .picture(let picture, let rect) = shape.form {
            let number = glyphs.number(
                of: picture, size: Size(width: rect.width, height: rect.height))
            return writer.add(
                "<use href=\"#g\(number)\" transform=\"translate(\(rect.x.hundredths) "
                    + "\(rect.y.hundredths)) scale(\(rect.width.hundredths) "
                    + "\(rect.height.hundredths))\"/>")
        }
        guard case .text(let text, let library, let point, _) = shape.form else {
            return writer.add(shape)
        }
        for run in text.line(library).glyphRuns {
            // Positions inside of the run are in the units of the glyphs.
            let unit = GlyphTable.unitsPerEm / run.size
            let factor = (run.size / GlyphTable.unitsPerEm * 1_000_000).rounded() / 1_000_000
            var element =
                "<g\(writer.fill(shape.color)) transform=\"translate(\(point.x.hundredths) "
                + "\(point.y.hundredths)) scale(\(factor.shortest))\">"
            for glyph in run.glyphs {
                guard let number = try glyphs.number(of: glyph.id, in: run.face) else { continue }
                element += "<use href=\"#g\(number)\" x=\"\(Int((glyph.x * unit).rounded()))\""
                if glyph.y != 0 { element += " y=\"\(Int((glyph.y * unit).rounded()))\"" }
                element += "/>"
            }
            writer.add(element + "</g>")
        }
    }
}
