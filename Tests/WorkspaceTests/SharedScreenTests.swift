// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Documents
import Files
import ReaderTestSupport
import Syntax
import Testing

@testable import Workspace

/// A screen file has one content in the program, wherever it shows.
@Suite struct SharedScreenTests {
    private let scheduler = ManualScheduler()
    private let screens = OpenScreens()
    private let installation: Installation
    private let folder: Scratch

    init() throws {
        installation = try Installation(ResourceFolder.locate())
        folder = try Scratch()
        for name in ["a", "b"] { try write(name, title: name) }
    }

    private func write(_ name: String, title: String) throws {
        try folder.write(
            Array(#"{"sections": [{"rows": [{"title": "\#(title)"}]}]}"#.utf8), to: "\(name).json")
    }

    private func page(showing name: String) -> Page {
        let page = Page(installation, scheduler, among: screens)
        page.open([folder.path.appending("\(name).json")])
        return page
    }

    private func titles(of ladder: Ladder) -> [String] {
        ladder.columns.map { $0.screen.value.sections[0].rows[0].title }
    }

    @Test func allScreensShowEditsOfOtherWindows() throws {
        let (first, second) = (page(showing: "a"), page(showing: "b"))
        let typed = TextLocation.row(section: 0, row: 0, .title)
        try second.edit(.text(typed, "edited"))
        let ladder = Ladder(first.preview, axis: .folder)
        scheduler.run()
        #expect(titles(of: ladder) == ["a", "edited"])
        try second.undo()
        #expect(titles(of: ladder) == ["a", "b"])
        try second.edit(.text(typed, "again"))
        ladder.readFolder()
        scheduler.run()
        #expect(titles(of: ladder) == ["a", "again"])
        #expect(!second.screen.file.hasConflict)
    }

    @Test func screenThatOnlyAllScreensShowIsOpenedAsItIsNow() throws {
        let first = page(showing: "a")
        let ladder = Ladder(first.preview, axis: .folder)
        scheduler.run()
        #expect(titles(of: ladder) == ["a", "b"])
        try write("b", title: "later")
        let second = page(showing: "b")
        #expect(second.screen.value.sections[0].rows[0].title == "later")
        #expect(!second.screen.isEdited)
        #expect(titles(of: ladder) == ["a", "later"])
    }

    @Test func openScreenIsNotReadAgainAndStaysAmongAllScreens() throws {
        let page = page(showing: "a")
        let ladder = Ladder(page.preview, axis: .folder)
        // The page is told later by its watch, so what it has open is still what it shows.
        try folder.write(Array("no screen".utf8), to: "a.json")
        scheduler.run()
        #expect(titles(of: ladder) == ["a", "b"])
        page.open([folder.path.appending("b.json")])
        #expect(titles(of: ladder) == ["a", "b"])
    }
}
