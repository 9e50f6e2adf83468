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

/// Typed texts of a page: they are undone in order of time, and kept when the file is read again.
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
        page.screen.tryText(text, at: place)
        page.keepText()
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
        for label in ["Change Text", "Change Size of Body", "Change Text", "Change Size of Body"] {
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
        page.screen.tryText("G", at: header)
        page.screen.tryText("Ge", at: header)
        #expect(page.screen.value[header] == "Ge")
        page.screen.takeBackText()
        #expect(page.screen.value[header] == "General")
        #expect(page.undoLabel == nil)
        page.screen.tryText("Ge", at: header)
        try page.undo()
        #expect(page.screen.value[header] == "General")
        #expect(!page.screen.hasTypedTexts)
        #expect(page.redoLabel == nil)
    }

    @Test func restoringIsOneStep() throws {
        type("One", at: header)
        type("Two", at: .tableHeader)
        scheduler.pass(seconds: 2)
        page.restoreTexts()
        #expect(!page.screen.hasTypedTexts)
        #expect(page.undoLabel == "Restore Original Texts")
        try page.undo()
        #expect(page.screen.value[header] == "One")
        #expect(page.screen.value[.tableHeader] == "Two")
    }

    @Test func textsStayWhenTheFileIsReadAgain() throws {
        let folder = try TokenProjectFolder([:])
        func write(_ titles: [String], to name: String = "screen.json") throws {
            let rows = titles.map { #"{"title": "\#($0)"}"# }.joined(separator: ", ")
            try folder.write(#"{"sections": [{"rows": [\#(rows)]}]}"#, to: name)
        }
        try write(["A", "B"])
        page.open([folder.path("screen.json")])
        type("Typed", at: .row(section: 0, row: 1, .title))
        try write(["New", "A", "B"])
        page.reload(.screen)
        #expect(page.screen.value.sections[0].rows.map(\.title) == ["New", "A", "Typed"])
        // A step without a target is removed.
        try write(["New", "A", "C"])
        page.reload(.screen)
        #expect(page.screen.value.sections[0].rows.map(\.title) == ["New", "A", "C"])
        #expect(!page.screen.hasTypedTexts)
        #expect(page.undoLabel == nil)
        // Another screen has none of them.
        type("Typed", at: .row(section: 0, row: 1, .title))
        try write(["A", "C"], to: "other.json")
        page.open([folder.path("other.json")])
        #expect(!page.screen.hasTypedTexts)
        #expect(page.undoLabel == nil)
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
