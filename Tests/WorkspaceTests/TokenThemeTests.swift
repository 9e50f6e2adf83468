// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Documents
import DynamicType
import Files
import Previewing
import Syntax
import Testing

@testable import DesignTokens
@testable import Workspace

/// Design tokens in several files, with token themes: displayed, edited, and saved.
@Suite struct TokenThemeTests {
    private let folder: TokenProjectFolder
    private let page: Page
    private let scheduler = ManualScheduler()
    private var theme: ThemeSession { page.theme }

    init() throws {
        folder = try TokenProjectFolder()
        page = Page(try Installation(ResourceFolder.locate()), scheduler)
        page.open([folder.path()])
    }

    private func size(_ style: TextStyle) -> Double? { theme.value.fonts[style]?.fontSize }

    private func save() throws {
        let files = try #require(theme.writtenTokens()?.value)
        try theme.save(tokens: files)
    }

    @Test func folderIsOpenWithItsFirstTheme() throws {
        #expect(theme.path == folder.path())
        #expect(theme.tokens?.contexts == ["theme": "light"])
        #expect(theme.value.fonts[.title1]?.fontName == "NotoSerif-Regular")
        #expect(!theme.isEdited)
        let files = ["$themes.json", "core.json", "dark.json", "light.json"].map { folder.path($0) }
        #expect(page.watchedPaths(of: .theme) == files + [folder.path()])
    }

    @Test func choiceShowsAtOnceAndIsAStep() throws {
        try theme.chooseTokens(["theme": "dark"])
        #expect(size(.title1) == 29)
        #expect(!theme.isEdited)
        #expect(theme.undoStep?.label == "Choose “dark”")
        theme.undo()
        #expect(size(.title1) == 28)
        #expect(theme.tokens?.contexts == ["theme": "light"])
        theme.redo()
        #expect(theme.tokens?.contexts == ["theme": "dark"])
        #expect(!theme.isEdited)
    }

    @Test func editsGoAlongAndAreSavedEachInItsFile() throws {
        try theme.edit(.fontSize(.body, 18))
        try theme.edit(.fontSize(.title1, 30))
        try theme.chooseTokens(["theme": "dark"])
        // A shared value changes in both themes.
        #expect(size(.body) == 18)
        #expect(size(.title1) == 29)
        #expect(theme.isEdited)
        try theme.edit(.fontSize(.title1, 31))
        #expect(try folder.texts() == TokenProjectFolder.studio)
        try save()
        #expect(!theme.isEdited)
        var expected = TokenProjectFolder.studio
        expected["core.json"] = expected["core.json"]?.replacing("17", with: "18")
        expected["light.json"] = expected["light.json"]?.replacing("28", with: "30")
        expected["dark.json"] = expected["dark.json"]?.replacing("29", with: "31")
        #expect(try folder.texts() == expected)
        // The saved file is reported as a change, but nothing has changed.
        #expect(theme.reload().isEmpty)
        #expect(theme.conflict == nil)
        #expect(theme.undoStep?.label == "Change Size of Title 1")
    }

    @Test func undoLeadsBackThroughChoices() throws {
        try theme.edit(.fontSize(.title1, 30))
        try theme.chooseTokens(["theme": "dark"])
        try theme.edit(.fontSize(.body, 20))
        theme.undo()
        #expect(size(.body) == 17)
        #expect(theme.isEdited)
        theme.undo()
        #expect(size(.title1) == 30)
        #expect(theme.isEdited)
        theme.undo()
        #expect(!theme.isEdited)
        #expect(theme.writtenTokens()?.value?.isEmpty == true)
        theme.redo()
        theme.redo()
        #expect(theme.isEdited)
        try save()
        #expect(try folder.text("light.json").contains("\"30\""))
        #expect(try folder.text("core.json") == TokenProjectFolder.studio["core.json"])
    }

    @Test func undoBehindSavedEditsIsAnEdit() throws {
        try theme.edit(.fontSize(.title1, 30))
        try theme.chooseTokens(["theme": "dark"])
        try save()
        theme.undo()
        #expect(!theme.isEdited)
        theme.undo()
        #expect(theme.isEdited)
        try save()
        #expect(try folder.texts() == TokenProjectFolder.studio)
    }

    @Test func whatTokensCannotHoldIsSaidWhenTheyAreSaved() throws {
        try theme.edit(.maximumPointSize(.body, 40))
        try theme.chooseTokens(["theme": "dark"])
        #expect(theme.isEdited)
        let written = try #require(theme.writtenTokens())
        #expect(written.diagnostics.contains { $0.message.contains("40 pt") })
        try theme.save(tokens: try #require(written.value))
        #expect(!theme.isEdited)
        #expect(try folder.texts() == TokenProjectFolder.studio)
    }

    @Test func noneIsWrittenWhereOneHasChanged() throws {
        try theme.edit(.fontSize(.body, 18))
        try theme.edit(.fontSize(.title1, 30))
        let theirs = try folder.text("light.json").replacing("28", with: "33")
        try folder.write(theirs, to: "light.json")
        #expect(throws: SaveFailure.self) { try save() }
        #expect(try folder.text("core.json") == TokenProjectFolder.studio["core.json"])
        #expect(theme.isEdited)
        // The user chooses, as with a single file.
        #expect(theme.reload().isEmpty)
        #expect(theme.conflict != nil)
        theme.keepMine()
        try save()
        #expect(try folder.text("light.json").contains("\"30\""))
        #expect(try folder.text("core.json").contains("\"18\""))
    }

    @Test func changesByOthersShow() throws {
        try folder.write(
            try folder.text("core.json").replacing("17", with: "15"), to: "core.json")
        #expect(theme.reload().isEmpty)
        #expect(size(.body) == 15)
        #expect(theme.undoStep?.label == "Change on Disk")
        // A file that is created in the meantime counts, too.
        try folder.write(
            """
            {"callout": {"type": "typography", "value":
              {"fontFamily": "Noto Sans", "fontSize": "16", "fontWeight": "Regular"}}}
            """, to: "light.json")
        #expect(theme.reload().isEmpty)
        #expect(size(.callout) == 16)
        #expect(size(.title1) == nil)
        #expect(!theme.isEdited)
    }

    @Test func brokenFileLeavesWhatShows() throws {
        try folder.write("{", to: "core.json")
        page.reload(.theme)
        #expect(size(.body) == 17)
        #expect(page.failures.map(\.path) == [folder.path()])
        #expect(page.failures[0].diagnostics[0].file == folder.path("core.json").string)
        try folder.write(try #require(TokenProjectFolder.studio["core.json"]), to: "core.json")
        page.reload(.theme)
        #expect(page.failures.isEmpty)
    }

    @Test func changeOfAFileWithUnsavedEditsOfAnotherThemeIsAConflict() throws {
        try theme.edit(.fontSize(.title1, 30))
        try theme.chooseTokens(["theme": "dark"])
        try folder.write(
            try folder.text("dark.json").replacing("29", with: "26"), to: "dark.json")
        #expect(theme.reload().isEmpty)
        // That file was not edited, so its change shows. The edit of the other file is kept.
        #expect(size(.title1) == 26)
        #expect(theme.conflict == nil)
        #expect(theme.isEdited)
        try folder.write(
            try folder.text("light.json").replacing("28", with: "27"), to: "light.json")
        #expect(theme.reload().isEmpty)
        #expect(theme.conflict != nil)
        theme.adoptTheirs()
        #expect(!theme.isEdited)
        try theme.chooseTokens(["theme": "light"])
        #expect(size(.title1) == 27)
    }

    @Test func choiceThatCannotBeReadChangesNothing() throws {
        try theme.edit(.fontSize(.body, 18))
        try folder.write("{", to: "dark.json")
        #expect(throws: EditFailure.self) { try theme.chooseTokens(["theme": "dark"]) }
        #expect(theme.tokens?.contexts == ["theme": "light"])
        #expect(size(.body) == 18)
    }

    @Test func draftsOfAllChoicesOutliveACrash() throws {
        let base = try TokenProjectFolder([:])
        let store = RecoveryStore(base: base.path("drafts"))
        let autosave = Autosave(theme, in: "1", store, scheduler)
        defer { autosave.discardDraft() }
        try theme.edit(.fontSize(.title1, 30))
        try theme.chooseTokens(["theme": "dark"])
        try theme.edit(.fontSize(.title1, 31))
        scheduler.run()
        let places = Folder.names(in: base.path("drafts"))
        let records = places.flatMap {
            UnsavedEdits(folder: base.path("drafts").appending($0)).records()
        }
        let sizes = records.compactMap {
            ThemeReader.read(SourceFile(name: "f", bytes: $0.bytes)).value?.fonts[.title1]?.fontSize
        }
        #expect(sizes.sorted() == [30, 31])
        #expect(records.allSatisfy { $0.path == nil })
        try save()
        #expect(
            places.allSatisfy {
                UnsavedEdits(folder: base.path("drafts").appending($0)).records().isEmpty
            })
    }
}
