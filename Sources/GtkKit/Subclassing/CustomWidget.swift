// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import CGtk

/// The base class of widgets that are written in Swift.
///
/// Each Swift class becomes a `GType`, which is registered with its first instance. The GObject and its Swift object
/// have the same lifetime, even if only one of them is referenced.
open class CustomWidget: Widget {
    /// The name of the widget in style sheets (`gtk_widget_class_set_css_name`).
    open class var cssName: String { "widget" }

    /// The request mode of ``measure(_:forSize:)`` (`GtkSizeRequestMode`).
    open var requestMode: RequestMode { .constantSize }

    /// Creates the GObject with its role, which cannot change after construction.
    public init(role: AccessibleRole = .generic) {
        let type = WidgetClass.type(for: Swift.type(of: self))
        super.init(toggling: Object.make(type, ["accessible-role": role]))
        Peer.attach(self)
    }

    /// The size in pixels of a widget with a constant size.
    open var fixedSize: (width: Int, height: Int) { (0, 0) }

    /// The minimum and natural size along an orientation, for the other size, in pixels; −1 if that is unknown. By
    /// default, ``fixedSize``.
    open func measure(_ orientation: Orientation, forSize: Int) -> RequestedSize {
        let size = orientation == .horizontal ? fixedSize.width : fixedSize.height
        return (size, size)
    }

    /// Allocates the children with ``Widget/allocate(_:baseline:)``. Add or remove children only in a tick
    /// (``Widget/addTick(_:)``) or in ``ScrollableWidget/updateContent()``, never here.
    open func allocate(width: Int, height: Int, baseline: Int) {}

    /// Draws the widget. By default, draws the children.
    open func snapshot(_ snapshot: Snapshot) { snapshotChildren(snapshot) }

    /// Moves the focus into, within, or out of the widget; false lets the focus leave. By default as in GTK: to the
    /// widget if it is focusable, otherwise to its children in reading order.
    open func focus(_ direction: FocusDirection) -> Bool {
        WidgetClass.parent.pointee.focus(
            pointer(), GtkDirectionType(rawValue: UInt32(direction.rawValue))) != 0
    }

    /// Draws every visible child at its allocation (`gtk_widget_snapshot_child`).
    package func snapshotChildren(_ snapshot: Snapshot) {
        for child in childPointers {
            gtk_widget_snapshot_child(pointer(), child, snapshot.pointer)
        }
    }

    /// Draws one child at its allocation (`gtk_widget_snapshot_child`).
    package func snapshotChild(_ child: Widget, _ snapshot: Snapshot) {
        gtk_widget_snapshot_child(pointer(), child.pointer(), snapshot.pointer)
    }
}

/// The minimum and natural size of a widget along an orientation, in pixels.
public typealias RequestedSize = (minimum: Int, natural: Int)

/// How the width and the height of a widget depend on each other (`GtkSizeRequestMode`).
public enum RequestMode: Int, ValueConvertible {
    /// The height depends on the width.
    case heightForWidth
    /// Width and height are independent.
    case constantSize = 2
}

/// An orientation (`GtkOrientation`).
public enum Orientation: Int, ValueConvertible {
    case horizontal
    case vertical
}

/// The direction of a focus movement (`GtkDirectionType`).
public enum FocusDirection: Int, ValueConvertible {
    /// The Tab key.
    case forward
    /// Shift and the Tab key.
    case backward
    case up
    case down
    case left
    case right
}
