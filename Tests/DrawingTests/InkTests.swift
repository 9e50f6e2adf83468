// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import CPango
import Documents
import LayoutEngine
import PangoText
import Previewing
import Testing

@testable import Drawing

/// Where ink is, against a recording: "Hello World" in a plain row, iOS 17.5 and 26.2 at 3x, has ink
/// from 21.333 to 106.667 pt. On the main actor, as all suites that use Pango are.
@MainActor @Suite struct InkTests {
    @Test(arguments: [("ios18", 393.0), ("ios26", 402.0)])
    func textBeginsAndEndsWhereRecorded(profileName: String, width: Double) throws {
        let folder = try ResourceFolder.locate()
        let library = FontLibrary()
        let previewer = Previewer(
            faces: library, measurer: library,
            deviceFonts: try #require(folder.loadDeviceFonts().value))
        let profile = try #require(
            folder.loadProfiles().value?.first { $0.name == profileName })
        let screen = Screen(
            tableStyle: .plain,
            sections: [Section(rows: [Row(kind: .switch, title: "Hello World")])])
        let preview = previewer.preview(
            theme: .system, screen: screen, in: PreviewEnvironment(profile: profile, width: width))

        let scale = 3.0
        let item = preview.layout.item(at: 0)
        let text = item.texts[0].frame
        let surface = cairo_image_surface_create(
            CAIRO_FORMAT_ARGB32, Int32(width * scale), Int32(item.frame.height * scale))
        defer { cairo_surface_destroy(surface) }
        let cairo = try #require(cairo_create(surface))
        defer { cairo_destroy(cairo) }
        TablePainter(preview, library: library)
            .paint(item, on: Canvas(cairo, zoom: scale, pixelScale: 1))
        cairo_surface_flush(surface)
        let data = try #require(cairo_image_surface_get_data(surface))
        let stride = Int(cairo_image_surface_get_stride(surface))
        // Columns with any ink, in the lines of pixels that the text takes.
        let lines = Int(text.y * scale)..<Int(text.maxY * scale)
        let inked = (0..<Int((text.maxX + 10) * scale)).filter { x in
            lines.contains { y in data[y * stride + x * 4 + 3] > 0x40 }
        }
        let start = Double(try #require(inked.first)) / scale
        let end = Double(try #require(inked.last) + 1) / scale
        #expect(abs(start - 21.333) <= 1 / scale + 0.001)
        // The stand-in's letters are not the system font's: 2 % is the most a label may differ.
        #expect(abs((end - start) - (106.667 - 21.333)) / (106.667 - 21.333) < 0.02)
    }
}
