// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Documents
import DynamicType
import Files
import GtkKit
import GtkTestSupport
import LayoutEngine
import Syntax
import XCTest

@testable import DesktopApp
@testable import Workspace

/// Edits of a screen in lists and in the sidebar.
final class ScreenEditingTests: WindowTestCase {
    private typealias Place = PlaceMap.RowPlace

    private static let text = """
        {
          "title": "Mine",
          "sections": [
            {"title": "One", "rows": [{"title": "A"}, {"title": "B"}, {"title": "C"}]},
            {"title": "Two", "rows": [{"title": "D"}]}
          ]
        }

        """

    @MainActor private static func titles(_ main: MainWindow) -> [[String]] {
        main.screen.value.sections.map { $0.rows.map(\.title) }
    }

    /// Presses a key in the list, as the focused row gets it.
    @MainActor private static func press(
        _ key: String, _ modifiers: Modifiers = [], in main: MainWindow
    ) {
        XCTAssertEqual(main.previewPane.editing?.press(key, modifiers), true, key)
        waitUntilStill()
    }

    @MainActor private static func focus(_ row: Int, in main: MainWindow) throws -> TableView {
        let table = main.previewPane.table
        let item = ItemID(.row, section: 0, row: row)
        let index = try XCTUnwrap(table.preview.layout.index(of: item))
        XCTAssertTrue(table.focus(from: index, searching: 1))
        waitUntilStill()
        return table
    }

    /// The X test extension has no touch, so the gesture itself is recognized by GTK alone.
    func testLongPressSelectsARowAndOpensItsMenu() throws {
        let path = try write(Self.text, to: "s.json")
        try onMainActor {
            try Self.withMainWindow(opening: [path]) { main in
                let table = try Self.focus(1, in: main)
                let row = try XCTUnwrap(table.focusedRow?.bounds(in: table))
                let editing = try XCTUnwrap(main.previewPane.editing)
                XCTAssertNil(editing.menu)
                editing.touch.emit("pressed", row.x + row.width / 2, row.y + row.height / 2)
                XCTAssertEqual(main.page.selection.element?.item, ItemID(.row, section: 0, row: 1))
                XCTAssertTrue(try XCTUnwrap(editing.menu).isMapped)
                main.window.activateAction("win.move-up")
                XCTAssertEqual(Self.titles(main), [["B", "A", "C"], ["D"]])
                editing.menu?.close()
                Self.waitUntil("the menu is closed") { editing.menu == nil }
            }
        }
    }

    func testKeysMoveCopyAndRemoveTheFocusedRow() throws {
        let path = try write(Self.text, to: "s.json")
        try onMainActor {
            try Self.withMainWindow(opening: [path]) { main in
                let table = try Self.focus(0, in: main)
                Self.press("Down", .alt, in: main)
                Self.press("Down", .alt, in: main)
                XCTAssertEqual(Self.titles(main), [["B", "C", "A"], ["D"]])
                // The focus follows the row, and goes on into the next section.
                XCTAssertEqual(table.focusedRow?.index, table.focusedIndex)
                Self.press("Down", .alt, in: main)
                XCTAssertEqual(Self.titles(main), [["B", "C"], ["A", "D"]])
                Self.press("Home", .alt, in: main)
                Self.press("Page_Up", .alt, in: main)
                XCTAssertEqual(Self.titles(main), [["B", "C", "A"], ["D"]])
                main.window.activateAction("win.duplicate")
                XCTAssertEqual(Self.titles(main), [["B", "C", "A", "A"], ["D"]])
                Self.press("Delete", in: main)
                Self.press("Delete", in: main)
                XCTAssertEqual(Self.titles(main), [["B", "C"], ["D"]])
                for _ in 0..<8 { main.window.activateAction("win.undo") }
                XCTAssertEqual(Self.titles(main), [["A", "B", "C"], ["D"]])
                XCTAssertFalse(main.screen.isEdited)
            }
        }
    }

    func testSeveralRowsAreSelectedByKeys() throws {
        let path = try write(Self.text, to: "s.json")
        try onMainActor {
            try Self.withMainWindow(opening: [path]) { main in
                let table = try Self.focus(0, in: main)
                Self.press("Down", .shift, in: main)
                XCTAssertEqual(main.page.selection.parts.rows, [Place(0, 0), Place(0, 1)])
                Self.press("a", .control, in: main)
                XCTAssertEqual(main.page.selection.parts.rows.count, 3)
                Self.press("a", .control, in: main)
                XCTAssertEqual(main.page.selection.parts.rows.count, 4)
                XCTAssertEqual(table.selection.items.count, 4)
                // One change of a property is a change of all of them, and one step.
                let pane = try XCTUnwrap(main.sidebar.element)
                Self.waitUntilStill()
                let field = try XCTUnwrap(
                    pane.properties.fields.first { $0.key.name == "accessory" })
                field.onEntered(.value(.string("disclosure")))
                let rows = main.screen.value.sections.flatMap(\.rows)
                XCTAssertTrue(rows.allSatisfy { $0.accessories == [.disclosure] })
                main.window.activateAction("win.undo")
                XCTAssertFalse(main.screen.isEdited)
            }
        }
    }

    /// Two windows with two themes on one screen: an edit shows in both, and undo in either takes it back.
    func testTwoWindowsShareAScreen() throws {
        let path = try write(Self.text, to: "s.json")
        try onMainActor {
            try Self.withMainWindow(opening: [path]) { main in
                let other = try main.windows.makeWindow(like: main)
                defer { other.window.destroy() }
                XCTAssertTrue(other.screen.file === main.screen.file)
                other.page.selection.parts = SelectedParts([Place(0, 2).item])
                try main.page.edit(.moveRows([Place(0, 2)], to: Place(0, 0)))
                XCTAssertEqual(Self.titles(other), [["C", "A", "B"], ["D"]])
                XCTAssertEqual(other.page.selection.parts.rows, [Place(0, 0)])
                XCTAssertEqual(other.preview.current.screen.sections[0].rows[0].title, "C")
                try other.page.undo()
                XCTAssertEqual(Self.titles(main), [["A", "B", "C"], ["D"]])
                // Closing one window asks nothing, as the other one still shows the screen.
                try main.page.edit(.remove([Place(0, 0).item]))
                XCTAssertTrue(other.flows.closing.mayCloseNow())
                XCTAssertTrue(main.screen.isEdited)
            }
        }
    }

    func testClosingAsksOnceAboutBoth() throws {
        let screen = try write(Self.text, to: "s.json")
        let theme = try write(
            #"{"fonts": {"body": {"fontName": "NotoSerif-Regular", "fontSize": 17}}}"#,
            to: "t.typeladder-theme")
        try onMainActor {
            try Self.withMainWindow(opening: [theme, screen]) { main in
                try main.page.edit(.remove([Place(0, 0).item]))
                try main.theme.edit(.fontSize(.body, 20))
                XCTAssertFalse(main.flows.closing.mayCloseNow())
                let question = try XCTUnwrap(main.questions.current)
                let body = question.property("body", as: String.self)
                XCTAssertTrue(body.contains("Mine") && body.contains("“t”"), body)
                question.respond("save")
                Self.waitUntil("both are saved") { !main.screen.isEdited && !main.theme.isEdited }
            }
        }
    }

    func testPropertiesShowDefaultsAndTryStylesOn() throws {
        let path = try write(Self.text, to: "s.json")
        try onMainActor {
            try Self.withMainWindow(opening: [path]) { main in
                main.page.selection.element = LayoutElement(ItemID(.row), text: 0)
                Self.waitUntilStill()
                let properties = try XCTUnwrap(main.sidebar.element).properties
                @MainActor func field(_ key: String) throws -> PropertyField {
                    try XCTUnwrap(properties.fields.first { $0.key.name == key }, key)
                }
                let before = main.screen.file.document
                try field("textStyle").onTried(.string("headline"))
                XCTAssertNotEqual(main.screen.file.document, before)
                XCTAssertFalse(main.screen.isEdited)
                try field("textStyle").onTrialEnded(false)
                XCTAssertEqual(main.screen.file.document, before)
                try field("textStyle").onTried(.string("headline"))
                try field("textStyle").onTrialEnded(true)
                XCTAssertEqual(
                    main.screen.value.sections[0].rows[0].attributes[.title]?.textStyle, .headline)
                // The default removes the key, and the text stands alone again.
                try field("textStyle").onEntered(.value(nil))
                XCTAssertEqual(main.screen.file.document.source.bytes, before.source.bytes)
            }
        }
    }

    /// A field shows what the file says in other words, too, and several different values as such.
    func testChoicesShowWhatTheFileSays() throws {
        let path = try write(
            """
            {"sections": [{"rows": [
              {"title": {"text": "A", "alignment": "left", "weight": 600}, "accessory": "detailDisclosure"},
              {"title": "B", "accessory": "checkmark"}
            ]}]}
            """, to: "s.json")
        try onMainActor {
            try Self.withMainWindow(opening: [path]) { main in
                main.page.selection.element = LayoutElement(ItemID(.row), text: 0)
                Self.waitUntilStill()
                let properties = try XCTUnwrap(main.sidebar.element).properties
                @MainActor func shown(_ key: String) throws -> String {
                    Self.waitUntilStill()
                    let field = try XCTUnwrap(properties.fields.first { $0.key.name == key }, key)
                    guard case .choice(let choice) = field.control else { return "no choice" }
                    return choice.options[try XCTUnwrap(choice.selected)].name
                }
                XCTAssertEqual(try shown("alignment"), "Leading")
                XCTAssertEqual(try shown("weight"), "Semibold")
                main.page.selection.parts = SelectedParts([Place(0, 0).item])
                XCTAssertEqual(try shown("accessory"), "Several")
                XCTAssertEqual(
                    properties.fields.first { $0.key.name == "accessory" }?.row.subtitle,
                    "Detail Button, Disclosure Indicator")
                main.page.selection.parts = SelectedParts([Place(0, 0).item, Place(0, 1).item])
                XCTAssertEqual(try shown("accessory"), "Mixed")
                XCTAssertFalse(main.screen.isEdited)
            }
        }
    }

    /// The texts of a list are typed, added, and removed in its field; the image of a row has fields of its own.
    func testListsAndImagesHaveFields() throws {
        let path = try write(
            """
            {"sections": [{"rows": [
              {"kind": "segmentedControl", "title": "", "segments": ["A", {"text": "B", "weight": "bold"}]},
              {"title": "C"}
            ]}]}
            """, to: "s.json")
        try onMainActor {
            try Self.withMainWindow(opening: [path]) { main in
                main.page.selection.parts = SelectedParts([Place(0, 0).item])
                Self.waitUntilStill()
                let properties = try XCTUnwrap(main.sidebar.element).properties
                @MainActor func field(_ key: String) throws -> PropertyField {
                    Self.waitUntilStill()
                    return try XCTUnwrap(properties.fields.first { $0.key.name == key }, key)
                }
                @MainActor func segments() -> [String] {
                    main.screen.value.sections[0].rows[0].segments
                }
                guard case .list(let list) = try field("segments").control else {
                    return XCTFail("no list")
                }
                list.add.click()
                Self.waitUntilStill()
                XCTAssertEqual(segments(), ["A", "B", ""])
                XCTAssertEqual(list.entries.count, 3)
                list.entries[2].type("Third")
                list.entries[1].type("Second")
                Self.waitUntilStill()
                XCTAssertEqual(segments(), ["A", "Second", "Third"])
                XCTAssertEqual(
                    main.screen.value.sections[0].rows[0].attributes[.segment(1)]?.weight, .bold)
                list.removals[0].click()
                XCTAssertEqual(segments(), ["Second", "Third"])
                main.page.selection.parts = SelectedParts([Place(0, 1).item])
                XCTAssertFalse(try field("shape").row.isVisible)
                guard case .text(let symbol) = try field("systemName").control else {
                    return XCTFail("no text")
                }
                symbol.type("bell")
                Self.waitUntilStill()
                XCTAssertTrue(try field("shape").row.isVisible)
                // The first one is that of the row.
                let last = properties.fields.last { $0.key.name == "tintColor" }
                guard case .color(let tint) = try XCTUnwrap(last).control else {
                    return XCTFail("no color")
                }
                tint.button.open()
                Self.waitUntil("the choice shows") { tint.choice?.popover.isMapped == true }
                tint.choice?.names.choose(1)
                XCTAssertNotNil(main.screen.value.sections[0].rows[1].image?.tintColor)
                tint.choice?.cancel()
                XCTAssertNil(main.screen.value.sections[0].rows[1].image?.tintColor)
            }
        }
    }

    /// A text typed in one column of All Sizes shows in all of them.
    func testTypingInAColumnShowsInAll() throws {
        let path = try write(Self.text, to: "s.json")
        try onMainActor {
            try Self.withMainWindow(opening: [path]) { main in
                main.window.activateAction("win.view", "ladder")
                let strip = try XCTUnwrap(main.views.ladder?.strip)
                Self.waitUntil("the columns show") { strip.shown.count > 3 }
                let column = try XCTUnwrap(strip.shown.min { $0.key < $1.key }?.value)
                let index = try XCTUnwrap(column.table.preview.layout.index(of: ItemID(.row)))
                XCTAssertTrue(column.table.focus(from: index, searching: 1))
                Self.waitUntilStill()
                let typing = try XCTUnwrap(column.typing)
                XCTAssertTrue(typing.press("F2", []))
                let entry = try XCTUnwrap(typing.entry)
                entry.entry.type("Everywhere")
                for column in strip.ladder.columns {
                    XCTAssertEqual(
                        column.current.screen.sections[0].rows[0].title, "Everywhere")
                }
                XCTAssertTrue(entry.press("Escape", []))
                Self.waitUntil("the entry is gone") { typing.entry == nil }
                XCTAssertEqual(Self.titles(main)[0][0], "A")
                Self.waitUntilStill()
            }
        }
    }

    func testNewScreenBeginsBlankOrWithABundledOne() throws {
        try onMainActor {
            try Self.withMainWindow { main in
                main.page.newScreen(from: nil)
                XCTAssertNil(main.screen.path)
                XCTAssertFalse(main.screen.isEdited)
                XCTAssertEqual(Self.titles(main), [[""]])
                XCTAssertEqual(main.header.title.subtitle, ScreenDocument.untitledName)
                main.page.newScreen(from: "screens/settings.json")
                XCTAssertEqual(main.screen.value.title, "Settings")
                XCTAssertFalse(main.page.screen.file.hasOwnFile)
            }
        }
    }
}
