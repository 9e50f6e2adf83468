// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import CGtk

/// A custom widget that scrolls its content inside a ``ScrolledWindow``.
///
/// It implements the properties of `GtkScrollable`: GTK handles scroll bars, wheel, touch and
/// kinetic scrolling, while the widget gives the height of its content and draws the visible part.
open class ScrollableWidget: CustomWidget {
    /// Horizontal scrolling, once the widget is in a ``ScrolledWindow``.
    package var horizontalAdjustment: Adjustment? { axes.horizontal.adjustment }

    /// Vertical scrolling, once the widget is in a ``ScrolledWindow``.
    package var verticalAdjustment: Adjustment? { axes.vertical.adjustment }

    /// Called after scrolling by the user or by ``Adjustment/value``. By default, allocates the
    /// children again (`gtk_widget_queue_allocate`).
    open func contentDidScroll() { queueAllocate() }

    /// Called in a frame after ``scheduleUpdate()`` between two allocations, to add and remove
    /// children, which is not allowed during allocation.
    open func updateContent() {}

    /// Schedules one call of ``updateContent()`` before the next frame is painted. During an
    /// allocation that is the same frame, so that the first visible frame has all children: GTK
    /// repeats the layout phase of a frame while it is requested (`gdk_frame_clock_paint_idle`).
    package func scheduleUpdate() {
        needsUpdate = true
        guard let clock = gtk_widget_get_frame_clock(pointer()) else { return }
        gdk_frame_clock_request_phase(clock, GDK_FRAME_CLOCK_PHASE_LAYOUT)
    }

    /// A widget of a fixed role.
    public override init(role: AccessibleRole = .generic) {
        super.init(role: role)
        connect("realize") { [weak self] in self?.followLayout() }
        connect("unrealize") { [weak self] in self?.layoutConnection?.disconnect() }
    }

    /// Connects to the layout signal of the frame clock, after the window, which allocates in the
    /// same signal.
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
    fileprivate var axes = (horizontal: ScrollAxis(), vertical: ScrollAxis())

    fileprivate subscript(property: ScrollableProperty) -> ScrollAxis {
        get { property.orientation == .horizontal ? axes.horizontal : axes.vertical }
        set {
            if property.orientation == .horizontal {
                axes.horizontal = newValue
            } else {
                axes.vertical = newValue
            }
        }
    }

    fileprivate func replaceAdjustment(_ property: ScrollableProperty, by adjustment: Adjustment) {
        self[property].connection?.disconnect()
        self[property].adjustment = adjustment
        self[property].connection = adjustment.connect("value-changed") { [weak self] in
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

/// The properties of the `GtkScrollable` interface by their identifiers in our classes.
enum ScrollableProperty: guint, CaseIterable {
    case horizontalAdjustment = 1
    case verticalAdjustment, horizontalPolicy, verticalPolicy

    /// The property's name in GTK.
    var name: String {
        switch self {
        case .horizontalAdjustment: "hadjustment"
        case .verticalAdjustment: "vadjustment"
        case .horizontalPolicy: "hscroll-policy"
        case .verticalPolicy: "vscroll-policy"
        }
    }

    fileprivate var orientation: Orientation {
        self == .horizontalAdjustment || self == .horizontalPolicy ? .horizontal : .vertical
    }

    fileprivate var isPolicy: Bool { self == .horizontalPolicy || self == .verticalPolicy }
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

/// `GObjectClass.set_property`. During construction there is no Swift object yet. Adjustments that
/// are NULL, as when the widget leaves its scrolled window, are ignored.
let setScrollableProperty: PropertySetter = { object, identifier, value, _ in
    guard let widget = Peer.widget(of: object) as? ScrollableWidget, let value,
        let property = ScrollableProperty(rawValue: identifier)
    else { return }
    if property.isPolicy {
        widget[property].policy = Int(g_value_get_enum(value))
        widget.queueResize()
    } else if let adjustment = g_value_get_object(value) {
        widget.replaceAdjustment(property, by: Adjustment(borrowing: adjustment))
    }
}

/// `GObjectClass.get_property`.
let getScrollableProperty: PropertyFunction = { object, identifier, value, _ in
    guard let widget = Peer.widget(of: object) as? ScrollableWidget, let value,
        let property = ScrollableProperty(rawValue: identifier)
    else { return }
    if property.isPolicy {
        g_value_set_enum(value, gint(widget[property].policy))
    } else {
        g_value_set_object(value, widget[property].adjustment?.raw)
    }
}
