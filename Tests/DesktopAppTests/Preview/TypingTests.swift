// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Documents
import DynamicType
import GtkKit
import GtkTestSupport
import LayoutEngine
import XCTest

@testable import DesktopApp
@testable import Workspace

/// Variants of the texts, and typed texts.
final class TypingTests: WindowTestCase {
    private static let header = TextLocation.sectionHeader(0)

    /// The index of an item by its key path.
    @MainActor private static func index(_ path: String, in main: MainWindow) throws -> Int {
        let id = try XCTUnwrap(ItemID(path))
        return try XCTUnwrap(main.preview.current.layout.ids.firstIndex(of: id))
    }

    /// Presses F2 on an item, and waits for the entry.
    @MainActor private static func begin(
        _ path: String, in main: MainWindow
    ) throws -> TextEntryPopover {
        let table = main.previewPane.table
        XCTAssertTrue(table.focus(from: try index(path, in: main), searching: 1))
        waitUntilStill()
        XCTAssertTrue(main.previewPane.typing.press("F2", []))
        let entry = try XCTUnwrap(main.previewPane.typing.entry)
        waitUntil("the entry has the focus") { entry.entry.containsFocus }
        return entry
    }

    @MainActor private static func waitUntilClosed(_ main: MainWindow) {
        waitUntil("the entry is gone") { main.previewPane.typing.entry == nil }
        waitUntilStill()
    }

    func testF2TypesOverTheFocusedItem() throws {
        try onMainActor {
            try Self.withMainWindow { main in
                let entry = try Self.begin("sections.0.header", in: main)
                XCTAssertEqual(entry.entry.text, "General")
                XCTAssertEqual(main.header.title.subtitle, "Settings")
                let height = main.preview.current.layout.height
                entry.entry.type("General and everything else that there is to choose")
                XCTAssertGreaterThan(main.preview.current.layout.height, height)
                Self.waitUntilStill()
                entry.entry.emit("activate")
                Self.waitUntilClosed(main)
                XCTAssertEqual(main.header.title.subtitle, "• Settings")
                let index = try Self.index("sections.0.header", in: main)
                XCTAssertEqual(main.previewPane.table.focusedRow?.index, index)
                // The theme has not changed.
                XCTAssertFalse(main.theme.isEdited)
                XCTAssertEqual(main.page.undoLabel, "Change Text")
                XCTAssertEqual(main.header.undoButton.tooltip?.contains("Change Text"), true)
                main.window.activateAction("win.undo")
                XCTAssertEqual(main.screen.value[Self.header], "General")
                XCTAssertEqual(main.header.title.subtitle, "Settings")
                main.window.activateAction("win.redo")
                XCTAssertTrue(main.screen.isEdited)
                main.window.activateAction("win.revert-screen")
                XCTAssertFalse(main.screen.isEdited)
                main.window.activateAction("win.undo")
                XCTAssertTrue(main.screen.isEdited)
            }
        }
    }

    func testEscapeTakesBackTheTextAndTabKeepsIt() throws {
        try onMainActor {
            try Self.withMainWindow { main in
                let entry = try Self.begin("sections.0.rows.0", in: main)
                entry.entry.type("Tongue")
                // After the last text of a row comes the first one of the next.
                for (key, modifiers, text) in [
                    ("Tab", [], "English"), ("F2", [], "Region and Calendar"),
                    ("ISO_Left_Tab", .shift, "English"),
                ] as [(String, Modifiers, String)] {
                    XCTAssertTrue(entry.press(key, modifiers))
                    XCTAssertEqual(entry.entry.text, text)
                }
                for text in ["", "Cornish"] {
                    entry.entry.type(text)
                    XCTAssertEqual(main.previewPane.typing.entry?.entry.text, text)
                }
                XCTAssertEqual(
                    main.screen.value.sections[0].rows[0].value, "Cornish")
                XCTAssertTrue(entry.press("Escape", []))
                Self.waitUntilClosed(main)
                let row = main.screen.value.sections[0].rows[0]
                XCTAssertEqual([row.title, row.value], ["Tongue", "English"])
                main.window.activateAction("win.undo")
                XCTAssertFalse(main.screen.isEdited)
                XCTAssertNil(main.page.undoLabel)
            }
        }
    }

    func testDoubleClickTypesOverTheTextUnderThePointer() throws {
        try onMainActor {
            try Self.withMainWindow { main in
                let (table, typing) = (main.previewPane.table, main.previewPane.typing)
                for (path, text, expected) in [
                    ("sections.0.rows.0", 1, "English"), ("sections.0.rows.3", 0, "Offline Maps"),
                ] {
                    let index = try Self.index(path, in: main)
                    let frame = table.preview.layout.item(at: index).texts[text].frame
                    let x = (frame.x + frame.width / 2) * table.zoom
                    let y = (frame.y + frame.height / 2) * table.zoom - table.top
                    typing.click(1, x: x, y: y)
                    XCTAssertNil(typing.entry)
                    typing.click(2, x: x, y: y)
                    let entry = try XCTUnwrap(typing.entry)
                    XCTAssertEqual(entry.entry.text, expected)
                    entry.popover.close()
                    Self.waitUntilClosed(main)
                    // Next to the text.
                    typing.click(2, x: 2, y: y)
                    XCTAssertNil(typing.entry)
                }
                // The user typed nothing.
                XCTAssertNil(main.page.undoLabel)
            }
        }
    }

    func testUndoWhileTypingClosesTheEntry() throws {
        try onMainActor {
            try Self.withMainWindow { main in
                let entry = try Self.begin("sections.0.header", in: main)
                entry.entry.type("Other")
                main.window.activateAction("win.undo")
                Self.waitUntilClosed(main)
                XCTAssertFalse(main.screen.isEdited)
            }
        }
    }

    func testOtherViewsKeepWhatIsTyped() throws {
        try onMainActor {
            try Self.withMainWindow { main in
                let entry = try Self.begin("sections.0.header", in: main)
                entry.entry.type("Other")
                main.window.activateAction("win.view", "ladder")
                Self.waitUntilClosed(main)
                let strip = try XCTUnwrap(main.views.ladder?.strip)
                Self.waitUntil("the ladder shows") { !strip.shown.isEmpty }
                for column in strip.ladder.columns {
                    XCTAssertEqual(column.current.screen[Self.header], "Other")
                }
                main.window.activateAction("win.view", "single")
                Self.waitUntilStill()
                XCTAssertEqual(
                    try Self.begin("sections.0.header", in: main).entry.text, "Other")
            }
        }
    }

    func testEntryStaysAtItsTextWhileSizesChange() throws {
        try onMainActor {
            try Self.withMainWindow { main in
                let entry = try Self.begin("sections.1.rows.1", in: main)
                let typing = main.previewPane.typing
                for category in ["AX5", "L"] {
                    main.preview.category = try XCTUnwrap(ContentSizeCategory(name: category))
                    entry.entry.type("As large as \(category)")
                    Self.waitUntilStill()
                    XCTAssertTrue(entry.popover.isMapped)
                    XCTAssertEqual(typing.entry?.place, entry.place)
                }
                main.page.keepTrial()
                main.page.screen.file.revert()
                Self.waitUntilClosed(main)
                XCTAssertFalse(main.screen.isEdited)
            }
        }
    }

    func testEveryTextHasANameForScreenReaders() {
        let places: [TextLocation] = [
            .sectionHeader(0), .row(section: 0, row: 1, .title), .row(section: 0, row: 1, .value),
            .row(section: 0, row: 1, .subtitle), .row(section: 0, row: 1, .label(1)),
            .row(section: 0, row: 1, .trailing), .row(section: 0, row: 1, .placeholder),
            .row(section: 0, row: 1, .segment(0)), .row(section: 0, row: 1, .date(0)),
            .row(section: 0, row: 1, .accessory(0)),
        ]
        let names = places.map { $0.name(inItemWith: "General") }
        XCTAssertEqual(Set(names).count, places.count, "\(names)")
        for name in names { XCTAssertTrue(name.contains("General"), name) }
        XCTAssertTrue(names[4].contains("2"), names[4])
        // A table has only one header, and a footer is nothing but text.
        for place in [TextLocation.tableHeader, .sectionFooter(0)] {
            XCTAssertFalse(place.name(inItemWith: "General").isEmpty)
        }
    }

    func testVariantIsChosenInThePopoverAndByItsAction() throws {
        try onMainActor {
            try Self.withMainWindow { main in
                let texts = main.caption.popover.texts
                texts.choose(try XCTUnwrap(TextVariant.offered.firstIndex(of: .doubled)))
                let index = try Self.index("sections.0.header", in: main)
                @MainActor func shown() -> String {
                    main.preview.current.layout.item(at: index).texts[0].content.text
                }
                XCTAssertEqual(shown(), "General General")
                XCTAssertEqual(
                    main.header.title.subtitle, "Settings · \(TextVariant.doubled.title)")
                main.window.activateAction("win.text-variant", "longest-words")
                XCTAssertEqual(texts.selected, TextVariant.offered.firstIndex(of: .longestWords))
                main.window.activateAction("win.text-variant", "as-written")
                XCTAssertEqual(shown(), "General")
                XCTAssertEqual(main.header.title.subtitle, "Settings")
                // The user types over the text as written, and the variant changes the typed text.
                main.window.activateAction("win.text-variant", "doubled")
                let entry = try Self.begin("sections.0.header", in: main)
                XCTAssertEqual(entry.entry.text, "General")
                entry.entry.type("Color")
                XCTAssertEqual(shown(), "Color Color")
            }
        }
    }
}
