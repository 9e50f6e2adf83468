// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import CGtk

/// Something to press (`GtkButton`).
public class Button: Widget {
    /// A button with a text. An underscore marks its key, as in `_Open`.
    public convenience init(_ label: String) {
        self.init(owning: gtk_button_new_with_mnemonic(label))
        nameByLabel()
    }

    /// A button with an icon. Screen readers need a name for it: the tooltip gives one.
    public convenience init(iconName: String, tooltip: String) {
        self.init(owning: gtk_button_new_from_icon_name(iconName))
        self.tooltip = tooltip
        setAccessibleLabel(tooltip)
    }

    @Property("label") private var text: String?
    @Property("use-underline") private var hasMnemonic: Bool

    /// The text.
    public var label: String? {
        get { text }
        set {
            text = newValue
            nameByLabel()
        }
    }

    /// Takes the name from the text as it is read: GTK 4.8 leaves the underscore in, and says the
    /// text twice.
    func nameByLabel() {
        guard let text else { return }
        setAccessibleLabel(hasMnemonic ? text.replacing("_", with: "") : text)
    }

    /// The icon's name in the theme.
    @Property("icon-name") public var iconName: String?
    /// The action that pressing runs, such as `win.open`; the button is insensitive without it.
    @Property("action-name") public var actionName: String?

    /// What shows in place of a text.
    @Property("child") public var child: Widget?

    /// A button that shows a widget.
    public convenience init(showing child: Widget) {
        self.init(owning: gtk_button_new())
        self.child = child
    }

    /// Sets the action that pressing runs with its parameter, such as `win.view('ladder')`
    /// (`gtk_actionable_set_detailed_action_name`).
    public func setAction(_ detailedName: String) {
        gtk_actionable_set_detailed_action_name(opaque, detailedName)
    }

    /// Presses the button at once; ``Widget/activate()`` takes its time, and needs a window.
    package func click() { emit("clicked") }

    /// Calls `handler` when the button is pressed.
    @discardableResult
    public func onClicked(_ handler: @escaping () -> Void) -> SignalConnection {
        connect("clicked", handler)
    }
}

/// A button that stays pressed (`GtkToggleButton`).
public final class ToggleButton: Button {
    /// A button with an icon that stays pressed.
    public convenience init(iconName: String, tooltip: String) {
        self.init(owning: gtk_toggle_button_new())
        self.iconName = iconName
        self.tooltip = tooltip
        setAccessibleLabel(tooltip)
    }

    /// A button with a text that stays pressed.
    public convenience init(_ label: String) {
        self.init(owning: gtk_toggle_button_new_with_mnemonic(label))
        nameByLabel()
    }

    /// Whether it is pressed.
    @Property("active", isInput: true) public var isActive: Bool

    /// Calls `handler` when the reader changes the state.
    @discardableResult
    public func onToggled(_ handler: @escaping (Bool) -> Void) -> SignalConnection {
        connect(input: "toggled", reading: "active", handler)
    }
}

/// Something to turn on and off (`GtkSwitch`).
public final class Switch: Widget {
    /// A switch that is off.
    public convenience init() { self.init(owning: gtk_switch_new()) }

    /// The action that turning it runs, whose state it shows.
    @Property("action-name") public var actionName: String?
    /// Whether it is on.
    @Property("active", isInput: true) public var isActive: Bool

    /// Calls `handler` when the reader changes the state.
    @discardableResult
    public func onToggled(_ handler: @escaping (Bool) -> Void) -> SignalConnection {
        connect(input: "notify::active", reading: "active", handler)
    }
}
