// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import DynamicType
import GtkKit
import LayoutEngine
import PangoText
import Previewing
import XCTest

@testable import DesktopApp

/// The window with all fonts, and the dialog that asks for one.
final class FontBrowserTests: WindowTestCase {
    /// A font that is installed nowhere.
    private static let fontFile =
        #filePath.split(separator: "/").dropLast(2).reduce("") { "\($0)/\($1)" }
        + "/PangoTextTests/Fixtures/VariableTest.ttf"
    private static let ownName = "TypeladderVariableTest-BoldWide"

    /// A theme that brings a font.
    private func writeTheme() throws -> String {
        try write(
            """
            {"fonts": {"body": {"fontName": "\(Self.ownName)", "fontSize": 17}},
             "fontFiles": ["\(Self.fontFile)"]}
            """, to: "theme.json")
    }

    @MainActor private static func withBrowser(
        opening files: [String] = [], useForStyle: ((TextStyle, String) -> Void)? = nil,
        _ body: (FontBrowser, MainWindow) throws -> Void
    ) throws {
        try withMainWindow(opening: files) { main in
            let browser = FontBrowser.present(
                main.model, over: main.window, in: application, useForStyle: useForStyle)
            waitUntil("the faces show") { !browser.pane.list.rows.isEmpty }
            settle()
            defer {
                browser.window.destroy()
                settle()
            }
            try body(browser, main)
        }
    }

    @MainActor private static func names(_ list: FaceList) -> [String] {
        list.rows.compactMap { ($0 as? FaceRow)?.entry?.postScriptName }
    }

    func testActionOpensOneWindow() throws {
        try onMainActor {
            try Self.withMainWindow { main in
                XCTAssertTrue(main.window.activateAction("win.fonts"))
                Self.settle()
                let browser = try XCTUnwrap(main.fonts)
                XCTAssertTrue(main.window.activateAction("win.fonts"))
                XCTAssertTrue(main.fonts === browser)
                browser.window.close()
                Self.settle()
            }
        }
    }

    func testRowsAreFewHoweverManyFaces() throws {
        try onMainActor {
            try Self.withBrowser { browser, main in
                let list = browser.pane.list
                XCTAssertEqual(list.count, browser.pane.catalogue.count)
                XCTAssertGreaterThanOrEqual(list.count, main.model.library.faces.count / 2)
                XCTAssertLessThan(list.rows.count, 30)
                for part in 1...6 {
                    list.verticalAdjustment.map { $0.value = Double(part) / 6 * $0.upper }
                    Self.settle()
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
                Self.settle()
                // Spare rows are not drawn where they were last.
                XCTAssertEqual(list.children.count { $0.isVisible }, list.rows.count)
            }
        }
    }

    func testSearchNarrows() throws {
        try onMainActor {
            try Self.withBrowser { browser, _ in
                let pane = browser.pane
                pane.search.text = "noto serif BOLD"
                Self.settle()
                XCTAssertGreaterThan(pane.list.count, 0)
                for name in Self.names(pane.list) {
                    XCTAssertTrue(name.hasPrefix("NotoSerif") && name.contains("Bold"), name)
                }
                XCTAssertEqual(pane.stack.visibleName, "faces")
                // The PostScript name alone, and without its hyphen.
                for text in ["NotoSerif-BoldItalic", "notoserifbolditalic"] {
                    pane.search.text = text
                    Self.settle()
                    XCTAssertEqual(Self.names(pane.list).first, "NotoSerif-BoldItalic")
                }
                pane.search.text = "no such font anywhere"
                Self.settle()
                XCTAssertEqual(pane.list.count, 0)
                XCTAssertEqual(pane.stack.visibleName, "nothing")
                pane.search.text = ""
                Self.settle()
                XCTAssertEqual(pane.list.count, pane.catalogue.count)
            }
        }
    }

    func testThemesFontsAreListed() throws {
        let theme = try writeTheme()
        try onMainActor {
            try Self.withBrowser(opening: [theme]) { browser, main in
                browser.pane.filter.selected = 2
                Self.settle()
                XCTAssertEqual(browser.pane.list.count, 5)
                XCTAssertTrue(Self.names(browser.pane.list).contains(Self.ownName))
                main.model.closeTheme()
                Self.settle()
                XCTAssertEqual(browser.pane.list.count, 0)
            }
        }
    }

    func testFacesOfTheDeviceAreNamedAsStandIns() throws {
        try onMainActor {
            try Self.withBrowser { browser, _ in
                let pane = browser.pane
                pane.filter.selected = 1
                pane.search.text = "Palatino"
                Self.settle()
                XCTAssertTrue(pane.list.select("Palatino-BoldItalic"))
                let entry = try XCTUnwrap(pane.list.selected)
                XCTAssertEqual(entry.styleName, "Bold Italic")
                XCTAssertEqual(
                    entry.origin(drawnIn: pane.catalogue.face(of: entry)),
                    "On iPhone, drawn here in P052-BoldItalic")
            }
        }
    }

    func testNameIsCopied() throws {
        try onMainActor {
            try Self.withBrowser { browser, _ in
                Desktop.copy("before")
                browser.window.activateAction("win.copy-name")
                XCTAssertEqual(Desktop.copiedText, "before")
                XCTAssertTrue(browser.pane.list.select("NotoSerif-Bold"))
                XCTAssertEqual(browser.nameLabel.text, "NotoSerif-Bold")
                XCTAssertTrue(browser.window.activateAction("win.copy-name"))
                XCTAssertEqual(Desktop.copiedText, "NotoSerif-Bold")
            }
        }
    }

    func testFaceIsUsedForAStyle() throws {
        try onMainActor {
            var used: [String] = []
            try Self.withBrowser(useForStyle: { used.append("\($0.uiKitName) \($1)") }) {
                browser, _ in
                XCTAssertTrue(browser.pane.list.select("NotoSerif-Bold"))
                XCTAssertTrue(browser.window.activateAction("win.use-for-style", "headline"))
                XCTAssertEqual(used, ["headline NotoSerif-Bold"])
            }
        }
    }

    func testArrowsMoveFromFaceToFace() throws {
        try onMainActor {
            try Self.withBrowser { browser, _ in
                let list = browser.pane.list
                XCTAssertTrue(list.moveFocus(.forward))
                let first = try XCTUnwrap(list.selected)
                let faces = browser.pane.catalogue.families.flatMap(\.entries)
                XCTAssertEqual(first, faces.first)
                XCTAssertTrue(list.press("Down", []))
                XCTAssertEqual(list.selected, faces[1])
                XCTAssertTrue(list.rows.contains { $0.hasFocus })
                XCTAssertTrue(list.press("End", []))
                Self.settle()
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
                    pane.search.text = name
                    Self.settle()
                    let row = try XCTUnwrap(
                        pane.list.rows.lazy.compactMap { $0 as? FaceRow }
                            .first { $0.entry?.postScriptName == name })
                    return try XCTUnwrap(WidgetPicture(of: row.sample)).bytes
                }
                let serif = try picture("NotoSerif-Regular")
                XCTAssertFalse(try picture("NotoSans-Regular") == serif)
                XCTAssertTrue(try picture("NotoSerif-Regular") == serif)
                pane.sample.text = "Something else"
                Self.settle()
                XCTAssertFalse(try picture("NotoSerif-Regular") == serif)
            }
        }
    }

    func testFaceWithoutTheLettersShowsItsOwn() throws {
        try onMainActor {
            let library = FontLibrary()
            let plain = try XCTUnwrap(library.face(postScriptName: "NotoSerif-Regular"))
            XCTAssertEqual(library.sample("Sample", in: plain).text, "Sample")
            let other = try XCTUnwrap(library.face(postScriptName: "NotoSansCherokee-Regular"))
            let sample = library.sample("Sample", in: other)
            XCTAssertTrue(sample.isOwn)
            XCTAssertTrue(sample.text.unicodeScalars.allSatisfy { $0.value > 0x7F })
            XCTAssertEqual(library.prepare(sample.text, in: other).shaped.coverage.fallbackCount, 0)
        }
    }

    func testEscapeEndsTheSearchAndThenTheWindow() throws {
        try onMainActor {
            try Self.withBrowser { browser, _ in
                browser.pane.search.text = "noto"
                XCTAssertTrue(browser.pane.stop())
                XCTAssertEqual(browser.pane.search.text, "")
                XCTAssertTrue(browser.window.isMapped)
                XCTAssertTrue(browser.pane.stop())
                Self.settle()
                XCTAssertFalse(browser.window.isMapped)
            }
        }
    }

    func testChooserTriesOnAndAnswers() throws {
        let theme = try write(
            "{\"fonts\": {\"body\": {\"fontName\": \"NotoSerif-Italic\", \"fontSize\": 17}}}",
            to: "theme.typeladder-theme")
        try onMainActor {
            try Self.withMainWindow(opening: [theme]) { main in
                @MainActor func choose() throws -> FontChooser {
                    let row = main.sidebar.rows[6]
                    row.item.isExpanded = true
                    try XCTUnwrap(row.details).fontButton.click()
                    Self.waitUntil("the fonts show") {
                        main.sidebar.chooser?.pane.list.rows.isEmpty == false
                    }
                    Self.settle()
                    return try XCTUnwrap(main.sidebar.chooser)
                }
                let first = try choose()
                let list = first.pane.list
                XCTAssertEqual(list.selected?.postScriptName, "NotoSerif-Italic")
                XCTAssertTrue(first.pane.search.isBeingEdited)
                // The preview follows the list, and nothing is edited yet.
                list.select("NotoSans-Regular")
                XCTAssertEqual(main.model.preview.style(.body).resolvedName, "NotoSans-Regular")
                XCTAssertFalse(main.model.isEdited)
                XCTAssertTrue(first.pane.stop())
                XCTAssertNil(main.sidebar.chooser)
                XCTAssertEqual(main.model.preview.style(.body).resolvedName, "NotoSerif-Italic")
                XCTAssertNil(main.model.undoLabel)
                let second = try choose()
                for name in ["NotoSans-Regular", "NotoSans-Bold", "NotoSerif-Bold"] {
                    second.pane.list.select(name)
                }
                second.selectButton.click()
                XCTAssertNil(main.sidebar.chooser)
                XCTAssertEqual(main.model.theme.value.fonts[.body]?.fontName, "NotoSerif-Bold")
                main.model.undo()
                XCTAssertNil(main.model.undoLabel)
                let third = try choose()
                third.systemButton.click()
                XCTAssertNil(main.model.theme.value.fonts[.body]?.fontName)
                main.mayClose = true
            }
        }
    }

    func testFamiliesOfIOSAreListedWithoutAStandInToo() throws {
        try onMainActor {
            try Self.withBrowser { browser, main in
                let pane = browser.pane
                pane.filter.selected = 1
                Self.settle()
                let builtIn = main.model.deviceFonts.builtInFaces
                XCTAssertEqual(pane.list.count, Set(builtIn.map(\.name)).count)
                let here = Set(pane.catalogue.library.faces.map(\.family))
                let face = try XCTUnwrap(
                    builtIn.first { face in
                        face.standInFamily.map { !here.contains($0) } ?? true
                            && !here.contains(face.family)
                    })
                XCTAssertTrue(pane.list.select(face.name))
                let entry = try XCTUnwrap(pane.list.selected)
                XCTAssertEqual(
                    entry.origin(drawnIn: pane.catalogue.face(of: entry)),
                    "On iPhone; nothing here is like it")
                pane.filter.selected = 3
                Self.settle()
                XCTAssertEqual(
                    pane.list.count, Set(main.model.library.faces.map(\.postScriptName)).count)
            }
        }
    }

    func testClosedBrowserIsToldNothing() throws {
        try onMainActor {
            try Self.withMainWindow { main in
                let count = main.model.observerCount
                for _ in 0..<3 {
                    let browser = FontBrowser.present(
                        main.model, over: main.window, in: Self.application)
                    Self.settle()
                    XCTAssertEqual(main.model.observerCount, count + 1)
                    browser.window.close()
                    Self.settle()
                }
                XCTAssertEqual(main.model.observerCount, count)
            }
        }
    }

    func testClosingFreesTheBrowser() throws {
        try onMainActor {
            try Self.withBrowser { _, _ in }
            let wrappers = LiveObjects.wrapperCount
            weak var list: FaceList?
            try Self.withBrowser { browser, _ in
                list = browser.pane.list
                browser.pane.search.text = "noto"
                Self.settle()
            }
            XCTAssertNil(list)
            XCTAssertEqual(LiveObjects.wrapperCount, wrappers)
        }
    }
}
