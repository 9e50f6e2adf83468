// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import DynamicType
import LayoutEngine
import Syntax
import TestSupport
import Testing

@testable import Documents
@testable import Previewing

/// A font is never replaced silently: each style tells the font asked for, the font that is drawn, and the reason.
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
        // 53 is from Body's own sizes. A custom font of 17 pt would have 48.
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
        // A name that starts with a dot gives Times New Roman, not nil.
        #expect(
            try body(theme(".SFUI-Regular"), faces: faces).resolvedName == "LiberationSerif-Regular"
        )
        // iOS no longer has Courier since 15.
        #expect(try body(theme("Courier"), faces: faces).source == .unknown)
        // Names of iOS fonts and of a theme's own fonts are case-sensitive.
        let builtIn = try body(theme("palatino-roman"))
        #expect(builtIn.source == .unknown && builtIn.explanation.contains("“Palatino-Roman”"))
        let own = FixedFaces(private: ["Own Sans"])
        let report = try body(theme("ownsans-regular"), faces: own)
        #expect(report.source == .unknown && report.explanation.contains("“OwnSans-Regular”"))
    }

    @Test func nameInAnotherCaseIsMended() throws {
        let file = SourceFile(
            name: "f", text: #"{"body": {"fontName": "inter-regular", "fontSize": 17}}"#)
        let result = ThemeReader.read(file)
        let theme = try #require(result.value)
        func diagnostics(_ map: SourceMap?) -> [Diagnostic] {
            bench.previewer(FixedFaces(families: ["Inter"])).diagnostics(
                of: FontFiles(theme: theme, themeMap: map, screen: Screen(sections: []))
            )
            .filter { $0.id == "font.missing" }
        }
        let diagnostic = try #require(diagnostics(result.sourceMap).first)
        let fix = try #require(diagnostic.fix)
        #expect(fix.words == "Change “fontName” to “Inter-Regular”")
        let fixed = ThemeReader.read(try file.applying(fix)).value
        #expect(fixed?.fonts[.body]?.fontName == "Inter-Regular")
        // A theme that was made from another file has no fix there.
        #expect(diagnostics(nil).first?.fix == nil)
        let other = SourceFile(name: "f", text: #"{"body": {"fontName": "x", "fontSize": 17}}"#)
        #expect(diagnostics(SourceMap(other)).first?.fix == nil)
    }

    @Test func fontThatTheAppMayBringIsDrawnAtItsOwnSize() throws {
        let largest = ContentSizeCategory.accessibilityExtraExtraExtraLarge
        let report = try body(theme("Elsewhere-Bold", size: 17), category: largest)
        #expect(report.pointSize == 48, "a custom font of 17 pt, not the system font's 53")
        #expect(report.resolvedName == "Inter-Bold")
        #expect(report.explanation.contains("not found here. Put the font file next to"))
        #expect(report.explanation.contains("--fonts"))
        #expect(!report.explanation.contains("system font"))
        #expect(try !body(theme("Elsewhere-Bold")).explanation.contains("Debian"))
    }

    @Test(arguments: [
        ("Lato-Light", "fonts-lato"), ("OpenSans-SemiBold", "fonts-open-sans"),
        ("Open Sans", "fonts-open-sans"), ("PTSans-Regular", "fonts-paratype"),
        ("FiraCode-Retina", "fonts-firacode"), ("Ubuntu-Bold", "fonts-ubuntu (non-free)"),
    ])
    func packageOfAMissingFamilyIsNamed(name: String, package: String) throws {
        #expect(
            try body(theme(name)).explanation.contains(
                "The Debian package \(package) contains this family"))
    }

    @Test func faceOfTheSameFamilyIsDrawnForAMissingOne() throws {
        // The name of Noto Serif in 2017.
        let faces = FixedFaces(families: ["Inter", "Noto Serif"])
        let report = try body(theme("NotoSerif"), faces: faces)
        #expect(report.source == .missing && report.resolvedName == "NotoSerif-Regular")
        #expect(report.explanation.contains("Did you mean “NotoSerif-Regular”?"))
        #expect(!report.explanation.contains("Debian"))
        let otherCase = try body(theme("notoserif-regular"), faces: faces)
        #expect(otherCase.source == .missing && otherCase.resolvedName == "NotoSerif-Regular")
        #expect(
            otherCase.summary.contains("Did you mean “NotoSerif-Regular”?")
                && !otherCase.summary.contains("fonts-noto"))
    }

    @Test func ownFontGoesBeforeAnInstalledOneAndChangesNothingElse() throws {
        let faces = FixedFaces(families: ["Inter", "Lato"], private: ["Inter", "Lato"])
        #expect(try body(theme("Lato-Regular"), faces: faces).source == .theme)
        // Avenir Next's stand-in, and the stand-in for the system font.
        #expect(try body(theme("AvenirNext-Regular"), faces: faces).source == .standIn)
        let resolver = FontResolver(faces: faces, deviceFonts: bench.deviceFonts)
        #expect(resolver.resolve("AvenirNext-Regular").face?.isPrivate == false)
        #expect(!resolver.systemFace(.text, weight: 400).isPrivate)
    }

    private func report(
        _ font: ThemeFont, _ style: TextStyle = .body, faces: FixedFaces = FixedFaces(),
        entries: ThemeFormat.Entries = .scaledFontFork
    ) throws -> StyleReport {
        let theme = Theme(
            fonts: [style: font],
            format: ThemeFormat(
                container: .xmlPropertyList, dialect: .rawNames, entries: entries))
        let reports = bench.previewer(faces).reports(theme: theme, category: .default)
        return try #require(reports.first { $0.style == style })
    }

    @Test(arguments: [
        // The bold face of its family. DemiBold is already bold, and Medium Italic has no bold face.
        ("Futura-Medium", "Inter-Bold", false), ("AvenirNext-DemiBold", "Lato-SemiBold", false),
        ("Futura-MediumItalic", "Inter-500Italic", true),
        ("Futura-CondensedMedium", "Inter-800", false),
        ("NotoSerif-Regular", "NotoSerif-Bold", false),
        ("NotoSerif-SemiBold", "NotoSerif-SemiBold", false),
        ("OwnSans-Regular", "OwnSans-Regular", true), ("Elsewhere-Regular", "Inter-Bold", false),
    ])
    func boldIsTheBoldFaceOfTheFamily(name: String, drawn: String, isLacking: Bool) throws {
        let faces = FixedFaces(
            families: ["Inter", "Noto Serif", "Lato"], private: ["Own Sans"],
            weights: ["Own Sans": [400]])
        let report = try report(
            ThemeFont(fontName: name, fontSize: 17, weight: .bold), faces: faces)
        #expect(report.resolvedName == drawn)
        #expect(report.notices.contains(.noBoldFace) == isLacking)
        let regular = try self.report(
            ThemeFont(fontName: name, fontSize: 17, weight: .regular), faces: faces)
        let plain = try self.report(ThemeFont(fontName: name, fontSize: 17), faces: faces)
        #expect(regular.drawn.font == plain.drawn.font, "regular leaves a named font as it is")
        #expect(regular.reason == plain.reason && regular.notices == plain.notices)
    }

    @Test func variantsOfTheSystemFont() throws {
        #expect(try report(ThemeFont(), .headline).resolvedName == "Inter-SemiBold")
        #expect(try report(ThemeFont(weight: .regular), .headline).resolvedName == "Inter-Regular")
        #expect(try report(ThemeFont(weight: .bold)).resolvedName == "Inter-Bold")
        let faces = FixedFaces(families: ["Inter", "Noto Serif"])
        let bold = ThemeFont(design: .serif, weight: .bold)
        #expect(try report(bold, faces: faces).resolvedName == "NotoSerif-Bold")
        // If the device does not have the font, its design and weight apply to the system font.
        var gone = bold
        (gone.fontName, gone.fontSize) = ("Courier", 40)
        let report = try report(gone, faces: faces)
        #expect(report.resolvedName == "NotoSerif-Bold" && report.pointSize == 17)
    }

    @Test func weightOfTheSystemFontInADUtilsHasASizeOfItsOwn() throws {
        let font = ThemeFont(fontName: "Black", fontSize: 20)
        let report = try report(font, entries: .dynamicFont)
        #expect(report.source == .system && report.pointSize == 20)
        #expect(report.resolvedName == "Inter Display-900".filter { $0 != " " })
        let largest = ContentSizeCategory.accessibilityExtraExtraExtraLarge
        #expect(
            report.pointSize(at: largest) == 56, "as UIFontMetrics scales it, not the preferred 53")
        #expect(try self.report(font, entries: .scaledFont).source == .missing)
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
        let diagnostics = bench.previewer().diagnostics(
            of: FontFiles(
                theme: .system, screen: try #require(read.value), screenName: "s.json",
                screenMap: read.sourceMap))
        #expect(diagnostics.map(\.description).first?.hasPrefix("s.json:2:29: warning:") == true)
        #expect(diagnostics.map(\.id) == ["font.missing"])
    }
}
