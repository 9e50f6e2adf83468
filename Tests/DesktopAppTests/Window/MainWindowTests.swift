// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import DynamicType
import GtkKit
import GtkTestSupport
import XCTest

@testable import DesktopApp
@testable import Workspace

/// The window as a whole.
final class MainWindowTests: WindowTestCase {
    func testClosingFreesEverything() throws {
        try onMainActor {
            try Self.withMainWindow { _ in }
            // All toasts, even those of an earlier test, disappear with the end of their animation.
            @MainActor func waitForToasts() {
                Self.waitUntil("no toast is left") { LiveObjects.objects["AdwToast"] == nil }
            }
            waitForToasts()
            let wrappers = LiveObjects.wrapperCount
            let objects = LiveObjects.objects
            weak var page: Page?
            weak var table: TableView?
            try Self.withMainWindow { main in
                (page, table) = (main.page, main.previewPane.table)
                main.sizeBar.scale.drag(to: 11)
                main.page.open([main.page.resources.path("themes/NotoSerif.plist")])
                main.previewPane.table.verticalAdjustment?.value = 400
                main.page.open(["/nowhere/theme.json"])
                let messages = FileMessages.present(
                    main.page, main.flows.fixing, over: main.window, in: Self.application
                ).window
                Self.waitUntil("the messages show") { messages.isMapped }
                messages.close()
                Self.waitUntil("they are gone") { !messages.isMapped }
                XCTAssertGreaterThan(LiveObjects.wrapperCount, wrappers)
            }
            XCTAssertNil(table)
            XCTAssertNil(page)
            XCTAssertEqual(LiveObjects.wrapperCount, wrappers)
            waitForToasts()
            XCTAssertEqual(LiveObjects.objects, objects)
        }
    }

    func testReadingIsSaidOverAllSizes() throws {
        let path = try writeLongScreen(titled: "Long")
        try onMainActor {
            try Self.withMainWindow { main in
                main.views.present(.ladder)
                Self.waitUntilStill()
                let bar = main.views.progress.bar
                main.flows.opening.open([path])
                Self.waitUntil("the bar says it") {
                    main.preview.isReading && bar.isMapped && bar.isPulsing
                }
                XCTAssertNotNil(main.views.ladder)
                Self.waitUntil("the file shows", processorSeconds: 60) {
                    main.preview.screen.title == "Long"
                }
                XCTAssertFalse(bar.isPulsing)
            }
        }
    }

    /// On a screen with a height of 768 pixels, GTK would let a taller menu scroll, with its last items out of sight.
    func testMainMenuFitsOnASmallScreen() throws {
        try onMainActor {
            try Self.withMainWindow { main in
                let button = try XCTUnwrap(main.header.menuButtons.last)
                button.open()
                Self.waitUntilStill()
                let menu = try XCTUnwrap(button.children.first { $0.typeName == "GtkPopoverMenu" })
                XCTAssertLessThan(
                    menu.measured(.vertical).natural, 768 - main.header.widget.height)
                button.close()
            }
        }
    }

    func testClosingByTheReaderFreesTheWindow() throws {
        try onMainActor {
            weak var page: Page?
            try Self.withMainWindow { main in
                page = main.page
                XCTAssertTrue(main.window.activateAction("win.close"))
                Self.waitUntil("it is closed") { !main.window.isMapped }
            }
            XCTAssertNil(page)
        }
    }

    func testWindowIsRemembered() throws {
        try onMainActor {
            @MainActor func closing(_ change: @MainActor (MainWindow) -> Void) throws {
                try Self.withMainWindow { main in
                    change(main)
                    XCTAssertTrue(main.window.activateAction("win.close"))
                    Self.waitUntil("it is closed") { !main.window.isMapped }
                }
            }
            try closing { main in
                main.preview.category = .accessibilityLarge
                main.preview.environment.width = 320
                main.preview.appearance = .dark
            }
            defer {
                XCTAssertNoThrow(
                    try closing { main in
                        main.preview.category = .large
                        main.preview.environment.width = 390
                        main.preview.appearance = .system
                    })
            }
            try Self.withMainWindow { main in
                XCTAssertEqual(main.preview.category, .accessibilityLarge)
                XCTAssertEqual(main.preview.environment.width, 320)
                XCTAssertEqual(main.preview.environment.appearance, .dark)
                XCTAssertEqual(main.sizeBar.scale.value, 8)
                XCTAssertEqual(main.preview.layoutCount, 1)
            }
        }
    }

    func testSidebarComesAndGoes() throws {
        try onMainActor {
            try Self.withMainWindow { main in
                XCTAssertTrue(main.splitView.isRevealed)
                XCTAssertTrue(main.window.activateAction("win.sidebar"))
                Self.waitUntil("it is hidden") { !main.splitView.isRevealed }
                // The button and the menu follow, however the sidebar is hidden.
                main.splitView.isRevealed = true
                XCTAssertTrue(main.window.activateAction("win.sidebar"))
                XCTAssertFalse(main.splitView.isRevealed)
            }
        }
    }

    /// Tests run without animations, as the desktop asks for people whom motion makes dizzy. Whatever opens is then at
    /// its place in the first frames, and does not slide there.
    func testNothingSlidesWithReducedMotion() throws {
        try onMainActor {
            try Self.withMainWindow { main in
                let parts: [Widget] = [main.sidebar.widget, main.views.widget, main.sizeBar.widget]
                @MainActor func places() -> [Rectangle?] {
                    parts.map { $0.isMapped ? $0.bounds(in: main.splitView) : nil }
                }
                @MainActor func waitForFrames(_ count: Int) {
                    var frames = 0
                    let tick = main.splitView.addTick { _ in
                        frames += 1
                        return frames < count
                    }
                    Self.waitUntil("\(count) frames were drawn") { frames == count }
                    tick.cancel()
                }
                let opened: [(String, () -> Void)] = [
                    ("hidden sidebar", { main.window.activateAction("win.sidebar") }),
                    ("sidebar", { main.window.activateAction("win.sidebar") }),
                    ("All Sizes", { main.views.present(.ladder) }),
                    ("comparison", { main.views.present(.comparison) }),
                    ("bar", { main.page.open(["/nowhere/theme.json"]) }),
                ]
                for (name, open) in opened {
                    open()
                    // The first frame arranges anew what has changed its size.
                    waitForFrames(3)
                    let early = places()
                    Self.waitUntilStill()
                    XCTAssertEqual(places(), early, name)
                }
            }
        }
    }

    func testNarrowWindowFoldsTheSidebar() throws {
        try onMainActor {
            try Self.withMainWindow(width: 500, height: 700) { main in
                XCTAssertTrue(main.splitView.isFolded)
                XCTAssertLessThanOrEqual(main.window.width, 560)
            }
        }
    }

    func testAppearanceIsTheDesktopsUnlessChosen() throws {
        try onMainActor {
            try Self.withMainWindow { main in
                main.preview.systemAppearance = .dark
                XCTAssertEqual(main.preview.environment.appearance, .dark)
                main.preview.appearance = .light
                XCTAssertEqual(main.preview.environment.appearance, .light)
                main.preview.systemAppearance = .light
                main.preview.appearance = .dark
                XCTAssertEqual(main.preview.environment.appearance, .dark)
            }
        }
    }

    func testSwitchesOfTheReader() throws {
        try onMainActor {
            try Self.withMainWindow { main in
                for action in ["bold-text", "increase-contrast", "right-to-left"] {
                    let before = try XCTUnwrap(WidgetPicture(of: main.previewPane.table)).bytes
                    XCTAssertTrue(main.window.activateAction("win.\(action)"))
                    Self.waitUntilStill()
                    let after = try XCTUnwrap(WidgetPicture(of: main.previewPane.table)).bytes
                    XCTAssertTrue(before != after, action)
                }
            }
        }
    }

    func testMetainfoTellsTheTrueMinimumWidth() throws {
        let text = try String(
            contentsOf: Self.tests.appending(
                path: "../data/io.github.typeladder.Typeladder.metainfo.xml"), encoding: .utf8)
        let told = try XCTUnwrap(text.firstMatch(of: /<display_length compare="ge">(\d+)</))
        let width = try XCTUnwrap(Int(told.1))
        try onMainActor {
            // With a folded sidebar, as in a narrow window.
            try Self.withMainWindow(width: 500, height: 700) { main in
                Self.waitUntil("the sidebar is folded") {
                    main.window.content.map { $0.measured(.horizontal).minimum <= width } ?? false
                }
                let minimum = try XCTUnwrap(main.window.content).measured(.horizontal).minimum
                XCTAssertLessThanOrEqual(minimum, width)
                // The header bar of libadwaita 1.7 is narrower than that of 1.2.
                XCTAssertGreaterThan(minimum, width - 50)
            }
        }
    }

    func testDialogsOpen() throws {
        try onMainActor {
            try Self.withMainWindow { main in
                XCTAssertTrue(main.window.activateAction("win.about"))
                let guide = try XCTUnwrap(
                    GuideWindow.present(
                        main.page.resources, over: main.window, in: Self.application))
                Self.waitUntil("the guide shows") { guide.isMapped }
                guide.destroy()
                XCTAssertTrue(main.window.activateAction("win.show-help-overlay"))
                Self.waitUntilStill()
            }
        }
    }

    func testCommandLine() {
        XCTAssertEqual(Invocation(["a.json", "b.plist"]), .open(["a.json", "b.plist"]))
        XCTAssertEqual(Invocation(["--", "--help"]), .open(["--help"]))
        XCTAssertEqual(Invocation(["a.json", "--version"]), .print("Typeladder 0.1.0"))
        XCTAssertEqual(Invocation(["--help"]), .print(Invocation.help))
        XCTAssertEqual(Invocation(["--new-theme"]), .perform(.newTheme))
        XCTAssertEqual(Invocation(["--open"]), .perform(.open))
        guard case .fail = Invocation(["--open", "a.json"]) else { return XCTFail("took a file") }
        guard case .fail = Invocation(["--wide"]) else { return XCTFail("took --wide") }
    }
}
