// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import CGtk

/// A box of widgets in a row or a column (`GtkBox`).
public class Box: Widget {
    /// A box with `spacing` pixels between its children.
    public convenience init(
        _ orientation: Orientation, spacing: Int = 0, _ children: [Widget] = []
    ) {
        self.init(owning: gtk_box_new(GtkOrientation(UInt32(orientation.rawValue)), gint(spacing)))
        children.forEach(append)
    }

    /// The space between two children, in pixels.
    @Property("spacing") public var spacing: Int
    /// Whether all children have the same size.
    @Property("homogeneous") public var isHomogeneous: Bool

    /// Adds a widget at the end.
    public func append(_ child: Widget) { gtk_box_append(pointer(), child.pointer()) }

    /// Inserts a widget at a position, from 0.
    public func insert(_ child: Widget, at position: Int) {
        let before =
            position > 0 ? children[position - 1].pointer() as UnsafeMutablePointer<GtkWidget> : nil
        gtk_box_insert_child_after(pointer(), child.pointer(), before)
    }

    /// Removes a widget.
    public func remove(_ child: Widget) { gtk_box_remove(pointer(), child.pointer()) }
}

/// A viewport with scroll bars (`GtkScrolledWindow`).
public final class ScrolledWindow: Widget {
    /// A viewport of `child`, which scrolls its content if it is a ``ScrollableWidget``.
    public convenience init(_ child: Widget? = nil) {
        self.init(owning: gtk_scrolled_window_new())
        if let child { self.child = child }
    }

    /// The content. A widget that does not scroll is wrapped in a `GtkViewport`.
    @Property("child") public var child: Widget?
    /// The visibility of the horizontal scroll bar.
    @Property("hscrollbar-policy") public var horizontalPolicy: ScrollBarPolicy
    /// The visibility of the vertical scroll bar.
    @Property("vscrollbar-policy") public var verticalPolicy: ScrollBarPolicy
    /// Whether the natural height is that of the content.
    @Property("propagate-natural-height") public var propagatesNaturalHeight: Bool
    /// Whether the natural width is that of the content.
    @Property("propagate-natural-width") public var propagatesNaturalWidth: Bool

    /// The least height in pixels; −1 for that of the content.
    @Property("min-content-height") public var minimumContentHeight: Int
    /// The greatest natural height with ``propagatesNaturalHeight``, in pixels; −1 for no limit.
    @Property("max-content-height") public var maximumContentHeight: Int

    /// The horizontal scroll position.
    public var horizontalAdjustment: Adjustment {
        Adjustment(borrowing: gtk_scrolled_window_get_hadjustment(opaque))
    }

    /// The vertical scroll position.
    public var verticalAdjustment: Adjustment {
        Adjustment(borrowing: gtk_scrolled_window_get_vadjustment(opaque))
    }
}

/// The visibility of a scroll bar (`GtkPolicyType`).
public enum ScrollBarPolicy: Int, ValueConvertible {
    /// Always visible.
    case always
    /// Visible where the content is larger than the viewport.
    case automatic
    /// Never visible, and the viewport is as large as its content.
    case never
    /// Never visible, though the viewport scrolls.
    case external
}

/// Widgets over another one (`GtkOverlay`).
public final class Overlay: Widget {
    /// An overlay on a widget.
    public convenience init(_ child: Widget) {
        self.init(owning: gtk_overlay_new())
        self.child = child
    }

    /// The widget below, which determines the size.
    @Property("child") public var child: Widget?

    /// Adds a widget on top, positioned by its alignment.
    public func addOverlay(_ widget: Widget) { gtk_overlay_add_overlay(opaque, widget.pointer()) }
}

/// A stack of widgets, of which one is visible (`GtkStack`).
public final class Stack: Widget {
    /// An empty stack.
    public convenience init() { self.init(owning: gtk_stack_new()) }

    /// The name of the visible widget.
    @Property("visible-child-name") public var visibleName: String?

    /// Adds a widget; the first one is visible.
    public func add(_ child: Widget, name: String) {
        gtk_stack_add_named(opaque, child.pointer(), name)
    }

    /// Removes a widget.
    public func remove(_ child: Widget) { gtk_stack_remove(opaque, child.pointer()) }
}

/// A widget that is revealed and hidden with a transition (`GtkRevealer`).
public class Revealer: Widget {
    /// A hidden widget.
    public convenience init(_ child: Widget? = nil) {
        self.init(owning: gtk_revealer_new())
        if let child { self.child = child }
    }

    /// The revealed widget.
    @Property("child") public var child: Widget?
    /// The transition.
    @Property("transition-type") public var transition: RevealerTransition
    /// Whether the widget is revealed, or is being revealed.
    @Property("reveal-child") public var isRevealed: Bool

    /// Calls `handler` when the widget begins to be revealed or hidden.
    @discardableResult
    public func onRevealed(_ handler: @escaping (Bool) -> Void) -> SignalConnection {
        connect("notify::reveal-child", reading: "reveal-child", handler)
    }
}

/// The transition of a ``Revealer`` (`GtkRevealerTransitionType`).
public enum RevealerTransition: Int, ValueConvertible {
    /// Immediately.
    case none
    /// By fading.
    case crossfade
    /// By sliding to the right.
    case slideRight
    /// By sliding to the left.
    case slideLeft
    /// By sliding up.
    case slideUp
    /// By sliding down.
    case slideDown
}
