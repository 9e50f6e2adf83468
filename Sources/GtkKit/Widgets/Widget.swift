// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import CGtk

/// A widget (`GtkWidget`).
open class Widget: Object {
    /// Whether the widget is visible, provided that its parents are.
    @Property("visible") package var isVisible: Bool
    /// Whether the widget handles input.
    @Property("sensitive") package var isSensitive: Bool
    /// Whether the widget can have the keyboard focus.
    @Property("focusable") package var isFocusable: Bool
    /// Whether the widget or its descendants can have the keyboard focus.
    @Property("can-focus") package var canFocus: Bool
    /// Whether the widget is a target of the pointer and gestures.
    @Property("can-target") package var canBeTarget: Bool
    @Property("hexpand") package var expandsHorizontally: Bool
    @Property("vexpand") package var expandsVertically: Bool
    /// The horizontal alignment in a wider allocation.
    @Property("halign") package var horizontalAlignment: Alignment
    /// The vertical alignment in a higher allocation.
    @Property("valign") package var verticalAlignment: Alignment
    /// The margin on the side where lines begin, in pixels.
    @Property("margin-start") package var marginStart: Int
    /// The margin on the side where lines end, in pixels.
    @Property("margin-end") package var marginEnd: Int
    /// The margin above, in pixels.
    @Property("margin-top") package var marginTop: Int
    /// The margin below, in pixels.
    @Property("margin-bottom") package var marginBottom: Int
    /// The least width, in pixels; −1 for that of the content.
    @Property("width-request") package var minimumWidth: Int
    /// The text of the tooltip. Each change asks the display server for the pointer, and waits.
    @Property("tooltip-text") package var tooltip: String?
    /// The name for style sheets and tests.
    @Property("name") package var name: String
    /// The opacity, from 0, transparent, to 1.
    @Property("opacity") package var opacity: Double
    @Property("overflow") private var overflow: Int

    /// Calls `text` for the tooltip when it is about to show (`query-tooltip`), for a text that changes
    /// often.
    package func onTooltip(_ text: @escaping () -> String) {
        gtk_widget_set_has_tooltip(pointer(), 1)
        connect("query-tooltip") { (_: Int, _: Int, _: Bool, tooltip: Object) in
            gtk_tooltip_set_text(tooltip.opaque, text())
            return true
        }
    }

    /// Whether drawing is clipped to the widget's bounds (`GtkOverflow`).
    package var clipsToBounds: Bool {
        get { overflow == 1 }
        set { overflow = newValue ? 1 : 0 }
    }

    /// Sets the accessible name, in place of any other (`GTK_ACCESSIBLE_PROPERTY_LABEL`).
    open func setAccessibleLabel(_ label: String) {
        updateProperty(GTK_ACCESSIBLE_PROPERTY_LABEL, label)
        removeAccessibleLabels()
    }

    /// Sets the accessible description (`GTK_ACCESSIBLE_PROPERTY_DESCRIPTION`).
    open func setAccessibleDescription(_ description: String) {
        updateProperty(GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, description)
    }

    /// Sets the margins on all four sides, in pixels.
    package func setMargins(_ margin: Int) {
        (marginStart, marginEnd, marginTop, marginBottom) = (margin, margin, margin, margin)
    }
}

/// The alignment of a widget in a larger allocation (`GtkAlign`).
package enum Alignment: Int, ValueConvertible {
    /// Over the whole allocation.
    case fill
    /// At the start of lines, or at the top.
    case start
    /// At the end of lines, or at the bottom.
    case end
    case center
    case baseline
}

// MARK: - Style

extension Widget {
    /// Adds a style class, such as `title-1` or `dim-label`.
    package func addCssClass(_ name: String) { gtk_widget_add_css_class(pointer(), name) }

    package func removeCssClass(_ name: String) { gtk_widget_remove_css_class(pointer(), name) }

    /// Adds style classes.
    package func addCssClasses(_ names: String...) { names.forEach(addCssClass) }

    /// Adds or removes a style class.
    package func setCssClass(_ name: String, _ isSet: Bool) {
        isSet ? addCssClass(name) : removeCssClass(name)
    }

    /// Whether the widget has a style class.
    package func hasCssClass(_ name: String) -> Bool {
        gtk_widget_has_css_class(pointer(), name) != 0
    }
}

// MARK: - State

extension Widget {
    /// Whether the widget is in a visible window (`gtk_widget_get_mapped`).
    package var isMapped: Bool { gtk_widget_get_mapped(pointer()) != 0 }

    /// Whether the widget has the keyboard focus.
    package var hasFocus: Bool { gtk_widget_has_focus(pointer()) != 0 }

    /// Whether the widget or a descendant, such as the text of an entry, has the keyboard focus
    /// (`GTK_STATE_FLAG_FOCUS_WITHIN`).
    package var containsFocus: Bool {
        gtk_widget_get_state_flags(pointer()).rawValue & GTK_STATE_FLAG_FOCUS_WITHIN.rawValue != 0
    }

    /// The text colour of the widget's style (`gtk_widget_get_color`).
    package var textColor: Color {
        var color = GdkRGBA()
        typeladder_widget_get_color(pointer(), &color)
        return Color(
            red: Double(color.red), green: Double(color.green), blue: Double(color.blue),
            alpha: Double(color.alpha))
    }

    /// The window of the widget; nil for none (`gtk_widget_get_root`).
    package var window: Window? {
        guard let root = gtk_widget_get_root(pointer()) else { return nil }
        let instance = UnsafeMutableRawPointer(root).assumingMemoryBound(to: GTypeInstance.self)
        return g_type_check_instance_is_a(instance, gtk_window_get_type()) != 0
            ? Window(borrowing: UnsafeMutableRawPointer(root)) : nil
    }

    /// Device pixels per pixel, a whole number in GTK 4.8.
    package var scaleFactor: Int { Int(gtk_widget_get_scale_factor(pointer())) }

    /// Whether the text direction is right to left.
    package var isRightToLeft: Bool {
        get { gtk_widget_get_direction(pointer()) == GTK_TEXT_DIR_RTL }
        set { gtk_widget_set_direction(pointer(), newValue ? GTK_TEXT_DIR_RTL : GTK_TEXT_DIR_LTR) }
    }

    /// Whether the widget has the keyboard focus while its window is active (`gtk_widget_is_focus`).
    package var isFocusOfWindow: Bool { gtk_widget_is_focus(pointer()) != 0 }

    /// Whether the widget is a descendant of another (`gtk_widget_is_ancestor`).
    package func isInside(_ ancestor: Widget) -> Bool {
        gtk_widget_is_ancestor(pointer(), ancestor.pointer()) != 0
    }

    /// Whether the widget is in a popover, such as a menu (`gtk_widget_get_ancestor`).
    package var isInPopover: Bool {
        gtk_widget_get_ancestor(pointer(), gtk_popover_get_type()) != nil
    }

    /// Takes the keyboard focus; false where that is impossible.
    @discardableResult
    package func grabFocus() -> Bool { gtk_widget_grab_focus(pointer()) != 0 }

    /// Moves the focus as a key does (`gtk_widget_child_focus`).
    @discardableResult
    package func moveFocus(_ direction: FocusDirection) -> Bool {
        gtk_widget_child_focus(
            pointer(), GtkDirectionType(rawValue: UInt32(direction.rawValue))) != 0
    }

    /// Activates an action of the application, the window or an ancestor, such as `win.open`; false
    /// where there is none or it is disabled.
    @discardableResult
    package func activateAction(_ name: String) -> Bool {
        gtk_widget_activate_action_variant(pointer(), name, nil) != 0
    }

    /// Activates an action with a parameter.
    @discardableResult
    package func activateAction<Parameter: VariantConvertible>(
        _ name: String, _ parameter: Parameter
    ) -> Bool {
        gtk_widget_activate_action_variant(pointer(), name, parameter.makeVariant()) != 0
    }

    /// Sets the cursor over the widget by its CSS name, such as `ew-resize`
    /// (`gtk_widget_set_cursor_from_name`).
    package func setCursor(_ name: String) { gtk_widget_set_cursor_from_name(pointer(), name) }

    /// Activates the widget, as Enter does (`gtk_widget_activate`).
    @discardableResult
    package func activate() -> Bool { gtk_widget_activate(pointer()) != 0 }
}

// MARK: - Events and frames

extension Widget {
    /// Adds an event controller (`gtk_widget_add_controller`, which takes over a reference).
    package func addController(_ controller: EventController) {
        g_object_ref(controller.raw)
        gtk_widget_add_controller(pointer(), controller.opaque)
    }

    /// Calls `body` before each frame while it returns true and the widget is visible
    /// (`gtk_widget_add_tick_callback`). The argument is the time of the frame in seconds.
    @discardableResult
    package func addTick(_ body: @escaping (Double) -> Bool) -> Scheduled {
        Scheduled(tick: body, widget: self) { data in
            gtk_widget_add_tick_callback(pointer(), runTick, data, releaseScheduled)
        }
    }
}
