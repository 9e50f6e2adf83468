// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import CGtk

/// A custom widget that scrolls its content inside a ``ScrolledWindow``.
///
/// It implements the properties of `GtkScrollable`. GTK handles scroll bars, the wheel, touch, and kinetic scrolling.
/// The widget tells the height of its content, and draws the visible part.
open class ScrollableWidget: CustomWidget {
    /// Horizontal scrolling; nil before the widget is in a ``ScrolledWindow``.
    package var horizontalAdjustment: Adjustment? { axes[0].adjustment }

    /// Vertical scrolling; nil before the widget is in a ``ScrolledWindow``.
    package var verticalAdjustment: Adjustment? { axes[1].adjustment }

    /// Called after the user or ``Adjustment/value`` has scrolled. By default, allocates the children again
    /// (`gtk_widget_queue_allocate`).
    open func contentDidScroll() { queueAllocate() }

    /// Called in a frame after ``scheduleUpdate()``, between two allocations. Adds and removes children, which is not
    /// allowed during an allocation.
    open func updateContent() {}

    /// Schedules one call of ``updateContent()`` before the next frame is painted. During an allocation, that is the
    /// same frame, so the first visible frame has all children. GTK repeats the layout phase of a frame while it is
    /// requested (`gdk_frame_clock_paint_idle`).
    package func scheduleUpdate() {
        needsUpdate = true
        guard let clock = gtk_widget_get_frame_clock(pointer()) else { return }
        gdk_frame_clock_request_phase(clock, GDK_FRAME_CLOCK_PHASE_LAYOUT)
    }

    /// A widget with a role.
    public override init(role: AccessibleRole = .generic) {
        super.init(role: role)
        connect("realize") { [weak self] in self?.followLayout() }
        connect("unrealize") { [weak self] in self?.layoutConnection?.disconnect() }
    }

    /// Connects to the layout signal of the frame clock. This handler follows the window's, which allocates in the same
    /// signal.
    private func followLayout() {
        let clock = Object(borrowing: gtk_widget_get_frame_clock(pointer()).map { .init($0) })
        layoutConnection = clock.connect("layout") { [weak self] in
            guard let self, needsUpdate else { return }
            needsUpdate = false
            updateContent()
        }
    }

    private var needsUpdate = false
    private var layoutConnection: SignalConnection?
    /// The horizontal and the vertical axis, by the raw value of their ``Orientation``.
    fileprivate var axes = [ScrollAxis(), ScrollAxis()]

    fileprivate func replaceAdjustment(ofAxis axis: Int, by adjustment: Adjustment) {
        axes[axis].connection?.disconnect()
        axes[axis].adjustment = adjustment
        axes[axis].connection = adjustment.connect("value-changed") { [weak self] in
            self?.contentDidScroll()
        }
    }
}

private struct ScrollAxis {
    var adjustment: Adjustment?
    var connection: SignalConnection?
    /// `GtkScrollablePolicy`: 0 is minimum, 1 natural.
    var policy = 0
}

/// The properties of the `GtkScrollable` interface in our classes. Their identifiers start at 1.
enum ScrollableProperty {
    /// The adjustments, then the policies. The horizontal axis is first in both.
    static let names = ["hadjustment", "vadjustment", "hscroll-policy", "vscroll-policy"]

    fileprivate static func axis(_ identifier: guint) -> Int { Int(identifier - 1) % 2 }

    fileprivate static func isPolicy(_ identifier: guint) -> Bool { identifier > 2 }
}

typealias PropertyFunction =
    @convention(c) (
        UnsafeMutablePointer<GObject>?, guint, UnsafeMutablePointer<GValue>?,
        UnsafeMutablePointer<GParamSpec>?
    ) -> Void
typealias PropertySetter =
    @convention(c) (
        UnsafeMutablePointer<GObject>?, guint, UnsafePointer<GValue>?,
        UnsafeMutablePointer<GParamSpec>?
    ) -> Void

/// `GObjectClass.set_property`. During construction, the Swift object does not exist yet. NULL adjustments are ignored;
/// GTK sets them when the widget leaves its scrolled window.
let setScrollableProperty: PropertySetter = { object, identifier, value, _ in
    guard let widget = Peer.widget(of: object) as? ScrollableWidget, let value else {
        return
    }
    let axis = ScrollableProperty.axis(identifier)
    if ScrollableProperty.isPolicy(identifier) {
        widget.axes[axis].policy = Int(g_value_get_enum(value))
        widget.queueResize()
    } else if let adjustment = g_value_get_object(value) {
        widget.replaceAdjustment(ofAxis: axis, by: Adjustment(borrowing: adjustment))
    }
}

/// `GObjectClass.get_property`.
let getScrollableProperty: PropertyFunction = { object, identifier, value, _ in
    guard let widget = Peer.widget(of: object) as? ScrollableWidget, let value else {
        return
    }
    let axis = ScrollableProperty.axis(identifier)
    if ScrollableProperty.isPolicy(identifier) {
        g_value_set_enum(value, gint(widget.axes[axis].policy))
    } else {
        g_value_set_object(value, widget.axes[axis].adjustment?.raw)
    }
}
