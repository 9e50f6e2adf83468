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

    /// Removes the popover from its widget a second after it has closed. GTK 4.8 crashes when it asks the surface of a
    /// popover that was just removed for the pointer's place (`gdk_surface_request_motion`).
    package func removeAfterClosing() {
        ignoreEvents()
        parent?.connect("destroy") { [weak self] in self?.remove() }
        EventLoop.after(milliseconds: 1_000) { self.remove() }
    }

    /// Removes the popover from its widget. Never call this while the popover reports that it closes.
    package func remove() { if parent != nil { gtk_widget_unparent(pointer()) } }

    /// Lets GTK ignore the events of the closed popover. When a layout changes, GTK reports the pointer's place again, to
    /// a popover that has just closed under the pointer as well, which then takes the next click.
    private func ignoreEvents() {
        guard let surface = gtk_native_get_surface(opaque) else { return }
        g_signal_handlers_block_matched(
            UnsafeMutableRawPointer(surface),
            GSignalMatchType(G_SIGNAL_MATCH_ID.rawValue | G_SIGNAL_MATCH_DATA.rawValue),
            g_signal_lookup("event", gdk_surface_get_type()), 0, nil, nil, raw)
    }
}
