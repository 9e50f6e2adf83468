// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import DynamicType
import GtkKit
import GtkTestSupport
import LayoutEngine
import PangoText
import Previewing
import XCTest

@testable import DesktopApp
@testable import Workspace

/// The chooser of a font.
final class FontChooserTests: WindowTestCase {
    func testChooserTriesOnAndAnswers() throws {
        let theme = try write(
            "{\"fonts\": {\"body\": {\"fontName\": \"NotoSerif-Italic\", \"fontSize\": 17}}}",
            to: "theme.typeladder-theme")
        try onMainActor {
            try Self.withMainWindow(opening: [theme]) { main in
                @MainActor func choose() throws -> FontChooser {
                    let row = main.sidebar.styles.rows[6]
                    row.item.isExpanded = true
                    try XCTUnwrap(row.details).fontButton.click()
                    Self.waitUntil("the fonts show") {
                        main.sidebar.editor.chooser?.pane.list.rows.isEmpty == false
                    }
                    Self.waitUntilStill()
                    return try XCTUnwrap(main.sidebar.editor.chooser)
                }
                let first = try choose()
                let list = first.pane.list
                XCTAssertEqual(list.selected?.postScriptName, "NotoSerif-Italic")
                XCTAssertTrue(first.pane.search.containsFocus)
                // The preview follows the list, but nothing is edited yet.
                list.select("NotoSans-Regular")
                XCTAssertEqual(main.preview.current.style(.body).resolvedName, "NotoSans-Regular")
                XCTAssertFalse(main.theme.isEdited)
                XCTAssertTrue(first.pane.handleEscape())
                XCTAssertNil(main.sidebar.editor.chooser)
                XCTAssertEqual(main.preview.current.style(.body).resolvedName, "NotoSerif-Italic")
                XCTAssertNil(main.theme.undoStep?.label)
                let second = try choose()
                for name in ["NotoSans-Regular", "NotoSans-Bold", "NotoSerif-Bold"] {
                    second.pane.list.select(name)
                }
                second.selectButton.click()
                XCTAssertNil(main.sidebar.editor.chooser)
                XCTAssertEqual(main.theme.value.fonts[.body]?.fontName, "NotoSerif-Bold")
                main.theme.undo()
                XCTAssertNil(main.theme.undoStep?.label)
                let third = try choose()
                third.systemButton.click()
                XCTAssertNil(main.theme.value.fonts[.body]?.fontName)
                main.flows.closing.mayClose = true
            }
        }
    }
}
