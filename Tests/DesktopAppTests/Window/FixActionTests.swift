// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Documents
import DynamicType
import Files
import GtkKit
import GtkTestSupport
import Syntax
import Words
import XCTest

@testable import DesktopApp
@testable import Workspace

/// Errors that the window offers to fix, in the bar and in the list of messages.
final class FixActionTests: WindowTestCase {
    private static let misspelled = """
        {
          "boddy": {"fontName": "NotoSerif-Regular", "fontSize": 21},
          "headlin": {"fontName": "NotoSerif-Regular", "fontSize": 17}
        }

        """
    private static let broken = """
        {
          "body": {"fontName": "NotoSerif-Regular" "fontSize": 21},
        }

        """

    private static func text(of path: FilePath) throws -> String {
        try String(contentsOfFile: path.string, encoding: .utf8)
    }

    /// Opens the messages of a window, and closes them.
    @MainActor private static func withMessages(
        _ main: MainWindow, _ body: (FileMessages) throws -> Void
    ) throws {
        let messages = FileMessages.present(
            main.page, main.flows.fixing, over: main.window, in: Self.application)
        Self.waitUntil("the messages show") { messages.window.isMapped }
        defer {
            messages.window.destroy()
            Self.waitUntilStill()
        }
        try body(messages)
    }

    func testMessagesAreMendedOneAfterTheOtherAndUndone() throws {
        let path = try write(Self.misspelled, to: "theme.json")
        try onMainActor {
            try Self.withMainWindow(opening: [path]) { main in
                main.preview.category = .default
                try Self.withMessages(main) { messages in
                    XCTAssertEqual(messages.buttons.count, 2)
                    let first = try XCTUnwrap(messages.buttons[0])
                    let fix = try XCTUnwrap(main.page.messages.first?.fix)
                    XCTAssertEqual(first.tooltip, fix.words)
                    for name in ["boddy", "body"] {
                        XCTAssertTrue(fix.words.contains(name), fix.words)
                    }
                    XCTAssertTrue(first.grabFocus())
                    XCTAssertTrue(first.activate())
                    Self.waitUntil("the next shows") { messages.buttons.count == 1 }
                    XCTAssertEqual(main.theme.value.fonts[.body]?.fontSize, 21)
                    XCTAssertEqual(main.sidebar.styles.rows[6].sizeLabel.text, 21.0.points)
                    // The quotation marks differ from the button's, which are inside those of the tooltip.
                    let step = try XCTUnwrap(main.theme.undoStep?.label)
                    XCTAssertEqual(step, [fix].label)
                    XCTAssertNotEqual(step, fix.words)
                    XCTAssertEqual(main.header.undoButton.tooltip?.contains(step), true)
                    // The focus is on the next fix.
                    let next = try XCTUnwrap(messages.buttons[0])
                    XCTAssertTrue(next.isFocusOfWindow)
                    XCTAssertTrue(next.activate())
                    Self.waitUntil("all are fixed") { messages.buttons.isEmpty }
                    XCTAssertEqual(main.page.messages, [])
                    XCTAssertTrue(main.window.activateAction("win.undo"))
                    Self.waitUntil("it is back") { messages.buttons.count == 1 }
                    XCTAssertTrue(main.window.activateAction("win.undo"))
                    Self.waitUntil("both are back") { messages.buttons.count == 2 }
                }
                XCTAssertFalse(main.theme.isEdited)
                XCTAssertEqual(try Self.text(of: path), Self.misspelled)
            }
        }
    }

    func testFileWithoutAFixIsOpenedInATextEditor() throws {
        let path = try write("{\n  \"sections\": [\n    what\n", to: "screen.json")
        try onMainActor {
            try Self.withMainWindow(opening: [path]) { main in
                var opened: [String] = []
                main.flows.selecting.open = { opened.append("\($0.lastComponent):\($1 ?? 0)") }
                let bar = main.bars.failures.bar
                Self.waitUntil("the failure shows") { bar.isRevealed }
                XCTAssertFalse(bar.buttons[2].isMapped)
                bar.buttons[3].click()
                XCTAssertEqual(opened, ["screen.json:3"])
            }
        }
    }

    func testBrokenThemeIsOpenedMendedAndUndone() throws {
        let path = try write(Self.broken, to: "theme.json")
        try onMainActor {
            try Self.withMainWindow(opening: [path]) { main in
                let bar = main.bars.failures.bar
                let fix = bar.buttons[2]
                Self.waitUntil("it can be fixed") { bar.isRevealed && fix.isMapped }
                let fixed = try XCTUnwrap(main.page.failures.first?.fixing)
                XCTAssertEqual(fixed.fixes.count, 2)
                XCTAssertEqual(fix.tooltip, fixed.words)
                XCTAssertEqual(fix.tooltip?.contains(fixed.fixes[0].words), true)
                let opening = bar.text
                XCTAssertTrue(fix.grabFocus())
                XCTAssertTrue(fix.activate())
                Self.waitUntil("it shows") { main.theme.path == path }
                XCTAssertFalse(bar.isRevealed)
                XCTAssertTrue(main.header.title.title.hasPrefix("• theme"))
                XCTAssertEqual(main.theme.value.fonts[.body]?.fontSize, 21)
                XCTAssertEqual(try Self.text(of: path), Self.broken)
                XCTAssertTrue(main.window.activateAction("win.undo"))
                XCTAssertTrue(bar.isRevealed && fix.isVisible)
                // After undo, the file is open with the system font, so the sentence differs.
                XCTAssertFalse(main.theme.document.isReadable)
                XCTAssertNotEqual(bar.text, opening)
                try Self.assertFailure("theme.json", atLine: 2, in: main)
                let error = try XCTUnwrap(main.theme.diagnostics.first { $0.severity == .error })
                let rest = bar.text.replacing(error.message, with: "").replacing("2", with: "")
                XCTAssertTrue(rest.contains("1"), "how many more errors there are: \(bar.text)")
                fix.click()
                XCTAssertFalse(bar.isRevealed)
                XCTAssertTrue(main.window.activateAction("win.save"))
                XCTAssertEqual(
                    try Self.text(of: path),
                    Self.broken.replacing("r\" ", with: "r\", ")
                        .replacing("},\n}", with: "}\n}"))
            }
        }
    }

    func testMendedThemeDoesNotReplaceOneThatIsEdited() throws {
        let path = try write(Self.broken, to: "theme.json")
        try onMainActor {
            let base = FilePath(NSTemporaryDirectory()).appending(UUID().uuidString)
            let windows = Windows(
                Self.application, resources: try ResourceFolder.locate(),
                drafts: RecoveryStore(base: base))
            let main = try MainWindow(windows)
            main.present()
            Self.waitUntil("the list shows") { main.previewPane.table.isMapped }
            main.flows.editing.edit(
                .font(.callout, fontName: "NotoSerif-Regular", fontSize: 30), coalescing: nil)
            main.flows.opening.open([path])
            main.bars.failures.bar.buttons[2].click()
            Self.waitUntilStill()
            XCTAssertEqual(windows.all.count, 2)
            XCTAssertEqual(windows.window(of: path)?.theme.value.fonts[.body]?.fontSize, 21)
            XCTAssertEqual(main.theme.value.fonts[.callout]?.fontSize, 30)
            XCTAssertFalse(main.bars.failures.bar.isRevealed)
            windows.all.forEach { $0.window.destroy() }
            Self.waitUntilStill()
        }
    }

    func testBrokenScreenIsOpenedMendedAndUndone() throws {
        let broken = #"{"sections": [{"rows": [{"title": "One",}]}]}"#
        let path = try write(broken, to: "screen.json")
        try onMainActor {
            try Self.withMainWindow(opening: [path]) { main in
                let bar = main.bars.failures.bar
                let fix = bar.buttons[2]
                Self.waitUntil("it can be fixed") { bar.isRevealed && fix.isMapped }
                try Self.withMessages(main) { XCTAssertEqual($0.buttons.count, 1) }
                fix.click()
                Self.waitUntil("it shows") { main.screen.path == path }
                XCTAssertFalse(bar.isRevealed)
                XCTAssertTrue(main.screen.isEdited)
                XCTAssertEqual(main.screen.value.sections[0].rows[0].title, "One")
                XCTAssertEqual(try Self.text(of: path), broken)
                XCTAssertTrue(main.window.activateAction("win.undo"))
                XCTAssertTrue(bar.isRevealed && fix.isVisible)
                XCTAssertFalse(main.screen.file.document.isReadable)
                XCTAssertTrue(main.window.activateAction("win.redo"))
                XCTAssertFalse(bar.isRevealed)
                XCTAssertTrue(main.window.activateAction("win.save"))
                XCTAssertEqual(try Self.text(of: path), broken.replacing(",}", with: "}"))
            }
        }
    }

    /// The fixed screen takes the place of one with unsaved edits only after a question.
    func testMendedScreenReplacesNoEdits() throws {
        let path = try write(#"{"sections": [{"rows": [{"title": "One",}]}]}"#, to: "screen.json")
        try onMainActor {
            try Self.withMainWindow { main in
                try main.page.edit(.text(.tableHeader, "Mine"))
                main.flows.opening.open([path])
                main.bars.failures.bar.buttons[2].click()
                Self.waitUntilStill()
                XCTAssertEqual(main.screen.value[.tableHeader], "Mine")
                let question = try XCTUnwrap(main.questions.current)
                question.respond("discard")
                Self.waitUntil("it shows") { main.screen.path == path }
                XCTAssertEqual(main.screen.value.sections[0].rows[0].title, "One")
            }
        }
    }
}
