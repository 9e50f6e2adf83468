// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import GtkTestSupport
import XCTest

@testable import GtkKit

/// What a dialog is made of: a window without actions, a search, the clipboard.
final class DialogTests: GtkTestCase {
    func testSearchTakesKeysAndFocus() {
        onMainActor {
            let search = SearchEntry()
            let button = Button("Other")
            Self.withWindow(Box(.vertical, [search, button])) { window in
                search.captureKeys(of: window)
                button.grabFocus()
                XCTAssertFalse(search.isBeingEdited)
                search.text = "abc"
                search.grabFocusAtEnd()
                XCTAssertTrue(search.isBeingEdited)
                XCTAssertTrue(search.window?.raw == window.raw)
                XCTAssertNil(Button("Alone").window)
            }
        }
    }

    func testCopiedTextIsOnTheClipboard() {
        onMainActor {
            Desktop.copy("NotoSerif-Bold")
            XCTAssertEqual(Desktop.copiedText, "NotoSerif-Bold")
        }
    }

    func testPlainWindowShowsItsContent() {
        onMainActor {
            let window = PlainWindow()
            let label = Label("Content")
            window.content = label
            window.present()
            Self.waitUntil("it shows") { label.isMapped && label.width > 0 }
            XCTAssertGreaterThan(label.textColor.alpha, 0)
            window.destroy()
        }
    }
}
