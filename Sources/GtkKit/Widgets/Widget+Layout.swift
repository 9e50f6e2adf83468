// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import CGtk

/// Sizes and positions, in whole pixels.
extension Widget {
    /// The allocated width.
    package var width: Int { Int(gtk_widget_get_width(pointer())) }

    /// The allocated height.
    package var height: Int { Int(gtk_widget_get_height(pointer())) }

    /// The allocated area in the coordinates of the widget.
    package var area: Rectangle {
        Rectangle(x: 0, y: 0, width: Double(width), height: Double(height))
    }

    /// The minimum and natural size along an orientation, for the other size; −1 if that is unknown.
    package func measured(_ orientation: Orientation, forSize: Int = -1) -> RequestedSize {
        var minimum: gint = 0
        var natural: gint = 0
        gtk_widget_measure(
            pointer(), GtkOrientation(rawValue: UInt32(orientation.rawValue)), gint(forSize),
            &minimum, &natural, nil, nil)
        return (Int(minimum), Int(natural))
    }

    /// Allocates a frame in the parent (`gtk_widget_size_allocate`). Call it only during
    /// ``CustomWidget/allocate(width:height:baseline:)``. GTK requires every child to be measured first, and warns
    /// about a frame below the minimum.
    package func allocate(_ frame: PixelFrame, baseline: Int = -1) {
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

    /// Requests a new size.
    package func queueResize() { gtk_widget_queue_resize(pointer()) }

    /// Requests a new allocation of the children.
    package func queueAllocate() { gtk_widget_queue_allocate(pointer()) }

    /// Requests a new drawing.
    package func queueDraw() { gtk_widget_queue_draw(pointer()) }

    /// Whether the widget is laid out with its parent (`gtk_widget_set_child_visible`). Off for children that are
    /// outside of the viewport.
    package var isChildVisible: Bool {
        get { gtk_widget_get_child_visible(pointer()) != 0 }
        set { gtk_widget_set_child_visible(pointer(), newValue.gboolean) }
    }

    /// The frame of the widget in the coordinates of an ancestor (`gtk_widget_compute_bounds`).
    package func bounds(in ancestor: Widget) -> Rectangle? {
        var bounds = graphene_rect_t()
        guard gtk_widget_compute_bounds(pointer(), ancestor.pointer(), &bounds) != 0 else {
            return nil
        }
        return Rectangle(bounds)
    }
}

/// The frame of a widget in whole pixels.
package struct PixelFrame: Equatable, Sendable {
    /// From the left edge of the parent.
    package var x: Int
    /// From the top edge of the parent.
    package var y: Int
    /// At least the minimum width.
    package var width: Int
    /// At least the minimum height.
    package var height: Int

    /// A frame by its position and size.
    package init(x: Int, y: Int, width: Int, height: Int) {
        (self.x, self.y, self.width, self.height) = (x, y, width, height)
    }
}

// MARK: - Hierarchy

extension Widget {
    /// Inserts the widget into a ``CustomWidget``, at the end or after a sibling. Never call this during an allocation.
    package func insert(into parent: CustomWidget, after sibling: Widget? = nil) {
        guard let sibling else {
            gtk_widget_insert_before(pointer(), parent.pointer(), nil)
            return
        }
        gtk_widget_insert_after(pointer(), parent.pointer(), sibling.pointer())
    }

    /// Removes the widget from a custom widget (`gtk_widget_unparent`).
    package func remove(from parent: CustomWidget) {
        if gtk_widget_get_parent(pointer()) == parent.pointer() { gtk_widget_unparent(pointer()) }
    }

    /// The parent, as a plain ``Widget`` unless it is a ``CustomWidget``.
    package var parent: Widget? {
        gtk_widget_get_parent(pointer()).flatMap { Object.wrap($0) as? Widget }
    }

    /// The children in drawing order.
    package var children: [Widget] { childPointers.compactMap { Object.wrap($0) as? Widget } }

    /// The descendants of a type, in drawing order.
    func descendants(ofType type: GType) -> [Widget] {
        children.flatMap { child in
            (isInstance(child.raw, of: type) ? [child] : []) + child.descendants(ofType: type)
        }
    }

    /// The children, without wrappers.
    var childPointers: some Sequence<UnsafeMutablePointer<GtkWidget>> {
        sequence(state: gtk_widget_get_first_child(pointer())) { next in
            defer { next = next.flatMap { gtk_widget_get_next_sibling($0) } }
            return next
        }
    }
}

// MARK: - Frames

extension Widget {
    /// Whether drawing is clipped to the widget's bounds (`GtkOverflow`).
    package var clipsToBounds: Bool {
        get { gtk_widget_get_overflow(pointer()) == GTK_OVERFLOW_HIDDEN }
        set {
            gtk_widget_set_overflow(
                pointer(), newValue ? GTK_OVERFLOW_HIDDEN : GTK_OVERFLOW_VISIBLE)
        }
    }

    /// Calls `body` before each frame while it returns true and the widget is visible
    /// (`gtk_widget_add_tick_callback`). The argument is the time of the frame in seconds.
    @discardableResult
    package func addTick(_ body: @escaping (Double) -> Bool) -> Scheduled {
        Scheduled(tickOf: self, body) { data in
            gtk_widget_add_tick_callback(pointer(), runTick, data, releaseRetained)
        }
    }
}
