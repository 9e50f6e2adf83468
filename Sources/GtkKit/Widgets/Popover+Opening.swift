// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import CGtk

extension Popover {
    /// Opens the popover at a rectangle of a widget (`gtk_popover_set_pointing_to`). The widget must have a layout
    /// manager, which presents the popover together with the widget. The popover belongs to that widget until
    /// ``remove()``.
    package func open(at rectangle: Rectangle, of parent: Widget) {
        gtk_widget_set_parent(self.pointer(), parent.pointer())
        onPointerMoved { [weak self] in self?.hasPointer = $0 != nil }
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

    /// Removes the popover from its widget some time after the pointer has left. GTK 4.8 still has a closed popover under a
    /// pointer that rests there, and crashes when it then asks the surface of a removed popover for the pointer's place
    /// (`gdk_surface_request_motion`).
    package func removeOnceLeft() {
        parent?.connect("destroy") { [weak self] in self?.remove() }
        leave()
    }

    private func leave() {
        EventLoop.after(milliseconds: Self.timeUntilRemoval) {
            // Without a parent, the popover hears of no pointer any more.
            if self.hasPointer, self.parent != nil { self.leave() } else { self.remove() }
        }
    }

    private static let timeUntilRemoval = 1_000
}
