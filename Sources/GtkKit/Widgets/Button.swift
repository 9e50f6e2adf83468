// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import CGtk

/// A button (`GtkButton`).
package class Button: Widget {
    /// A button with a text. An underscore marks its mnemonic, as in `_Open`.
    package convenience init(_ label: String) {
        self.init(owning: gtk_button_new_with_mnemonic(label))
        nameByLabel()
    }

    /// Lets the text of a button wrap if the button is too narrow, because translations may be long.
    package func wrapLabel() {
        guard let child = gtk_button_get_child(pointer()) else { return }
        let label = Label(borrowing: UnsafeMutableRawPointer(child))
        label.wraps = true
        gtk_label_set_justify(label.opaque, GTK_JUSTIFY_CENTER)
    }

    /// A button with an icon. The tooltip is its accessible name.
    package convenience init(iconName: String, tooltip: String) {
        self.init(owning: gtk_button_new_from_icon_name(iconName))
        self.tooltip = tooltip
        setAccessibleLabel(tooltip)
    }

    @Property("label") private var text: String?
    @Property("use-underline") private var hasMnemonic: Bool

    package var label: String? {
        get { text }
        set {
            text = newValue
            nameByLabel()
        }
    }

    /// Sets the accessible name to the text without its underscore. GTK 4.8 keeps the underscore, and has the text
    /// twice.
    func nameByLabel() {
        guard let text else { return }
        setAccessibleLabel(hasMnemonic ? text.replacing("_", with: "") : text)
    }

    /// The name of the icon in the icon theme.
    @Property("icon-name") package var iconName: String?
    /// The action of the button, such as `win.open`. If the action does not exist, the button is insensitive.
    @Property("action-name") package var actionName: String?

    /// The widget that replaces the text.
    @Property("child") package var child: Widget?

    /// A button with a widget as its content.
    package convenience init(showing child: Widget) {
        self.init(owning: gtk_button_new())
        self.child = child
    }

    /// Sets the action of the button with its parameter, such as `win.view('ladder')`
    /// (`gtk_actionable_set_detailed_action_name`).
    package func setAction(_ detailedName: String) {
        gtk_actionable_set_detailed_action_name(opaque, detailedName)
    }

    /// Clicks the button immediately, for tests. ``Widget/activate()`` is delayed, and requires a window.
    package func click() { emit("clicked") }

    /// Calls `handler` when the button is clicked.
    package func onClicked(_ handler: @escaping () -> Void) { connect("clicked", handler) }
}

/// A toggle button (`GtkToggleButton`).
package final class ToggleButton: Button {
    package convenience init(iconName: String, tooltip: String) {
        self.init(owning: gtk_toggle_button_new())
        self.iconName = iconName
        self.tooltip = tooltip
        setAccessibleLabel(tooltip)
    }

    /// A toggle button with a text.
    package convenience init(_ label: String) {
        self.init(owning: gtk_toggle_button_new_with_mnemonic(label))
        nameByLabel()
    }

    @Property("active", isInput: true) package var isActive: Bool

    /// Calls `handler` when the user changes the state.
    package func onToggled(_ handler: @escaping (Bool) -> Void) {
        connect(input: "toggled", reading: "active", handler)
    }
}

/// A switch (`GtkSwitch`).
package final class Switch: Widget {
    package convenience init() { self.init(owning: gtk_switch_new()) }

    @Property("active", isInput: true) package var isActive: Bool

    /// Calls `handler` when the user turns the switch on or off.
    package func onToggled(_ handler: @escaping (Bool) -> Void) {
        connect(input: "notify::active", reading: "active", handler)
    }

    /// The action of the switch. The switch displays the action's state.
    @Property("action-name") package var actionName: String?
}
