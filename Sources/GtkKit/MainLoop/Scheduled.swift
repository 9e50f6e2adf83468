// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import CGtk

/// A scheduled call of the main loop. Releasing this value does not cancel the call.
package struct Scheduled {
    private weak var box: ScheduledBox?

    /// Whether a call is pending.
    package var isPending: Bool { box != nil }

    /// Cancels pending calls and releases the closure. Has no effect after the last call or after another cancellation.
    /// Inside the closure, it takes effect when the closure returns.
    package func cancel() {
        guard let box, !box.isCancelled else { return }
        box.isCancelled = true
        if let widget = box.widget {
            gtk_widget_remove_tick_callback(
                widget.assumingMemoryBound(to: GtkWidget.self), box.identifier)
        } else {
            g_source_remove(box.identifier)
        }
    }

    /// Starts calling `body`. A tick callback of a widget passes the time of the frame.
    init(
        tickOf widget: Widget? = nil, _ body: @escaping (Double) -> Bool,
        start: (UnsafeMutableRawPointer) -> guint
    ) {
        let box = ScheduledBox(widget: widget?.raw, body)
        self.box = box
        box.identifier = start(Unmanaged.passRetained(box).toOpaque())
    }
}

/// The closure of a source or tick callback, which retains it.
private final class ScheduledBox {
    /// The widget of a tick callback, which outlives this box.
    let widget: UnsafeMutableRawPointer?
    let body: (Double) -> Bool
    var identifier: guint = 0
    var isCancelled = false

    init(widget: UnsafeMutableRawPointer?, _ body: @escaping (Double) -> Bool) {
        self.widget = widget
        self.body = body
    }
}

let runScheduled: GSourceFunc = { data in
    guard let data else { return 0 }
    return Unmanaged<ScheduledBox>.fromOpaque(data).takeUnretainedValue().body(0).gboolean
}

let runTick: GtkTickCallback = { _, clock, data in
    guard let data else { return 0 }
    let seconds = Double(gdk_frame_clock_get_frame_time(clock)) / 1_000_000
    return Unmanaged<ScheduledBox>.fromOpaque(data).takeUnretainedValue().body(seconds).gboolean
}
