// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import CGtk
import GtkTestSupport
import XCTest

@testable import GtkKit

/// The parts of a dialog: a window without actions, a search entry, and the clipboard.
final class DialogTests: GtkTestCase {
    func testSearchTakesKeysAndFocus() {
        onMainActor {
            let search = SearchEntry()
            let button = Button("Other")
            Self.withWindow(Box(.vertical, [search, button])) { window in
                search.captureKeys(of: window)
                button.grabFocus()
                XCTAssertFalse(search.containsFocus)
                search.text = "abc"
                search.grabFocusAtEnd()
                XCTAssertTrue(search.containsFocus)
                XCTAssertTrue(search.window?.raw == window.raw)
                XCTAssertNil(Button("Alone").window)
            }
        }
    }

    func testTextTypedAtOnceStays() {
        onMainActor {
            Self.withWindow(Label("Below")) { parent in
                let dialog = MessageDialog(heading: "Ignore?", body: "")
                let reason = Entry()
                dialog.addResponse("close", label: "Close")
                dialog.extraChild = Box(.vertical, [reason])
                dialog.present(over: parent, focusing: reason)
                // A key that arrives as soon as the entry has the focus. The latest tick callback is called first.
                dialog.addTick { _ in
                    guard reason.containsFocus else { return true }
                    reason.text = "I"
                    return false
                }
                Self.waitUntil("the text") { reason.text == "I" }
                Self.waitUntilStill()
                XCTAssertEqual(gtk_editable_get_selection_bounds(reason.opaque, nil, nil), 0)
                dialog.close()
            }
        }
    }

    func testCopiedTextIsOnTheClipboard() {
        onMainActor {
            Clipboard.copy("NotoSerif-Bold")
            XCTAssertEqual(Clipboard.ownText, "NotoSerif-Bold")
        }
    }

    func testDialogGoesWithItsWindow() {
        onMainActor {
            let label = Label("Content")
            Self.withWindow(Label("Below")) { parent in
                let window = ApplicationWindow(
                    Self.application, title: "Dialog", width: 200, height: 100, over: parent)
                window.content = label
                window.closeOnEscape()
                window.present()
                Self.waitUntil("it shows") { label.isMapped && label.width > 0 }
                XCTAssertGreaterThan(label.textColor.alpha, 0)
            }
            Self.waitUntil("it is gone") { !label.isMapped }
        }
    }
}
