// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import CGtk

/// The base class of widgets that are written in Swift.
///
/// Each Swift class becomes a `GType`, registered with its first instance. The GObject and its
/// Swift object have the same lifetime, whichever of them is referred to.
open class CustomWidget: Widget {
    /// The name of the widget in style sheets (`gtk_widget_class_set_css_name`).
    open class var cssName: String { "widget" }

    /// The request mode of ``measure(_:forSize:)`` (`GtkSizeRequestMode`).
    open var requestMode: RequestMode { .constantSize }

    /// Creates the GObject with its role, which only construction can set.
    public init(role: AccessibleRole = .generic) {
        let type = WidgetClass.type(for: Swift.type(of: self))
        super.init(toggling: Object.make(type, ["accessible-role": role]))
        Peer.attach(self)
    }

    /// The size in pixels of a widget that needs no more and takes no less.
    open var fixedSize: (width: Int, height: Int) { (0, 0) }

    /// The minimum and natural size along an orientation for the other size, in pixels; −1 for
    /// unknown. By default, ``fixedSize``.
    open func measure(_ orientation: Orientation, forSize: Int) -> RequestedSize {
        let size = orientation == .horizontal ? fixedSize.width : fixedSize.height
        return (size, size)
    }

    /// Allocates the children by ``Widget/allocate(_:baseline:)``. Children must not be added or
    /// removed here, but in a tick (``Widget/addTick(_:)``) or in
    /// ``ScrollableWidget/updateContent()``.
    open func allocate(width: Int, height: Int, baseline: Int) {}

    /// Draws the widget. By default, draws the children.
    open func snapshot(_ snapshot: Snapshot) { snapshotChildren(snapshot) }

    /// Moves the focus into, within or out of the widget; false lets it leave. By default as in
    /// GTK: to the widget if it is focusable, otherwise to its children in reading order.
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

/// The dependency between the width and height of a widget (`GtkSizeRequestMode`).
public enum RequestMode: Int, ValueConvertible {
    /// The height depends on the width.
    case heightForWidth
    /// Neither depends on the other.
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
