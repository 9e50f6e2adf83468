// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import CGtk

/// GLib's main loop, for scheduling work. Swift's executors do not run under it: neither `Task` nor
/// Dispatch work.
package enum EventLoop {
    /// The monotonic time in seconds (`g_get_monotonic_time`).
    package static var now: Double { Double(g_get_monotonic_time()) / 1_000_000 }

    /// Calls `body` once when the loop is idle (`g_idle_add_full`).
    @discardableResult
    package static func idle(_ body: @escaping () -> Void) -> Scheduled {
        repeatedIdle {
            body()
            return false
        }
    }

    /// Calls `body` between events while it returns true, for long work in pieces
    /// (`g_idle_add_full`).
    @discardableResult
    package static func repeatedIdle(_ body: @escaping () -> Bool) -> Scheduled {
        Scheduled({ _ in body() }) { data in
            g_idle_add_full(defaultIdlePriority, runScheduled, data, releaseRetained)
        }
    }

    /// Calls `body` once after a delay (`g_timeout_add_full`).
    @discardableResult
    package static func after(milliseconds: Int, _ body: @escaping () -> Void) -> Scheduled {
        every(milliseconds: milliseconds) {
            body()
            return false
        }
    }

    /// Calls `body` at intervals while it returns true (`g_timeout_add_full`).
    @discardableResult
    package static func every(milliseconds: Int, _ body: @escaping () -> Bool) -> Scheduled {
        Scheduled({ _ in body() }) { data in
            g_timeout_add_full(
                0, guint(clamping: milliseconds), runScheduled, data, releaseRetained)
        }
    }

    /// Handles one event, and optionally waits for it; false if there was no event (`g_main_context_iteration`). For
    /// tests: an application runs the loop.
    @discardableResult
    package static func step(waiting: Bool = false) -> Bool {
        g_main_context_iteration(nil, waiting.gboolean) != 0
    }

    /// Handles events until a condition holds; false after the timeout.
    package static func run(until condition: () -> Bool, timeout milliseconds: Int = 5000) -> Bool {
        var isLate = false
        let deadline = after(milliseconds: milliseconds) { isLate = true }
        defer { deadline.cancel() }
        while !condition() {
            if isLate { return false }
            step(waiting: true)
        }
        return true
    }
}

/// `G_PRIORITY_DEFAULT_IDLE`.
private let defaultIdlePriority: gint = 200
