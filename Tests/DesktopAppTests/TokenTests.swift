// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Documents
import DynamicType
import GtkKit
import GtkTestSupport
import Previewing
import XCTest

@testable import DesktopApp

/// Design tokens in the window: asked about, shown, edited, saved back.
final class TokenTests: WindowTestCase {
    private static let tokens = """
        {
          "typography": {
            "$type": "typography",
            "body": {"$value": {"fontFamily": "Noto Serif", "fontWeight": 400,
              "fontSize": {"value": 17, "unit": "px"}, "lineHeight": 1.3}},
            "heading": {"$value": {"fontFamily": "Noto Serif", "fontWeight": 700,
              "fontSize": {"value": 28, "unit": "px"}}},
            "poster": {"$value": {"fontFamily": "Noto Serif", "fontWeight": 700,
              "fontSize": {"value": 96, "unit": "px"}}}
          }
        }

        """

    private static func text(_ path: String) throws -> String {
        try String(contentsOfFile: path, encoding: .utf8)
    }

    /// Opens tokens in a window and waits for the question about them.
    @MainActor private static func ask(
        _ path: String, in main: MainWindow
    ) throws -> TokenDialog {
        main.open([path])
        waitUntil("the tokens are asked about") { main.tokenDialog?.window.isMapped == true }
        return try XCTUnwrap(main.tokenDialog)
    }

    /// Opens the tokens in a window and imports them as they are proposed.
    private func imported(_ body: @MainActor (MainWindow, String) throws -> Void) throws {
        let path = try write(Self.tokens, to: "brand.tokens.json")
        try onMainActor {
            try Self.withMainWindow { main in
                try Self.ask(path, in: main).importButton.click()
                Self.waitUntil("they are imported") { main.model.theme.path == path }
                try body(main, path)
            }
        }
    }

    private static let styles = TextStyle.allCases

    // MARK: - Asking

    func testDialogShowsWhichTokenIsWhichStyleAndWhy() throws {
        let path = try write(Self.tokens, to: "brand.tokens.json")
        try onMainActor {
            try Self.withMainWindow { main in
                let dialog = try Self.ask(path, in: main)
                XCTAssertEqual(
                    dialog.rows.map(\.item.title),
                    ["typography.body", "typography.heading", "typography.poster"])
                let body = try XCTUnwrap(Self.styles.firstIndex(of: .body)) + 1
                let title1 = try XCTUnwrap(Self.styles.firstIndex(of: .title1)) + 1
                XCTAssertEqual(dialog.rows.map(\.choice.selected), [body, title1, 0])
                XCTAssertEqual(
                    dialog.rows.map(\.item.subtitle),
                    [
                        "Noto Serif Regular, 17 pt\nBy name: called \"body\"",
                        "Noto Serif Bold, 28 pt\nBy size and weight: 28 pt Bold is nearest to "
                            + "Title 1, 28 pt Regular",
                        "Noto Serif Bold, 96 pt\nNot mapped: no text style is near 96 pt Bold",
                    ])
                // Until the answer nothing has changed.
                XCTAssertEqual(main.title.title, "System Font")
                dialog.window.close()
            }
        }
    }

    func testStyleOfAnotherTokenMoves() throws {
        let path = try write(Self.tokens, to: "brand.tokens.json")
        try onMainActor {
            try Self.withMainWindow { main in
                let dialog = try Self.ask(path, in: main)
                let body = try XCTUnwrap(Self.styles.firstIndex(of: .body)) + 1
                dialog.rows[2].choice.choose(body)
                XCTAssertEqual(dialog.rows[0].choice.selected, 0)
                XCTAssertEqual(
                    dialog.rows[0].item.subtitle,
                    "Noto Serif Regular, 17 pt\nNot mapped: Body is given to \"typography.poster\"")
                dialog.rows[1].choice.choose(0)
                dialog.importButton.click()
                Self.waitUntil("they are imported") { main.model.theme.path == path }
                let fonts = main.model.theme.value.fonts
                XCTAssertEqual(fonts.keys.sorted { "\($0)" < "\($1)" }, [.body])
                XCTAssertEqual(fonts[.body]?.fontName, "NotoSerif-Bold")
                XCTAssertEqual(fonts[.body]?.fontSize, 96)
            }
        }
    }

    func testNothingMappedCannotBeImported() throws {
        let path = try write(Self.tokens, to: "brand.tokens.json")
        try onMainActor {
            try Self.withMainWindow { main in
                let dialog = try Self.ask(path, in: main)
                dialog.rows.forEach { $0.choice.choose(0) }
                XCTAssertFalse(dialog.importButton.isSensitive)
                dialog.window.close()
            }
        }
    }

    func testCancelKeepsWhatWasThere() throws {
        let path = try write(Self.tokens, to: "brand.tokens.json")
        let theme = try write(
            "{\"body\": {\"fontName\": \"NotoSans-Regular\", \"fontSize\": 19}}", to: "mine.json")
        try onMainActor {
            try Self.withMainWindow(opening: [theme]) { main in
                let layouts = main.model.layoutCount
                let dialog = try Self.ask(path, in: main)
                dialog.rows[0].choice.choose(0)
                dialog.cancelButton.click()
                Self.waitUntil("the dialog is closed") { !dialog.window.isMapped }
                XCTAssertEqual(main.title.title, "mine")
                XCTAssertEqual(main.model.theme.path, theme)
                XCTAssertEqual(main.model.layoutCount, layouts)
                XCTAssertEqual(main.windows.all.count, 1)
                XCTAssertFalse(main.failureBar.isRevealed)
            }
        }
    }

    func testBrokenTokensSayWhyAndAreAskedAboutOnceRepaired() throws {
        let path = try write(
            Self.tokens.replacingOccurrences(
                of: "{\"value\": 17, \"unit\": \"px\"}", with: "\"{x}\""),
            to: "brand.tokens.json")
        try onMainActor {
            try Self.withMainWindow { main in
                main.open([path])
                Self.waitUntil("it is said") { main.failureBar.isRevealed }
                XCTAssertNil(main.tokenDialog)
                XCTAssertTrue(main.failureBar.text.contains("(line 5)"), main.failureBar.text)
                try Self.tokens.write(toFile: path, atomically: true, encoding: .utf8)
                Self.waitUntil("it is offered") { main.failureBar.buttons[1].isVisible }
                XCTAssertNil(main.tokenDialog)
                main.failureBar.buttons[1].click()
                Self.waitUntil("it is asked about") { main.tokenDialog != nil }
                try XCTUnwrap(main.tokenDialog).importButton.click()
                Self.waitUntil("they are imported") { main.model.theme.path == path }
                XCTAssertFalse(main.failureBar.isRevealed)
            }
        }
    }

    func testTokensOfTheCommandLineAreAskedAboutInTheFirstWindow() throws {
        let path = try write(Self.tokens, to: "brand.tokens.json")
        try onMainActor {
            let windows = Windows(Self.application, resources: try ResourceFolder.locate())
            try windows.start([path])
            let main = try XCTUnwrap(windows.all.last)
            defer {
                windows.all.forEach { $0.window.destroy() }
                Self.waitUntilStill()
            }
            Self.waitUntil("it is asked about") { main.tokenDialog?.window.isMapped == true }
            // Opened again while it is asked about, there is still one question.
            let first = main.tokenDialog?.window
            main.open([path])
            Self.waitUntil("it is asked about again") { main.tokenDialog?.window !== first }
            XCTAssertEqual(first?.isMapped, false)
            try XCTUnwrap(main.tokenDialog).importButton.click()
            Self.waitUntil("they are imported") { main.model.theme.path == path }
            XCTAssertEqual(windows.all.count, 1)
        }
    }

    func testTokensBesideAnotherThemeGetAWindowOfTheirOwn() throws {
        let path = try write(Self.tokens, to: "brand.tokens.json")
        let theme = try write(
            "{\"body\": {\"fontName\": \"NotoSans-Regular\", \"fontSize\": 19}}", to: "mine.json")
        try onMainActor {
            try Self.withMainWindow(opening: [theme]) { main in
                let dialog = try Self.ask(path, in: main)
                dialog.importButton.click()
                Self.waitUntil("another window shows") { main.windows.all.count == 2 }
                XCTAssertEqual(main.model.theme.path, theme)
                let other = try XCTUnwrap(main.windows.window(of: path))
                XCTAssertEqual(other.model.theme.value.fonts[.body]?.fontName, "NotoSerif-Regular")
                other.window.destroy()
            }
        }
    }

    func testDialogIsFreed() throws {
        let path = try write(Self.tokens, to: "brand.tokens.json")
        try onMainActor {
            try Self.withMainWindow { main in
                weak let dialog = try Self.ask(path, in: main)
                dialog?.cancelButton.click()
                Self.waitUntil("the dialog is gone") { dialog == nil }
            }
        }
    }

    // MARK: - Shown, edited, saved

    func testImportedTokensShow() throws {
        try imported { main, path in
            XCTAssertEqual(main.model.theme.path, path)
            XCTAssertEqual(main.title.title, "brand.tokens")
            XCTAssertEqual(main.model.theme.value.fonts[.title1]?.fontName, "NotoSerif-Bold")
            XCTAssertFalse(main.model.isEdited)
            XCTAssertNil(main.model.undoLabel)
            // Opened again, it is there already.
            main.open([path])
            Self.waitUntilStill()
            XCTAssertNil(main.tokenDialog)
            XCTAssertEqual(main.windows.all.count, 1)
            XCTAssertTrue(
                main.model.messages.contains { $0.message.contains("lineHeight") })
        }
    }

    func testSavingChangesOneNumberOfTheTokens() throws {
        try imported { main, path in
            main.edit(.fontSize(.body, 19), coalescing: nil)
            XCTAssertTrue(main.model.isEdited)
            // What was saved comes by as a change of the file, and is none.
            Self.waitUntilRead(path) {
                XCTAssertTrue(main.window.activateAction("win.save"))
            }
            XCTAssertNil(main.question)
            let edited = Self.tokens.replacingOccurrences(
                of: "\"value\": 17", with: "\"value\": 19")
            XCTAssertEqual(try Self.text(path), edited)
            XCTAssertFalse(main.model.isEdited)
            XCTAssertEqual(main.model.undoLabel, "Change Size of Body")
            XCTAssertTrue(main.window.activateAction("win.undo"))
            XCTAssertTrue(main.model.isEdited)
            XCTAssertTrue(main.window.activateAction("win.save"))
            XCTAssertEqual(try Self.text(path), Self.tokens)
        }
    }

    func testWhatTokensCannotHoldIsSaidBeforeSaving() throws {
        try imported { main, path in
            main.edit(.maximumPointSize(.body, 40), coalescing: nil)
            main.save()
            let question = try XCTUnwrap(main.question)
            XCTAssertTrue(Self.listed(in: question).contains("40 pt"))
            question.respond("cancel")
            XCTAssertTrue(main.model.isEdited)
            // As a theme of its own nothing is lost.
            let place = path.folder + "/brand.typeladder-theme"
            main.askForPlace = { _, container, answer in
                answer(SavePlace(path: place, chosen: container))
            }
            main.save()
            try XCTUnwrap(main.question).respond("save-as")
            XCTAssertEqual(main.model.theme.path, place)
            XCTAssertNil(main.model.tokens)
            XCTAssertEqual(try Self.text(path), Self.tokens)
            main.edit(.fontSize(.body, 18), coalescing: nil)
            main.save()
            XCTAssertEqual(ThemeReader.read(path: place).value?.fonts[.body]?.fontSize, 18)
        }
    }

    func testTokensThatVanishedAreSavedAnew() throws {
        try imported { main, path in
            try FileManager.default.removeItem(atPath: path)
            main.save()
            XCTAssertEqual(try Self.text(path), Self.tokens)
        }
    }

    func testClosingWithEditedTokensAsks() throws {
        try imported { main, path in
            main.edit(.fontSize(.body, 23), coalescing: nil)
            XCTAssertTrue(main.window.activateAction("win.close"))
            Self.waitUntil("it is asked about") { main.question?.isMapped == true }
            try XCTUnwrap(main.question).respond("save")
            Self.waitUntil("the window is closed") { !main.window.isMapped }
            XCTAssertTrue(try Self.text(path).contains("23"))
        }
    }

    func testChangesOfTheTokenFileShowAndConflict() throws {
        try imported { main, path in
            let sized = Self.tokens.replacingOccurrences(of: "\"value\": 17", with: "\"value\": 15")
            try sized.write(toFile: path, atomically: true, encoding: .utf8)
            Self.waitUntil("the change shows") {
                main.model.theme.value.fonts[.body]?.fontSize == 15
            }
            XCTAssertFalse(main.model.isEdited)
            main.edit(.fontSize(.title1, 30), coalescing: nil)
            // Nothing that a theme holds is no conflict, and is not lost.
            let spaced = sized.replacingOccurrences(of: "1.3", with: "1.5")
            try spaced.write(toFile: path, atomically: true, encoding: .utf8)
            Self.waitUntil("it is read") {
                main.model.tokens?.file.source.bytes == Array(spaced.utf8)
            }
            XCTAssertNil(main.model.conflict)
            let theirs = spaced.replacingOccurrences(of: "\"value\": 15", with: "\"value\": 16")
            try theirs.write(toFile: path, atomically: true, encoding: .utf8)
            Self.waitUntil("it is asked about") { main.conflictBar.isRevealed }
            main.model.keepMine()
            main.save()
            XCTAssertEqual(
                try Self.text(path), spaced.replacingOccurrences(of: "28", with: "30"))
        }
    }

    func testUnsavedEditsAreKeptAsAThemeWithoutTheFileOfTheTokens() throws {
        let path = try write(Self.tokens, to: "brand.tokens.json")
        try onMainActor {
            let base = path.folder + "/unsaved"
            let windows = Windows(
                Self.application, resources: try ResourceFolder.locate(),
                session: UnsavedSession(base: base))
            let main = try MainWindow(windows)
            defer {
                main.window.destroy()
                Self.waitUntilStill()
            }
            main.present()
            try Self.ask(path, in: main).importButton.click()
            Self.waitUntil("they are imported") { main.model.theme.path == path }
            main.edit(.fontSize(.body, 23), coalescing: nil)
            main.keeper.keep()
            let folders = try FileManager.default.contentsOfDirectory(atPath: base)
            let records = folders.flatMap { UnsavedEdits(folder: "\(base)/\($0)").records() }
            XCTAssertEqual(records.map(\.path), [nil])
            main.keeper.forget()
        }
    }
}
