// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import GtkKit
import Workspace

/// The scheduler of deferred work in GLib's main loop, on the main thread.
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
}

private nonisolated struct MainLoopWork: ScheduledWork, @unchecked Sendable {
    private let scheduled: Scheduled

    init(_ scheduled: Scheduled) { self.scheduled = scheduled }

    var isPending: Bool { MainActor.assumeIsolated { scheduled.isPending } }

    func cancel() { MainActor.assumeIsolated { scheduled.cancel() } }
}
