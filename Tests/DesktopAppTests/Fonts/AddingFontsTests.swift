// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Documents
import DynamicType
import Files
import GtkKit
import Previewing
import Syntax
import XCTest

@testable import DesktopApp
@testable import Workspace

/// Fonts added to a theme that does not have its own fonts beside it.
final class AddingFontsTests: WindowTestCase {
    /// A font in a folder that is neither the theme's nor inside it.
    private func font() throws -> FilePath {
        let path = try write("", to: "elsewhere/Any Name.TTF")
        try FileManager.default.removeItem(atPath: path.string)
        try Self.copyFont(to: path)
        return path
    }

    private static func copyFont(to path: FilePath) throws {
        try FileManager.default.createDirectory(
            atPath: path.parent.string, withIntermediateDirectories: true)
        let font = tests.appending(path: "PangoTextTests/Fixtures/VariableTest.ttf").path
        try FileManager.default.copyItem(atPath: font, toPath: path.string)
    }

    private static let fonts =
        "{\"body\": {\"fontName\": \"TypeladderVariableTest-Bold\", \"fontSize\": 17}}"

    @MainActor private static func source(_ main: MainWindow) -> FontSource {
        main.preview.current.style(.body).source
    }

    func testPropertyListHasThemWhileItIsOpen() throws {
        let theme = try write(Self.fonts, to: "app/t.json")
        let other = try write(Self.fonts, to: "app/other.json")
        let font = try font()
        try onMainActor {
            try Self.withMainWindow(opening: [theme]) { main in
                XCTAssertEqual(Self.source(main), .missing)
                XCTAssertTrue(main.page.messages.contains { $0.id == "font.missing" })
                main.flows.families.addFonts([font])
                XCTAssertEqual(Self.source(main), .theme)
                XCTAssertFalse(main.theme.isEdited)
                XCTAssertFalse(main.page.messages.contains { $0.id == "font.missing" })
                // The fonts stay after an edit, after undo, and after a change on disk.
                main.flows.editing.edit(.fontSize(.body, 20), coalescing: nil)
                main.theme.undo()
                XCTAssertEqual(Self.source(main), .theme)
                main.page.open([other])
                XCTAssertEqual(Self.source(main), .missing)
            }
        }
    }

    func testTheyComeAlongIntoATypeladderTheme() throws {
        let theme = try write(Self.fonts, to: "app/t.json")
        let font = try font()
        let saved = theme.parent.appending("saved.typeladder-theme")
        try onMainActor {
            try Self.withMainWindow(opening: [theme]) { main in
                main.flows.families.addFonts([font])
                main.flows.saving.theme.askForDestination = { _, _, answer in
                    answer(SaveDestination(path: saved, chosen: .typeladder))
                }
                main.flows.saving.theme.saveAs(.typeladder)
                XCTAssertEqual(main.theme.path, saved)
                XCTAssertEqual(main.theme.value.fontFiles, [font])
                XCTAssertEqual(Self.source(main), .theme)
            }
            try Self.withMainWindow(opening: [saved]) { main in
                XCTAssertEqual(Self.source(main), .theme)
            }
        }
    }

    func testTypeladderThemeNamesThem() throws {
        let theme = try write("{\"fonts\": \(Self.fonts)}", to: "app/t.typeladder-theme")
        let font = try font()
        try onMainActor {
            try Self.withMainWindow(opening: [theme]) { main in
                main.flows.families.addFonts([font.parent])
                XCTAssertEqual(main.theme.value.fontFiles, [font])
                XCTAssertEqual(Self.source(main), .theme)
                let step = try XCTUnwrap(main.theme.undoStep?.label)
                XCTAssertFalse(step.isEmpty)
                XCTAssertEqual(main.header.undoButton.tooltip?.contains(step), true)
                main.flows.families.addFonts([font])
                main.theme.undo()
                XCTAssertEqual(main.theme.value.fontFiles, [])
                XCTAssertEqual(Self.source(main), .missing)
                XCTAssertFalse(main.theme.isEdited)
            }
        }
    }

    func testWhatIsNoFontIsSaid() throws {
        let theme = try write(Self.fonts, to: "app/t.json")
        let text = try write("no font", to: "readme.txt")
        try onMainActor {
            try Self.withMainWindow(opening: [theme]) { main in
                XCTAssertThrowsError(try main.theme.addFonts([text])) { error in
                    let failure = error as? EditFailure
                    XCTAssertEqual(failure?.problem as? FileProblem, .notFonts(["readme.txt"]))
                    XCTAssertEqual(failure?.message.contains("readme.txt"), true)
                }
            }
        }
    }

    func testFontThatComesBelowTheThemeIsUsed() throws {
        let theme = try write(Self.fonts, to: "app/t.json")
        try onMainActor {
            try Self.withMainWindow(opening: [theme]) { main in
                XCTAssertEqual(Self.source(main), .missing)
                let library = main.theme.fonts.library
                // An unrelated file does not cause the fonts to be read again.
                try Self.fonts.write(
                    toFile: theme.parent.appending("other.json").string, atomically: true,
                    encoding: .utf8)
                Self.waitUntilStill()
                XCTAssertTrue(main.theme.fonts.library === library)
                let path = theme.parent.appending("Assets/My Fonts/any.otf")
                try Self.copyFont(to: path)
                Self.waitUntil("the font is found") { Self.source(main) == .theme }
                // Only after it is drawn, because cairo opens a font file as late as possible.
                Self.waitUntilStill()
                let found = main.theme.fonts.library
                try FileManager.default.removeItem(atPath: path.string)
                Self.waitUntil("it is missed") { Self.source(main) == .missing }
                XCTAssertFalse(main.theme.fonts.library === found)
            }
        }
    }
}
