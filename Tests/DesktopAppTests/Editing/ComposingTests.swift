// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Documents
import Files
import GtkKit
import GtkTestSupport
import LayoutEngine
import Syntax
import XCTest

@testable import DesktopApp
@testable import Workspace

/// The bundled Settings screen, composed from a blank one by keys, letters of menus, and fields.
final class ComposingTests: WindowTestCase {
    private typealias Place = PlaceMap.RowPlace

    /// What a hand does in a window, with the number of actions besides typing.
    @MainActor private final class Hand {
        let main: MainWindow
        private let editing: TableEditing
        private(set) var actions = 0

        init(_ main: MainWindow) {
            self.main = main
            editing = TableEditing(
                main.previewPane.table, in: main.previewPane.widget, main.flows.screenEditing)
        }

        /// A key in the list.
        func press(_ key: String, _ modifiers: Modifiers = []) {
            actions += 1
            XCTAssertTrue(editing.press(key, modifiers), key)
        }

        /// A key in the entry of a text.
        func pressInEntry(_ key: String, _ modifiers: Modifiers = []) throws {
            actions += 1
            let entry = try XCTUnwrap(main.previewPane.typing.entry)
            if key == "Return", modifiers.isEmpty {
                entry.entry.emit("activate")
                waitForNoEntry()
            } else {
                XCTAssertTrue(entry.press(key, modifiers), key)
            }
        }

        /// The key of the menu in the entry, which is counted with the choice in the menu.
        func closeEntryForMenu() throws {
            let typing = main.previewPane.typing
            var isOpened = false
            typing.onAdd = { isOpened = true }
            XCTAssertTrue(try XCTUnwrap(typing.entry).press("Insert", []))
            waitForNoEntry()
            XCTAssertTrue(isOpened)
        }

        private func waitForNoEntry() {
            ComposingTests.waitUntil("the entry is gone") { [main] in
                main.previewPane.typing.entry == nil
            }
            ComposingTests.waitUntilStill()
        }

        func type(_ text: String) throws {
            try XCTUnwrap(main.previewPane.typing.entry).entry.type(text)
        }

        /// An item of the menu: the key of the menu, and the letters of a submenu and of the item.
        func choose(_ action: String, _ word: String) {
            actions += 3
            XCTAssertTrue(main.window.activateAction("win." + action, word))
            ComposingTests.waitUntilStill()
        }

        /// The menu of what can be added, and a letter.
        func add(_ kind: String) {
            actions += 2
            XCTAssertTrue(main.window.activateAction("win.add-row-of-kind", kind))
            ComposingTests.waitUntilStill()
        }

        /// Opens the entry of the first text.
        func beginTyping() {
            actions += 1
            main.flows.screenEditing.typeText(false)
        }

        /// The value of a property of what is selected.
        func set(_ key: String, _ value: SyntaxValue?) throws {
            // To the field, its list, and a choice there.
            actions += 3
            main.sidebar.element?.properties.display()
            let fields = try XCTUnwrap(main.sidebar.element).properties.fields
            try XCTUnwrap(fields.first { $0.key.name == key }, key).onEntered(.value(value))
        }
    }

    /// The texts of a row, and what differs from the row before.
    private struct Row {
        var kind: String?
        var texts: [String]
        var accessory: String?
        var image: String?
        var togglesSwitch = false

        init(
            _ kind: String?, _ texts: [String], accessory: String? = nil,
            image: String? = nil, togglesSwitch: Bool = false
        ) {
            (self.kind, self.texts, self.accessory) = (kind, texts, accessory)
            (self.image, self.togglesSwitch) = (image, togglesSwitch)
        }
    }

    private static let sections: [[Row]] = [
        [
            Row("value", ["Language", "English"]),
            Row(nil, ["Region and Calendar", "New Zealand, Gregorian"]),
            Row(nil, ["Text Size", "Large"]),
            Row("subtitle", ["Offline Maps", "Three areas, 1.2 GB, updated last night"]),
            Row("switch", ["Open Links in the App"], togglesSwitch: true),
        ],
        [
            Row("switch", ["Allow Notifications"], togglesSwitch: true),
            Row(nil, ["Show Previews on the Lock Screen"], togglesSwitch: true),
            Row("value", ["Quiet Hours", "22:00 to 07:00"]),
            Row(
                "subtitle", ["Weekly Summary", "Sundays, with your walks and the weather ahead"],
                accessory: "detail"),
        ],
        [
            Row("value", ["Location", "While Using"]),
            Row("switch", ["Share Anonymous Statistics"]),
            Row("default", ["Camera"], accessory: "checkmark"),
            Row(nil, ["What We Keep and for How Long"], accessory: "disclosure"),
        ],
        [
            Row(
                "image", ["Mereana Walker"], image: "person.crop.circle"),
            Row("default", ["Restore Purchases"], image: "arrow.clockwise"),
            Row("button", ["Sign Out"]),
        ],
    ]

    func testSettingsAreComposedByKeys() throws {
        let path = try write("", to: "composed.json")
        try onMainActor {
            try Self.withMainWindow { main in
                main.page.newScreen(from: nil)
                Self.waitUntilStill()
                let hand = Hand(main)
                var actionsOfRows = 0
                for (number, rows) in Self.sections.enumerated() {
                    try Self.compose(rows, section: number, hand, &actionsOfRows)
                }
                // The row of the blank screen is not needed any more.
                main.page.selection.parts = SelectedParts([Place(0, 0).item])
                main.flows.screenEditing.remove()
                actionsOfRows += 2
                try Self.dress(main)
                XCTAssertLessThanOrEqual(actionsOfRows, 4 * Self.sections.joined().count)
                main.flows.saving.screen.askForDestination = { _, _, answer in answer(path) }
                main.window.activateAction("win.save")
                Self.waitUntil("it is saved") { main.screen.path == path }
                let bundled = main.page.resources.path("screens/settings.json")
                let screens = try [path, bundled].map {
                    try XCTUnwrap(ScreenReader.read(XCTUnwrap(SourceFile.read($0).value)).value)
                }
                for (own, other) in zip(screens[0].sections, screens[1].sections) {
                    XCTAssertEqual(own.header, other.header)
                    for (row, other) in zip(own.rows, other.rows) { XCTAssertEqual(row, other) }
                }
                XCTAssertEqual(screens[0], screens[1])
            }
        }
    }

    /// Composes the rows of a section, each after the one before.
    @MainActor private static func compose(
        _ rows: [Row], section: Int, _ hand: Hand, _ actions: inout Int
    ) throws {
        let main = hand.main
        if section > 0 {
            main.flows.screenEditing.addSection()
            waitUntilStill()
            main.previewPane.typing.close()
            waitUntil("the entry is gone") { main.previewPane.typing.entry == nil }
            waitUntilStill()
        } else {
            main.page.selection.parts = SelectedParts([Place(0, 0).item])
            main.flows.screenEditing.followSelection()
            waitUntilStill()
        }
        for (index, row) in rows.enumerated() {
            let before = hand.actions
            let typing = main.previewPane.typing
            if let kind = row.kind {
                // The key of the menu closes the entry.
                if typing.entry != nil { try hand.closeEntryForMenu() }
                hand.add(kind)
            } else if typing.entry != nil {
                try hand.pressInEntry("Return", .control)
            } else {
                hand.press("Return", .control)
            }
            waitUntilStill()
            for (number, text) in row.texts.enumerated() {
                if number > 0 { try hand.pressInEntry("Tab") }
                try hand.type(text)
            }
            if row.accessory != nil || row.image != nil || row.togglesSwitch
                || index == rows.count - 1
            {
                try hand.pressInEntry("Return")
            }
            if let accessory = row.accessory { try hand.set("accessory", .string(accessory)) }
            if let image = row.image {
                try hand.set("systemName", image == "none" ? nil : .string(image))
            }
            if row.togglesSwitch { hand.press("space") }
            actions += hand.actions - before
        }
    }

    /// Sets what is not about rows: titles, headers, footers, and the properties of the screen.
    @MainActor private static func dress(_ main: MainWindow) throws {
        let page = main.page
        func set(_ container: String, _ key: String, _ value: SyntaxValue?) throws {
            let steps = container.split(separator: ".").map { step -> SyntaxEdit.Step in
                Int(step).map { .index($0) } ?? .key(String(step))
            }
            try page.edit(.value(of: [steps], key: key, value))
        }
        try set("", "title", .string("Settings"))
        try set("navigationBar", "titleDisplayMode", .string("large"))
        main.flows.screenEditing.addTableHeader(isFooter: false)
        try set(
            "tableHeader", "text",
            .string(
                "Choose how this app looks, what it may tell you, and what stays on your device."))
        try set("tableHeader", "textStyle", .string("body"))
        try set("tableHeader", "color", .string("secondaryLabel"))
        try set("tableHeader.margins", "top", .number(8))
        try set("tableHeader.margins", "bottom", .number(16))
        let headers = ["General", "Notifications", "Privacy"]
        for (number, title) in headers.enumerated() {
            let path = "sections.\(number)"
            try set(path, "title", nil)
            try set(path, "header", .string(title))
            try set("\(path).header", "textStyle", .string("headline"))
            try set("\(path).header", "pointSize", .number(number == 0 ? 22 : 17))
            try set("\(path).header", "weight", .string("semibold"))
            try set("\(path).header", "color", .string("label"))
            try set("\(path).header.margins", "top", .number(6))
            try set("\(path).header.margins", "bottom", .number(6))
        }
        try set("sections.3", "title", .string("Account"))
        for (number, footer) in [
            (1, "Quiet hours hold back everything but calls from people in your favorites."),
            (2, "Your places are kept on this device and are never sent to anyone."),
            (3, "Signing out leaves your maps and walks where they are."),
        ] {
            try set("sections.\(number)", "footer", .string(footer))
        }
    }
}
