// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import CGtk

/// A box of widgets in a row or a column (`GtkBox`).
package class Box: Widget {
    /// A box with `spacing` pixels between its children, and style classes such as `linked`.
    package convenience init(
        _ orientation: Orientation, spacing: Int = 0, _ children: [Widget] = [],
        _ classes: String...
    ) {
        self.init(owning: gtk_box_new(GtkOrientation(UInt32(orientation.rawValue)), gint(spacing)))
        children.forEach(append)
        classes.forEach(addCssClass)
    }

    /// Whether all children have the same size.
    @Property("homogeneous") package var isHomogeneous: Bool

    package func append(_ child: Widget) { gtk_box_append(pointer(), child.pointer()) }

    /// Inserts a widget at a position, from 0.
    package func insert(_ child: Widget, at position: Int) {
        let before =
            position > 0 ? children[position - 1].pointer() as UnsafeMutablePointer<GtkWidget> : nil
        gtk_box_insert_child_after(pointer(), child.pointer(), before)
    }

    package func remove(_ child: Widget) { gtk_box_remove(pointer(), child.pointer()) }
}

/// Widgets side by side (`GtkGrid`), among them a label of several lines. A `GtkBox` lays out such a label some twenty
/// times, to find its width at its least height.
package final class Columns: Widget {
    /// Widgets with `spacing` pixels between them, and style classes.
    package convenience init(spacing: Int = 0, _ children: [Widget], _ classes: String...) {
        self.init(owning: gtk_grid_new())
        classes.forEach(addCssClass)
        gtk_grid_set_column_spacing(pointer(), guint(spacing))
        children.forEach(append)
    }

    package func append(_ child: Widget) {
        gtk_grid_attach(pointer(), child.pointer(), gint(children.count), 0, 1, 1)
    }

    /// Whether all columns have the same width.
    @Property("column-homogeneous") package var isHomogeneous: Bool
}

/// Three widgets in a row, the second in the middle (`GtkCenterBox`).
package final class CenterBox: Widget {
    package convenience init(start: Widget? = nil, center: Widget, end: Widget? = nil) {
        self.init(owning: gtk_center_box_new())
        if let start { gtk_center_box_set_start_widget(opaque, start.pointer()) }
        gtk_center_box_set_center_widget(opaque, center.pointer())
        if let end { gtk_center_box_set_end_widget(opaque, end.pointer()) }
    }
}

/// A viewport with scroll bars (`GtkScrolledWindow`).
package final class ScrolledWindow: Widget {
    /// A viewport of `child`. It scrolls the content of `child` if that is a ``ScrollableWidget``.
    package convenience init(_ child: Widget? = nil) {
        self.init(owning: gtk_scrolled_window_new())
        if let child { self.child = child }
    }

    /// A viewport that scrolls vertically, and is as wide as its content.
    ///
    /// - Parameter expands: whether it takes the spare height of its parent.
    package convenience init(vertical child: Widget, expands: Bool = false) {
        self.init(child)
        horizontalPolicy = .never
        if expands { expandsVertically = true }
    }

    /// Whether the content starts at the left in every language, as a chart does. The viewport has the direction of the
    /// language, and would be scrolled to the end.
    package func readsFromLeftToRight() {
        isRightToLeft = false
        gtk_scrolled_window_get_child(opaque).map { gtk_widget_set_direction($0, GTK_TEXT_DIR_LTR) }
    }

    /// The content. A widget that does not scroll is wrapped in a `GtkViewport`.
    @Property("child") package var child: Widget?
    /// The visibility of the horizontal scroll bar.
    @Property("hscrollbar-policy") package var horizontalPolicy: ScrollBarPolicy
    /// The visibility of the vertical scroll bar.
    @Property("vscrollbar-policy") package var verticalPolicy: ScrollBarPolicy
    /// Whether the natural height is the content's.
    @Property("propagate-natural-height") package var propagatesNaturalHeight: Bool
    /// Whether the natural width is the content's.
    @Property("propagate-natural-width") package var propagatesNaturalWidth: Bool

    /// The minimum height in pixels; −1 for the content's.
    @Property("min-content-height") package var minimumContentHeight: Int
    /// The maximum natural height with ``propagatesNaturalHeight``, in pixels; −1 for no limit.
    @Property("max-content-height") package var maximumContentHeight: Int

    /// The horizontal scroll position.
    package var horizontalAdjustment: Adjustment {
        Adjustment(borrowing: gtk_scrolled_window_get_hadjustment(opaque))
    }

    /// The vertical scroll position.
    package var verticalAdjustment: Adjustment {
        Adjustment(borrowing: gtk_scrolled_window_get_vadjustment(opaque))
    }
}

/// The visibility of a scroll bar (`GtkPolicyType`).
package enum ScrollBarPolicy: Int, ValueConvertible {
    /// Visible if the content is larger than the viewport.
    case automatic = 1
    /// Never visible, and the viewport is as large as its content.
    case never
    /// Never visible, but the viewport scrolls.
    case external
}

/// Widgets on top of another one (`GtkOverlay`).
package final class Overlay: Widget {
    package convenience init(_ child: Widget) {
        self.init(owning: gtk_overlay_new())
        self.child = child
    }

    /// The widget below, whose size is the size of the overlay.
    @Property("child") package var child: Widget?

    /// Adds a widget on top, positioned by its alignment.
    package func addOverlay(_ widget: Widget) { gtk_overlay_add_overlay(opaque, widget.pointer()) }
}

/// A stack of widgets. One of them is visible (`GtkStack`).
package final class Stack: Widget {
    package convenience init() { self.init(owning: gtk_stack_new()) }

    /// The name of the visible widget.
    @Property("visible-child-name") package var visibleName: String?

    /// Adds a widget; the first one is visible.
    package func add(_ child: Widget, name: String) {
        gtk_stack_add_named(opaque, child.pointer(), name)
    }

    package func remove(_ child: Widget) { gtk_stack_remove(opaque, child.pointer()) }
}

/// A widget that is revealed and hidden with a transition (`GtkRevealer`).
package class Revealer: Widget {
    /// A hidden widget.
    package convenience init(_ child: Widget? = nil) {
        self.init(owning: gtk_revealer_new())
        if let child { self.child = child }
    }

    @Property("child") package var child: Widget?
    /// Whether the widget is revealed, or is being revealed.
    @Property("reveal-child") package var isRevealed: Bool

    /// Makes the widget slide in from below.
    package func setSlideUp() {
        gtk_revealer_set_transition_type(opaque, GTK_REVEALER_TRANSITION_TYPE_SLIDE_UP)
    }

    /// Makes the widget fade in and out.
    package func setCrossfade() {
        gtk_revealer_set_transition_type(opaque, GTK_REVEALER_TRANSITION_TYPE_CROSSFADE)
    }

    /// Calls `handler` when the widget begins to be revealed or hidden.
    package func onRevealed(_ handler: @escaping (Bool) -> Void) {
        connect("notify::reveal-child", reading: "reveal-child", handler)
    }

    /// Calls `handler` when the widget is hidden after its transition.
    package func onHidden(_ handler: @escaping () -> Void) {
        connect("notify::child-revealed", reading: "child-revealed") { if !$0 { handler() } }
    }
}

/// A widget around another one, of which it limits the width (`AdwClamp`).
package final class Clamp: Widget {
    /// - Parameter maximumWidth: the largest width in pixels.
    package convenience init(_ child: Widget, maximumWidth: Int) {
        self.init(owning: adw_clamp_new())
        adw_clamp_set_maximum_size(opaque, gint(maximumWidth))
        adw_clamp_set_tightening_threshold(opaque, gint(maximumWidth))
        adw_clamp_set_child(opaque, child.pointer())
    }
}
