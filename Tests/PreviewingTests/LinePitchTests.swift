// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import DynamicType
import LayoutEngine
import TestSupport
import Testing

@testable import Documents
@testable import Previewing

/// The fonts whose line pitch is the leading, and those whose line pitch is the line height.
@Suite struct LinePitchTests {
    private let bench: Bench
    private let faces = FixedFaces(families: ["Inter", "Inter Display", "Noto Serif", "Charis SIL"])

    init() throws { bench = try Bench() }

    /// The font of a label at AX5. There Body is 53 pt, its leading is 62, and its line height is 63.25.
    private func font(
        _ label: String, theme: Theme = .system, category: ContentSizeCategory? = nil,
        boldText: Bool = false, screen: String = ""
    ) throws -> ScaledFont {
        var environment = try bench.environment()
        environment.category = category ?? .accessibilityExtraExtraExtraLarge
        environment.boldText = boldText
        let preview = try bench.preview(
            """
            {\(screen)"sections": [{"rows": [{"labels": [{"text": "a", \(label)}]}]}]}
            """, theme: theme, faces: faces, in: environment)
        let row = try #require(preview.layout.items.first { $0.id.kind == .row })
        return preview.layout.font(of: row.texts[0].content)
    }

    private func theme(
        _ fontName: String?, size: Double?, _ change: (inout ThemeFont) -> Void = { _ in }
    ) -> Theme {
        var theme = Theme.system
        var font = ThemeFont(fontName: fontName, fontSize: size)
        change(&font)
        theme.fonts[.body] = font
        return theme
    }

    @Test func preferredFontHasItsLeading() throws {
        #expect(try font(#""textStyle": "body""#).linePitch == 62)
        #expect(try font(#""textStyle": "body", "weight": "bold""#).linePitch == 62)
        #expect(try font(#""textStyle": "body""#, boldText: true).linePitch == 62)
        #expect(
            try font(#""textStyle": "headline""#, category: .accessibilityExtraExtraLarge)
                .linePitch == 51)
        // If iOS does not know a name, it uses the preferred font, at any size.
        #expect(
            try font(#""textStyle": "body""#, theme: theme("Courier", size: 12)).linePitch
                == 62)
        let serif = theme(nil, size: nil) { $0.design = .serif }
        #expect(try font(#""textStyle": "body""#, theme: serif).linePitch == 62)
    }

    @Test func allOtherFontsHaveTheirLineHeight() throws {
        let fonts = try [
            font(#""textStyle": "headline", "fontName": "system", "fontSize": 22"#),
            font(#""textStyle": "body", "scales": false"#),
            font(#""textStyle": "body", "maximumPointSize": 40"#),
            font(#""textStyle": "body", "fontName": "NotoSerif-Regular", "fontSize": 17"#),
            font(#""textStyle": "body""#, theme: theme("NotoSerif-Regular", size: 17)),
            font(#""textStyle": "body""#, theme: theme(nil, size: 17)),
        ]
        for font in fonts { #expect(font.linePitch == font.lineHeight, "\(font)") }
        // A maximum that is not reached changes nothing.
        #expect(
            try font(#""textStyle": "body", "maximumPointSize": 40"#, category: .large).linePitch
                == 22)
    }

    @Test func limitsOfCategoriesComeFirst() throws {
        let limited = try font(
            #""textStyle": "body""#, screen: #""maximumContentSizeCategory": "XL", "#)
        #expect(limited.pointSize == 19 && limited.linePitch == 24)
    }

    @Test func rulesAreDataOfTheProfile() throws {
        var environment = try bench.environment()
        let lines = environment.profile.lines
        let paths: [(WritableKeyPath<Profile.Lines, Profile.Lines.Pitch>, CompletedFontRequest)] = [
            (\.preferredFont, request()), (\.weightOverride, request { $0.weight = .bold }),
            (\.otherDesign, request { $0.design = .serif }),
            (\.secondaryText, request { $0.isSecondary = true }),
        ]
        for (path, request) in paths {
            environment.profile.lines = lines
            let context = environment.fontContext(at: .large)
            #expect(lines.pitch(of: request, pointSize: 17, in: context, lineHeight: 20.5) == 22)
            environment.profile.lines[keyPath: path] = .lineHeight
            #expect(
                environment.profile.lines.pitch(
                    of: request, pointSize: 17, in: context, lineHeight: 20.5) == 20.5)
        }
        environment.profile.lines = lines
        environment.profile.lines.unscaled = .leading
        #expect(
            environment.profile.lines.pitch(
                of: request { $0.scales = false }, pointSize: 17,
                in: environment.fontContext(at: .accessibilityLarge), lineHeight: 20.5) == 22)
    }

    private func request(
        _ change: (inout CompletedFontRequest) -> Void = { _ in }
    ) -> CompletedFontRequest {
        var request = FontRequest(.body).completed(by: .system)
        change(&request)
        return request
    }

    // MARK: - Lines that fallback faces raise

    /// The face that draws the snowman is twice as tall.
    @Test func fallbackFacesRaiseLinesOfCustomFontsAlone() throws {
        let environment = try bench.environment()
        func heights(_ fontName: String) throws -> [Double] {
            try ["a", "\u{2603}", "a\n\u{2603}\na"].map { text in
                let label = "\"text\": \"\(text.replacing("\n", with: "\\n"))\", \"lines\": 0"
                let preview = try bench.preview(
                    """
                    {"sections": [{"rows": [{"labels": [{\(label), "fontName": "\(fontName)",
                      "fontSize": 20, "scales": false}]}]}]}
                    """, faces: faces, in: environment)
                let row = try #require(preview.layout.items.first { $0.id.kind == .row })
                return row.texts[0].frame.height
            }
        }
        #expect(try heights("NotoSerif-Regular") == [20, 40, 80])
        let system = try heights("system")
        #expect(system[0] == system[1])
        #expect(abs(system[2] - 3 * 20 * 1.193359375) < 1 / 3.0)
    }

    @Test func tallScriptsRaiseLinesWhereTheProfileSaysSo() {
        let tall = ShapedText.FallbackFace(
            name: "Tall", metrics: FaceMetrics(ascent: 1.5, descent: 0.5), isTallScript: true)
        let other = ShapedText.FallbackFace(
            name: "Other", metrics: FaceMetrics(ascent: 2, descent: 1))
        for (raising, heights) in [
            (LineRaising.none, [10.0, 10]), (.tallScripts, [20, 10]), (.allFallbacks, [20, 30]),
        ] {
            let measurer = FallbackMeasurer(faces: [tall, other])
            for (index, height) in heights.enumerated() {
                let content = TableContent(
                    style: .plain, tableHeader: nil,
                    sections: [
                        SectionContent(
                            header: HeaderFooterContent(
                                text: TextContent(
                                    role: .title, text: "\(index)", styleName: nil, font: 0,
                                    color: 0),
                                height: .automatic,
                                margins: DirectionalInsets(
                                    top: 0, leading: 0, bottom: 0, trailing: 0),
                                background: nil, isCustom: true), rows: [], footer: nil)
                    ])
                var environment = PreviewEnvironment(profile: bench.profiles[0])
                environment.displayScale = 1
                let layout = TableLayout(
                    TableInputs(
                        TableOutline(content),
                        fonts: FontPalette([
                            ScaledFont(
                                face: .fixed, requestedName: "a", baseSize: 10, pointSize: 10,
                                raising: raising)
                        ]),
                        metrics: TableTraits(Screen(tableStyle: .plain), in: environment).metrics(),
                        width: 390, displayScale: 1, texts: PreparedTextCache(measurer: measurer)))
                #expect(layout.frame(at: 0).height == height, "\(raising) \(index)")
            }
        }
    }
}

/// Draws each text in the fallback face with its number.
private final class FallbackMeasurer: TextMeasuring {
    private let faces: [ShapedText.FallbackFace]

    init(faces: [ShapedText.FallbackFace]) { self.faces = faces }

    func prepare(_ texts: [String], in face: Face, language: String?) -> [PreparedText] {
        texts.map { text in
            PreparedText(
                ShapedText(
                    scalars: [ShapedText.Scalar(advance: 10, traits: .graphemeStart)],
                    faces: [ShapedText.FallbackFace(name: "own", metrics: face.metrics)] + faces,
                    runs: [ShapedText.Run(start: 0, face: (Int(text) ?? 0) + 1)],
                    ellipsisAdvance: 0, tabAdvance: 0))
        }
    }
}
