// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import DynamicType
import GtkKit
import GtkTestSupport
import LayoutEngine
import PangoText
import Previewing
import Syntax
import XCTest

@testable import DesktopApp
@testable import Workspace

/// The list of faces: its search, and the content of its rows.
final class FaceListTests: WindowTestCase {
    /// A font that is not installed.
    private static let fontFile = tests.path + "/PangoTextTests/Fixtures/VariableTest.ttf"
    private static let ownName = "TypeladderVariableTest-BoldWide"

    /// A theme with its own font.
    private func writeTheme() throws -> FilePath {
        try write(
            """
            {"fonts": {"body": {"fontName": "\(Self.ownName)", "fontSize": 17}},
             "fontFiles": ["\(Self.fontFile)"]}
            """, to: "theme.json")
    }

    func testRowsAreFewHoweverManyFaces() throws {
        try onMainActor {
            try Self.withBrowser { browser, main in
                let list = browser.pane.list
                XCTAssertEqual(list.count, browser.pane.catalog.count)
                XCTAssertGreaterThanOrEqual(list.count, main.theme.fonts.library.faces.count / 2)
                XCTAssertLessThan(list.rows.count, 30)
                for part in 1...6 {
                    list.verticalAdjustment.map { $0.value = Double(part) / 6 * $0.upper }
                    Self.waitUntilStill()
                    XCTAssertFalse(list.rows.isEmpty)
                }
                XCTAssertLessThan(list.madeRowCount, 60)
            }
        }
    }

    func testRowsStayInsideTheList() throws {
        try onMainActor {
            try Self.withBrowser { browser, _ in
                let list = browser.pane.list
                XCTAssertTrue(list.clipsToBounds)
                list.verticalAdjustment?.value = 777
                Self.waitUntilStill()
                // Spare rows are not drawn at their last place.
                XCTAssertEqual(list.children.count { $0.isVisible }, list.rows.count)
            }
        }
    }

    func testArrowsMoveFromFaceToFace() throws {
        try onMainActor {
            try Self.withBrowser { browser, _ in
                let list = browser.pane.list
                XCTAssertTrue(list.moveFocus(.forward))
                let first = try XCTUnwrap(list.selected)
                let faces = browser.pane.catalog.families.flatMap(\.entries)
                XCTAssertEqual(first, faces.first)
                XCTAssertTrue(list.press("Down", []))
                XCTAssertEqual(list.selected, faces[1])
                XCTAssertTrue(list.rows.contains { $0.hasFocus })
                XCTAssertTrue(list.press("End", []))
                Self.waitUntilStill()
                XCTAssertEqual(list.selected, faces.last)
                XCTAssertTrue(list.rows.contains { $0.hasFocus })
                XCTAssertTrue(list.press("Page_Up", []))
                XCTAssertTrue(list.press("Home", []))
                XCTAssertEqual(list.selected, faces.first)
            }
        }
    }

    func testSampleIsDrawnInTheFaceItself() throws {
        try onMainActor {
            try Self.withBrowser { browser, _ in
                let pane = browser.pane
                @MainActor func picture(_ name: String) throws -> [UInt8] {
                    pane.search.type(name)
                    Self.waitUntilStill()
                    let row = try XCTUnwrap(
                        pane.list.rows.lazy.compactMap { $0 as? FaceRow }
                            .first { $0.entry?.postScriptName == name })
                    return try XCTUnwrap(WidgetPicture(of: row.sample)).bytes
                }
                let serif = try picture("NotoSerif-Regular")
                XCTAssertFalse(try picture("NotoSans-Regular") == serif)
                XCTAssertTrue(try picture("NotoSerif-Regular") == serif)
                pane.sample.type("Something else")
                Self.waitUntilStill()
                XCTAssertFalse(try picture("NotoSerif-Regular") == serif)
            }
        }
    }

    func testFaceWithoutTheLettersShowsItsOwn() throws {
        try onMainActor {
            let library = FontLibrary()
            let plain = try XCTUnwrap(library.face(postScriptName: "NotoSerif-Regular"))
            XCTAssertEqual(FaceSampler(library).sample("Sample", in: plain).text, "Sample")
            let other = try XCTUnwrap(library.face(postScriptName: "NotoSansCherokee-Regular"))
            let sample = FaceSampler(library).sample("Sample", in: other)
            XCTAssertTrue(sample.isOwn)
            XCTAssertTrue(sample.text.unicodeScalars.allSatisfy { $0.value > 0x7F })
            XCTAssertEqual(library.prepare(sample.text, in: other).shaped.coverage.fallbackCount, 0)
        }
    }

    func testSearchNarrows() throws {
        try onMainActor {
            try Self.withBrowser { browser, _ in
                let pane = browser.pane
                pane.search.type("noto serif BOLD")
                Self.waitUntilStill()
                XCTAssertGreaterThan(pane.list.count, 0)
                for name in Self.names(pane.list) {
                    XCTAssertTrue(name.hasPrefix("NotoSerif") && name.contains("Bold"), name)
                }
                XCTAssertEqual(pane.stack.visibleName, "faces")
                // The PostScript name alone, with and without its hyphen.
                for text in ["NotoSerif-BoldItalic", "notoserifbolditalic"] {
                    pane.search.type(text)
                    Self.waitUntilStill()
                    XCTAssertEqual(Self.names(pane.list).first, "NotoSerif-BoldItalic")
                }
                pane.search.type("no such font anywhere")
                Self.waitUntil("nothing is found") { pane.stack.visibleName == "nothing" }
                XCTAssertEqual(pane.list.count, 0)
                pane.search.type("")
                Self.waitUntil("all are found") { pane.list.count == pane.catalog.count }
            }
        }
    }

    func testThemesFontsAreListed() throws {
        let theme = try writeTheme()
        try onMainActor {
            try Self.withBrowser(opening: [theme]) { browser, main in
                browser.pane.filter.choose(2)
                Self.waitUntil("the theme's own show") { browser.pane.list.count == 5 }
                Self.waitUntilStill()
                XCTAssertTrue(Self.names(browser.pane.list).contains(Self.ownName))
                main.page.closeTheme()
                Self.waitUntil("they are gone") { browser.pane.list.count == 0 }
            }
        }
    }

    func testFamiliesOfIOSAreListedWithoutAStandInToo() throws {
        try onMainActor {
            try Self.withBrowser { browser, main in
                let pane = browser.pane
                pane.filter.choose(1)
                Self.waitUntilStill()
                let builtIn = main.theme.fonts.deviceFonts.builtInFaces
                XCTAssertEqual(pane.list.count, Set(builtIn.map(\.name)).count)
                let here = Set(pane.catalog.library.faces.map(\.family))
                let face = try XCTUnwrap(
                    builtIn.first { face in
                        face.standInFamily.map { !here.contains($0) } ?? true
                            && !here.contains(face.family)
                    })
                XCTAssertTrue(pane.list.select(face.name))
                let entry = try XCTUnwrap(pane.list.selected)
                XCTAssertEqual(entry.origin, .device)
                XCTAssertNil(pane.catalog.face(of: entry))
                let drawn = try XCTUnwrap(pane.catalog.library.faces.first)
                XCTAssertFalse(entry.origin(drawnIn: nil).isEmpty)
                XCTAssertNotEqual(
                    entry.origin(drawnIn: nil),
                    entry.origin(drawnIn: pane.catalog.library.load(drawn)))
                pane.filter.choose(3)
                Self.waitUntilStill()
                XCTAssertEqual(
                    pane.list.count, Set(main.theme.fonts.library.faces.map(\.postScriptName)).count
                )
            }
        }
    }
}
