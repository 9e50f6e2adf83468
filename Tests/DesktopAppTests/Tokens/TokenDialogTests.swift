// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import DesignTokens
import Documents
import DynamicType
import Files
import GtkKit
import GtkTestSupport
import Previewing
import Words
import XCTest

@testable import DesktopApp
@testable import Workspace

/// Opening design tokens: the dialog that asks which token becomes which text style.
final class TokenDialogTests: TokenTestCase {
    func testDialogShowsWhichTokenIsWhichStyleAndWhy() throws {
        let path = try write(Self.tokens, to: "brand.tokens.json")
        try onMainActor {
            try Self.withMainWindow { main in
                let systemFont = main.header.title.title
                let dialog = try Self.ask(path, in: main)
                XCTAssertEqual(
                    dialog.rows.map(\.item.title),
                    ["typography.body", "typography.heading", "typography.poster"])
                let body = try XCTUnwrap(Self.styles.firstIndex(of: .body)) + 1
                let title1 = try XCTUnwrap(Self.styles.firstIndex(of: .title1)) + 1
                XCTAssertEqual(dialog.rows.map(\.choice.selected), [body, title1, 0])
                let explanations = dialog.tokens.mapping.entries.map(\.explanation)
                let bold = FaceTraits(family: "Noto Serif", weight: .bold)
                XCTAssertEqual(
                    explanations,
                    [
                        .name("body"), .nearest(.title1, size: 28, bold),
                        .noStyleNear(size: 96, bold),
                    ])
                XCTAssertEqual(
                    dialog.rows.map(\.item.subtitle),
                    zip(
                        [
                            "Noto Serif Regular, \(17.0.points)", "Noto Serif Bold, \(28.0.points)",
                            "Noto Serif Bold, \(96.0.points)",
                        ], explanations
                    ).map { "\($0)\n\($1.message)" })
                // Before the answer, nothing changes.
                XCTAssertEqual(main.header.title.title, systemFont)
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
                let explanation = dialog.tokens.mapping.entries[0].explanation
                XCTAssertEqual(explanation, .styleGiven(.body, to: "typography.poster"))
                XCTAssertEqual(
                    dialog.rows[0].item.subtitle,
                    "Noto Serif Regular, \(17.0.points)\n\(explanation.message)")
                dialog.rows[1].choice.choose(0)
                dialog.importButton.click()
                Self.waitUntil("they are imported") { main.theme.path == path }
                let fonts = main.theme.value.fonts
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
                let layouts = main.preview.layoutCount
                let dialog = try Self.ask(path, in: main)
                dialog.rows[0].choice.choose(0)
                dialog.cancelButton.click()
                Self.waitUntil("the dialog is closed") { !dialog.window.isMapped }
                XCTAssertEqual(main.header.title.title, "mine")
                XCTAssertEqual(main.theme.path, theme)
                XCTAssertEqual(main.preview.layoutCount, layouts)
                XCTAssertEqual(main.windows.all.count, 1)
                XCTAssertFalse(main.bars.failures.bar.isRevealed)
            }
        }
    }

    func testBrokenTokensSayWhyAndAreAskedAboutOnceRepaired() throws {
        let path = try write(
            Self.tokens.replacingOccurrences(of: "\"px\"", with: "\"em\""),
            to: "brand.tokens.json")
        try onMainActor {
            try Self.withMainWindow { main in
                main.flows.opening.open([path])
                Self.waitUntil("it is said") { main.bars.failures.bar.isRevealed }
                XCTAssertNil(main.flows.opening.tokenDialog)
                try Self.assertFailure("brand.tokens.json", atLine: 1, in: main)
                try Self.tokens.write(toFile: path.string, atomically: true, encoding: .utf8)
                Self.waitUntil("it is offered") { main.bars.failures.bar.buttons[1].isVisible }
                XCTAssertNil(main.flows.opening.tokenDialog)
                main.bars.failures.bar.buttons[1].click()
                Self.waitUntil("it is asked about") { main.flows.opening.tokenDialog != nil }
                try XCTUnwrap(main.flows.opening.tokenDialog).importButton.click()
                Self.waitUntil("they are imported") { main.theme.path == path }
                XCTAssertFalse(main.bars.failures.bar.isRevealed)
            }
        }
    }

    func testTokensOfTheCommandLineAreAskedAboutInTheFirstWindow() throws {
        let path = try write(Self.tokens, to: "brand.tokens.json")
        try onMainActor {
            let windows = Windows(Self.application, resources: try ResourceFolder.locate())
            try windows.activate(opening: [path])
            let main = try XCTUnwrap(windows.all.last)
            defer {
                windows.all.forEach { $0.window.destroy() }
                Self.waitUntilStill()
            }
            Self.waitUntil("it is asked about") {
                main.flows.opening.tokenDialog?.window.isMapped == true
            }
            // If the file is opened again while the dialog is open, there is still only one dialog.
            let first = main.flows.opening.tokenDialog?.window
            main.flows.opening.open([path])
            Self.waitUntil("it is asked about again") {
                main.flows.opening.tokenDialog?.window !== first
            }
            XCTAssertEqual(first?.isMapped, false)
            try XCTUnwrap(main.flows.opening.tokenDialog).importButton.click()
            Self.waitUntil("they are imported") { main.theme.path == path }
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
                XCTAssertEqual(main.theme.path, theme)
                let other = try XCTUnwrap(main.windows.window(of: path))
                XCTAssertEqual(other.theme.value.fonts[.body]?.fontName, "NotoSerif-Regular")
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

    func testMappingOfAFileIsRememberedUntilItIsTheProposalAgain() throws {
        let path = try write(Self.tokens, to: "brand.tokens.json")
        try onMainActor {
            let memory = TokenMappingMemory(file: path.parent.appending("state/mappings.json"))
            let windows = Windows(
                Self.application, resources: try ResourceFolder.locate(), mappings: memory)
            let main = try MainWindow(windows)
            defer {
                main.window.destroy()
                Self.waitUntilStill()
            }
            main.present()
            let largeTitle = try XCTUnwrap(Self.styles.firstIndex(of: .largeTitle)) + 1
            let title1 = try XCTUnwrap(Self.styles.firstIndex(of: .title1)) + 1

            var dialog = try Self.ask(path, in: main)
            dialog.rows[2].choice.choose(largeTitle)
            dialog.rows[1].choice.choose(0)
            dialog.importButton.click()
            Self.waitUntil("they are imported") { main.theme.path == path }

            main.page.closeTheme()
            dialog = try Self.ask(path, in: main)
            XCTAssertEqual(dialog.rows[2].choice.selected, largeTitle)
            XCTAssertEqual(dialog.rows[1].choice.selected, 0)
            dialog.rows[2].choice.choose(0)
            dialog.rows[1].choice.choose(title1)
            dialog.importButton.click()
            Self.waitUntil("nothing is remembered") {
                (try? Self.text(path.parent.appending("state/mappings.json"))) == "[\n\n]\n"
            }
        }
    }
}
