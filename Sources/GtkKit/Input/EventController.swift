// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import CGtk
import Syntax

/// A controller of the input events of a widget (`GtkEventController`).
open class EventController: Object {
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
            guard isInstance(controller.raw, of: type) else { continue }
            gtk_event_controller_set_propagation_phase(
                controller.opaque, isEnabled ? GTK_PHASE_BUBBLE : GTK_PHASE_NONE)
        }
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

/// A drag gesture (`GtkGestureDrag`).
package final class DragGesture: EventController {
    /// A gesture for the primary button or a finger.
    package convenience init() { self.init(owning: gtk_gesture_drag_new()?.raw) }

    /// Calls `handler` when a drag begins, with the position in the widget.
    package func onBegan(_ handler: @escaping (Double, Double) -> Void) {
        connect("drag-begin", handler)
    }

    /// Calls `handler` with each offset from the start of the drag.
    package func onMoved(_ handler: @escaping (Double, Double) -> Void) {
        connect("drag-update", handler)
    }

    /// Calls `handler` when the drag ends, with the offset from its start.
    package func onEnded(_ handler: @escaping (Double, Double) -> Void) {
        connect("drag-end", handler)
    }
}

/// Clicks of one button (`GtkGestureClick`).
package final class ClickGesture: EventController {
    /// Clicks of the primary button, or of the secondary one.
    package convenience init(isSecondary: Bool = false) {
        let gesture = gtk_gesture_click_new()
        if isSecondary { gtk_gesture_single_set_button(gesture, guint(GDK_BUTTON_SECONDARY)) }
        self.init(owning: gesture?.raw)
    }

    /// Calls `handler` when the button is pressed, with the number of consecutive presses and the position in the
    /// widget.
    package func onPressed(_ handler: @escaping (Int, Double, Double) -> Void) {
        connect("pressed", handler)
    }

    /// Calls `handler` when the button is released, with the same arguments and the modifier keys.
    package func onReleased(_ handler: @escaping (Int, Double, Double, Modifiers) -> Void) {
        connect(emission: "released") { emission in
            let count = emission.next(Int.self)
            let (x, y) = (emission.next(Double.self), emission.next(Double.self))
            let state = gtk_event_controller_get_current_event_state(emission.emitter.opaque)
            handler(count, x, y, Modifiers(rawValue: state.rawValue))
        }
    }
}

/// A finger that rests on a touch screen (`GtkGestureLongPress`).
package final class LongPressGesture: EventController {
    package convenience init() {
        let gesture = gtk_gesture_long_press_new()
        gtk_gesture_single_set_touch_only(gesture, 1)
        self.init(owning: gesture?.raw)
    }

    /// Calls `handler` with the position in the widget.
    package func onPressed(_ handler: @escaping (Double, Double) -> Void) {
        connect("pressed", handler)
    }
}

/// A zoom gesture with two fingers (`GtkGestureZoom`).
package final class ZoomGesture: EventController {
    /// A gesture for touch screens and touch pads.
    package convenience init() { self.init(owning: gtk_gesture_zoom_new()?.raw) }

    /// Calls `handler` when the gesture ends.
    package func onEnded(_ handler: @escaping () -> Void) {
        connect("end", handler)
    }

    /// Calls `handler` with the scale: the distance between the fingers, relative to the distance at the start.
    package func onScaleChanged(_ handler: @escaping (Double) -> Void) {
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

/// A drop target for files (`GtkDropTarget` with `GdkFileList`; GDK converts `text/uri-list` to it).
package final class FileDropTarget: EventController {
    /// A drop target. `handler` is called with the paths, and returns whether it accepts them.
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
    package func onHover(_ handler: @escaping (Bool) -> Void) {
        connect("notify::current-drop", reading: "current-drop") { (drop: Object?) in
            handler(drop != nil)
        }
    }
}
