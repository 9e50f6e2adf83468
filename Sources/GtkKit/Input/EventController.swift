// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import CGtk

/// Something that listens to a widget's input (`GtkEventController`).
open class EventController: Object {
    /// The keys that were held during the event that is being handled.
    public var modifiers: Modifiers {
        Modifiers(rawValue: gtk_event_controller_get_current_event_state(opaque).rawValue)
    }
}

extension Widget {
    /// Lets a controller listen (`gtk_widget_add_controller`, which takes over a reference).
    public func addController(_ controller: EventController) {
        g_object_ref(controller.raw)
        gtk_widget_add_controller(pointer(), controller.opaque)
    }
}

/// Keys that are held while another, or a button, is pressed; `GdkModifierType`.
public struct Modifiers: OptionSet, Sendable {
    /// The bits that GDK defines.
    public let rawValue: UInt32
    /// Modifiers by their bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// The Shift key.
    public static let shift = Modifiers(rawValue: GDK_SHIFT_MASK.rawValue)
    /// The Control key.
    public static let control = Modifiers(rawValue: GDK_CONTROL_MASK.rawValue)
    /// The Alt key.
    public static let alt = Modifiers(rawValue: GDK_ALT_MASK.rawValue)
}

/// Listens to the keyboard while the focus is in the widget (`GtkEventControllerKey`).
public final class KeyController: EventController {
    /// A controller; `capturing` hears keys before the widgets inside do.
    public convenience init(capturing: Bool = false) {
        self.init(owning: gtk_event_controller_key_new()?.raw)
        guard capturing else { return }
        gtk_event_controller_set_propagation_phase(opaque, GTK_PHASE_CAPTURE)
    }

    /// Calls `handler` with the name of each key as GDK has it, such as `Page_Up`; true means it
    /// is done with (`gdk_keyval_name`).
    @discardableResult
    public func onPressed(_ handler: @escaping (String, Modifiers) -> Bool) -> SignalConnection {
        connect("key-pressed") { (key: UInt, _: UInt, state: UInt) -> Bool in
            let name = gdk_keyval_name(guint(key)).map { String(cString: $0) } ?? ""
            return handler(name, Modifiers(rawValue: UInt32(state)))
        }
    }
}

/// Listens to the wheel and the touch pad (`GtkEventControllerScroll`).
public final class ScrollController: EventController {
    /// A controller for both directions.
    public convenience init() {
        self.init(
            owning: gtk_event_controller_scroll_new(GTK_EVENT_CONTROLLER_SCROLL_BOTH_AXES)?.raw)
    }

    /// Calls `handler` with notches along x and y, and the keys held; true means it is done with.
    @discardableResult
    public func onScroll(_ handler: @escaping (Double, Double, Modifiers) -> Bool)
        -> SignalConnection
    {
        connect(emission: "scroll") { emission in
            let (x, y) = (emission.next(Double.self), emission.next(Double.self))
            let state = gtk_event_controller_get_current_event_state(emission.emitter.opaque)
            emission.answer(handler(x, y, Modifiers(rawValue: state.rawValue)))
        }
    }
}

/// Listens to where the pointer is (`GtkEventControllerMotion`).
public final class MotionController: EventController {
    /// A controller.
    public convenience init() { self.init(owning: gtk_event_controller_motion_new()?.raw) }

    /// Calls `handler` with each place of the pointer in the widget, and with nil when it leaves.
    public func onMoved(_ handler: @escaping ((x: Double, y: Double)?) -> Void) {
        connect("enter") { (x: Double, y: Double) in handler((x, y)) }
        connect("motion") { (x: Double, y: Double) in handler((x, y)) }
        connect("leave") { handler(nil) }
    }
}

/// Listens to clicks (`GtkGestureClick`).
public final class ClickGesture: EventController {
    /// A gesture for the primary button.
    public convenience init() { self.init(owning: gtk_gesture_click_new()?.raw) }

    /// Calls `handler` with how many presses this is in a row, and where it is in the widget.
    @discardableResult
    public func onPressed(_ handler: @escaping (Int, Double, Double) -> Void) -> SignalConnection {
        connect("pressed", handler)
    }

    /// Calls `handler` when the button is let go.
    @discardableResult
    public func onReleased(_ handler: @escaping (Int, Double, Double) -> Void) -> SignalConnection {
        connect("released", handler)
    }
}

/// Takes files that are dropped on a widget (`GtkDropTarget` for `GdkFileList`, which GDK also
/// makes of `text/uri-list`).
public final class FileDropTarget: EventController {
    /// A target; `handler` gets the paths and answers whether it takes them.
    public convenience init(_ handler: @escaping ([String]) -> Bool) {
        self.init(owning: gtk_drop_target_new(gdk_file_list_get_type(), GDK_ACTION_COPY)?.raw)
        connect(emission: "drop") { emission in
            guard let boxed = g_value_get_boxed(emission.next().pointer),
                let list = g_value_get_boxed(boxed.assumingMemoryBound(to: GValue.self))
            else { return }
            let files = gdk_file_list_get_files(OpaquePointer(list))
            defer { g_slist_free(files) }
            let paths = sequence(first: files) { $0?.pointee.next }
                .prefix { $0 != nil }
                .compactMap { $0?.pointee.data.map { filePath(OpaquePointer($0)) } }
            emission.answer(handler(paths))
        }
    }

    /// Calls `handler` when files that the target takes come over the widget, and when they leave or
    /// are dropped (`GtkDropTarget:current-drop`).
    @discardableResult
    public func onHover(_ handler: @escaping (Bool) -> Void) -> SignalConnection {
        connect("notify::current-drop", reading: "current-drop") { (drop: Object?) in
            handler(drop != nil)
        }
    }
}
