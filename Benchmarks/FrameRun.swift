// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import CGtk
import GtkKit

/// Consecutive frames of a window, each with a different change, as during scrolling or dragging.
///
/// A frame lasts from its time (`gdk_frame_clock_get_frame_time`), which is before the change, to the end of
/// its painting.
struct FrameRun {
    let window: UnsafeMutablePointer<GtkWidget>
    let effort: Effort

    /// The longest duration of a frame at sixty frames a second, in milliseconds.
    static let limit = 16.7
    /// The number of first frames that do not count, because widgets come into view for the first time.
    private static let warmUp = 30
    private static let patience = 60_000

    /// The fraction of frames shorter than ``limit``, in percent.
    ///
    /// - Parameter change: makes a frame differ from the previous one, by its number.
    func punctuality(_ change: @escaping (Int) -> Void) throws -> Double {
        guard let pointer = gtk_widget_get_frame_clock(window) else {
            throw BenchmarkError("the window has no frame clock")
        }
        let clock = Object(borrowing: UnsafeMutableRawPointer(pointer))
        let count = Self.warmUp + effort.runFrames
        var times: [Double] = []
        var isPainted = false
        var number = 0
        let update = clock.connect("update") {
            // The count starts at 1, because change 0 may differ in nothing from the painted frame.
            number += 1
            change(number)
        }
        let paint = clock.connect("paint") { isPainted = true }
        let end = clock.connect("after-paint") {
            guard isPainted, times.count < count else { return }
            isPainted = false
            let time = g_get_monotonic_time() - gdk_frame_clock_get_frame_time(pointer)
            times.append(Double(time) / 1000)
        }
        gdk_frame_clock_begin_updating(pointer)
        defer {
            gdk_frame_clock_end_updating(pointer)
            for signal in [update, paint, end] { signal.disconnect() }
        }
        _ = EventLoop.run(until: { times.count >= count }, timeout: Self.patience)
        let counted = times.dropFirst(Self.warmUp)
        guard !counted.isEmpty else { throw BenchmarkError("too few frames were painted in time") }
        return 100 * Double(counted.count { $0 < Self.limit }) / Double(counted.count)
    }
}

extension FrameRun {
    /// The distance of two frames while scrolling, in pixels.
    private static let step = 24.0

    /// The punctuality while a list is scrolled down, and up again at its end; nil for a list that fits.
    func scrollPunctuality(of list: UnsafeMutablePointer<GtkWidget>) throws -> Double? {
        let adjustment = gtk_scrollable_get_vadjustment(
            OpaquePointer(UnsafeMutableRawPointer(list)))
        let bottom =
            gtk_adjustment_get_upper(adjustment) - gtk_adjustment_get_page_size(adjustment)
        guard bottom > Self.step else { return nil }
        return try punctuality { number in
            let way = (Double(number) * Self.step).truncatingRemainder(dividingBy: 2 * bottom)
            gtk_adjustment_set_value(adjustment, way < bottom ? way : 2 * bottom - way)
        }
    }
}
