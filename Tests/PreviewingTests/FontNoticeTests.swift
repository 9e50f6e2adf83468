// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Documents
import DynamicType
import LayoutEngine
import Syntax
import TestSupport
import Testing

@testable import Previewing

/// What a font lacks is named: a weight, an italic, characters of the screen.
@Suite struct FontNoticeTests {
    let bench: Bench

    init() throws { bench = try Bench() }

    private func theme(_ styles: [TextStyle: String]) -> Theme {
        var theme = Theme.system
        for (style, name) in styles {
            theme.fonts[style] = ThemeFont(fontName: name, fontSize: 17)
        }
        return theme
    }

    private func report(_ style: TextStyle, _ preview: Preview) throws -> StyleReport {
        try #require(preview.styles.first { $0.style == style })
    }

    private func preview(
        _ rows: String, _ theme: Theme = .system, faces: FixedFaces = FixedFaces(),
        boldText: Bool = false
    ) throws -> Preview {
        var environment = try bench.environment()
        environment.boldText = boldText
        return try bench.preview(
            "{\"sections\": [{\"rows\": [\(rows)]}]}", theme: theme, faces: faces, in: environment)
    }

    @Test func weightOfAHeaderThatTheFamilyLacks() throws {
        let faces = FixedFaces(
            families: ["Inter", "Inter Display", "Comic Neue"], weights: ["Comic Neue": [400, 700]])
        let preview = try bench.preview(
            """
            {"sections": [{"header": {"title": "General", "textStyle": "body", "weight": "semibold"},
              "rows": [{"title": "Wi-Fi"}]}]}
            """, theme: theme([.body: "ComicNeue-Regular"]), faces: faces,
            in: try bench.environment())
        let body = try report(.body, preview)
        let notice = FontNotice.missingWeight(600, family: "Comic Neue", drawn: 700)
        let sentence = "Comic Neue has no Semibold (600), so Bold (700) is drawn."
        #expect(body.notices == [notice])
        #expect(body.explanation == "Installed on this machine. \(sentence)")
        #expect(!body.isPlain)
        #expect(try report(.callout, preview).isPlain)
        #expect(preview.fonts.first { $0.requestedName != "system" }?.notices == [notice])
        #expect(
            preview.fonts.first { $0.requestedName != "system" }?.resolvedNames
                == ["ComicNeue-Bold", "ComicNeue-Regular"])
    }

    @Test func weightOfALabelWithAFontOfItsOwnIsDiagnosed() throws {
        let faces = FixedFaces(
            families: ["Inter", "Inter Display", "Comic Neue"], weights: ["Comic Neue": [400]])
        let read = ScreenReader.read(
            SourceFile(
                name: "test",
                text: """
                    {"sections": [{"rows": [
                      {"labels": [{"text": "a", "fontName": "ComicNeue-Regular", "weight": "bold"}]}]}]}
                    """))
        let diagnostics = bench.previewer(faces).diagnostics(
            of: FontFiles(
                theme: .system, screen: try #require(read.value), screenMap: read.sourceMap))
        #expect(diagnostics.map(\.severity) == [.warning])
        #expect(diagnostics[0].id == "font.incomplete")
        #expect(diagnostics[0].position != nil)
    }

    @Test func boldTextThatTheSystemFontLacks() throws {
        let faces = FixedFaces(families: ["Cantarell"], weights: ["Cantarell": [400, 700]])
        let plain = try report(.body, try preview(#"{"title": "a"}"#, faces: faces))
        #expect(plain.notices == [] && plain.isPlain)
        let bold = try report(.body, try preview(#"{"title": "a"}"#, faces: faces, boldText: true))
        #expect(
            bold.notices == [.missingWeight(600, family: "Cantarell", drawn: 700)])
        let own = try report(
            .body,
            try preview(
                #"{"title": "a"}"#, theme([.body: "Cantarell-Regular"]), faces: faces,
                boldText: true))
        #expect(own.notices == [.customFontInBoldText])
    }

    @Test func italicThatTheStandInLacks() throws {
        let faces = FixedFaces(families: ["Inter", "P052"], upright: ["P052"])
        let preview = try preview(
            #"{"title": "a"}"#, theme([.body: "Palatino-Italic", .headline: "Palatino-Roman"]),
            faces: faces)
        let body = try report(.body, preview)
        #expect(body.source == .standIn)
        #expect(
            body.notices == [.missingItalic(family: "P052")])
        #expect(try report(.headline, preview).notices == [])
    }

    @Test func missingGlyphsAreCountedByStyle() throws {
        let preview = try preview(
            """
            {"kind": "subtitle", "title": "a \u{2603}\u{2603} \u{0378}", "subtitle": "b"},
            {"title": "\u{0378}\u{0378} plain"},
            {"labels": [{"text": "\u{2603}", "textStyle": "headline", "fontName": "Inter-Bold"}]}
            """)
        let body = try report(.body, preview)
        #expect(body.coverage.missing == 3)
        #expect(body.coverage.fallbacks.map(\.faceName) == ["Other-Regular"])
        #expect(body.coverage.fallbackCount == 2)
        #expect(body.explanation.contains("2 characters of the screen are not in Inter-Regular"))
        #expect(
            body.explanation.contains(
                "3 characters of the screen are not in any font on this machine"))
        // The label has a font of its own, which is not the style's.
        #expect(try report(.headline, preview).coverage == GlyphCoverage())
        #expect(
            preview.fonts.first { $0.requestedName == "Inter-Bold" }?.coverage.fallbackCount == 1)
    }

    @Test func countsFollowTheScreenAndStayWithTheCategory() throws {
        let previewer = bench.previewer()
        var environment = try bench.environment()
        func missing(_ text: String) throws -> Int {
            let read = ScreenReader.read(
                SourceFile(
                    name: "s", text: "{\"sections\": [{\"rows\": [{\"title\": \"\(text)\"}]}]}"))
            let preview = previewer.preview(
                theme: .system, screen: try #require(read.value), in: environment)
            return try report(.body, preview).coverage.missing
        }
        #expect(try missing("\u{0378}") == 1)
        environment.category = .accessibilityLarge
        #expect(try missing("\u{0378}") == 1)
        #expect(try missing("\u{0378}\u{0378}") == 2)
        #expect(try missing("plain") == 0)
    }
}
