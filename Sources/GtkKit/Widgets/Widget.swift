// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import CGtk

/// Anything that has a place in a window (`GtkWidget`): what all of them have in common.
open class Widget: Object {
    /// Whether the widget shows, if its parents do.
    @Property("visible") public var isVisible: Bool
    /// Whether the widget answers to input.
    @Property("sensitive") public var isSensitive: Bool
    /// Whether the widget can have the keyboard focus.
    @Property("focusable") public var isFocusable: Bool
    /// Whether the keyboard focus may come to the widget or what is in it.
    @Property("can-focus") public var canFocus: Bool
    /// Whether the pointer and gestures reach the widget.
    @Property("can-target") public var canBeTarget: Bool
    /// Whether the widget wants spare width.
    @Property("hexpand") public var expandsHorizontally: Bool
    /// Whether the widget wants spare height.
    @Property("vexpand") public var expandsVertically: Bool
    /// What to do with more width than is needed.
    @Property("halign") public var horizontalAlignment: Alignment
    /// What to do with more height than is needed.
    @Property("valign") public var verticalAlignment: Alignment
    /// Space on the side where lines of text begin, in pixels.
    @Property("margin-start") public var marginStart: Int
    /// Space on the side where lines of text end, in pixels.
    @Property("margin-end") public var marginEnd: Int
    /// Space above, in pixels.
    @Property("margin-top") public var marginTop: Int
    /// Space below, in pixels.
    @Property("margin-bottom") public var marginBottom: Int
    /// The least width, in pixels; −1 leaves it to the widget.
    @Property("width-request") public var minimumWidth: Int
    /// What shows when the pointer rests on the widget.
    @Property("tooltip-text") public var tooltip: String?
    /// A name for style sheets and tests.
    @Property("name") public var name: String
    /// From 0, transparent, to 1.
    @Property("opacity") public var opacity: Double
    /// What draws outside the widget's bounds is cut off.
    @Property("overflow") private var overflow: Int

    /// Whether children are cut off at the widget's bounds (`GtkOverflow`).
    public var clipsToBounds: Bool {
        get { overflow == 1 }
        set { overflow = newValue ? 1 : 0 }
    }

    /// Sets the name that screen readers say, and no other (`GTK_ACCESSIBLE_PROPERTY_LABEL`).
    open func setAccessibleLabel(_ label: String) {
        updateProperty(GTK_ACCESSIBLE_PROPERTY_LABEL, label)
        removeAccessibleLabels()
    }

    /// Sets the longer explanation (`GTK_ACCESSIBLE_PROPERTY_DESCRIPTION`).
    open func setAccessibleDescription(_ description: String) {
        updateProperty(GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, description)
    }

    /// Space on all four sides, in pixels.
    public func setMargins(_ margin: Int) {
        (marginStart, marginEnd, marginTop, marginBottom) = (margin, margin, margin, margin)
    }
}

/// What a widget does with more room than it needs; `GtkAlign`.
public enum Alignment: Int, ValueConvertible {
    /// Take all of it.
    case fill
    /// Stay where text begins, or at the top.
    case start
    /// Stay where text ends, or at the bottom.
    case end
    /// Stay in the middle.
    case center
    /// Stand on the common baseline.
    case baseline
}

// MARK: - Style

extension Widget {
    /// Adds a style class, such as `title-1` or `dim-label`.
    public func addCssClass(_ name: String) { gtk_widget_add_css_class(pointer(), name) }

    /// Removes a style class.
    public func removeCssClass(_ name: String) { gtk_widget_remove_css_class(pointer(), name) }

    /// Whether the widget has a style class.
    public func hasCssClass(_ name: String) -> Bool {
        gtk_widget_has_css_class(pointer(), name) != 0
    }
}

// MARK: - State

extension Widget {
    /// Whether the widget is in a window that shows (`gtk_widget_get_mapped`).
    public var isMapped: Bool { gtk_widget_get_mapped(pointer()) != 0 }

    /// Whether the keyboard focus is here.
    public var hasFocus: Bool { gtk_widget_has_focus(pointer()) != 0 }

    /// The colour that the style sheet has for text here (`gtk_widget_get_color`).
    public var textColor: Color {
        var color = GdkRGBA()
        typeladder_widget_get_color(pointer(), &color)
        return Color(
            red: Double(color.red), green: Double(color.green), blue: Double(color.blue),
            alpha: Double(color.alpha))
    }

    /// The window that the widget is in, if it is in one (`gtk_widget_get_root`).
    public var window: Window? {
        guard let root = gtk_widget_get_root(pointer()) else { return nil }
        let instance = UnsafeMutableRawPointer(root).assumingMemoryBound(to: GTypeInstance.self)
        return g_type_check_instance_is_a(instance, gtk_window_get_type()) != 0
            ? Window(borrowing: UnsafeMutableRawPointer(root)) : nil
    }

    /// Device pixels per pixel, a whole number in GTK 4.8.
    public var scaleFactor: Int { Int(gtk_widget_get_scale_factor(pointer())) }

    /// Whether lines run from right to left.
    public var isRightToLeft: Bool {
        get { gtk_widget_get_direction(pointer()) == GTK_TEXT_DIR_RTL }
        set { gtk_widget_set_direction(pointer(), newValue ? GTK_TEXT_DIR_RTL : GTK_TEXT_DIR_LTR) }
    }

    /// Whether this is what has the keyboard focus once its window is active (`gtk_widget_is_focus`).
    public var isFocusOfWindow: Bool { gtk_widget_is_focus(pointer()) != 0 }

    /// Whether the widget is in another, at whatever depth (`gtk_widget_is_ancestor`).
    public func isInside(_ ancestor: Widget) -> Bool {
        gtk_widget_is_ancestor(pointer(), ancestor.pointer()) != 0
    }

    /// Whether the widget is in a popover, such as a menu (`gtk_widget_get_ancestor`).
    public var isInPopover: Bool {
        gtk_widget_get_ancestor(pointer(), gtk_popover_get_type()) != nil
    }

    /// Moves the keyboard focus here; false when that is impossible.
    @discardableResult
    public func grabFocus() -> Bool { gtk_widget_grab_focus(pointer()) != 0 }

    /// Moves the focus as a key would (`gtk_widget_child_focus`).
    @discardableResult
    public func moveFocus(_ direction: FocusDirection) -> Bool {
        gtk_widget_child_focus(
            pointer(), GtkDirectionType(rawValue: UInt32(direction.rawValue))) != 0
    }

    /// Runs an action of the application, the window or a widget above, such as `win.open`; false
    /// when there is none of that name or it is disabled.
    @discardableResult
    public func activateAction(_ name: String) -> Bool {
        gtk_widget_activate_action_variant(pointer(), name, nil) != 0
    }

    /// Runs an action that has a parameter.
    @discardableResult
    public func activateAction<Parameter: VariantConvertible>(
        _ name: String, _ parameter: Parameter
    ) -> Bool {
        gtk_widget_activate_action_variant(pointer(), name, parameter.makeVariant()) != 0
    }

    /// Gives the pointer another form over the widget, by its name in CSS, such as `ew-resize`
    /// (`gtk_widget_set_cursor_from_name`).
    public func setCursor(_ name: String) { gtk_widget_set_cursor_from_name(pointer(), name) }

    /// Presses the widget, as Enter would (`gtk_widget_activate`).
    @discardableResult
    public func activate() -> Bool { gtk_widget_activate(pointer()) != 0 }
}

// MARK: - Events and frames

extension Widget {
    /// Lets a controller listen (`gtk_widget_add_controller`, which takes over a reference).
    public func addController(_ controller: EventController) {
        g_object_ref(controller.raw)
        gtk_widget_add_controller(pointer(), controller.opaque)
    }

    /// Calls `body` before each frame while it answers true, and the widget shows
    /// (`gtk_widget_add_tick_callback`). The argument is the frame's time in seconds.
    @discardableResult
    public func addTick(_ body: @escaping (Double) -> Bool) -> Scheduled {
        Scheduled(tick: body, widget: self) { data in
            gtk_widget_add_tick_callback(pointer(), runTick, data, releaseScheduled)
        }
    }
}
