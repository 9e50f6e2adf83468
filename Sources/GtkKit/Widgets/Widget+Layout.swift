// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import CGtk

/// Sizes and places. All are in pixels of the widget's window, whole numbers in GTK.
extension Widget {
    /// The width that was allocated.
    public var width: Int { Int(gtk_widget_get_width(pointer())) }

    /// The height that was allocated.
    public var height: Int { Int(gtk_widget_get_height(pointer())) }

    /// Asks how much room the widget needs along `orientation`, given the other extent or −1.
    public func measured(_ orientation: Orientation, forSize: Int = -1)
        -> (minimum: Int, natural: Int)
    {
        var minimum: gint = 0
        var natural: gint = 0
        gtk_widget_measure(
            pointer(), GtkOrientation(rawValue: UInt32(orientation.rawValue)), gint(forSize),
            &minimum, &natural, nil, nil)
        return (Int(minimum), Int(natural))
    }

    /// Places a child at a frame in its parent, during ``CustomWidget/allocate(width:height:baseline:)``
    /// only (`gtk_widget_size_allocate`). GTK asks every child to be measured first, and complains
    /// about less room than the minimum it then gave.
    public func allocate(_ frame: PixelFrame, baseline: Int = -1) {
        let orientation = gtk_widget_get_request_mode(pointer())
        let isHeightForWidth = orientation != GTK_SIZE_REQUEST_WIDTH_FOR_HEIGHT
        _ = measured(isHeightForWidth ? .horizontal : .vertical)
        _ = measured(
            isHeightForWidth ? .vertical : .horizontal,
            forSize: isHeightForWidth ? frame.width : frame.height)
        var allocation = GtkAllocation(
            x: gint(frame.x), y: gint(frame.y), width: gint(frame.width),
            height: gint(frame.height))
        gtk_widget_size_allocate(pointer(), &allocation, gint(baseline))
    }

    /// The widget will want another size.
    public func queueResize() { gtk_widget_queue_resize(pointer()) }

    /// The children will want other places.
    public func queueAllocate() { gtk_widget_queue_allocate(pointer()) }

    /// The widget looks different.
    public func queueDraw() { gtk_widget_queue_draw(pointer()) }

    /// Whether the widget is laid out when its parent is (`gtk_widget_set_child_visible`): for
    /// children that are kept, but off screen.
    public var isChildVisible: Bool {
        get { gtk_widget_get_child_visible(pointer()) != 0 }
        set { gtk_widget_set_child_visible(pointer(), newValue.gboolean) }
    }

    /// The frame of the widget in the coordinates of one above it (`gtk_widget_compute_bounds`).
    public func bounds(in ancestor: Widget) -> Rectangle? {
        var bounds = graphene_rect_t()
        guard gtk_widget_compute_bounds(pointer(), ancestor.pointer(), &bounds) != 0 else {
            return nil
        }
        return Rectangle(bounds)
    }
}

/// A frame on whole pixels, as GTK places widgets.
public struct PixelFrame: Equatable, Sendable {
    /// From the parent's left edge.
    public var x: Int
    /// From the parent's top edge.
    public var y: Int
    /// At least the minimum that the child asked for.
    public var width: Int
    /// At least the minimum that the child asked for.
    public var height: Int

    /// A frame by its position and extent.
    public init(x: Int, y: Int, width: Int, height: Int) {
        (self.x, self.y, self.width, self.height) = (x, y, width, height)
    }
}

// MARK: - The tree

extension Widget {
    /// Puts the widget into a ``CustomWidget``, last or after a sibling. Never during allocation.
    public func insert(into parent: CustomWidget, after sibling: Widget? = nil) {
        guard let sibling else {
            gtk_widget_insert_before(pointer(), parent.pointer(), nil)
            return
        }
        gtk_widget_insert_after(pointer(), parent.pointer(), sibling.pointer())
    }

    /// Takes the widget out of a custom widget (`gtk_widget_unparent`).
    public func remove(from parent: CustomWidget) {
        if gtk_widget_get_parent(pointer()) == parent.pointer() { gtk_widget_unparent(pointer()) }
    }

    /// The widget this one is in, as a plain ``Widget`` unless it is a ``CustomWidget``.
    public var parent: Widget? {
        gtk_widget_get_parent(pointer()).flatMap { Object.wrap($0) as? Widget }
    }

    /// The widgets in this one, in drawing order.
    public var children: [Widget] { childPointers.compactMap { Object.wrap($0) as? Widget } }

    /// The widgets at any depth that a condition holds for, in drawing order.
    func descendants(
        where condition: (UnsafeMutablePointer<GTypeInstance>) -> Bool
    ) -> [Widget] {
        children.flatMap { child in
            let instance = child.raw.assumingMemoryBound(to: GTypeInstance.self)
            return (condition(instance) ? [child] : []) + child.descendants(where: condition)
        }
    }

    /// The widgets at any depth that are of a type, in drawing order.
    func descendants(ofType type: GType) -> [Widget] {
        descendants { g_type_check_instance_is_a($0, type) != 0 }
    }

    /// The children without the cost of wrappers.
    var childPointers: some Sequence<UnsafeMutablePointer<GtkWidget>> {
        sequence(state: gtk_widget_get_first_child(pointer())) { next in
            defer { next = next.flatMap { gtk_widget_get_next_sibling($0) } }
            return next
        }
    }
}
