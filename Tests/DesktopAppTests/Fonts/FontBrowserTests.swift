// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import DynamicType
import GtkKit
import GtkTestSupport
import LayoutEngine
import PangoText
import Previewing
import XCTest

@testable import DesktopApp
@testable import Workspace

/// The window with all fonts.
final class FontBrowserTests: WindowTestCase {
    func testActionOpensOneWindow() throws {
        try onMainActor {
            try Self.withMainWindow { main in
                XCTAssertTrue(main.window.activateAction("win.fonts"))
                Self.waitUntil("it shows") { main.flows.families.browser?.window.isMapped == true }
                let browser = try XCTUnwrap(main.flows.families.browser)
                XCTAssertTrue(main.window.activateAction("win.fonts"))
                XCTAssertTrue(main.flows.families.browser === browser)
                browser.window.close()
                Self.waitUntil("it is closed") { !browser.window.isMapped }
            }
        }
    }

    func testFacesOfTheDeviceAreNamedAsStandIns() throws {
        try onMainActor {
            try Self.withBrowser { browser, _ in
                let pane = browser.pane
                pane.filter.choose(1)
                pane.search.type("Palatino")
                Self.waitUntilStill()
                XCTAssertTrue(pane.list.select("Palatino-BoldItalic"))
                let entry = try XCTUnwrap(pane.list.selected)
                XCTAssertEqual(entry.styleName, "Bold Italic")
                XCTAssertEqual(entry.origin, .device)
                let face = try XCTUnwrap(pane.catalog.face(of: entry))
                XCTAssertEqual(face.postScriptName, "P052-BoldItalic")
                XCTAssertEqual(face.weight, entry.weight)
                let words = entry.origin(drawnIn: face)
                XCTAssertTrue(words.contains("P052-BoldItalic"), words)
                // The stand-in has the same weight as the font of iOS, so the row does not mention the weight.
                XCTAssertFalse(words.contains("\(face.weight)"), words)
            }
        }
    }

    func testNameIsCopied() throws {
        try onMainActor {
            try Self.withBrowser { browser, _ in
                Clipboard.copy("before")
                browser.window.activateAction("win.copy-name")
                XCTAssertEqual(Clipboard.ownText, "before")
                XCTAssertTrue(browser.pane.list.select("NotoSerif-Bold"))
                XCTAssertEqual(browser.nameLabel.text, "NotoSerif-Bold")
                XCTAssertTrue(browser.window.activateAction("win.copy-name"))
                XCTAssertEqual(Clipboard.ownText, "NotoSerif-Bold")
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

    func testEscapeEndsTheSearchAndThenTheWindow() throws {
        try onMainActor {
            try Self.withBrowser { browser, _ in
                browser.pane.search.type("noto")
                XCTAssertTrue(browser.pane.handleEscape())
                XCTAssertEqual(browser.pane.search.text, "")
                XCTAssertTrue(browser.window.isMapped)
                XCTAssertTrue(browser.pane.handleEscape())
                Self.waitUntil("it is closed") { !browser.window.isMapped }
            }
        }
    }

    func testClosedBrowserIsToldNothing() throws {
        try onMainActor {
            try Self.withMainWindow { main in
                let count = main.page.observerCount
                for _ in 0..<3 {
                    let browser = FontBrowser(
                        main.page, over: main.window, in: Self.application,
                        useForStyle: { _, _ in }, useForTheme: { _ in })
                    browser.present()
                    Self.waitUntil("it is told") { main.page.observerCount == count + 1 }
                    browser.window.close()
                    Self.waitUntil("it is closed") { !browser.window.isMapped }
                }
                XCTAssertEqual(main.page.observerCount, count)
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
                browser.pane.search.type("noto")
                Self.waitUntilStill()
            }
            XCTAssertNil(list)
            XCTAssertEqual(LiveObjects.wrapperCount, wrappers)
        }
    }
}
