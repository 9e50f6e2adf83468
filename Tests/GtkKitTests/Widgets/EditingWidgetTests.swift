// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import CGtk
import Glibc
import GtkTestSupport
import Syntax
import XCTest

@testable import GtkKit

/// Widgets for editing: numbers, colors, expanding rows, and changing folders.
final class EditingWidgetTests: GtkTestCase {
    func testSpinButtonReadsAndWritesWords() {
        onMainActor {
            let spin = SpinButton(0...100, step: 1)
            spin.setFormat { $0 == 0 ? "None" : nil }
            spin.setParser { $0 == "None" ? 0 : Double($0) }
            var values: [Double] = []
            spin.onValueChanged { values.append($0) }
            Self.withWindow(spin) { _ in
                // A text that is not a number is reported as the old number once more.
                spin.type("12.5")
                spin.commitText()
                spin.type("None")
                spin.commitText()
                XCTAssertEqual(spin.text, "None")
                spin.type("what")
                spin.commitText()
                XCTAssertEqual(spin.text, "None")
                spin.step(by: 3)
                XCTAssertEqual(values, [12.5, 0, 0, 3])
            }
        }
    }

    func testReleasedSpinButtonLooksPressedNowhere() {
        onMainActor {
            let spin = SpinButton(0...100, step: 1)
            let box = Box(.vertical, [spin])
            Self.withWindow(box) { _ in
                let button = spin.children.last ?? spin
                // As after a press that ends in a dialog that the press opened.
                for widget in [button, spin, box] {
                    gtk_widget_set_state_flags(widget.pointer(), GTK_STATE_FLAG_ACTIVE, 0)
                }
                spin.release()
                for widget in [button, spin, box] {
                    let flags = gtk_widget_get_state_flags(widget.pointer()).rawValue
                    XCTAssertEqual(flags & GTK_STATE_FLAG_ACTIVE.rawValue, 0, widget.typeName)
                }
            }
        }
    }

    func testSelectableLabelIsNoStopOfTab() {
        onMainActor {
            let (first, label, last) = (Button("A"), Label("B"), Button("C"))
            label.isSelectable = true
            let box = Box(.vertical, [first, label, last])
            Self.withWindow(box) { window in
                first.grabFocus()
                XCTAssertTrue(window.moveFocus(.forward))
                XCTAssertTrue(last.isFocusOfWindow)
                XCTAssertTrue(label.isSelectable)
            }
        }
    }

    func testColorEditorTellsEachColor() {
        onMainActor {
            let editor = ColorEditor()
            var colors: [Color] = []
            editor.onChanged { colors.append($0) }
            editor.mix(Color(red: 1, green: 0, blue: 0.5))
            XCTAssertEqual(editor.color, Color(red: 1, green: 0, blue: 0.5))
            XCTAssertEqual(colors.last, Color(red: 1, green: 0, blue: 0.5))
        }
    }

    func testPopoverOfAButtonIsMadeOnceWhenItIsWanted() {
        onMainActor {
            let button = MenuButton(Label("Color"))
            var count = 0
            var popover: Popover?
            button.setPopover { [weak button] in
                XCTAssertNotNil(button)
                count += 1
                popover = Popover(Label("Names"))
                return popover
            }
            Self.withWindow(button) { _ in
                XCTAssertEqual(count, 0)
                button.open()
                Self.waitUntil("it shows") { popover?.isMapped == true }
                popover?.close()
                Self.waitUntil("it is closed") { popover?.isMapped == false }
                button.open()
                Self.waitUntil("it shows again") { popover?.isMapped == true }
                XCTAssertEqual(count, 1)
            }
        }
    }

    func testExpanderRowSaysWhenItOpens() {
        onMainActor {
            let row = ExpanderRow(title: "Body")
            var states: [Bool] = []
            row.onExpanded { states.append($0) }
            row.addSuffix(Label("17"))
            row.addRow(ActionRow(title: "Size"))
            row.isExpanded = true
            row.isExpanded = false
            XCTAssertEqual(states, [true, false])
        }
    }

    func testFolderMonitorNamesTheFile() throws {
        let folder = NSTemporaryDirectory() + "typeladder-" + UUID().uuidString
        XCTAssertEqual(mkdir(folder, 0o700), 0)
        defer { try? FileManager.default.removeItem(atPath: folder) }
        try onMainActor {
            var paths: Set<FilePath> = []
            let monitor = try FileMonitor(watchingFolder: FilePath(folder)) { paths.formUnion($1) }
            try "a".write(toFile: "\(folder)/a", atomically: false, encoding: .utf8)
            Self.waitUntil("the change is seen") { paths.contains(FilePath("\(folder)/a")) }
            // A folder that is made again is watched again.
            paths = []
            try FileManager.default.removeItem(atPath: folder)
            Self.waitUntil("its end is seen") { paths.contains(FilePath(folder)) }
            XCTAssertEqual(mkdir(folder, 0o700), 0)
            withExtendedLifetime(monitor) {
                Self.waitUntil("a later change is seen") {
                    try? "b".write(toFile: "\(folder)/b", atomically: false, encoding: .utf8)
                    return paths.contains(FilePath("\(folder)/b"))
                }
            }
        }
    }

    func testChooserTakesAFolder() {
        let folder = FilePath(NSTemporaryDirectory())
        onMainActor {
            // If a folder is freed before GTK has read it, GTK prints a warning, which ends the test.
            for purpose in [FileChooser.Purpose.save, .open, .openFiles, .openFolder] {
                FileChooser(title: "Any", parent: nil, purpose: purpose).setFolder(folder)
            }
        }
    }

    func testChooserHasChoices() {
        onMainActor {
            let chooser = FileChooser(title: "Save", parent: nil, purpose: .save)
            chooser.addChoice("format", label: "Format", options: [("a", "A"), ("b", "B")])
            XCTAssertEqual(chooser.choice("format"), "a")
        }
    }
}
