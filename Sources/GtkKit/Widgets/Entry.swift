// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import CGtk

/// A line of text to edit (`GtkEntry`).
public class Entry: Widget {
    /// An empty line.
    public convenience init() { self.init(owning: gtk_entry_new()) }

    /// The text.
    @Property("text") public var text: String
    /// What shows while there is no text.
    @Property("placeholder-text") public var placeholder: String?

    /// Whether the keyboard focus is in the line (`GTK_STATE_FLAG_FOCUS_WITHIN`).
    public var isBeingEdited: Bool {
        gtk_widget_get_state_flags(pointer()).rawValue & GTK_STATE_FLAG_FOCUS_WITHIN.rawValue != 0
    }

    /// Moves the keyboard focus here, behind what is written (`gtk_editable_set_position`).
    public func grabFocusAtEnd() {
        grabFocus()
        gtk_editable_set_position(opaque, -1)
    }

    /// Calls `handler` with each new text, by whomever.
    @discardableResult
    public func onChanged(_ handler: @escaping (String) -> Void) -> SignalConnection {
        connect("changed", reading: "text", handler)
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

    /// Calls `handler` with each new text, once typing has paused.
    @discardableResult
    public func onSearchChanged(_ handler: @escaping (String) -> Void) -> SignalConnection {
        connect("search-changed", reading: "text", handler)
    }
}

/// A number to edit (`GtkSpinButton`).
public final class SpinButton: Widget {
    /// A number in a range.
    public convenience init(_ range: ClosedRange<Double>, step: Double) {
        self.init(owning: gtk_spin_button_new_with_range(range.lowerBound, range.upperBound, step))
    }

    /// The number; what is out of range is clamped.
    @Property("value") public var value: Double
    /// Digits after the decimal point.
    @Property("digits") public var digits: UInt

    /// Calls `handler` with each new value, by whomever.
    @discardableResult
    public func onValueChanged(_ handler: @escaping (Double) -> Void) -> SignalConnection {
        connect("value-changed", reading: "value", handler)
    }
}
