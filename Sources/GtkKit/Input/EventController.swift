// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import CGtk
import Syntax

/// A controller of the input events of a widget (`GtkEventController`).
open class EventController: Object {
    /// The modifiers of the event that is being handled.
    package var modifiers: Modifiers {
        Modifiers(rawValue: gtk_event_controller_get_current_event_state(opaque).rawValue)
    }

    /// The widget of a controller, for handlers that outlive the widget's wrapper
    /// (`gtk_event_controller_get_widget`).
    static func widget(of controller: Object) -> Widget? {
        gtk_event_controller_get_widget(controller.opaque).flatMap { Object.wrap($0) as? Widget }
    }

    /// Enables or disables the controllers of a type, including those of GTK
    /// (`gtk_widget_observe_controllers`).
    static func setControllers(of widget: Widget, type: GType, isEnabled: Bool) {
        let controllers = Object(owning: gtk_widget_observe_controllers(widget.pointer())?.raw)
        for position in 0..<g_list_model_get_n_items(controllers.opaque) {
            let controller = Object(
                owning: g_list_model_get_item(controllers.opaque, position))
            let instance = controller.raw.assumingMemoryBound(to: GTypeInstance.self)
            guard g_type_check_instance_is_a(instance, type) != 0 else { continue }
            gtk_event_controller_set_propagation_phase(
                controller.opaque, isEnabled ? GTK_PHASE_BUBBLE : GTK_PHASE_NONE)
        }
    }

    /// Handles events before the descendants do (`GTK_PHASE_CAPTURE`).
    fileprivate func captures() {
        gtk_event_controller_set_propagation_phase(opaque, GTK_PHASE_CAPTURE)
    }
}

/// Modifier keys (`GdkModifierType`).
package struct Modifiers: OptionSet, Sendable {
    package let rawValue: UInt32
    package init(rawValue: UInt32) { self.rawValue = rawValue }
    package static let shift = Modifiers(rawValue: GDK_SHIFT_MASK.rawValue)
    package static let control = Modifiers(rawValue: GDK_CONTROL_MASK.rawValue)
    package static let alt = Modifiers(rawValue: GDK_ALT_MASK.rawValue)
}

/// A controller of key events while the focus is in the widget (`GtkEventControllerKey`).
package final class KeyController: EventController {
    /// A controller; with `capturing`, it handles keys before the descendants do.
    package convenience init(capturing: Bool = false) {
        self.init(owning: gtk_event_controller_key_new()?.raw)
        if capturing { captures() }
    }

    /// Calls `handler` with the GDK name of each key, such as `Page_Up`; true means handled
    /// (`gdk_keyval_name`).
    @discardableResult
    package func onPressed(_ handler: @escaping (String, Modifiers) -> Bool) -> SignalConnection {
        connect("key-pressed") { (key: UInt, _: UInt, state: UInt) -> Bool in
            let name = gdk_keyval_name(guint(key)).map { String(cString: $0) } ?? ""
            return handler(name, Modifiers(rawValue: UInt32(state)))
        }
    }

    /// Calls `handler` with the name of each key that is let go.
    @discardableResult
    package func onReleased(_ handler: @escaping (String) -> Void) -> SignalConnection {
        connect("key-released") { (key: UInt, _: UInt, _: UInt) -> Void in
            handler(gdk_keyval_name(guint(key)).map { String(cString: $0) } ?? "")
        }
    }
}

/// A controller of the keyboard focus (`GtkEventControllerFocus`).
package final class FocusController: EventController {
    package convenience init() { self.init(owning: gtk_event_controller_focus_new()?.raw) }

    /// Calls `handler` when the focus enters the widget or a descendant.
    @discardableResult
    package func onEntered(_ handler: @escaping () -> Void) -> SignalConnection {
        connect("enter", handler)
    }

    /// Calls `handler` when the focus leaves, including with the window.
    @discardableResult
    package func onLeft(_ handler: @escaping () -> Void) -> SignalConnection {
        connect("leave", handler)
    }
}

/// A controller of scrolling by wheel and touch pad (`GtkEventControllerScroll`).
package final class ScrollController: EventController {
    /// A controller for both directions.
    package convenience init() {
        self.init(
            owning: gtk_event_controller_scroll_new(GTK_EVENT_CONTROLLER_SCROLL_BOTH_AXES)?.raw)
    }

    /// A controller for whole vertical notches, to which the fractions of a touch pad add up
    /// (`GTK_EVENT_CONTROLLER_SCROLL_DISCRETE`); with `capturing`, it handles them before the
    /// descendants do.
    package convenience init(notchesCapturing capturing: Bool) {
        let flags =
            GTK_EVENT_CONTROLLER_SCROLL_VERTICAL.rawValue
            | GTK_EVENT_CONTROLLER_SCROLL_DISCRETE.rawValue
        self.init(
            owning: gtk_event_controller_scroll_new(
                GtkEventControllerScrollFlags(rawValue: flags))?.raw)
        if capturing { captures() }
    }

    /// Calls `handler` with notches along x and y, and the modifiers; true means handled.
    @discardableResult
    package func onScroll(_ handler: @escaping (Double, Double, Modifiers) -> Bool)
        -> SignalConnection
    {
        connect(emission: "scroll") { emission in
            let (x, y) = (emission.next(Double.self), emission.next(Double.self))
            let state = gtk_event_controller_get_current_event_state(emission.emitter.opaque)
            emission.answer(handler(x, y, Modifiers(rawValue: state.rawValue)))
        }
    }
}

/// A controller of pointer motion (`GtkEventControllerMotion`).
package final class MotionController: EventController {
    package convenience init() { self.init(owning: gtk_event_controller_motion_new()?.raw) }

    /// Calls `handler` with each position of the pointer in the widget, and with nil when it leaves.
    package func onMoved(_ handler: @escaping ((x: Double, y: Double)?) -> Void) {
        connect("enter") { (x: Double, y: Double) in handler((x, y)) }
        connect("motion") { (x: Double, y: Double) in handler((x, y)) }
        connect("leave") { handler(nil) }
    }
}

/// A click gesture (`GtkGestureClick`).
package final class ClickGesture: EventController {
    /// A gesture for the primary button; with `capturing`, it handles clicks before the descendants
    /// do.
    package convenience init(capturing: Bool = false) {
        self.init(owning: gtk_gesture_click_new()?.raw)
        if capturing { captures() }
    }

    /// Calls `handler` with the number of consecutive presses, and the position in the widget.
    @discardableResult
    package func onPressed(_ handler: @escaping (Int, Double, Double) -> Void) -> SignalConnection {
        connect("pressed", handler)
    }

    /// Calls `handler` when the button is released, with the same arguments.
    @discardableResult
    package func onReleased(_ handler: @escaping (Int, Double, Double) -> Void) -> SignalConnection
    {
        connect("released", handler)
    }
}

/// A drag gesture (`GtkGestureDrag`).
package final class DragGesture: EventController {
    /// A gesture for the primary button or a finger.
    package convenience init() { self.init(owning: gtk_gesture_drag_new()?.raw) }

    /// Calls `handler` when a drag begins, with the position in the widget.
    @discardableResult
    package func onBegan(_ handler: @escaping (Double, Double) -> Void) -> SignalConnection {
        connect("drag-begin", handler)
    }

    /// Calls `handler` with each offset from the beginning of the drag.
    @discardableResult
    package func onMoved(_ handler: @escaping (Double, Double) -> Void) -> SignalConnection {
        connect("drag-update", handler)
    }

    /// Calls `handler` when the drag ends, with the offset from its beginning.
    @discardableResult
    package func onEnded(_ handler: @escaping (Double, Double) -> Void) -> SignalConnection {
        connect("drag-end", handler)
    }
}

/// A zoom gesture with two fingers (`GtkGestureZoom`).
package final class ZoomGesture: EventController {
    /// A gesture for touch screens and touch pads.
    package convenience init() { self.init(owning: gtk_gesture_zoom_new()?.raw) }

    /// Calls `handler` when the gesture ends.
    @discardableResult
    package func onEnded(_ handler: @escaping () -> Void) -> SignalConnection {
        connect("end", handler)
    }

    /// Calls `handler` with the scale: the distance between the fingers relative to that at the
    /// beginning.
    @discardableResult
    package func onScaleChanged(_ handler: @escaping (Double) -> Void) -> SignalConnection {
        connect("scale-changed", handler)
    }

    /// The middle between the fingers in the widget; nil while the gesture is inactive.
    package var center: (x: Double, y: Double)? {
        var (x, y) = (0.0, 0.0)
        guard gtk_gesture_is_active(opaque) != 0,
            gtk_gesture_get_bounding_box_center(opaque, &x, &y) != 0
        else { return nil }
        return (x, y)
    }
}

/// A drop target for files (`GtkDropTarget` of `GdkFileList`, to which GDK converts `text/uri-list`).
package final class FileDropTarget: EventController {
    /// A drop target; `handler` is called with the paths and returns whether it accepts them.
    package convenience init(_ handler: @escaping ([FilePath]) -> Bool) {
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

    /// Calls `handler` when files are dragged over the widget, and when they leave or are dropped
    /// (`GtkDropTarget:current-drop`).
    @discardableResult
    package func onHover(_ handler: @escaping (Bool) -> Void) -> SignalConnection {
        connect("notify::current-drop", reading: "current-drop") { (drop: Object?) in
            handler(drop != nil)
        }
    }
}
