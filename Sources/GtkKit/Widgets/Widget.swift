// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import CGtk

/// A widget (`GtkWidget`).
open class Widget: Object {
    /// Whether the widget is visible, if its parents are.
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
    /// The margin at the leading edge, in pixels.
    @Property("margin-start") package var marginStart: Int
    /// The margin at the trailing edge, in pixels.
    @Property("margin-end") package var marginEnd: Int
    /// The margin above, in pixels.
    @Property("margin-top") package var marginTop: Int
    /// The margin below, in pixels.
    @Property("margin-bottom") package var marginBottom: Int
    /// The minimum width, in pixels; −1 for the content's.
    @Property("width-request") package var minimumWidth: Int
    /// The minimum height, in pixels; −1 for the content's.
    @Property("height-request") package var minimumHeight: Int
    /// The text of the tooltip. Each change asks the display server for the pointer's position, and waits.
    package var tooltip: String? {
        get { tooltipText }
        set { if newValue != tooltipText { tooltipText = newValue } }
    }
    @Property("tooltip-text") private var tooltipText: String?
    /// The opacity, from 0, transparent, to 1, opaque.
    @Property("opacity") package var opacity: Double

    /// Calls `text` when the tooltip is about to show (`query-tooltip`), for texts that change often.
    package func onTooltip(_ text: @escaping () -> String) {
        onTooltip(at: { _ in text() })
    }

    /// Calls `text` for the tooltip, with the x position of the pointer in pixels; nil for the keyboard.
    package func onTooltip(at text: @escaping (Double?) -> String) {
        gtk_widget_set_has_tooltip(pointer(), 1)
        connect("query-tooltip") { (x: Int, _: Int, isKeyboard: Bool, tooltip: Object) in
            gtk_tooltip_set_text(tooltip.opaque, text(isKeyboard ? nil : Double(x)))
            return true
        }
    }

    /// Sets the accessible name, and replaces any other name (`GTK_ACCESSIBLE_PROPERTY_LABEL`).
    open func setAccessibleLabel(_ label: String) {
        updateProperty(GTK_ACCESSIBLE_PROPERTY_LABEL, label)
        removeAccessibleLabels()
    }

    /// Sets the accessible description (`GTK_ACCESSIBLE_PROPERTY_DESCRIPTION`).
    open func setAccessibleDescription(_ description: String) {
        keepDescription(description)
        updateProperty(GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, description)
    }

    /// Sets the margins on all four sides, in pixels.
    package func setMargins(_ margin: Int) {
        (marginStart, marginEnd, marginTop, marginBottom) = (margin, margin, margin, margin)
    }
}

/// The alignment of a widget in a larger allocation (`GtkAlign`).
package enum Alignment: Int, ValueConvertible {
    /// Fills the whole allocation.
    case fill
    /// At the leading edge, or at the top.
    case start
    /// At the trailing edge, or at the bottom.
    case end
    case center
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

    /// The text color of the widget's style (`gtk_widget_get_color`).
    package var textColor: Color {
        var color = GdkRGBA()
        typeladder_widget_get_color(pointer(), &color)
        return Color(color)
    }

    /// The window of the widget; nil if it has none (`gtk_widget_get_root`).
    package var window: Window? {
        let root = gtk_widget_get_root(pointer())?.raw
        return isInstance(root, of: gtk_window_get_type()) ? Window(borrowing: root) : nil
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

    /// Takes the keyboard focus; false if that is impossible.
    @discardableResult
    package func grabFocus() -> Bool { gtk_widget_grab_focus(pointer()) != 0 }

    /// Moves the focus as a key does (`gtk_widget_child_focus`).
    @discardableResult
    package func moveFocus(_ direction: FocusDirection) -> Bool {
        gtk_widget_child_focus(
            pointer(), GtkDirectionType(rawValue: UInt32(direction.rawValue))) != 0
    }

    /// Activates an action of the application, the window, or an ancestor, such as `win.open`; false if the action does
    /// not exist or is disabled.
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

    /// Whether the widget is the inner widget of an entry, to which the keys of text editing belong (`GtkEditable`,
    /// `GtkTextView`).
    package var isTextEntry: Bool {
        isInstance(raw, of: gtk_editable_get_type())
            || isInstance(raw, of: gtk_text_view_get_type())
    }

    /// Sets the cursor over the widget by its CSS name, such as `ew-resize`
    /// (`gtk_widget_set_cursor_from_name`).
    package func setCursor(_ name: String) { gtk_widget_set_cursor_from_name(pointer(), name) }

    /// Activates the widget, as Enter does (`gtk_widget_activate`).
    @discardableResult
    package func activate() -> Bool { gtk_widget_activate(pointer()) != 0 }
}

// MARK: - Input

extension Widget {
    /// Adds an event controller (`gtk_widget_add_controller` takes over a reference).
    package func addController(_ controller: EventController) {
        g_object_ref(controller.raw)
        gtk_widget_add_controller(pointer(), controller.opaque)
    }

    /// Adds a new controller from C.
    ///
    /// - Parameter capturing: whether the controller handles events before the descendants do (`GTK_PHASE_CAPTURE`).
    func addController(_ new: OpaquePointer?, capturing: Bool = false) -> EventController {
        let controller = EventController(owning: new?.raw)
        if capturing {
            gtk_event_controller_set_propagation_phase(controller.opaque, GTK_PHASE_CAPTURE)
        }
        addController(controller)
        return controller
    }

    /// Calls `handler` with the GDK name of each key pressed while the focus is in the widget, such as `Page_Up`. The
    /// result is true if the key was handled (`GtkEventControllerKey`, `gdk_keyval_name`).
    ///
    /// - Parameter capturing: whether `handler` gets keys before the descendants do.
    package func onKey(
        capturing: Bool = false, _ handler: @escaping (String, Modifiers) -> Bool
    ) {
        let keys = addController(gtk_event_controller_key_new(), capturing: capturing)
        keys.connect("key-pressed") { (key: Int, _: Int, state: Int) -> Bool in
            handler(Self.name(ofKey: key), Modifiers(rawValue: UInt32(state)))
        }
    }

    /// Calls `handler` with the name of each released key.
    package func onKeyReleased(_ handler: @escaping (String) -> Void) {
        let keys = addController(gtk_event_controller_key_new())
        keys.connect("key-released") { (key: Int, _: Int, _: Int) in
            handler(Self.name(ofKey: key))
        }
    }

    private static func name(ofKey key: Int) -> String {
        gdk_keyval_name(guint(key)).map { String(cString: $0) } ?? ""
    }

    /// Calls `entered` when the focus enters the widget or a descendant, and `left` when it leaves. The focus also
    /// leaves with the window (`GtkEventControllerFocus`).
    package func onFocus(entered: @escaping () -> Void, left: @escaping () -> Void) {
        let focus = addController(gtk_event_controller_focus_new())
        focus.connect("enter", entered)
        focus.connect("leave", left)
    }

    /// Calls `handler` with the notches of each scrolling along x and y, and the modifiers. The result is true if the
    /// scrolling was handled (`GtkEventControllerScroll`).
    package func onScroll(_ handler: @escaping (Double, Double, Modifiers) -> Bool) {
        let scroll = addController(
            gtk_event_controller_scroll_new(GTK_EVENT_CONTROLLER_SCROLL_BOTH_AXES))
        scroll.connect(emission: "scroll") { emission in
            let (x, y) = (emission.next(Double.self), emission.next(Double.self))
            let state = gtk_event_controller_get_current_event_state(emission.emitter.opaque)
            emission.answer(handler(x, y, Modifiers(rawValue: state.rawValue)))
        }
    }

    /// Calls `handler` with each position of the pointer in the widget, and with nil when the pointer leaves
    /// (`GtkEventControllerMotion`).
    package func onPointerMoved(_ handler: @escaping ((x: Double, y: Double)?) -> Void) {
        let motion = addController(gtk_event_controller_motion_new())
        for signal in ["enter", "motion"] {
            motion.connect(signal) { (x: Double, y: Double) in handler((x, y)) }
        }
        motion.connect("leave") { handler(nil) }
    }

    /// Calls `handler` when the primary button is pressed, with the number of consecutive presses and the
    /// position in the widget (`GtkGestureClick`).
    package func onPressed(_ handler: @escaping (Int, Double, Double) -> Void) {
        addController(gtk_gesture_click_new()).connect("pressed", handler)
    }

    /// Calls `handler` when the primary button is released, with the same arguments.
    package func onReleased(_ handler: @escaping (Int, Double, Double) -> Void) {
        addController(gtk_gesture_click_new()).connect("released", handler)
    }
}
