// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import CGtk

extension Popover {
    /// Opens the popover at a rectangle of a widget (`gtk_popover_set_pointing_to`). The widget must have a layout
    /// manager, which presents the popover together with the widget. The popover belongs to that widget until
    /// ``remove()``.
    package func open(at rectangle: Rectangle, of parent: Widget) {
        gtk_widget_set_parent(self.pointer(), parent.pointer())
        point(to: rectangle)
        gtk_popover_popup(pointer())
    }

    /// Points to another rectangle of the same widget.
    package func point(to rectangle: Rectangle) {
        var place = GdkRectangle(
            x: Int32(rectangle.x.rounded(.down)), y: Int32(rectangle.y.rounded(.down)),
            width: Int32(max(1, rectangle.width.rounded(.up))),
            height: Int32(max(1, rectangle.height.rounded(.up))))
        gtk_popover_set_pointing_to(pointer(), &place)
    }

    /// Removes the popover from its widget. Never call this while the popover reports that it closes.
    package func remove() { if parent != nil { gtk_widget_unparent(pointer()) } }

    /// Removes the popover from its widget after a moment. GTK 4.8 still has it under the pointer when it has just closed,
    /// and crashes when it then asks the surface of a removed popover for the pointer's place
    /// (`gdk_surface_request_motion`).
    package func removeLater() {
        parent?.connect("destroy") { [weak self] in self?.remove() }
        EventLoop.after(milliseconds: Self.timeUntilRemoval) { self.remove() }
    }

    private static let timeUntilRemoval = 1_000
}
