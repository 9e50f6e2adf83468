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

    @Test func fiveCases() throws {
        let faces = FixedFaces(
            families: ["Inter", "Noto Serif", "Comic Neue"], private: ["Own Sans"])
        let cases: [(name: String, source: FontSource, resolved: String)] = [
            ("NotoSerif-Regular", .installed, "NotoSerif-Regular"),
            ("OwnSans-Bold", .theme, "OwnSans-Bold"),
            ("Noteworthy-Bold", .standIn, "ComicNeue-Bold"),
            ("Elsewhere-Bold", .missing, "Inter-Bold"),
            ("Courier", .unknown, "Inter-Regular"),
        ]
        for (name, source, resolved) in cases {
            let report = try body(theme(name), faces: faces)
            #expect(report.requestedName == name)
            #expect(report.source == source)
            #expect(report.resolvedName == resolved)
        }
    }

    @Test func missingEntryIsThePreferredFontOfThatStyle() throws {
        let reports = bench.previewer().reports(theme: theme("Courier"), category: .default)
        for report in reports {
            #expect(report.pointSize == report.style.preferredPointSize(at: .default))
        }
    }

    @Test func unknownNameScalesAsTheSystemFont() throws {
        // 53 is body's own ladder; a custom font of 17 pt would be at 48.
        let largest = ContentSizeCategory.accessibilityExtraExtraExtraLarge
        #expect(try body(theme("Courier", size: 12), category: largest).pointSize == 53)
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
        // Case counts, in the names of iOS and in those of fonts that the theme brings.
        let builtIn = try body(theme("palatino-roman"))
        #expect(builtIn.source == .unknown && builtIn.explanation.contains("“Palatino-Roman”"))
        let own = FixedFaces(private: ["Own Sans"])
        let report = try body(theme("ownsans-regular"), faces: own)
        #expect(report.source == .unknown && report.explanation.contains("“OwnSans-Regular”"))
    }

    @Test func fontThatTheAppMayBringIsDrawnAtItsOwnSize() throws {
        let largest = ContentSizeCategory.accessibilityExtraExtraExtraLarge
        let report = try body(theme("Elsewhere-Bold", size: 17), category: largest)
        #expect(report.pointSize == 48, "a custom font of 17 pt, not the system font's 53")
        #expect(report.resolvedName == "Inter-Bold")
        #expect(report.explanation.contains("not found here; put the file beside the theme"))
        #expect(report.explanation.contains("--fonts"))
        #expect(!report.explanation.contains("system font"))
        #expect(try !body(theme("Elsewhere-Bold")).explanation.contains("Debian"))
    }

    @Test(arguments: [
        ("Lato-Light", "fonts-lato"), ("OpenSans-SemiBold", "fonts-open-sans"),
        ("Open Sans", "fonts-open-sans"), ("PTSans-Regular", "fonts-paratype"),
    ])
    func packageOfAMissingFamilyIsNamed(name: String, package: String) throws {
        #expect(try body(theme(name)).explanation.contains("Debian has the family in \(package)"))
    }

    @Test func faceOfTheSameFamilyIsDrawnForAMissingOne() throws {
        // The name that Noto Serif had in 2017.
        let faces = FixedFaces(families: ["Inter", "Noto Serif"])
        let report = try body(theme("NotoSerif"), faces: faces)
        #expect(report.source == .missing && report.resolvedName == "NotoSerif-Regular")
        #expect(report.explanation.contains("Did you mean “NotoSerif-Regular”?"))
        #expect(!report.explanation.contains("Debian"))
    }

    @Test func ownFontGoesBeforeAnInstalledOneAndChangesNothingElse() throws {
        let faces = FixedFaces(families: ["Inter", "Lato"], private: ["Inter", "Lato"])
        #expect(try body(theme("Lato-Regular"), faces: faces).source == .theme)
        // Avenir Next's stand-in, and that of the system font.
        #expect(try body(theme("AvenirNext-Regular"), faces: faces).source == .standIn)
        let resolver = FontResolver(faces: faces, deviceFonts: bench.deviceFonts)
        #expect(resolver.resolve("AvenirNext-Regular").face?.isPrivate == false)
        #expect(!resolver.systemFace(.text, weight: 400).isPrivate)
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
        #expect(preview.diagnostics.map(\.id) == ["font.missing"])
    }
}
