// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Files
import GtkKit
import GtkTestSupport
import Previewing
import Syntax
import Words
import XCTest

@testable import DesktopApp
@testable import Workspace

/// Design tokens in a folder, with token themes.
final class TokenThemeTests: TokenTestCase {
    private static func token(_ family: String, _ size: Int) -> String {
        """
        {"type": "typography", "value": {"fontFamily": "\(family)", "fontSize": "\(size)", \
        "fontWeight": "Regular"}}
        """
    }

    private static let sets = [
        "core.json": "{\"body\": \(token("Noto Serif", 17))}\n",
        "light.json": "{\"title1\": \(token("Noto Serif", 28))}\n",
        "dark.json": "{\"title1\": \(token("Noto Sans", 29))}\n",
        "$themes.json": """
        [{"name": "light", "selectedTokenSets": {"core": "enabled", "light": "enabled"}},
         {"name": "dark", "selectedTokenSets": {"core": "enabled", "dark": "enabled"}}]
        """,
    ]

    /// Writes the sets, and returns their folder.
    private func writeSets() throws -> FilePath {
        let paths = try Self.sets.map { try write($0.value, to: $0.key) }
        return try XCTUnwrap(paths.first).parent
    }

    /// Opens the sets in a window, and imports them with the proposed mapping.
    private func importedSets(_ body: @MainActor (MainWindow, FilePath) throws -> Void) throws {
        let folder = try writeSets()
        try onMainActor {
            try Self.withMainWindow { main in
                try Self.ask(folder, in: main).importButton.click()
                Self.waitUntil("they are imported") { main.theme.path == folder }
                try body(main, folder)
            }
        }
    }

    @MainActor private static func choice(_ main: MainWindow) throws -> DropDown {
        try XCTUnwrap(main.sidebar.styles.headings.tokenThemes.choices.first)
    }

    func testDialogShowsTheTokensOfTheChosenTheme() throws {
        let folder = try writeSets()
        try onMainActor {
            try Self.withMainWindow { main in
                let dialog = try Self.ask(folder, in: main)
                XCTAssertTrue(dialog.themes.widget.isVisible)
                let choice = try XCTUnwrap(dialog.themes.choices.first)
                XCTAssertEqual(choice.selected, 0)
                choice.choose(1)
                let font = "Noto Sans Regular, \(29.0.points)"
                XCTAssertTrue(dialog.rows.contains { $0.item.subtitle.hasPrefix(font) })
                dialog.importButton.click()
                Self.waitUntil("they are imported") { main.theme.path == folder }
                XCTAssertEqual(main.theme.value.fonts[.title1]?.fontName, "NotoSans-Regular")
                XCTAssertEqual(try Self.choice(main).selected, 1)
            }
        }
    }

    func testChoiceInTheSidebarShowsAtOnceAndIsUndone() throws {
        try importedSets { main, _ in
            XCTAssertEqual(main.theme.value.fonts[.title1]?.fontSize, 28)
            try Self.choice(main).choose(1)
            XCTAssertEqual(main.theme.value.fonts[.title1]?.fontSize, 29)
            XCTAssertEqual(main.theme.undoStep?.label.contains("dark"), true)
            XCTAssertFalse(main.theme.isEdited)
            XCTAssertTrue(main.window.activateAction("win.undo"))
            XCTAssertEqual(main.theme.value.fonts[.title1]?.fontSize, 28)
            XCTAssertEqual(try Self.choice(main).selected, 0)
        }
    }

    func testOneFileHasNothingToChoose() throws {
        try imported { main, _ in
            XCTAssertFalse(main.sidebar.styles.headings.tokenThemes.widget.isVisible)
        }
    }

    func testEditsAreSavedIntoTwoFiles() throws {
        try importedSets { main, folder in
            main.flows.editing.edit(.fontSize(.body, 18), coalescing: nil)
            try Self.choice(main).choose(1)
            main.flows.editing.edit(.fontSize(.title1, 31), coalescing: nil)
            Self.waitUntilRead(folder.appending("core.json")) {
                XCTAssertTrue(main.window.activateAction("win.save"))
            }
            XCTAssertNil(main.questions.current)
            XCTAssertFalse(main.theme.isEdited)
            XCTAssertNil(main.theme.conflict)
            let texts = try Self.sets.keys.map { ($0, try Self.text(folder.appending($0))) }
            var expected = Self.sets
            expected["core.json"] = expected["core.json"]?.replacing("17", with: "18")
            expected["dark.json"] = expected["dark.json"]?.replacing("29", with: "31")
            XCTAssertEqual(Dictionary(uniqueKeysWithValues: texts), expected)
        }
    }

    func testChangeOfAnyFileShows() throws {
        try importedSets { main, folder in
            for (name, old, new) in [("core.json", "17", "15"), ("light.json", "28", "27")] {
                let text = try XCTUnwrap(Self.sets[name]).replacing(old, with: new)
                try text.write(
                    toFile: folder.appending(name).string, atomically: true, encoding: .utf8)
            }
            Self.waitUntil("both changes show") {
                main.theme.value.fonts[.body]?.fontSize == 15
                    && main.theme.value.fonts[.title1]?.fontSize == 27
            }
            XCTAssertFalse(main.theme.isEdited)
        }
    }

    func testBrokenFileIsNamed() throws {
        try importedSets { main, folder in
            try "{".write(
                toFile: folder.appending("core.json").string, atomically: true, encoding: .utf8)
            Self.waitUntil("it is said") { main.bars.failures.bar.isRevealed }
            try Self.assertFailure("core.json", atLine: 1, in: main)
            XCTAssertEqual(main.theme.value.fonts[.body]?.fontSize, 17)
        }
    }

    func testFileOfASetOffersTheWhole() throws {
        let folder = try writeSets()
        try onMainActor {
            try Self.withMainWindow { main in
                let dialog = try Self.ask(folder.appending("light.json"), in: main)
                XCTAssertEqual(dialog.rows.map(\.item.title), ["title1"])
                Self.waitUntil("the others are found") { dialog.wholeButton.isMapped }
                dialog.wholeButton.click()
                XCTAssertEqual(dialog.rows.map(\.item.title).sorted(), ["body", "title1"])
                XCTAssertFalse(dialog.wholeButton.isMapped)
                dialog.importButton.click()
                Self.waitUntil("they are imported") { main.theme.tokens != nil }
                XCTAssertEqual(main.theme.path?.canonical, folder.canonical)
                // A file of the folder, opened again, is already open.
                main.flows.opening.open([folder.appending("dark.json")])
                Self.waitUntilStill()
                // There is no other dialog than the answered one.
                XCTAssertTrue(main.flows.opening.tokenDialog === dialog)
                XCTAssertFalse(dialog.window.isMapped)
                XCTAssertEqual(main.windows.all.count, 1)
            }
        }
    }

    func testSeveralFilesTogetherAreOneTheme() throws {
        let folder = try writeSets()
        let files = ["core.json", "light.json"].map { folder.appending($0) }
        try onMainActor {
            try Self.withMainWindow { main in
                main.flows.opening.open(files)
                Self.waitUntil("they are asked about") {
                    main.flows.opening.tokenDialog?.window.isMapped == true
                }
                let dialog = try XCTUnwrap(main.flows.opening.tokenDialog)
                XCTAssertEqual(dialog.rows.map(\.item.title), ["body", "title1"])
                dialog.window.close()
            }
        }
    }
}
