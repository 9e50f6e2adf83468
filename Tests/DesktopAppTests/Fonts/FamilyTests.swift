// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Documents
import DynamicType
import Files
import GtkKit
import Syntax
import XCTest

@testable import DesktopApp
@testable import Workspace

/// Setting one family for the whole theme in one step.
final class FamilyTests: WindowTestCase {
    private static let fonts = "/usr/share/fonts/truetype/noto"

    /// Copies fonts of this machine to the test's folder, and returns their paths.
    private func copy(_ names: [String], to name: String) throws -> [FilePath] {
        let folder = try write("", to: ".keep").parent.appending(name)
        try FileManager.default.createDirectory(
            atPath: folder.string, withIntermediateDirectories: true)
        return try names.map { name in
            let path = folder.appending("\(name).ttf")
            try FileManager.default.copyItem(
                atPath: "\(Self.fonts)/\(name).ttf", toPath: path.string)
            return path
        }
    }

    func testDroppedFontsAreAddedAndUsedAsOneStep() throws {
        let theme = try write(
            """
            {"fonts": {"title": {"fontName": "Lato-Bold", "fontSize": 30}}}
            """, to: "theme.typeladder-theme")
        let files = try copy(
            ["NotoSerif-Regular", "NotoSerif-Bold", "NotoSerif-Italic"], to: "brand")
        try onMainActor {
            try Self.withMainWindow(opening: [theme]) { main in
                let before = main.theme.document
                // A drop on the window does the same.
                main.flows.opening.open(files)
                let value = main.theme.value
                XCTAssertEqual(value.fonts.count, TextStyle.allCases.count)
                XCTAssertEqual(value.fonts[.title1]?.fontName, "NotoSerif-Bold")
                XCTAssertEqual(value.fonts[.title1]?.fontSize, 30)
                XCTAssertEqual(value.fonts[.body]?.fontName, "NotoSerif-Regular")
                XCTAssertEqual(
                    value.fontFiles,
                    ["Regular", "Bold", "Italic"].map { "brand/NotoSerif-\($0).ttf" })
                XCTAssertEqual(main.preview.current.style(.body).source, .theme)
                let words = main.bars.family.text
                XCTAssertTrue(words.contains("Noto Serif"), words)
                XCTAssertTrue(words.contains("SemiBold"), words)
                XCTAssertTrue(main.bars.family.isRevealed)
                main.bars.family.buttons[0].click()
                XCTAssertEqual(main.theme.document, before)
                XCTAssertFalse(main.bars.family.isRevealed)
                XCTAssertNil(main.theme.undoStep?.label)
            }
        }
    }

    /// A single bold file may be meant for headlines only: the user decides.
    func testSingleBoldFileIsAQuestion() throws {
        let files = try copy(["NotoSans-Regular", "NotoSans-Bold"], to: "faces")
        try onMainActor {
            try Self.withMainWindow { main in
                main.flows.opening.open([files[1]])
                let question = try XCTUnwrap(main.questions.current)
                XCTAssertNil(main.theme.value.fonts[.body])
                question.respond("add")
                Self.waitUntil("the font is added") { main.theme.fonts.files == [files[1]] }
                XCTAssertNil(main.theme.value.fonts[.body])
                main.flows.opening.open([files[1]])
                try XCTUnwrap(main.questions.current).respond("use")
                Self.waitUntil("the font is used") {
                    main.theme.value.fonts[.body]?.fontName == "NotoSans-Bold"
                }
                main.flows.opening.open([files[0]])
                XCTAssertNil(main.questions.current, "a regular face suits Body")
                main.flows.closing.mayClose = true
            }
        }
    }

    func testFolderOfFontsIsUsedInAThemeWithoutAFile() throws {
        let files = try copy(["NotoSans-Regular", "NotoSans-Bold"], to: "faces")
        try onMainActor {
            try Self.withMainWindow { main in
                main.flows.opening.open([files[0].parent])
                XCTAssertEqual(main.theme.value.fonts[.headline]?.fontName, "NotoSans-Bold")
                XCTAssertEqual(main.theme.value.fontFiles, files.sorted { $0.string < $1.string })
                XCTAssertEqual(main.preview.current.style(.headline).source, .theme)
                main.flows.closing.mayClose = true
            }
        }
    }

    func testWhatIsNoFontIsSaid() throws {
        let path = try write("no font", to: "Fake.ttf")
        try onMainActor {
            try Self.withMainWindow { main in
                XCTAssertThrowsError(try main.theme.applyFonts(files: [path])) { error in
                    let failure = error as? EditFailure
                    XCTAssertEqual(failure?.problem as? FileProblem, .notFonts(["Fake.ttf"]))
                    XCTAssertEqual(failure?.message.contains("Fake.ttf"), true)
                }
                XCTAssertFalse(main.theme.isEdited)
            }
        }
    }

    func testInstalledFamilyIsChosenByAnyOfItsFaces() throws {
        try onMainActor {
            try Self.withMainWindow { main in
                main.sidebar.editor.chooseFont = { $0.answer("NotoSerif-Bold") }
                main.window.activateAction("win.use-for-theme")
                XCTAssertEqual(main.theme.value.fonts[.body]?.fontName, "NotoSerif-Regular")
                XCTAssertEqual(main.theme.undoStep?.id, ThemeSession.wholeTheme)
                XCTAssertEqual(main.theme.undoStep?.label.contains("Noto Serif"), true)
                main.theme.undo()
                XCTAssertTrue(main.theme.value.fonts.isEmpty)
                // A family of iOS with a stand-in here.
                main.flows.families.applyFamily(of: "Palatino-Bold")
                XCTAssertEqual(main.theme.value.fonts[.body]?.fontName, "Palatino-Roman")
                main.flows.closing.mayClose = true
            }
        }
    }

    func testPropertyListBecomesAThemeThatCanNameTheFiles() throws {
        let theme = try write(
            "{\"body\": {\"fontName\": \"Lato-Regular\", \"fontSize\": 17}}", to: "app/t.json")
        let files = try copy(["NotoSans-Regular"], to: "more")
        try onMainActor {
            try Self.withMainWindow(opening: [theme]) { main in
                main.flows.opening.open(files)
                XCTAssertTrue(main.theme.isDetached)
                XCTAssertTrue(main.bars.format.bar.isRevealed)
                XCTAssertEqual(main.theme.value.fontFiles, files)
                main.flows.closing.mayClose = true
            }
        }
    }

    func testPropertyListStaysOneWhereTheFilesAreBelowIt() throws {
        let theme = try write(
            "{\"body\": {\"fontName\": \"Lato-Regular\", \"fontSize\": 17}}", to: "t.json")
        let files = try copy(["NotoSans-Regular"], to: "more")
        try onMainActor {
            try Self.withMainWindow(opening: [theme]) { main in
                main.flows.opening.open(files)
                XCTAssertFalse(main.theme.isDetached)
                XCTAssertEqual(main.theme.value.fonts[.body]?.fontName, "NotoSans-Regular")
                XCTAssertEqual(main.preview.current.style(.body).source, .theme)
                main.flows.closing.mayClose = true
            }
        }
    }
}
