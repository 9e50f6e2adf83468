// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import CPango
import Files
import LayoutEngine
import Syntax
import Testing

@testable import PangoText

/// The named instances of a variable font are faces like any other. The advances of the font in `Fixtures` show which
/// instance is measured and drawn.
@MainActor @Suite struct VariableFontTests {
    nonisolated private static let file = FilePath(#filePath).parent
        .appending("Fixtures/VariableTest.ttf")

    /// Advances in thousandths of an em, by the end of the PostScript name. The font has no name for the last one: Core
    /// Text makes this one up.
    nonisolated private static let advances = [
        "Regular": 500, "Bold": 700, "Wide": 800, "BoldWide": 1000, "Regular_Loose": 600,
    ]

    private let library = FontLibrary(fontFiles: [file])

    private func face(_ style: String) throws -> Face {
        try #require(library.face(postScriptName: "TypeladderVariableTest-\(style)"))
    }

    @Test func instancesAreListedAndTheMasterIsNot() {
        let own = library.faces.filter { $0.family == "Typeladder Variable Test" }
        #expect(
            Set(own.map(\.postScriptName))
                == Set(Self.advances.keys.map { "TypeladderVariableTest-\($0)" }))
        #expect(own.count == Self.advances.count)
        #expect(Set(own.map(\.index)).count == own.count)
    }

    @Test(arguments: advances.keys.sorted()) func instanceIsMeasured(style: String) throws {
        let shaped = library.prepare("Hx", in: try face(style)).shaped
        let advance = Double(shaped.scalars[0].advance) / ShapedText.unitsPerEm * 1000
        #expect(abs(advance - Double(Self.advances[style] ?? 0)) < 0.5)
        #expect(shaped.runs.isEmpty && shaped.missingGlyphs == 0)
    }

    @Test(arguments: advances.keys.sorted()) func instanceIsDrawn(style: String) throws {
        // A bar of ink from 50 thousandths to the advance minus 50.
        let surface = cairo_image_surface_create(CAIRO_FORMAT_A8, 1200, 1000)
        defer { cairo_surface_destroy(surface) }
        let cairo = try #require(cairo_create(surface))
        let font = ScaledFont(
            face: try face(style), requestedName: "", baseSize: 1000, pointSize: 1000)
        library.line("H", of: "H", font: font).draw(x: 0, baseline: 800, on: cairo)
        cairo_destroy(cairo)
        cairo_surface_flush(surface)
        let stride = Int(cairo_image_surface_get_stride(surface))
        let row = try #require(cairo_image_surface_get_data(surface)) + 500 * stride
        let ink = (0..<1200).filter { row[$0] > 127 }
        #expect(ink.first == 50)
        #expect(ink.last == (Self.advances[style] ?? 0) - 51)
    }

    @Test func weightsOfTheFamilyAreInstances() throws {
        let bold = library.face(family: "Typeladder Variable Test", weight: 690, isItalic: false)
        #expect(bold?.postScriptName == "TypeladderVariableTest-Bold")
        #expect(try face("Bold").weight == 700)
        #expect(try face("Bold").metrics.capHeight == 0.7)
    }
}
