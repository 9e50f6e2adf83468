// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Documents
import DynamicType
import GtkKit
import LayoutEngine
import XCTest

@testable import DesktopApp
@testable import Workspace

/// The walk through what opens above the window, and through what only some files show.
extension LocaleWalkTests {
    func testPopovers() throws {
        try onMainActor {
            try Self.withMainWindow(width: 1200) { main in
                main.splitView.isRevealed = true
                main.preview.environment.boldText = true
                Self.waitUntil("the settings show") { !main.caption.settings.isEmpty }
                for button in main.caption.menuButtons where button.isMapped {
                    button.open()
                    Self.look(at: "a part of the caption", in: main)
                    button.close()
                }
                let styles = main.sidebar.styles
                for item in [styles.header.item, styles.colors.item] {
                    item.isExpanded = true
                    Self.look(at: "fields of the sidebar", in: main)
                }
                let field = try XCTUnwrap(styles.colors.fields[.light]?[.label])
                field.button.grabFocus()
                Self.waitUntilStill()
                field.button.open()
                Self.look(at: "the colors", in: main)
                field.choice?.popover.close()
                let body = try XCTUnwrap(styles.rows.dropFirst(6).first)
                body.item.isExpanded = true
                Self.waitUntilStill()
                let details = try XCTUnwrap(body.details)
                details.explanation.widget.grabFocus()
                Self.waitUntilStill()
                details.explanation.widget.open()
                Self.look(at: "an explanation", in: main)
                details.explanation.widget.close()
                details.fontButton.click()
                Self.waitUntil("the fonts show") {
                    main.sidebar.editor.chooser?.pane.list.rows.isEmpty == false
                }
                Self.look(at: "the font chooser", in: main)
                XCTAssertEqual(main.sidebar.editor.chooser?.pane.handleEscape(), true)
                main.flows.closing.mayClose = true
            }
        }
    }

    func testSelectionAndTyping() throws {
        try onMainActor {
            try Self.withMainWindow(width: 1200) { main in
                main.splitView.isRevealed = true
                let layout = main.preview.current.layout
                for path in ["sections.0.header", "sections.0.rows.0", "sections.0.footer"] {
                    guard let id = ItemID(path), let index = layout.ids.firstIndex(of: id)
                    else { continue }
                    XCTAssertTrue(main.previewPane.table.focus(from: index, searching: 1))
                    main.page.selection.element = LayoutElement(id)
                    Self.look(at: "the selection of \(path)", in: main)
                    XCTAssertTrue(main.previewPane.typing.press("F2", []))
                    Self.waitUntil("the entry shows") { main.previewPane.typing.entry != nil }
                    Self.look(at: "the entry of \(path)", in: main)
                    main.previewPane.typing.entry?.entry.emit("activate")
                    Self.waitUntil("the entry is gone") { main.previewPane.typing.entry == nil }
                }
                main.flows.closing.mayClose = true
            }
        }
    }

    func testIgnoredFindingAndBarOfACrash() throws {
        let screen = try write(
            """
            {"sections": [{"title": "[Fixed]", "rows": [
              {"title": "[A title of some length that takes a second line]", "height": 44}]}]}
            """, to: "[screen].json")
        try #"{"exceptions": [{"rule": "text-clipped", "reason": "[r]", "until": "2099-01-01"}]}"#
            .write(
                toFile: screen.parent.appending("typeladder.json").string, atomically: true,
                encoding: .utf8)
        try onMainActor {
            try Self.withMainWindow(width: 1200, opening: [screen]) { main in
                main.window.activateAction("win.findings")
                let pane = try XCTUnwrap(main.sidebar.findings)
                Self.waitUntil("one is ignored") {
                    if case .ignored? = pane.rows.last?.row.item { true } else { false }
                }
                Self.look(at: "an ignored finding", in: main)
                main.bars.recovery.bar.announce("[a sentence]")
                Self.look(at: "the bar of a crash", in: main)
            }
        }
    }
}
