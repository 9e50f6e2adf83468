// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import CGtk
import GtkKit

// A user's input, which calls handlers. Properties set by the program are silent.

extension DropDown {
    /// Chooses an item.
    @MainActor package func choose(_ position: Int) {
        setProperty("selected", to: position)
    }
}

extension ListBox {
    /// Selects a row.
    @MainActor package func choose(_ position: Int) {
        gtk_list_box_select_row(opaque, gtk_list_box_get_row_at_index(opaque, gint(position)))
    }
}

extension Scale {
    /// Moves the slider.
    @MainActor package func drag(to value: Double) { gtk_range_set_value(pointer(), value) }
}

extension SpinButton {
    /// Enters a number.
    @MainActor package func enter(_ value: Double) { setProperty("value", to: value) }

    /// Types a text that is not yet a number.
    @MainActor package func type(_ text: String) { setProperty("text", to: text) }
}

extension Entry {
    /// Replaces the text.
    @MainActor package func type(_ text: String) { setProperty("text", to: text) }
}

extension ColorEditor {
    /// Selects a color.
    @MainActor package func mix(_ color: Color) {
        var color = GdkRGBA(
            red: Float(color.red), green: Float(color.green), blue: Float(color.blue),
            alpha: Float(color.alpha))
        typeladder_color_editor_set(pointer(), &color)
    }
}

extension ToggleButton {
    /// Presses or releases the button.
    @MainActor package func press(_ isPressed: Bool) { setProperty("active", to: isPressed) }
}
