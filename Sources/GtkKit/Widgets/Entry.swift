// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import CGtk

/// A text entry of one line (`GtkEntry`).
package class Entry: Widget {
    package convenience init() { self.init(owning: gtk_entry_new()) }

    @Property("text", isInput: true) package var text: String
    /// The placeholder of an empty entry.
    @Property("placeholder-text") package var placeholder: String?

    /// The width in characters; −1 for the default.
    @Property("width-chars") package var widthInCharacters: Int

    /// The width in characters that the entry does not exceed by itself; −1 for no limit.
    @Property("max-width-chars") package var maximumWidthInCharacters: Int

    /// The name of the clickable icon after the text; nil for none. A ``SearchEntry`` has its own
    /// icons (`GTK_ENTRY_ICON_SECONDARY`).
    package var iconName: String? {
        gtk_entry_get_icon_name(pointer(), GTK_ENTRY_ICON_SECONDARY).map { String(cString: $0) }
    }

    /// Sets the icon before the text (`GTK_ENTRY_ICON_PRIMARY`).
    package func setLeadingIcon(_ name: String) {
        gtk_entry_set_icon_from_icon_name(pointer(), GTK_ENTRY_ICON_PRIMARY, name)
    }

    /// Sets the clickable icon after the text, with its tooltip; nil for none.
    package func setIcon(_ name: String?, tooltip: String?) {
        // GTK would lay the entry out again.
        guard name != iconName else { return }
        gtk_entry_set_icon_from_icon_name(pointer(), GTK_ENTRY_ICON_SECONDARY, name)
        gtk_entry_set_icon_tooltip_text(pointer(), GTK_ENTRY_ICON_SECONDARY, tooltip)
    }

    /// Calls `handler` when the icon is clicked.
    package func onIconClicked(_ handler: @escaping () -> Void) {
        connect("icon-release", handler)
    }

    /// Takes the keyboard focus, with the cursor after the text (`gtk_editable_set_position`).
    package func grabFocusAtEnd() {
        grabFocus()
        gtk_editable_set_position(opaque, -1)
    }

    /// Whether Enter gives the default response of the dialog that contains the entry.
    @Property("activates-default") package var activatesDefault: Bool

    /// Takes the keyboard focus, with the whole text selected (`gtk_editable_select_region`).
    package func grabFocusSelecting() {
        grabFocus()
        gtk_editable_select_region(opaque, 0, -1)
    }

    /// Calls `handler` with each text that the user types.
    package func onChanged(_ handler: @escaping (String) -> Void) {
        connect(input: "changed", reading: "text", handler)
    }

    /// Calls `handler` when Enter is pressed.
    package func onActivate(_ handler: @escaping () -> Void) {
        connect("activate", handler)
    }
}

/// A search entry (`GtkSearchEntry`).
package final class SearchEntry: Entry {
    package convenience init() { self.init(owning: gtk_search_entry_new()) }

    /// Handles the keys that are typed in a widget and that its descendants do not handle
    /// (`gtk_search_entry_set_key_capture_widget`).
    package func captureKeys(of widget: Widget) {
        gtk_search_entry_set_key_capture_widget(opaque, widget.pointer())
    }

    /// Calls `handler` when Escape is pressed in the entry.
    package func onStopped(_ handler: @escaping () -> Void) {
        connect("stop-search", handler)
    }
}

/// A numeric entry with buttons (`GtkSpinButton`).
package final class SpinButton: Widget {
    /// An entry for a number in a range.
    package convenience init(_ range: ClosedRange<Double>, step: Double) {
        self.init(owning: gtk_spin_button_new_with_range(range.lowerBound, range.upperBound, step))
        scrollOnlyWithFocus()
    }

    /// The value, clamped to the range.
    @Property("value", isInput: true) package var value: Double
    /// The width in characters; −1 for the default.
    @Property("width-chars") package var widthInCharacters: Int
    /// The text. It becomes the value on Enter, or when the focus leaves.
    @Property("text", isInput: true) package var text: String

    /// Disables the wheel if the entry does not have the focus. Otherwise scrolling the page would change a value under
    /// the pointer.
    private func scrollOnlyWithFocus() {
        EventController.setControllers(
            of: self, type: gtk_event_controller_scroll_get_type(), isEnabled: false)
        let focus = addController(gtk_event_controller_focus_new())
        for (signal, isEnabled) in [("enter", true), ("leave", false)] {
            focus.connect(emission: signal) { emission in
                guard let widget = EventController.widget(of: emission.emitter) else { return }
                EventController.setControllers(
                    of: widget, type: gtk_event_controller_scroll_get_type(), isEnabled: isEnabled)
            }
        }
    }

    /// Releases a pressed button. If a dialog opens during a press, GTK misses the release: the value would keep
    /// changing (`gtk_spin_button_stop_spinning`), and the row around it would look pressed.
    package func release() {
        let active = GTK_STATE_FLAG_ACTIVE.rawValue
        let isPressed = childPointers.contains {
            gtk_widget_get_state_flags($0).rawValue & active != 0
        }
        guard isPressed else { return }
        // GTK sets the flag on all ancestors, and clears it on release.
        for widget in sequence(first: self as Widget, next: \.parent) {
            gtk_widget_unset_state_flags(widget.pointer(), GTK_STATE_FLAG_ACTIVE)
        }
        let focus = window?.focus
        isSensitive = false
        isSensitive = true
        focus?.grabFocus()
    }

    /// Sets the value to the text (`gtk_spin_button_update`).
    package func commitText() { gtk_spin_button_update(opaque) }

    /// Changes the value by steps, as arrow keys and the wheel do (`gtk_spin_button_spin`).
    package func step(by steps: Int) {
        gtk_spin_button_spin(
            opaque, steps < 0 ? GTK_SPIN_STEP_BACKWARD : GTK_SPIN_STEP_FORWARD,
            Double(abs(steps)))
    }

    /// Calls `handler` with each text, even while the user types.
    package func onTextChanged(_ handler: @escaping (String) -> Void) {
        connect(input: "changed", reading: "text", handler)
    }

    /// Sets the parser of texts, which replaces GTK's parser for numbers of the locale. Nil leaves the value unchanged
    /// (`GtkSpinButton::input`).
    package func setParser(_ parse: @escaping (String) -> Double?) {
        setProperty("numeric", to: false)
        // GTK_UPDATE_IF_VALID: otherwise an invalid text sets the minimum value.
        setProperty("update-policy", to: 1)
        connect(emission: "input") { emission in
            let place = g_value_get_pointer(emission.next().pointer)
            guard let value = parse(emission.emitter.property("text")), let place else {
                return emission.answer(Int(GTK_INPUT_ERROR))
            }
            place.assumingMemoryBound(to: Double.self).pointee = value
            emission.answer(1)
        }
    }

    /// Sets the format of values; nil for GTK's format (`GtkSpinButton::output`).
    package func setFormat(_ format: @escaping (Double) -> String?) {
        // Otherwise later versions of GTK refuse words, even those of the format.
        setProperty("numeric", to: false)
        connect(emission: "output") { emission in
            let value: Double = emission.emitter.property("value")
            guard let text = format(value) else { return emission.answer(false) }
            if emission.emitter.property("text") != text {
                emission.emitter.setProperty("text", to: text)
            }
            emission.answer(true)
        }
    }

    /// Calls `handler` with each number that the user enters.
    package func onValueChanged(_ handler: @escaping (Double) -> Void) {
        connect(input: "value-changed", reading: "value", handler)
    }
}
