// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import CGtk
import GtkTestSupport
import XCTest

@testable import GtkKit

final class WidgetTests: GtkTestCase {
    func testDropDownChoosesByPosition() {
        onMainActor {
            let drop = DropDown(["XS", "S", "M"])
            var chosen: [Int] = []
            drop.onSelected { chosen.append($0) }
            XCTAssertEqual(drop.selected, 0)
            drop.choose(2)
            XCTAssertEqual(chosen, [2])
            drop.setItems(["a", "b"])
            XCTAssertEqual(drop.selected, 1)
            drop.setItems([])
            XCTAssertNil(drop.selected)
        }
    }

    func testScaleClampsAndMovesByKey() {
        onMainActor {
            let scale = Scale(0...11, step: 1)
            scale.roundingDigits = 0
            var values: [Double] = []
            scale.onValueChanged { values.append($0) }
            Self.withWindow(scale) { _ in
                scale.drag(to: 3)
                scale.drag(to: 99)
                XCTAssertEqual(scale.value, 11)
                // The signals that the arrow and Home keys are bound to.
                scale.moveSlider(GTK_SCROLL_STEP_BACKWARD)
                XCTAssertEqual(scale.value, 10)
                scale.moveSlider(GTK_SCROLL_START)
                XCTAssertEqual(scale.value, 0)
                XCTAssertEqual(values, [3, 11, 10, 0])
            }
        }
    }

    func testToggles() {
        onMainActor {
            var log: [String] = []
            let toggle = ToggleButton("t")
            toggle.onToggled { log.append("toggle \($0)") }
            toggle.press(true)
            XCTAssertEqual(log, ["toggle true"])
        }
    }

    func testEntriesAndNumbers() {
        onMainActor {
            var log: [String] = []
            let entry = Entry()
            entry.onChanged { log.append($0) }
            entry.type("körper")
            let search = SearchEntry()
            search.onChanged { log.append($0) }
            search.type("s")
            let spin = SpinButton(1...9, step: 1)
            spin.onValueChanged { log.append("\($0)") }
            spin.enter(5)
            XCTAssertEqual(log.last, "5.0")
            XCTAssertTrue(log.contains("körper") && log.contains("s"))
        }
    }

    func testInputsAreSilentWhereTheProgramSetsThem() {
        onMainActor {
            var heard: [String] = []
            let drop = DropDown(["A", "B", "C"])
            let scale = Scale(0...9, step: 1)
            let spin = SpinButton(0...9, step: 1)
            let entry = Entry()
            let toggle = ToggleButton("T")
            let editor = ColorEditor()
            let list = ListBox()
            ["a", "b"].forEach { list.append(ActionRow(title: $0)) }
            drop.onSelected { _ in heard.append("choice") }
            scale.onValueChanged { _ in heard.append("slider") }
            spin.onValueChanged { _ in heard.append("number") }
            spin.onTextChanged { _ in heard.append("number's text") }
            entry.onChanged { _ in heard.append("text") }
            toggle.onToggled { _ in heard.append("toggle") }
            editor.onChanged { _ in heard.append("color") }
            list.onSelected { _ in heard.append("row") }
            drop.selected = 2
            drop.setItems(["A"])
            scale.value = 7
            scale.setRange(0...5)
            spin.value = 7
            spin.text = "3"
            entry.text = "abc"
            entry.text = ""
            toggle.isActive = true
            editor.color = Color(red: 1, green: 0, blue: 0)
            list.selected = 1
            XCTAssertEqual(heard, [])
            // The user's input is reported again, once per change.
            drop.setItems(["A", "B"])
            drop.choose(1)
            scale.drag(to: 2)
            entry.type("x")
            toggle.press(false)
            list.choose(0)
            XCTAssertEqual(heard, ["choice", "slider", "text", "toggle", "row"])
        }
    }

    func testListBoxActivatesByPosition() {
        onMainActor {
            let list = ListBox()
            let rows = ["a", "b"].map { ActionRow(title: $0) }
            rows.forEach { row in
                row.isActivatable = true
                list.append(row)
            }
            var activated: [Int] = []
            list.onActivated { activated.append($0) }
            Self.withWindow(list) { _ in rows[1].activate() }
            XCTAssertEqual(activated, [1])
            list.selected = 0
            XCTAssertEqual(list.selected, 0)
            list.removeAll()
            XCTAssertNil(list.selected)
        }
    }

    func testStackAndOverlay() {
        onMainActor {
            let stack = Stack()
            stack.add(Label("a"), name: "a")
            stack.add(Label("b"), name: "b")
            XCTAssertEqual(stack.visibleName, "a")
            stack.visibleName = "b"
            XCTAssertEqual(stack.visibleName, "b")
            let overlay = Overlay(stack)
            overlay.addOverlay(Label("top"))
            XCTAssertEqual(overlay.children.count, 2)
        }
    }

    func testStyleClassesAndDirection() {
        onMainActor {
            let label = Label("x")
            label.addCssClass("title-1")
            XCTAssertTrue(label.hasCssClass("title-1"))
            label.removeCssClass("title-1")
            XCTAssertFalse(label.hasCssClass("title-1"))
            label.isRightToLeft = true
            XCTAssertTrue(label.isRightToLeft)
        }
    }

    func testToastIsShownAndDismissed() {
        onMainActor {
            let overlay = ToastOverlay(Label("x"))
            Self.withWindow(overlay) { _ in
                let toast = Toast("Saved")
                var isDismissed = false
                toast.connect("dismissed") { isDismissed = true }
                overlay.add(toast)
                Self.waitUntilStill()
                adw_toast_dismiss(toast.opaque)
                Self.waitUntil("it is gone") { isDismissed }
            }
        }
    }

    func testDialogsOpenAndClose() {
        onMainActor {
            Self.withWindow(Label("x")) { window in
                let about = AboutDialog()
                about.applicationName = "Typeladder"
                about.setMITLicense()
                let shortcuts = ShortcutsWindow(
                    parent: window,
                    [
                        "View & size": [
                            .keys("Larger", ["<Control>plus"]),
                            .keys("Smaller", ["<Control>minus"]),
                        ]
                    ])
                shortcuts.present()
                Self.waitUntil("the shortcuts show") { shortcuts.isMapped }
                shortcuts.destroy()
                let message = MessageDialog(heading: "a < b", body: "c & d")
                message.addResponse("ok", label: "_OK", appearance: .suggested)
                for dialog: Dialog in [about, message] {
                    dialog.present(over: window)
                    Self.waitUntil("\(dialog.typeName) shows") { dialog.isMapped }
                    dialog.close()
                    Self.waitUntil("it is gone") { !dialog.isMapped }
                }
            }
        }
    }

    func testAccessibleAttributesAreTaken() {
        onMainActor {
            let tile = Tile(width: 1, height: 1, role: .switchControl)
            tile.setAccessibleLabel("Wi-Fi")
            tile.setAccessibleDescription("Wireless")
            tile.setAccessibleValue("on")
            tile.setAccessibleLevel(2)
            tile.setAccessibleChecked(true)
            tile.setAccessibleSelected(true)
            tile.setAccessibleHidden(false)
            tile.setAccessiblePosition(2, of: 10)
            let accessible = tile.opaque
            XCTAssertNotEqual(
                gtk_test_accessible_has_role(accessible, GTK_ACCESSIBLE_ROLE_SWITCH), 0)
            let properties = [
                GTK_ACCESSIBLE_PROPERTY_LABEL, GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
                GTK_ACCESSIBLE_PROPERTY_VALUE_TEXT, GTK_ACCESSIBLE_PROPERTY_LEVEL,
            ]
            for property in properties {
                XCTAssertNotEqual(gtk_test_accessible_has_property(accessible, property), 0)
            }
            XCTAssertNotEqual(
                gtk_test_accessible_has_state(accessible, GTK_ACCESSIBLE_STATE_CHECKED), 0)
            XCTAssertNotEqual(
                gtk_test_accessible_has_relation(
                    accessible, GTK_ACCESSIBLE_RELATION_POS_IN_SET), 0)
        }
    }

    func testClipboardTakesText() {
        onMainActor {
            Clipboard.copy("17 pt")
            let clipboard = gdk_display_get_clipboard(gdk_display_get_default())
            XCTAssertNotEqual(gdk_clipboard_is_local(clipboard), 0)
        }
    }
}

extension Scale {
    fileprivate func moveSlider(_ scroll: GtkScrollType) {
        Value.with(gtk_range_get_type()) { instance in
            g_value_set_object(instance.pointer, raw)
            Value.with(gtk_scroll_type_get_type()) { kind in
                g_value_set_enum(kind.pointer, gint(scroll.rawValue))
                var arguments = [instance.pointer.pointee, kind.pointer.pointee]
                g_signal_emitv(
                    &arguments, g_signal_lookup("move-slider", gtk_range_get_type()), 0, nil)
            }
        }
    }
}
