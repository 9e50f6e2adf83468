// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import DesignTokens
import Documents
import DynamicType
import Files
import GtkKit
import GtkTestSupport
import Previewing
import XCTest

@testable import DesktopApp
@testable import Workspace

/// Imported design tokens: displayed, edited, and saved.
final class TokenEditingTests: TokenTestCase {
    func testImportedTokensShow() throws {
        try imported { main, path in
            XCTAssertEqual(main.theme.path, path)
            XCTAssertEqual(main.header.title.title, "brand.tokens")
            XCTAssertEqual(main.theme.value.fonts[.title1]?.fontName, "NotoSerif-Bold")
            XCTAssertFalse(main.theme.isEdited)
            XCTAssertNil(main.theme.undoStep?.label)
            // Opened again, the theme is already open.
            main.flows.opening.open([path])
            Self.waitUntilStill()
            XCTAssertNil(main.flows.opening.tokenDialog)
            XCTAssertEqual(main.windows.all.count, 1)
            XCTAssertTrue(
                main.page.messages.contains {
                    $0.problem as? TokenProblem == .noPlace(key: "lineHeight")
                        && $0.message.contains("lineHeight")
                })
        }
    }

    func testSavingChangesOneNumberOfTheTokens() throws {
        try imported { main, path in
            main.flows.editing.edit(.fontSize(.body, 19), coalescing: nil)
            XCTAssertTrue(main.theme.isEdited)
            // The watcher reports the saved file as a change, but nothing has changed.
            Self.waitUntilRead(path) {
                XCTAssertTrue(main.window.activateAction("win.save"))
            }
            XCTAssertNil(main.questions.current)
            let edited = Self.tokens.replacingOccurrences(
                of: "\"value\": 17", with: "\"value\": 19")
            XCTAssertEqual(try Self.text(path), edited)
            XCTAssertFalse(main.theme.isEdited)
            XCTAssertEqual(main.theme.undoStep?.label, ThemeEdit.fontSize(.body, 19).label)
            XCTAssertTrue(main.window.activateAction("win.undo"))
            XCTAssertTrue(main.theme.isEdited)
            XCTAssertTrue(main.window.activateAction("win.save"))
            XCTAssertEqual(try Self.text(path), Self.tokens)
        }
    }

    func testWhatTokensCannotHoldIsSaidBeforeSaving() throws {
        try imported { main, path in
            main.flows.editing.edit(.maximumPointSize(.body, 40), coalescing: nil)
            main.flows.saving.theme.save()
            let question = try XCTUnwrap(main.questions.current)
            XCTAssertTrue(Self.listed(in: question).contains("40"))
            question.respond("cancel")
            XCTAssertTrue(main.theme.isEdited)
            // As a Typeladder theme, nothing is lost.
            let place = path.parent.appending("brand.typeladder-theme")
            main.flows.saving.theme.askForDestination = { _, container, answer in
                answer(SaveDestination(path: place, chosen: container))
            }
            main.flows.saving.theme.save()
            try XCTUnwrap(main.questions.current).respond("save-as")
            XCTAssertEqual(main.theme.path, place)
            XCTAssertNil(main.theme.tokens)
            XCTAssertEqual(try Self.text(path), Self.tokens)
            main.flows.editing.edit(.fontSize(.body, 18), coalescing: nil)
            main.flows.saving.theme.save()
            XCTAssertEqual(ThemeReader.read(path: place).value?.fonts[.body]?.fontSize, 18)
        }
    }

    func testTokensThatVanishedAreSavedAnew() throws {
        try imported { main, path in
            try FileManager.default.removeItem(atPath: path.string)
            main.flows.saving.theme.save()
            XCTAssertEqual(try Self.text(path), Self.tokens)
        }
    }

    func testClosingWithEditedTokensAsks() throws {
        try imported { main, path in
            main.flows.editing.edit(.fontSize(.body, 23), coalescing: nil)
            XCTAssertTrue(main.window.activateAction("win.close"))
            Self.waitUntil("it is asked about") { main.questions.current?.isMapped == true }
            try XCTUnwrap(main.questions.current).respond("save")
            Self.waitUntil("the window is closed") { !main.window.isMapped }
            XCTAssertTrue(try Self.text(path).contains("23"))
        }
    }

    func testChangesOfTheTokenFileShowAndConflict() throws {
        try imported { main, path in
            let sized = Self.tokens.replacingOccurrences(of: "\"value\": 17", with: "\"value\": 15")
            try sized.write(toFile: path.string, atomically: true, encoding: .utf8)
            Self.waitUntil("the change shows") {
                main.theme.value.fonts[.body]?.fontSize == 15
            }
            XCTAssertFalse(main.theme.isEdited)
            main.flows.editing.edit(.fontSize(.title1, 30), coalescing: nil)
            // Values that a theme cannot hold cause no conflict, and are not lost.
            let spaced = sized.replacingOccurrences(of: "1.3", with: "1.5")
            try spaced.write(toFile: path.string, atomically: true, encoding: .utf8)
            Self.waitUntil("it is read") {
                main.theme.tokens?.file.source.bytes == Array(spaced.utf8)
            }
            XCTAssertNil(main.theme.conflict)
            let theirs = spaced.replacingOccurrences(of: "\"value\": 15", with: "\"value\": 16")
            try theirs.write(toFile: path.string, atomically: true, encoding: .utf8)
            Self.waitUntil("it is asked about") { main.bars.theme.conflict.isRevealed }
            main.theme.keepMine()
            main.flows.saving.theme.save()
            XCTAssertEqual(
                try Self.text(path), spaced.replacingOccurrences(of: "28", with: "30"))
        }
    }

    func testUnsavedEditsAreKeptAsAThemeWithoutTheFileOfTheTokens() throws {
        let path = try write(Self.tokens, to: "brand.tokens.json")
        try onMainActor {
            let base = path.parent.appending("unsaved")
            let windows = Windows(
                Self.application, resources: try ResourceFolder.locate(),
                drafts: RecoveryStore(base: base))
            let main = try MainWindow(windows)
            defer {
                main.window.destroy()
                Self.waitUntilStill()
            }
            main.present()
            try Self.ask(path, in: main).importButton.click()
            Self.waitUntil("they are imported") { main.theme.path == path }
            main.flows.editing.edit(.fontSize(.body, 23), coalescing: nil)
            main.saveDrafts()
            let folders = try FileManager.default.contentsOfDirectory(atPath: base.string)
            let records = folders.flatMap {
                UnsavedEdits(folder: base.appending("\($0)")).records()
            }
            XCTAssertEqual(records.map(\.path), [nil])
            main.autosaves.forEach { $0.discardDraft() }
        }
    }
}
