// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Documents
import DynamicType
import Files
import LayoutEngine
import Previewing
import Syntax
import TestSupport
import Testing

@testable import Workspace

/// Texts typed over those of a page's screen: edits that are undone in the order of time.
@Suite struct TypingTests {
    private let page: Page
    private let scheduler = ManualScheduler()
    private let header = TextLocation.sectionHeader(0)

    init() throws {
        page = Page(try Installation(ResourceFolder.locate()), scheduler)
        page.open([page.resources.path(BundledTheme.notoSerif.resource)])
    }

    private func type(_ text: String, at place: TextLocation) {
        scheduler.pass(seconds: 2)
        try? page.tryEdit(.text(place, text))
        page.keepTrial()
    }

    private func edit(_ size: Double) throws {
        scheduler.pass(seconds: 2)
        try page.theme.edit(.fontSize(.body, size))
    }

    private var state: String {
        let size = page.theme.value.fonts[.body]?.fontSize.map { "\($0)" } ?? "–"
        return "\(size) \(page.screen.value[header] ?? "")"
    }

    /// One letter per step, an edit of the theme or a text; then undo and redo of all.
    @Test func undoGoesBackInTheOrderOfTime() throws {
        try edit(18)
        type("One", at: header)
        try edit(19)
        type("Two", at: header)
        var states = [state]
        // With steps of both documents, those of the theme name it.
        let ofTheme = "Change Size of Body in \(page.theme.title)"
        for label in ["Change Text", ofTheme, "Change Text", ofTheme] {
            #expect(page.undoLabel == label)
            try page.undo()
            states.append(state)
        }
        #expect(
            states == ["19.0 Two", "19.0 One", "18.0 One", "18.0 General", "17.0 General"])
        #expect(page.undoLabel == nil)
        for expected in states.reversed().dropFirst() {
            #expect(page.redoLabel != nil)
            try page.redo()
            #expect(state == expected)
        }
        #expect(page.redoLabel == nil)
    }

    @Test func aNewStepEndsWhatCanBeRepeated() throws {
        type("One", at: header)
        try page.undo()
        try edit(18)
        #expect(page.redoLabel == nil)
        try page.redo()
        #expect(state == "18.0 General")
        try page.undo()
        type("Two", at: header)
        #expect(page.redoLabel == nil)
    }

    @Test func whatIsBeingTypedIsNoStep() throws {
        try page.tryEdit(.text(header, "G"))
        try page.tryEdit(.text(header, "Ge"))
        #expect(page.screen.value[header] == "Ge")
        page.screen.file.discardTrial()
        #expect(page.screen.value[header] == "General")
        #expect(page.undoLabel == nil)
        try page.tryEdit(.text(header, "Ge"))
        try page.undo()
        #expect(page.screen.value[header] == "General")
        #expect(!page.screen.isEdited)
        #expect(page.redoLabel == nil)
    }

    @Test func revertingIsOneStep() throws {
        type("One", at: header)
        type("Two", at: .tableHeader)
        scheduler.pass(seconds: 2)
        page.screen.file.revert()
        #expect(!page.screen.isEdited)
        #expect(page.undoLabel == "Revert to Saved")
        try page.undo()
        #expect(page.screen.isEdited)
        #expect(page.screen.value[header] == "One")
        #expect(page.screen.value[.tableHeader] == "Two")
    }

    /// Without edits, a screen follows its file; with edits, there is a conflict.
    @Test func changesOfTheFileAreStepsOrConflicts() throws {
        let folder = try TokenProjectFolder([:])
        func write(_ titles: [String]) throws {
            let rows = titles.map { #"{"title": "\#($0)"}"# }.joined(separator: ", ")
            try folder.write(#"{"sections": [{"rows": [\#(rows)]}]}"#, to: "screen.json")
        }
        var titles: [String] { page.screen.value.sections[0].rows.map(\.title) }
        try write(["A", "B"])
        page.open([folder.path("screen.json")])
        try write(["New", "A", "B"])
        page.reload(.screen)
        #expect(titles == ["New", "A", "B"] && !page.screen.isEdited)
        #expect(page.undoLabel == "Change on Disk")
        try page.undo()
        #expect(titles == ["A", "B"] && page.screen.isEdited)
        try page.redo()
        type("Typed", at: .row(section: 0, row: 1, .title))
        try write(["Other"])
        page.reload(.screen)
        #expect(titles == ["New", "Typed", "B"] && page.screen.file.conflict != nil)
        #expect(throws: SaveFailure.self) { try page.saveScreen() }
        page.screen.file.adoptTheirs()
        #expect(titles == ["Other"] && !page.screen.isEdited)
        try page.undo()
        #expect(titles == ["New", "Typed", "B"])
        page.reload(.screen)
        #expect(page.screen.file.conflict == nil)
        try page.saveScreen()
        #expect(!page.screen.isEdited)
    }

    /// A typed text appears in every preview of the screen, in its variant.
    @Test func everyPreviewHasTheText() {
        let ladder = Ladder(page.preview, axis: .environment(.variant))
        type("Over", at: .tableHeader)
        let texts = ladder.columns.map { $0.current.screen[.tableHeader] }
        #expect(texts == TextVariant.offered.map { $0.text(of: "Over") })
    }

    /// The texts of a layout are those at the places of their items, in the same order.
    @Test(arguments: BundledScreen.allCases)
    func layoutHasTheTextsOfThePlaces(screen: BundledScreen) throws {
        page.open([page.resources.path(screen.resource)])
        let (layout, value) = (page.preview.current.layout, page.screen.value)
        for (index, id) in layout.ids.enumerated() where !layout.isBlank(at: index) {
            // Dots take the place of a secret.
            if value.row(id)?.isSecure == true { continue }
            let texts = layout.item(at: index).texts
            #expect(
                texts.map { $0.content.text.lowercased() }
                    == value.textLocations(of: id).map { value[$0]?.lowercased() }, "\(id)")
        }
    }
}
