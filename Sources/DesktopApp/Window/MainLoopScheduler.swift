// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import GtkKit
import Workspace

/// Schedules work for later in GLib's main loop, on the main thread.
nonisolated struct MainLoopScheduler: WorkScheduler {
    var now: Double { MainActor.assumeIsolated { EventLoop.now } }

    func after(milliseconds: Int, _ work: @escaping () -> Void) -> any ScheduledWork {
        nonisolated(unsafe) let work = work
        return MainActor.assumeIsolated {
            MainLoopWork(EventLoop.after(milliseconds: milliseconds) { work() })
        }
    }

    func repeatedIdle(_ work: @escaping () -> Bool) -> any ScheduledWork {
        nonisolated(unsafe) let work = work
        return MainActor.assumeIsolated { MainLoopWork(EventLoop.repeatedIdle { work() }) }
    }

    func inBackground<Result: Sendable>(
        _ work: @escaping @Sendable () -> Result, then done: @escaping (Result) -> Void
    ) -> any ScheduledWork {
        let pending = PendingResult()
        nonisolated(unsafe) let done = done
        MainActor.assumeIsolated {
            _ = BackgroundWork("audit", work) { result in
                guard pending.isPending else { return }
                pending.isPending = false
                done(result)
            }
        }
        return pending
    }
}

/// A result that is delivered unless it is canceled. Used only on the main thread.
private nonisolated final class PendingResult: ScheduledWork, @unchecked Sendable {
    var isPending = true

    func cancel() { isPending = false }
}

private nonisolated struct MainLoopWork: ScheduledWork, @unchecked Sendable {
    private let scheduled: Scheduled

    init(_ scheduled: Scheduled) { self.scheduled = scheduled }

    var isPending: Bool { MainActor.assumeIsolated { scheduled.isPending } }

    func cancel() { MainActor.assumeIsolated { scheduled.cancel() } }
}
