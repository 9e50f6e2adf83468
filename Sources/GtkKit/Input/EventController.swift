// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import CGtk
import Syntax

/// Something that listens to a widget's input (`GtkEventController`).
open class EventController: Object {
    /// The keys that were held during the event that is being handled.
    public var modifiers: Modifiers {
        Modifiers(rawValue: gtk_event_controller_get_current_event_state(opaque).rawValue)
    }

    /// The widget that a controller listens to, for handlers that outlive the widget's wrapper
    /// (`gtk_event_controller_get_widget`).
    static func widget(of controller: Object) -> Widget? {
        gtk_event_controller_get_widget(controller.opaque).flatMap { Object.wrap($0) as? Widget }
    }

    /// Turns controllers of one type on or off, those of GTK included
    /// (`gtk_widget_observe_controllers`).
    static func listen(to widget: Widget, of type: GType, _ listens: Bool) {
        let controllers = Object(owning: gtk_widget_observe_controllers(widget.pointer())?.raw)
        for position in 0..<g_list_model_get_n_items(controllers.opaque) {
            let controller = Object(
                owning: g_list_model_get_item(controllers.opaque, position))
            let instance = controller.raw.assumingMemoryBound(to: GTypeInstance.self)
            guard g_type_check_instance_is_a(instance, type) != 0 else { continue }
            gtk_event_controller_set_propagation_phase(
                controller.opaque, listens ? GTK_PHASE_BUBBLE : GTK_PHASE_NONE)
        }
    }

    /// Hears events before the widgets inside do (`GTK_PHASE_CAPTURE`).
    fileprivate func captures() {
        gtk_event_controller_set_propagation_phase(opaque, GTK_PHASE_CAPTURE)
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
        if capturing { captures() }
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

    /// Calls `handler` with the name of each key that is let go.
    @discardableResult
    public func onReleased(_ handler: @escaping (String) -> Void) -> SignalConnection {
        connect("key-released") { (key: UInt, _: UInt, _: UInt) -> Void in
            handler(gdk_keyval_name(guint(key)).map { String(cString: $0) } ?? "")
        }
    }
}

/// Listens to where the keyboard focus goes (`GtkEventControllerFocus`).
public final class FocusController: EventController {
    /// A controller.
    public convenience init() { self.init(owning: gtk_event_controller_focus_new()?.raw) }

    /// Calls `handler` when the focus comes to the widget, or into it.
    @discardableResult
    public func onEntered(_ handler: @escaping () -> Void) -> SignalConnection {
        connect("enter", handler)
    }

    /// Calls `handler` when the focus leaves, also with the whole window.
    @discardableResult
    public func onLeft(_ handler: @escaping () -> Void) -> SignalConnection {
        connect("leave", handler)
    }
}

/// Listens to the wheel and the touch pad (`GtkEventControllerScroll`).
public final class ScrollController: EventController {
    /// A controller for both directions.
    public convenience init() {
        self.init(
            owning: gtk_event_controller_scroll_new(GTK_EVENT_CONTROLLER_SCROLL_BOTH_AXES)?.raw)
    }

    /// A controller for whole notches up and down, of which fractions by a touchpad add up
    /// (`GTK_EVENT_CONTROLLER_SCROLL_DISCRETE`); `capturing` hears them before the widgets inside do.
    public convenience init(notchesCapturing capturing: Bool) {
        let flags =
            GTK_EVENT_CONTROLLER_SCROLL_VERTICAL.rawValue
            | GTK_EVENT_CONTROLLER_SCROLL_DISCRETE.rawValue
        self.init(
            owning: gtk_event_controller_scroll_new(
                GtkEventControllerScrollFlags(rawValue: flags))?.raw)
        if capturing { captures() }
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
    /// A gesture for the primary button; `capturing` hears clicks before the widgets inside do.
    public convenience init(capturing: Bool = false) {
        self.init(owning: gtk_gesture_click_new()?.raw)
        if capturing { captures() }
    }

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

/// Listens to a press that is moved while it is held (`GtkGestureDrag`).
public final class DragGesture: EventController {
    /// A gesture for the primary button or a finger.
    public convenience init() { self.init(owning: gtk_gesture_drag_new()?.raw) }

    /// Calls `handler` when a drag begins, with its place in the widget.
    @discardableResult
    public func onBegan(_ handler: @escaping (Double, Double) -> Void) -> SignalConnection {
        connect("drag-begin", handler)
    }

    /// Calls `handler` with each distance from where the drag began.
    @discardableResult
    public func onMoved(_ handler: @escaping (Double, Double) -> Void) -> SignalConnection {
        connect("drag-update", handler)
    }

    /// Calls `handler` when the drag ends, with the distance from where it began.
    @discardableResult
    public func onEnded(_ handler: @escaping (Double, Double) -> Void) -> SignalConnection {
        connect("drag-end", handler)
    }
}

/// Listens to two fingers that part or come closer (`GtkGestureZoom`).
public final class ZoomGesture: EventController {
    /// A gesture for touch screens and touch pads.
    public convenience init() { self.init(owning: gtk_gesture_zoom_new()?.raw) }

    /// Calls `handler` when a finger has left.
    @discardableResult
    public func onEnded(_ handler: @escaping () -> Void) -> SignalConnection {
        connect("end", handler)
    }

    /// Calls `handler` with the distance of the fingers, where 1 is that in the beginning.
    @discardableResult
    public func onScaleChanged(_ handler: @escaping (Double) -> Void) -> SignalConnection {
        connect("scale-changed", handler)
    }

    /// The middle between the fingers, in the widget; nil while there are none.
    public var center: (x: Double, y: Double)? {
        var (x, y) = (0.0, 0.0)
        guard gtk_gesture_is_active(opaque) != 0,
            gtk_gesture_get_bounding_box_center(opaque, &x, &y) != 0
        else { return nil }
        return (x, y)
    }
}

/// Takes files that are dropped on a widget (`GtkDropTarget` for `GdkFileList`, which GDK also
/// makes of `text/uri-list`).
public final class FileDropTarget: EventController {
    /// A target; `handler` gets the paths and answers whether it takes them.
    public convenience init(_ handler: @escaping ([FilePath]) -> Bool) {
        self.init(owning: gtk_drop_target_new(gdk_file_list_get_type(), GDK_ACTION_COPY)?.raw)
        connect(emission: "drop") { emission in
            guard let boxed = g_value_get_boxed(emission.next().pointer),
                let list = g_value_get_boxed(boxed.assumingMemoryBound(to: GValue.self))
            else { return }
            let files = gdk_file_list_get_files(OpaquePointer(list))
            defer { g_slist_free(files) }
            let paths = sequence(first: files) { $0?.pointee.next }
                .prefix { $0 != nil }
                .compactMap { $0?.pointee.data.map { FilePath(file: OpaquePointer($0)) } }
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
