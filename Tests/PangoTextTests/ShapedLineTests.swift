// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import CPango
import LayoutEngine
import TestSupport
import Testing

@testable import PangoText

/// Lines that are drawn again come from a cache, and look the same. On the main actor, like all suites that use Pango.
@MainActor @Suite struct ShapedLineTests {
    /// The inputs for drawing a line. Any two look different. Some differ only in the direction or the language of the
    /// paragraph.
    private struct Line {
        var text: String
        var paragraph: String
        var language: String?
        var endsInHyphen: Bool
        var font: ScaledFont

        init(using random: inout SeededGenerator, _ faces: [Face]) {
            text = ["1 – 2 (a)", "12.", "骨直 fi", "ab"].randomElement(using: &random)!
            paragraph = text + ["", " عربي", " x"].randomElement(using: &random)!
            if Bool.random(using: &random) { paragraph = "שלום " + paragraph }
            language = [nil, "ja", "zh-Hant", "tr"].randomElement(using: &random)!
            endsInHyphen = Bool.random(using: &random)
            if endsInHyphen { text += "-" }
            font = ScaledFont(
                face: faces.randomElement(using: &random)!, requestedName: "", baseSize: 17,
                pointSize: [12, 17.5].randomElement(using: &random)!)
            font.tracking = [0, 0.5].randomElement(using: &random)!
        }

        init(_ text: String, _ face: Face) {
            (self.text, paragraph, language, endsInHyphen) = (text, text, nil, false)
            font = ScaledFont(face: face, requestedName: "", baseSize: 20, pointSize: 20)
        }
    }

    private func picture(of line: Line, by library: FontLibrary) throws -> [UInt8] {
        let surface = cairo_image_surface_create(CAIRO_FORMAT_A8, 160, 40)
        defer { cairo_surface_destroy(surface) }
        let cairo = try #require(cairo_create(surface))
        library.line(
            line.text, of: line.paragraph, language: line.language,
            endsInHyphen: line.endsInHyphen, font: line.font
        ).draw(x: 4, baseline: 25, on: cairo)
        cairo_destroy(cairo)
        cairo_surface_flush(surface)
        let size = 40 * Int(cairo_image_surface_get_stride(surface))
        return Array(
            UnsafeBufferPointer(start: cairo_image_surface_get_data(surface), count: size))
    }

    @Test func rememberedLinesLookLikeNewOnes() throws {
        let (used, forgetful) = (FontLibrary(), FontLibrary())
        let faces = try ["Inter-Regular", "Inter-Bold"].map { name in
            #expect(forgetful.face(postScriptName: name) != nil)
            return try #require(used.face(postScriptName: name))
        }
        var random = SeededGenerator(seed: 28)
        for _ in 0..<600 {
            let line = Line(using: &random, faces)
            forgetful.shapedLines = ShapedLines()
            #expect(try picture(of: line, by: used) == picture(of: line, by: forgetful), "\(line)")
        }
    }

    /// A letter that no font has is as wide as it is measured: 0.6 em, or an em for a wide character. Pango's own box
    /// is of another size in each version.
    @Test func missingGlyphIsABoxOfItsMeasuredWidth() throws {
        let library = FontLibrary()
        let face = try #require(library.face(postScriptName: "Inter-Regular"))
        // Neither is assigned: U+3FFFD is in a plane of ideographs.
        for (text, ems) in [("\u{378}", 0.6), ("\u{3FFFD}", 1.0)] {
            let prepared = library.prepare("\(text)\(text)", in: face)
            #expect(prepared.shaped.missingGlyphs == 2)
            for size in [12.0, 40] {
                let lines = LineIterator(
                    prepared, LineBreakParameters(pointSize: size, width: 500))
                let widths = IteratorSequence(lines).map(\.width)
                // Pango rounds to 1/1024 of a point.
                #expect(widths.count == 1 && abs(widths[0] - 2 * ems * size) < 0.001)
                let font = ScaledFont(
                    face: face, requestedName: "", baseSize: size, pointSize: size)
                let line = library.line(
                    "\(text)\(text)", of: text, language: nil, endsInHyphen: false, font: font)
                let glyphs = line.glyphRuns.flatMap(\.glyphs)
                #expect(glyphs.count == 2 && abs(glyphs[1].x - ems * size) < 0.001)
                #expect(glyphs.allSatisfy { $0.id.isUnknown })
            }
            let line = Line(text, face)
            let picture = try picture(of: line, by: library)
            #expect(picture.contains { $0 > 100 })
        }
    }
}
