// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Auditing
import Documents
import DynamicType
import LayoutEngine
import PangoText
import Previewing
import Syntax
import TestSupport
import Testing
import Workspace

@testable import Drawing

/// Web pages as files. `scripts/check-page` opens them in a browser.
@MainActor @Suite struct WebPageTests {
    private func page(
        _ bundled: BundledScreen = .settings, widths: [Double] = [320, 390, 430],
        screen text: String? = nil, set: (inout PreviewEnvironment) -> Void = { _ in }
    ) throws -> WebPage {
        let bench = try Bench()
        let library = bench.makeLibrary()
        let previewer = bench.previewer(library)
        let shown = try text.map(bench.screen) ?? bench.screen(bundled)
        let parts = try #require(bench.folder.loadWebPageParts().value)
        let design = WebPage.Design(
            title: "System font", library: library, files: AuditedFiles(),
            preview: { previewer.preview(theme: .system, screen: shown, in: $0) },
            findings: \.findings)
        var environment = PreviewEnvironment(profile: try #require(bench.profiles.last))
        set(&environment)
        return WebPage(
            title: shown.title ?? "Settings", designs: [design], in: environment, widths: widths,
            parts: WebPage.Parts(style: parts.style, script: parts.script))
    }

    private func html(_ page: WebPage) throws -> String {
        String(decoding: try page.encoded(), as: UTF8.self)
    }

    @Test(arguments: BundledScreen.allCases)
    func bundledScreenIsSmall(bundled: BundledScreen) throws {
        let bytes = try page(bundled).encoded()
        #expect(bytes.count < 400_000, "\(bytes.count) bytes")
    }

    @Test func pageIsTheSameEachTime() throws {
        #expect(try page(.tableHeader).encoded() == page(.tableHeader).encoded())
    }

    @Test func pageNamesNoFileAndNoAddress() throws {
        let html = try html(page())
        for part in ["http:", "https:", "//cdn", "/usr/", "/home/", "/tmp/", "@import"] {
            #expect(!html.contains(part), "\(part)")
        }
        // Clips are parts of the page.
        #expect(html.split(separator: "url(").dropFirst().allSatisfy { $0.hasPrefix("#clip") })
        #expect(html.contains("default-src 'none'"))
        #expect(!html.contains("unsafe-inline"))
    }

    /// Each glyph of a face is in the file once, for all sizes and widths.
    @Test func outlinesAreUnique() throws {
        let html = try html(page())
        let outlines = html.split(separator: "<path id=\"g").dropFirst().compactMap {
            $0.split(separator: "d=\"").dropFirst().first?.prefix { $0 != "\"" }
        }
        #expect(outlines.count > 40)
        #expect(Set(outlines).count == outlines.count)
    }

    @Test(arguments: [
        "</script><script>alert(1)</script>", "]]>", "a \u{2028} b \u{2029} c", "\"'&<>`", "<!--",
    ])
    func hostileTextStaysText(text: String) throws {
        let screen =
            #"{"title": \#(text.json), "sections": [{"rows": [{"title": \#(text.json)}]}]}"#
        let html = try html(page(widths: [390], screen: screen))
        #expect(html.split(separator: "<script").count == 3)
        #expect(html.split(separator: "</script>").count == 3)
        #expect(html.contains("<title>\(text.visible.escapedForXML)</title>"))
        #expect(!html.contains("<!--"))
    }

    /// A mark or a prefix makes one character with `<`, which ends an element all the same.
    @Test(arguments: ["\u{600}</script>", "<\u{338}!--"])
    func bracketsInClustersAreEscaped(text: String) {
        #expect(!text.json.utf8.contains(UInt8(ascii: "<")))
    }

    /// The iPhone SE and the iPhone 13 mini have the same width, and another width in landscape.
    @Test func widthOfTheDeviceKeepsTheDevice() throws {
        let device = try #require(
            Bench().environment().profile.devices["iPhone SE, 8"])
        let page = try page(widths: [device.width]) {
            ($0.device, $0.isLandscape) = (device, true)
        }
        #expect(try html(page).contains("\"widths\":[\(Int(device.height))]"))
    }

    /// The dark layout is the light one, with the colors that a preview in dark appearance has.
    @Test func darkPreviewHasOtherColorsOnly() throws {
        let bench = try Bench()
        var environment = PreviewEnvironment(profile: try #require(bench.profiles.last))
        let previewer = bench.previewer(bench.makeLibrary())
        let screen = try bench.screen(.customHeaders)
        let light = previewer.preview(theme: .system, screen: screen, in: environment)
        environment.appearance = .dark
        let dark = previewer.preview(theme: .system, screen: screen, in: environment)
        let turned = light.shown(in: .dark)
        #expect(turned.environment == environment)
        #expect(turned.layout.items.elementsEqual(dark.layout.items))
        for color in SemanticColor.allCases { #expect(turned.color(color) == dark.color(color)) }
        #expect(turned.palette.indices.allSatisfy { turned.color(at: $0) == dark.color(at: $0) })
        #expect(light.color(.label) != turned.color(.label))
    }

    @Test func tooMuchContentIsAnError() throws {
        let row = #"{"title": "\#(String(repeating: "word ", count: 2000))"}"#
        let rows = Array(repeating: row, count: 200).joined(separator: ",")
        let screen = #"{"sections": [{"rows": [\#(rows)]}]}"#
        #expect(throws: PictureError.tooMuchForPage) {
            try page(widths: [390], screen: screen).encoded()
        }
    }

    // MARK: - Recordings

    /// The recorded shapes are those that the painter draws: their texts are where the layout has lines.
    @Test func recordingHasTheLinesOfTheLayout() throws {
        let bench = try Bench()
        let library = bench.makeLibrary()
        let environment = PreviewEnvironment(
            profile: try #require(bench.profiles.last), category: .accessibilityMedium)
        let preview = bench.previewer(library).preview(
            theme: .system, screen: try bench.screen(.settings), in: environment)
        let recorder = ItemRecorder(preview, library)
        for item in preview.layout.items {
            let places = recorder.shapes(of: item).compactMap { shape in
                if case .text(_, _, let point, _) = shape.form { point } else { nil }
            }
            let lines = item.texts.flatMap(\.lines)
            #expect(places.map(\.x) == lines.map(\.x))
            for (place, line) in zip(places, lines) {
                #expect(abs(place.y - (line.baseline - item.frame.y)) < 1e-6)
            }
        }
    }

    /// The glyphs of a line end where its advance does.
    @Test func glyphsOfALineFillItsWidth() throws {
        let library = try Bench().makeLibrary()
        let face = try #require(library.face(postScriptName: "Inter-Regular"))
        let font = ScaledFont(face: face, requestedName: "", baseSize: 17, pointSize: 17)
        let runs = library.line("HH", of: "HH", font: font).glyphRuns
        #expect(runs.map(\.size) == [17])
        let glyphs = runs[0].glyphs
        #expect(glyphs.count == 2 && glyphs[0].id == glyphs[1].id && glyphs[0].x == 0)
        let parameters = LineBreakParameters(pointSize: 17, width: 1000)
        var lines = LineIterator(library.prepare("H", in: face), parameters)
        let line = lines.next()
        #expect(abs(glyphs[1].x - (try #require(line).width)) < 0.01)
    }

    @Test(arguments: [
        (0, "0"), (0.5, ".5"), (-0.25, "-.25"), (44.333, "44.33"), (1.005, "1"), (-3, "-3"),
        (7.05, "7.05"), (-0.001, "0"),
    ])
    func lengthsAreShort(value: Double, text: String) {
        #expect(value.hundredths == text)
    }
}
