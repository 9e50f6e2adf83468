// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Documents
import DynamicType
import Files
import FoundationEssentials
import LayoutEngine
import Previewing
import Syntax
import Testing

@testable import Workspace

/// Fixes are steps of a document, and no file changes before it is saved.
@Suite struct FixActionTests {
    private let page: Page

    init() throws {
        page = Page(try Installation(ResourceFolder.locate()), ManualScheduler())
    }

    /// Calls `body` with a file that contains `text`.
    private func with(_ text: String, _ body: (FilePath) throws -> Void) throws {
        let file = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
        defer { try? FileManager.default.removeItem(at: file) }
        try Data(text.utf8).write(to: file)
        try body(FilePath(file.path))
    }

    private func text(of path: FilePath) throws -> String {
        try String(contentsOfFile: path.string, encoding: .utf8)
    }

    private static let misspelled =
        #"{"boddy": {"fontName": "NotoSerif-Regular", "fontSize": 17}, "headlin": "#
        + #"{"fontName": "NotoSerif-Regular", "fontSize": "17"}}"#
    private static let broken =
        #"{"body": {"fontName": "NotoSerif-Regular", "fontSize": 17,} /* mine */}"#
    private static let fixed =
        #"{"body": {"fontName": "NotoSerif-Regular", "fontSize": 17}}"#

    @Test func warningIsMendedAsOneStep() throws {
        try with(#"{"boddy": {"fontName": "NotoSerif-Regular", "fontSize": 17}}"#) { path in
            page.open([path])
            let warning = try #require(page.messages.first { $0.id == "theme.unknown-style" })
            guard case .theme(let fix)? = page.fixActions[warning] else {
                Issue.record("nothing to fix")
                return
            }
            try page.theme.fix(by: fix)
            #expect(page.theme.value.fonts[.body]?.fontName == "NotoSerif-Regular")
            #expect(page.theme.undoStep?.label == "Rename ‘boddy’ to ‘body’")
            #expect(page.theme.isEdited && page.fixActions.isEmpty)
            #expect(throws: EditFailure.self) { try page.theme.fix(by: fix) }
            page.theme.undo()
            #expect(page.fixActions[warning] == .theme(fix))
            #expect(!page.theme.isEdited)
        }
    }

    @Test func brokenThemeIsOpenedMendedAndSavedOverWhatWasThere() throws {
        try with(Self.broken) { path in
            page.open([path])
            #expect(page.theme.path == nil)
            let fixing = try #require(page.failures.first?.fixing)
            #expect(fixing.words == "Remove “,”, and 1 More Change")
            let errors = page.messages.filter { $0.severity == .error }
            #expect(errors.count == 2)
            #expect(errors.allSatisfy { page.fixActions[$0] == .opening(fixing) })
            page.open(fixing)
            #expect(page.failures == [] && page.unshownFailures == [])
            #expect(page.theme.path == path && page.theme.isEdited)
            #expect(page.theme.value.fonts[.body]?.fontSize == 17)
            #expect(try text(of: path) == Self.broken)
            // The watcher may report a file that is known to be broken.
            page.reload(.theme)
            #expect(page.failures == [])
            try page.theme.save()
            #expect(try text(of: path) == Self.fixed)
            #expect(!page.theme.isEdited)
        }
    }

    @Test func undoLeadsBackToTheBrokenFileAndRedoMendsIt() throws {
        try with(Self.broken) { path in
            page.open([path])
            page.open(try #require(page.failures.first?.fixing))
            page.theme.undo()
            #expect(!page.theme.document.isReadable && !page.theme.isEdited)
            #expect(page.theme.value.fonts.isEmpty)
            let complaint = try #require(page.unshownFailures.first)
            #expect(complaint.diagnostics.count == 2)
            // A file that cannot be read cannot be edited, and saving does not change it.
            #expect(throws: EditFailure.self) { try page.theme.edit(.fontSize(.body, 20)) }
            try page.theme.save()
            #expect(try text(of: path) == Self.broken)
            page.open(try #require(complaint.fixing))
            #expect(page.theme.value.fonts[.body]?.fontSize == 17)
            page.theme.undo()
            page.theme.redo()
            #expect(page.theme.value.fonts[.body]?.fontSize == 17)
            #expect(page.unshownFailures == [])
        }
    }

    @Test func openThemeThatIsBrokenOnDiskIsMendedAsTheNextStep() throws {
        try with(Self.fixed.replacing("17", with: "20")) { path in
            page.open([path])
            try Data(Self.broken.utf8).write(to: URL(filePath: path.string))
            page.reload(.theme)
            #expect(page.theme.value.fonts[.body]?.fontSize == 20)
            page.open(try #require(page.failures.first?.fixing))
            #expect(page.theme.value.fonts[.body]?.fontSize == 17)
            #expect(page.failures == [])
            page.theme.undo()
            #expect(page.theme.value.fonts[.body]?.fontSize == 20)
            page.theme.redo()
            try page.theme.save()
            #expect(try text(of: path) == Self.fixed)
            // After the user's own edits, no fix is offered that would replace them.
            try page.theme.edit(.fontSize(.body, 30))
            try Data(Self.broken.utf8).write(to: URL(filePath: path.string))
            page.reload(.theme)
            #expect(page.failures.first.map { $0.fixing == nil } == true)
        }
    }

    // MARK: - Screens

    private static let brokenScreen =
        #"{"sections": [{"rows": [{"title": "One",}, {"title": "Two"} /* mine */]}]}"#
    private static let fixedScreen =
        #"{"sections": [{"rows": [{"title": "One"}, {"title": "Two"}]}]}"#

    private var titles: [String] { page.screen.value.sections.flatMap(\.rows).map(\.title) }

    /// The fixes are the first step, and not on disk until they are saved.
    @Test func brokenScreenIsOpenedMendedAndSavedOverWhatWasThere() throws {
        try with(Self.brokenScreen) { path in
            page.open([path])
            #expect(page.screen.path != path)
            let fixing = try #require(page.failures.first?.fixing)
            #expect(fixing.kind == .screen && fixing.fixes.count == 2)
            let errors = page.messages.filter { $0.severity == .error }
            #expect(errors.count == 2)
            #expect(errors.allSatisfy { page.fixActions[$0] == .opening(fixing) })
            page.open(fixing)
            #expect(page.failures == [] && page.unshownFailures == [])
            #expect(page.screen.path == path && page.screen.isEdited)
            #expect(titles == ["One", "Two"] && page.undoLabel == fixing.fixes.label)
            #expect(try text(of: path) == Self.brokenScreen)
            // The watcher may report a file that is known to be broken.
            page.reload(.screen)
            #expect(page.failures == [])
            try page.edit(.remove([.item(ItemID(.row, section: 0, row: 1))]))
            try page.undo()
            try page.saveScreen()
            #expect(try text(of: path) == Self.fixedScreen)
            #expect(!page.screen.isEdited)
        }
    }

    @Test func undoLeadsBackToTheBrokenScreenAndRedoMendsIt() throws {
        try with(Self.brokenScreen) { path in
            page.open([path])
            page.open(try #require(page.failures.first?.fixing))
            try page.undo()
            #expect(!page.screen.file.document.isReadable && !page.screen.isEdited)
            #expect(titles == [])
            let complaint = try #require(page.unshownFailures.first)
            #expect(complaint.diagnostics.count == 2)
            // A file that cannot be read cannot be edited, and saving does not change it.
            let place = TextLocation.tableHeader
            #expect(throws: EditFailure.self) { try page.edit(.text(place, "New")) }
            try page.saveScreen()
            #expect(try text(of: path) == Self.brokenScreen)
            page.open(try #require(complaint.fixing))
            #expect(titles == ["One", "Two"] && page.screen.isEdited)
            try page.undo()
            try page.redo()
            #expect(titles == ["One", "Two"] && page.unshownFailures == [])
        }
    }

    @Test func openScreenThatIsBrokenOnDiskIsMendedAsTheNextStep() throws {
        try with(Self.fixedScreen.replacing("Two", with: "Three")) { path in
            page.open([path])
            try Data(Self.brokenScreen.utf8).write(to: URL(filePath: path.string))
            page.reload(.screen)
            #expect(titles == ["One", "Three"])
            page.open(try #require(page.failures.first?.fixing))
            #expect(titles == ["One", "Two"] && page.failures == [])
            try page.undo()
            #expect(titles == ["One", "Three"])
            // After the user's own edits, no fix is offered that would replace them.
            try page.edit(.text(.row(section: 0, row: 0, .title), "Mine"))
            page.reload(.screen)
            #expect(page.failures.allSatisfy { $0.fixing == nil })
        }
    }

    @Test(arguments: [
        // It is unclear which value was intended.
        #"{"body": {"fontName": "NotoSerif-Regular", "fontSize": }}"#,
        #"{"sections": [{"rows": [{"title": }]}]}"#,
        // Design tokens.
        #"{"a": {"$type": "typography", "$value": {"fontFamily": "{b}", "fontSize": 17,}}}"#,
    ])
    func nothingIsOfferedForOthers(text: String) throws {
        try with(text) { path in
            page.open([path])
            #expect(!page.failures.isEmpty)
            #expect(page.failures.allSatisfy { $0.fixing == nil })
            #expect(page.fixActions.isEmpty)
        }
    }
}
