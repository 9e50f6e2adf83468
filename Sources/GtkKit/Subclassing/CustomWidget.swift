// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import CGtk

/// A widget written in Swift: override what it should do differently.
///
/// Each Swift class becomes one `GType`, registered when its first instance is made. The GObject
/// and this object live and end together, however many parents and variables refer to either.
open class CustomWidget: Widget {
    /// The name of the widget in style sheets (`gtk_widget_class_set_css_name`).
    open class var cssName: String { "widget" }

    /// How ``measure(_:forSize:)`` is asked: see `GtkSizeRequestMode`.
    open var requestMode: RequestMode { .constantSize }

    /// Makes the GObject. A role can be chosen here and never again: `accessible-role` is a
    /// property that only construction sets.
    public init(role: AccessibleRole = .generic) {
        let type = WidgetClass.type(for: Swift.type(of: self))
        super.init(toggling: Object.make(type, ["accessible-role": role]))
        Peer.attach(self)
    }

    /// The minimum and natural size, in pixels, along `orientation`, when the other extent is
    /// `forSize` (−1: not known).
    open func measure(_ orientation: Orientation, forSize: Int) -> (minimum: Int, natural: Int) {
        (0, 0)
    }

    /// Places the children: each wants ``Widget/allocate(_:baseline:)``. Children must not be
    /// added or removed here; do that from a tick (``Widget/addTick(_:)``), or in
    /// ``ScrollableWidget/updateContent()``.
    open func allocate(width: Int, height: Int, baseline: Int) {}

    /// Draws the widget. Without an override, draws the children.
    open func snapshot(_ snapshot: Snapshot) { snapshotChildren(snapshot) }

    /// Moves the focus into, within or out of the widget; false lets it leave. Without an
    /// override, GTK's own: the widget if it is focusable, else its children in reading order.
    open func focus(_ direction: FocusDirection) -> Bool {
        WidgetClass.parent.pointee.focus(
            pointer(), GtkDirectionType(rawValue: UInt32(direction.rawValue))) != 0
    }

    /// Draws every visible child where it was placed (`gtk_widget_snapshot_child`).
    public func snapshotChildren(_ snapshot: Snapshot) {
        for child in childPointers {
            gtk_widget_snapshot_child(pointer(), child, snapshot.pointer)
        }
    }

    /// Draws one child where it was placed (`gtk_widget_snapshot_child`).
    public func snapshotChild(_ child: Widget, _ snapshot: Snapshot) {
        gtk_widget_snapshot_child(pointer(), child.pointer(), snapshot.pointer)
    }
}

/// How a widget's two extents depend on each other; `GtkSizeRequestMode`.
public enum RequestMode: Int, ValueConvertible {
    /// The height follows from the width.
    case heightForWidth
    /// The width follows from the height.
    case widthForHeight
    /// Neither follows from the other.
    case constantSize
}

/// `GtkOrientation`.
public enum Orientation: Int, ValueConvertible {
    /// Along x.
    case horizontal
    /// Along y.
    case vertical
}

/// Where the focus is asked to go; `GtkDirectionType`.
public enum FocusDirection: Int, ValueConvertible {
    /// The Tab key.
    case forward
    /// Shift and the Tab key.
    case backward
    /// The Up key.
    case up
    /// The Down key.
    case down
    /// The Left key.
    case left
    /// The Right key.
    case right
}
