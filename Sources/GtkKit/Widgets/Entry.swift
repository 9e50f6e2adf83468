// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import CGtk

/// A line of text to edit (`GtkEntry`).
public class Entry: Widget {
    /// An empty line.
    public convenience init() { self.init(owning: gtk_entry_new()) }

    /// The text.
    @Property("text", isInput: true) public var text: String
    /// What shows while there is no text.
    @Property("placeholder-text") public var placeholder: String?

    /// How many characters there is room for; −1 leaves it to the widget.
    @Property("width-chars") public var widthInCharacters: Int

    /// The name of the icon to click behind the text; nil without one. A ``SearchEntry`` has icons
    /// of its own (`GTK_ENTRY_ICON_SECONDARY`).
    public var iconName: String? {
        gtk_entry_get_icon_name(pointer(), GTK_ENTRY_ICON_SECONDARY).map { String(cString: $0) }
    }

    /// Shows an icon before the text (`GTK_ENTRY_ICON_PRIMARY`).
    public func setLeadingIcon(_ name: String) {
        gtk_entry_set_icon_from_icon_name(pointer(), GTK_ENTRY_ICON_PRIMARY, name)
    }

    /// Shows an icon to click behind the text, or none, with what it does in words.
    public func setIcon(_ name: String?, tooltip: String?) {
        gtk_entry_set_icon_from_icon_name(pointer(), GTK_ENTRY_ICON_SECONDARY, name)
        gtk_entry_set_icon_tooltip_text(pointer(), GTK_ENTRY_ICON_SECONDARY, tooltip)
    }

    /// Calls `handler` when the icon is clicked.
    @discardableResult
    public func onIconClicked(_ handler: @escaping () -> Void) -> SignalConnection {
        connect("icon-release", handler)
    }

    /// Whether the keyboard focus is in the line (`GTK_STATE_FLAG_FOCUS_WITHIN`).
    public var isBeingEdited: Bool {
        gtk_widget_get_state_flags(pointer()).rawValue & GTK_STATE_FLAG_FOCUS_WITHIN.rawValue != 0
    }

    /// Moves the keyboard focus here, behind what is written (`gtk_editable_set_position`).
    public func grabFocusAtEnd() {
        grabFocus()
        gtk_editable_set_position(opaque, -1)
    }

    /// Calls `handler` with each text that the reader types.
    @discardableResult
    public func onChanged(_ handler: @escaping (String) -> Void) -> SignalConnection {
        connect(input: "changed", reading: "text", handler)
    }

    /// Calls `handler` when Enter is pressed.
    @discardableResult
    public func onActivate(_ handler: @escaping () -> Void) -> SignalConnection {
        connect("activate", handler)
    }
}

/// A line of text to look for (`GtkSearchEntry`).
public final class SearchEntry: Entry {
    /// An empty line.
    public convenience init() { self.init(owning: gtk_search_entry_new()) }

    /// Takes what is typed anywhere in a widget, as long as nothing in it takes that itself
    /// (`gtk_search_entry_set_key_capture_widget`).
    public func captureKeys(of widget: Widget) {
        gtk_search_entry_set_key_capture_widget(opaque, widget.pointer())
    }

    /// Calls `handler` when Escape is pressed in the entry.
    @discardableResult
    public func onStopped(_ handler: @escaping () -> Void) -> SignalConnection {
        connect("stop-search", handler)
    }
}

/// A number to edit (`GtkSpinButton`).
public final class SpinButton: Widget {
    /// A number in a range.
    public convenience init(_ range: ClosedRange<Double>, step: Double) {
        self.init(owning: gtk_spin_button_new_with_range(range.lowerBound, range.upperBound, step))
        turnWithFocusAlone()
    }

    /// The number; what is out of range is clamped.
    @Property("value", isInput: true) public var value: Double
    /// Digits after the decimal point.
    @Property("digits") public var digits: UInt
    /// Whether only numbers can be typed.
    @Property("numeric") public var takesOnlyNumbers: Bool
    /// How many characters there is room for; −1 leaves it to the widget.
    @Property("width-chars") public var widthInCharacters: Int
    /// What is typed, which becomes the value on Enter or when the focus leaves.
    @Property("text", isInput: true) public var text: String

    /// Leaves the wheel to what scrolls around the number, unless the focus is in it: GTK's own
    /// controller edits whatever happens to pass under the pointer.
    private func turnWithFocusAlone() {
        EventController.listen(to: self, of: gtk_event_controller_scroll_get_type(), false)
        let focus = FocusController()
        for (signal, listens) in [("enter", true), ("leave", false)] {
            focus.connect(emission: signal) { emission in
                guard let widget = EventController.widget(of: emission.emitter) else { return }
                EventController.listen(
                    to: widget, of: gtk_event_controller_scroll_get_type(), listens)
            }
        }
        addController(focus)
    }

    /// Lets go of a button that is held: what opens in the middle of a press, such as a dialog,
    /// keeps GTK from hearing of its end. The number runs on (`gtk_spin_button_stop_spinning`), and
    /// the row around it looks pressed.
    public func release() {
        let active = GTK_STATE_FLAG_ACTIVE.rawValue
        let isPressed = childPointers.contains {
            gtk_widget_get_state_flags($0).rawValue & active != 0
        }
        guard isPressed else { return }
        // GTK marks all that is around a press, and takes the marks off with its end.
        for widget in sequence(first: self as Widget, next: \.parent) {
            gtk_widget_unset_state_flags(widget.pointer(), GTK_STATE_FLAG_ACTIVE)
        }
        let focus = window?.focus
        isSensitive = false
        isSensitive = true
        focus?.grabFocus()
    }

    /// Changes the range.
    public func setRange(_ range: ClosedRange<Double>) {
        silently { gtk_spin_button_set_range(opaque, range.lowerBound, range.upperBound) }
    }

    /// Takes over what was typed (`gtk_spin_button_update`).
    public func update() { gtk_spin_button_update(opaque) }

    /// Steps as an arrow key or a notch of the wheel does (`gtk_spin_button_spin`).
    public func step(by steps: Int) {
        gtk_spin_button_spin(
            opaque, steps < 0 ? GTK_SPIN_STEP_BACKWARD : GTK_SPIN_STEP_FORWARD,
            Double(abs(steps)))
    }

    /// Calls `handler` with each new text, also while it is being typed.
    @discardableResult
    public func onTextChanged(_ handler: @escaping (String) -> Void) -> SignalConnection {
        connect(input: "changed", reading: "text", handler)
    }

    /// Reads what was typed as `parse` does; nil is no number, and the old one stays
    /// (`GtkSpinButton::input`). GTK itself reads numbers of the locale alone.
    public func setParser(_ parse: @escaping (String) -> Double?) {
        takesOnlyNumbers = false
        // GTK_UPDATE_IF_VALID: without it, what is no number counts as the lowest.
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

    /// Writes values as `format` has them, for as long as the widget lives; nil leaves it to GTK
    /// (`GtkSpinButton::output`).
    public func setFormat(_ format: @escaping (Double) -> String?) {
        // Or else later versions of GTK refuse words, also those that are set.
        takesOnlyNumbers = false
        connect(emission: "output") { emission in
            let value: Double = emission.emitter.property("value")
            guard let text = format(value) else { return emission.answer(false) }
            if emission.emitter.property("text") != text {
                emission.emitter.setProperty("text", to: text)
            }
            emission.answer(true)
        }
    }

    /// Calls `handler` with each number that the reader enters.
    @discardableResult
    public func onValueChanged(_ handler: @escaping (Double) -> Void) -> SignalConnection {
        connect(input: "value-changed", reading: "value", handler)
    }
}
