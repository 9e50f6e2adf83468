// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Files
import FoundationEssentials
import Glibc
import LayoutEngine
import Syntax
import TestSupport
import Testing

@testable import PangoText

/// A font is found by its exact name or not at all. fontconfig would always return a font.
@MainActor @Suite struct FontFindingTests {
    @Test(arguments: ["Inter-Regular", "NotoSerif-Bold", "LiberationSans", "ComicNeue-Regular"])
    func postScriptNameIsFound(name: String) throws {
        let face = try #require(FontLibrary().face(postScriptName: name))
        #expect(face.postScriptName == name)
        #expect(!face.isPrivate)
    }

    @Test(arguments: [
        "inter-regular", "Inter-regular", "Inter Regular", "Inter", "Noteworthy-Bold", "", "*",
        "Inter-Regular,NotoSans-Regular", ".SFUI-Regular",
    ])
    func otherNamesAreNot(name: String) {
        #expect(FontLibrary().face(postScriptName: name) == nil)
    }

    @Test func caseOnlyMatchNamesTheFaceThatIsThere() {
        let library = FontLibrary()
        #expect(library.caseOnlyMatch(postScriptName: "inter-REGULAR") == "Inter-Regular")
        #expect(library.caseOnlyMatch(postScriptName: "Inter-Regular") == nil)
        #expect(library.caseOnlyMatch(postScriptName: "Noteworthy-Bold") == nil)
    }

    @Test(arguments: [
        (400, false, "Inter-Regular"), (600, false, "Inter-SemiBold"), (690, false, "Inter-Bold"),
        (1000, false, "Inter-Black"), (400, true, "Inter-Italic"),
    ])
    func familyGivesTheNearestWeight(weight: Int, isItalic: Bool, name: String) throws {
        let library = FontLibrary()
        let face = try #require(
            library.face(family: "Inter", weight: weight, isItalic: isItalic))
        #expect(face.postScriptName == name)
        #expect(face.isItalic == isItalic)
    }

    @Test func unknownFamilyIsNone() {
        let library = FontLibrary()
        #expect(library.face(family: "Noteworthy", weight: 400, isItalic: false) == nil)
        #expect(library.face(family: "inter", weight: 400, isItalic: false) == nil)
    }

    @Test func ownFileGoesBeforeAnInstalledOneOfTheSameName() throws {
        let installed = try #require(
            FontLibrary().faces.first { $0.postScriptName == "NotoSerif-Bold" })
        let folders = ["a", "b"].map { "/tmp/typeladder-own-\(getpid())-\($0)" }
        for folder in folders {
            try FileManager.default.createDirectory(
                atPath: folder, withIntermediateDirectories: true)
            try FileManager.default.copyItem(
                atPath: installed.file.string, toPath: "\(folder)/Any Name.TTF")
        }
        defer { for folder in folders { try? FileManager.default.removeItem(atPath: folder) } }
        for order in [folders, folders.reversed()] {
            let library = FontLibrary(fontFiles: order.map { FilePath("\($0)/Any Name.TTF") })
            let own = try #require(library.face(postScriptName: "NotoSerif-Bold"))
            #expect(own.isPrivate && own.id.contains(order[0]))
            let bold = try #require(
                library.face(family: "Noto Serif", weight: 700, isItalic: false, from: .theme))
            #expect(bold.id == own.id)
            // The theme's family has no other face, whatever is installed.
            #expect(
                library.face(family: "Noto Serif", weight: 400, isItalic: true)?.id == own.id)
            #expect(
                library.standIn(family: "Noto Serif", weight: 700, isItalic: false)?.isPrivate
                    == false)
        }
    }

    @Test func metricsAreThoseOfTheFontFile() throws {
        // Values of the tables `hhea` and `OS/2` of DejaVu Sans 2.37, with 2,048 units per em.
        let face = try #require(FontLibrary().face(postScriptName: "DejaVuSans"))
        #expect(abs(face.metrics.ascent - 1901 / 2048) < 0.001)
        #expect(abs(face.metrics.descent - 483 / 2048) < 0.001)
        #expect(face.metrics.lineGap == 0)
        #expect(abs(face.metrics.capHeight - 1493 / 2048) < 0.001)
        #expect(abs(face.metrics.xHeight - 1120 / 2048) < 0.001)
        #expect(face.weight == 400)
        #expect(face.styleName == "Book")
    }

    @Test func facesAreInFormatsThatPangoDraws() throws {
        // The package fonts-urw-base35 contains its faces twice, once as Type 1.
        let library = FontLibrary()
        for name in ["P052-Italic", "NimbusSans-Regular"] {
            #expect(library.faces.count { $0.postScriptName == name } == 1)
            let face = try #require(library.face(postScriptName: name))
            let shaped = library.prepare("Plain text", in: face).shaped
            #expect(shaped.faces.map(\.name) == [name] && shaped.runs.isEmpty)
        }
    }

    /// Pango continues to search for the fallbacks of a font in a thread, while the library ends.
    @Test func librariesEndWhilePangoLooksForFonts() throws {
        for _ in 0..<100 {
            let library = FontLibrary()
            let face = try #require(library.face(postScriptName: "Inter-Regular"))
            #expect(library.prepare("a", in: face).shaped.scalars.count == 1)
        }
    }

    @Test func listIsSortedAndOfOutlinesOnly() {
        let library = FontLibrary()
        #expect(library.faces == library.faces.sorted())
        #expect(library.faces.contains { $0.postScriptName == "Inter-Regular" })
    }
}

/// A theme's own fonts exist only in their library.
@MainActor @Suite struct PrivateFontTests {
    private func file(of name: String) throws -> FilePath {
        try #require(FontLibrary().faces.first { $0.postScriptName == name }).file
    }

    @Test func addedFontIsTheOnlyOne() throws {
        let file = try file(of: "ComicNeue-Regular")
        let library = FontLibrary(fontFiles: [file], includesSystemFonts: false)
        let face = try #require(library.face(postScriptName: "ComicNeue-Regular"))
        #expect(face.isPrivate)
        #expect(library.unreadableFiles == [])
        #expect(library.faces.map(\.postScriptName) == ["ComicNeue-Regular"])
        #expect(library.face(postScriptName: "Inter-Regular") == nil)
    }

    @Test func addedFontIsMeasured() throws {
        let file = try file(of: "ComicNeue-Regular")
        let library = FontLibrary(fontFiles: [file], includesSystemFonts: false)
        let system = FontLibrary()
        let own = try #require(library.face(postScriptName: "ComicNeue-Regular"))
        let installed = try #require(system.face(postScriptName: "ComicNeue-Regular"))
        let advances = library.prepare("Notifications", in: own).shaped.scalars.map(\.advance)
        #expect(
            advances
                == system.prepare("Notifications", in: installed).shaped.scalars.map(\.advance))
        #expect(own.metrics == installed.metrics)
    }

    @Test func missingFileIsReported() {
        let library = FontLibrary(fontFiles: ["/no/such/font.ttf"])
        #expect(library.unreadableFiles == ["/no/such/font.ttf"])
    }
}

/// Another face draws the characters that a face lacks, and the prepared text tells which face.
@MainActor @Suite struct FallbackTests {
    @Test func faceThatHasAllGlyphsIsAlone() throws {
        let library = FontLibrary()
        let face = try #require(library.face(postScriptName: "Inter-Regular"))
        let shaped = library.prepare("Plain text, Ελληνικά, Кириллица", in: face).shaped
        #expect(shaped.faces.map(\.name) == ["Inter-Regular"])
        #expect(shaped.runs == [])
        #expect(shaped.missingGlyphs == 0)
    }

    @Test func fallbackFaceIsRecordedWithItsRun() throws {
        let library = FontLibrary()
        let face = try #require(library.face(postScriptName: "Inter-Regular"))
        let shaped = library.prepare("ab हिन्दी", in: face).shaped
        #expect(shaped.faces.count == 2)
        #expect(shaped.faces[0].name == "Inter-Regular")
        #expect(shaped.faces[1].name != "Inter-Regular" && !shaped.faces[1].name.isEmpty)
        #expect(shaped.runs.map(\.face) == [0, 1])
        #expect(shaped.runs.map(\.start) == [0, 3])
    }

    @Test func charactersOfNoFontAreCounted() throws {
        // Unassigned in Unicode 15.
        let library = FontLibrary()
        let face = try #require(library.face(postScriptName: "Inter-Regular"))
        let shaped = library.prepare("a\u{0378}b", in: face).shaped
        #expect(shaped.missingGlyphs == 1)
        #expect(shaped.scalars[1].advance > 0)
    }
}

/// A text is prepared once for all sizes, because unhinted advances are proportional to the size.
@MainActor @Suite struct LinearityTests {
    @Test(arguments: ["Inter-Regular", "InterDisplay-Bold", "NotoSans-Regular", "DejaVuSans"])
    func preparedWidthsScale(name: String) throws {
        let library = FontLibrary()
        let face = try #require(library.face(postScriptName: name))
        let text = "Manage how notifications are delivered, AVATAR To ffi مرحبا"
        let prepared = library.prepare(text, in: face)
        for size in stride(from: 8.0, through: 80, by: 1.7) {
            let line = IteratorSequence(
                LineIterator(prepared, LineBreakParameters(pointSize: size))
            )
            .first { _ in true }
            let ours = try #require(line).width
            let theirs = try #require(
                PangoLine.lines(text, face, size: size, width: 100_000, library).first
            ).width
            // Pango rounds each advance to 1,024ths of a point, and each change by kerning, too.
            #expect(abs(ours - theirs) < 0.0008 * Double(text.unicodeScalars.count))
        }
    }
}
