// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import CGtk

/// Widgets beside or below each other (`GtkBox`).
public class Box: Widget {
    /// A box with `spacing` pixels between its children.
    public convenience init(
        _ orientation: Orientation, spacing: Int = 0, _ children: [Widget] = []
    ) {
        self.init(owning: gtk_box_new(GtkOrientation(UInt32(orientation.rawValue)), gint(spacing)))
        children.forEach(append)
    }

    /// Pixels between the children.
    @Property("spacing") public var spacing: Int
    /// Whether all children get the same extent.
    @Property("homogeneous") public var isHomogeneous: Bool

    /// Adds a widget at the end.
    public func append(_ child: Widget) { gtk_box_append(pointer(), child.pointer()) }

    /// Adds a widget so many places after the start.
    public func insert(_ child: Widget, at position: Int) {
        let before =
            position > 0 ? children[position - 1].pointer() as UnsafeMutablePointer<GtkWidget> : nil
        gtk_box_insert_child_after(pointer(), child.pointer(), before)
    }

    /// Takes a widget out.
    public func remove(_ child: Widget) { gtk_box_remove(pointer(), child.pointer()) }
}

/// A view on something larger, with scroll bars (`GtkScrolledWindow`).
public final class ScrolledWindow: Widget {
    /// A view on `child`, which scrolls by itself if it is a ``ScrollableWidget``.
    public convenience init(_ child: Widget? = nil) {
        self.init(owning: gtk_scrolled_window_new())
        if let child { self.child = child }
    }

    /// What is in view. Something that cannot scroll is wrapped in a `GtkViewport`.
    @Property("child") public var child: Widget?
    /// When the horizontal scroll bar shows.
    @Property("hscrollbar-policy") public var horizontalPolicy: ScrollBarPolicy
    /// When the vertical scroll bar shows.
    @Property("vscrollbar-policy") public var verticalPolicy: ScrollBarPolicy
    /// Whether the view wants the height of its content.
    @Property("propagate-natural-height") public var wantsNaturalHeight: Bool
    /// Whether the view wants the width of its content.
    @Property("propagate-natural-width") public var wantsNaturalWidth: Bool

    /// The least height of the view; −1 leaves it to the content.
    @Property("min-content-height") public var minimumContentHeight: Int
    /// The most height the view wants with ``wantsNaturalHeight``; −1 sets no limit.
    @Property("max-content-height") public var maximumContentHeight: Int

    /// Scrolling along x.
    public var horizontalAdjustment: Adjustment {
        Adjustment(borrowing: gtk_scrolled_window_get_hadjustment(opaque))
    }

    /// Scrolling along y.
    public var verticalAdjustment: Adjustment {
        Adjustment(borrowing: gtk_scrolled_window_get_vadjustment(opaque))
    }
}

/// When a scroll bar shows; `GtkPolicyType`.
public enum ScrollBarPolicy: Int, ValueConvertible {
    /// Always.
    case always
    /// When there is something to scroll.
    case automatic
    /// Never, and the view is as large as its content.
    case never
    /// Never, though the view scrolls.
    case external
}

/// Widgets on top of one (`GtkOverlay`).
public final class Overlay: Widget {
    /// A widget that others can lie on.
    public convenience init(_ child: Widget) {
        self.init(owning: gtk_overlay_new())
        self.child = child
    }

    /// The widget below, which decides the size.
    @Property("child") public var child: Widget?

    /// Puts a widget on top, where its alignment says.
    public func addOverlay(_ widget: Widget) { gtk_overlay_add_overlay(opaque, widget.pointer()) }
}

/// One of several widgets at a time (`GtkStack`).
public final class Stack: Widget {
    /// An empty stack.
    public convenience init() { self.init(owning: gtk_stack_new()) }

    /// The name of the widget that shows.
    @Property("visible-child-name") public var visibleName: String?

    /// Adds a widget; the first one shows.
    public func add(_ child: Widget, name: String) {
        gtk_stack_add_named(opaque, child.pointer(), name)
    }

    /// Takes a widget out.
    public func remove(_ child: Widget) { gtk_stack_remove(opaque, child.pointer()) }
}

/// A widget that slides or fades in and out (`GtkRevealer`).
public class Revealer: Widget {
    /// A hidden widget.
    public convenience init(_ child: Widget? = nil) {
        self.init(owning: gtk_revealer_new())
        if let child { self.child = child }
    }

    /// What comes and goes.
    @Property("child") public var child: Widget?
    /// How it does.
    @Property("transition-type") public var transition: RevealerTransition
    /// Whether it shows, or is on its way to.
    @Property("reveal-child") public var isRevealed: Bool

    /// Calls `handler` when the widget begins to come or to go.
    @discardableResult
    public func onRevealed(_ handler: @escaping (Bool) -> Void) -> SignalConnection {
        connect("notify::reveal-child", reading: "reveal-child", handler)
    }
}

/// How a widget comes and goes; `GtkRevealerTransitionType`.
public enum RevealerTransition: Int, ValueConvertible {
    /// At once.
    case none
    /// It fades.
    case crossfade
    /// It slides to the right.
    case slideRight
    /// It slides to the left.
    case slideLeft
    /// It slides up.
    case slideUp
    /// It slides down.
    case slideDown
}
