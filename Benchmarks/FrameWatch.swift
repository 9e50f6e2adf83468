// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import CGtk
import GtkKit

/// Reports when the frames of a window are painted (`GdkFrameClock`).
final class FrameWatch {
    private var hasPainted = false
    private var count = 0
    private var condition: () -> Bool = { true }
    /// Called at the end of each frame with the number of frames so far.
    var onEnd: ((Int) -> Void)?
    private var end: ContinuousClock.Instant?
    private var begin: ContinuousClock.Instant?
    /// The longest frame so far, from the beginning of its cycle to its end, in milliseconds.
    var longest = 0.0

    /// The milliseconds without a frame after which a window is at rest. The clock then paints the next frame
    /// at once, so its phase is not measured.
    private static let rest = 60
    private static let patience = 600_000

    /// A watch over a window that is realized.
    init(_ window: UnsafeMutablePointer<GtkWidget>) {
        let clock = Object(borrowing: UnsafeMutableRawPointer(gtk_widget_get_frame_clock(window)))
        clock.connect("before-paint") { [weak self] in self?.begin = .now }
        clock.connect("paint") { [weak self] in self?.hasPainted = true }
        clock.connect("after-paint") { [weak self] in self?.noteEnd() }
    }

    /// A cycle of the clock may paint nothing.
    private func noteEnd() {
        let now = ContinuousClock.now
        guard hasPainted else { return }
        hasPainted = false
        count += 1
        if let begin { longest = max(longest, Stopwatch(from: begin).milliseconds(until: now)) }
        onEnd?(count)
        if end == nil, condition() { end = now }
    }

    /// The end of the next painted frame in which a condition holds. The condition's own time does not count.
    func nextFrame(where condition: @escaping () -> Bool = { true }) throws
        -> ContinuousClock.Instant
    {
        self.condition = condition
        end = nil
        _ = EventLoop.run(until: { self.end != nil }, timeout: Self.patience)
        guard let end else { throw BenchmarkError("no frame was painted in time") }
        return end
    }

    /// Waits until no more frames come.
    func rest() {
        var last = -1
        while last != count {
            last = count
            var isOver = false
            EventLoop.after(milliseconds: Self.rest) { isOver = true }
            _ = EventLoop.run(until: { isOver }, timeout: Self.patience)
        }
    }
}
