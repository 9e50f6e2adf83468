// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import CGtk
import GtkKit

/// Whether the windows are still: the loop has no immediate work left, and each visible window has completed a frame
/// without any layout. GTK requests a layout phase (`GDK_FRAME_CLOCK_PHASE_LAYOUT`) as long as a size changes or a row
/// unfolds. Widgets that are only painted again, such as a blinking cursor, do not move.
@MainActor final class Stillness {
    private var frames: [Frame]

    init() { frames = Self.clocks.map(Frame.init) }

    /// Whether the windows are still. Call it between events.
    var isReached: Bool {
        // Pending work may change anything.
        guard g_main_context_pending(nil) == 0 else { return false }
        let clocks = Self.clocks
        frames.removeAll { frame in !clocks.contains { $0.raw == frame.clock.raw } }
        for clock in clocks where !frames.contains(where: { $0.clock.raw == clock.raw }) {
            frames.append(Frame(clock))
        }
        return frames.allSatisfy(\.isStill)
    }

    /// The frame clocks of the visible windows. Popovers share the clocks of their windows.
    private static var clocks: [Object] {
        Window.all.filter(\.isMapped).compactMap(\.frameClock)
    }

    /// The last frame of a clock.
    @MainActor private final class Frame {
        let clock: Object
        private(set) var isStill = false
        private var isLaidOut = false
        private var connections: [SignalConnection] = []

        init(_ clock: Object) {
            self.clock = clock
            connections = [
                clock.connect("before-paint") { [weak self] in self?.isLaidOut = false },
                clock.connect("layout") { [weak self] in self?.isLaidOut = true },
                clock.connect("after-paint") { [weak self] in self?.end() },
            ]
            request()
        }

        isolated deinit { connections.forEach { $0.disconnect() } }

        private func end() {
            isStill = !isLaidOut
            if !isStill { request() }
        }

        private func request() {
            gdk_frame_clock_request_phase(clock.opaque, GDK_FRAME_CLOCK_PHASE_AFTER_PAINT)
        }
    }
}

extension Window {
    /// The windows of the process (`gtk_window_get_toplevels`).
    @MainActor fileprivate static var all: [Window] {
        let list = gtk_window_get_toplevels()
        return (0..<g_list_model_get_n_items(list)).compactMap { position in
            g_list_model_get_item(list, position).map { Window(owning: $0) }
        }
    }
}

extension Widget {
    @MainActor fileprivate var frameClock: Object? {
        gtk_widget_get_frame_clock(pointer()).map {
            Object(borrowing: UnsafeMutableRawPointer($0))
        }
    }
}
