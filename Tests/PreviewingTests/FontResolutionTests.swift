// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Documents
import DynamicType
import LayoutEngine
import Syntax
import TestSupport
import Testing

@testable import Previewing

/// A font is never silently another: each style says what was asked for, what is drawn, and why.
@Suite struct FontResolutionTests {
    let bench: Bench

    init() throws { bench = try Bench() }

    private func theme(_ fontName: String?, size: Double? = 17) -> Theme {
        var theme = Theme.system
        theme.fonts[.body] = ThemeFont(fontName: fontName, fontSize: size)
        return theme
    }

    private func body(
        _ theme: Theme, faces: FixedFaces = FixedFaces(), category: ContentSizeCategory = .default
    ) throws -> StyleReport {
        let reports = bench.previewer(faces).reports(theme: theme, category: category)
        return try #require(reports.first { $0.style == .body })
    }

    @Test func fourCases() throws {
        let faces = FixedFaces(
            families: ["Inter", "Noto Serif", "Comic Neue"], private: ["Own Sans"])
        let cases: [(name: String, source: FontSource, resolved: String)] = [
            ("NotoSerif-Regular", .installed, "NotoSerif-Regular"),
            ("OwnSans-Bold", .theme, "OwnSans-Bold"),
            ("Noteworthy-Bold", .standIn, "ComicNeue-Bold"),
            ("Nobody-Knows", .unknown, "Inter-Regular"),
        ]
        for (name, source, resolved) in cases {
            let report = try body(theme(name), faces: faces)
            #expect(report.requestedName == name)
            #expect(report.source == source)
            #expect(report.resolvedName == resolved)
        }
    }

    @Test func missingEntryIsThePreferredFontOfThatStyle() throws {
        let reports = bench.previewer().reports(theme: theme("Nobody-Knows"), category: .default)
        for report in reports {
            #expect(report.pointSize == report.style.preferredPointSize(at: .default))
        }
    }

    @Test func unknownNameScalesAsTheSystemFont() throws {
        // 53 is body's own ladder; a custom font of 17 pt would be at 48.
        let largest = ContentSizeCategory.accessibilityExtraExtraExtraLarge
        #expect(try body(theme("Nobody-Knows", size: 12), category: largest).pointSize == 53)
        let faces = FixedFaces(families: ["Inter", "Noto Serif"])
        #expect(
            try body(theme("NotoSerif-Regular"), faces: faces, category: largest).pointSize == 48)
    }

    @Test func familyNameGivesItsDefaultFace() throws {
        let faces = FixedFaces(families: ["Inter", "P052", "Noto Serif"])
        #expect(try body(theme("Palatino"), faces: faces).resolvedName == "P052-Regular")
        #expect(try body(theme("Noto Serif"), faces: faces).resolvedName == "NotoSerif-Regular")
    }

    @Test func odditiesOfTheDevice() throws {
        let faces = FixedFaces(families: ["Inter", "Liberation Serif", "Nimbus Mono PS"])
        // A name that begins with a dot gives Times New Roman, not nil.
        #expect(
            try body(theme(".SFUI-Regular"), faces: faces).resolvedName == "LiberationSerif-Regular"
        )
        // Courier left iOS in 15.
        #expect(try body(theme("Courier"), faces: faces).source == .unknown)
        // Case counts.
        let report = try body(theme("inter-regular"))
        #expect(report.reason == .unknown("inter-regular", nearest: "Inter-Regular"))
    }

    @Test func nameInAnotherCaseIsMended() throws {
        let file = SourceFile(
            name: "f", text: #"{"body": {"fontName": "inter-regular", "fontSize": 17}}"#)
        let result = ThemeReader.read(file)
        let theme = try #require(result.value)
        func diagnostics(_ map: SourceMap?) throws -> [Diagnostic] {
            let preview = bench.previewer(FixedFaces(families: ["Inter"])).preview(
                theme: theme, screen: Screen(sections: []), themeMap: map,
                in: try bench.environment())
            return preview.diagnostics.filter { $0.id == "font.unknown" }
        }
        let diagnostic = try #require(try diagnostics(result.sourceMap).first)
        let fix = try #require(diagnostic.fix)
        #expect(fix.words == "Write “Inter-Regular” for “fontName”")
        let mended = ThemeReader.read(try file.applying(fix)).value
        #expect(mended?.fonts[.body]?.fontName == "Inter-Regular")
        // A theme that was made of another file has nothing to mend there.
        #expect(try diagnostics(nil).first?.fix == nil)
        let other = SourceFile(name: "f", text: #"{"body": {"fontName": "x", "fontSize": 17}}"#)
        #expect(try diagnostics(SourceMap(other)).first?.fix == nil)
    }

    @Test func boldTextChangesTheSystemFontAlone() throws {
        let faces = FixedFaces(families: ["Inter", "Noto Serif"])
        let previewer = bench.previewer(faces)
        let own = previewer.reports(
            theme: theme("NotoSerif-Regular"), category: .default, boldText: true)
        #expect(own.first { $0.style == .body }?.resolvedName == "NotoSerif-Regular")
        #expect(own.first { $0.style == .callout }?.resolvedName == "Inter-SemiBold")
    }

    @Test func displayCutFromTwentyPoints() throws {
        #expect(try body(.system, category: .extraLarge).resolvedName == "Inter-Regular")
        #expect(
            try body(.system, category: .extraExtraLarge).resolvedName == "InterDisplay-Regular")
    }

    @Test func unknownFontsAreDiagnosedWhereTheyStand() throws {
        let read = ScreenReader.read(
            SourceFile(
                name: "s.json",
                text: """
                    {"sections": [{"rows": [{"labels": [
                      {"text": "a", "fontName": "Nobody-Knows", "fontSize": 12}]}]}]}
                    """))
        let preview = bench.previewer().preview(
            theme: .system, screen: try #require(read.value), screenName: "s.json",
            screenMap: read.sourceMap, in: try bench.environment())
        #expect(
            preview.diagnostics.map(\.description).first?.hasPrefix("s.json:2:29: warning:") == true
        )
        #expect(preview.diagnostics.count == 1)
    }
}
