// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

/// The port for deferred work: the window's main loop, or none.
package protocol WorkScheduler {
    /// The time in seconds, on a monotonic clock.
    var now: Double { get }

    /// Calls `work` once after a number of milliseconds.
    func after(milliseconds: Int, _ work: @escaping () -> Void) -> any ScheduledWork

    /// Calls `work` between events for as long as it returns true.
    func repeatedIdle(_ work: @escaping () -> Bool) -> any ScheduledWork

    /// Calls `work` on a separate thread, and then `done` with its result on the calling thread.
    func inBackground<Result: Sendable>(
        _ work: @escaping @Sendable () -> Result, then done: @escaping (Result) -> Void
    ) -> any ScheduledWork
}

/// A handle of deferred work. Releasing it does not cancel the work.
package protocol ScheduledWork {
    /// Whether the work will still run.
    var isPending: Bool { get }

    /// Cancels the work; has no effect after its end.
    func cancel()
}

/// Deferred work in several steps, the next of which begins only while the work is pending.
final class StepwiseWork: ScheduledWork {
    private(set) var isPending = true
    private let onEnd: () -> Void

    /// - Parameter onEnd: called at the end, or when the work is cancelled.
    init(onEnd: @escaping () -> Void) { self.onEnd = onEnd }

    func cancel() { _ = end() }

    /// Ends the work.
    ///
    /// - Returns: whether it was pending until now.
    func end() -> Bool {
        guard isPending else { return false }
        isPending = false
        onEnd()
        return true
    }
}

/// The scheduler without a main loop. Deferred work never runs, as in a program that ends after its answer.
package struct NoScheduler: WorkScheduler {
    private struct NoWork: ScheduledWork {
        let isPending = false

        func cancel() {}
    }

    /// A scheduler that never runs work.
    package init() {}

    /// Always 0.
    package var now: Double { 0 }

    /// Does not call `work`.
    package func after(milliseconds: Int, _ work: @escaping () -> Void) -> any ScheduledWork {
        NoWork()
    }

    /// Does not call `work`.
    package func repeatedIdle(_ work: @escaping () -> Bool) -> any ScheduledWork { NoWork() }

    /// Does not call `work`.
    package func inBackground<Result: Sendable>(
        _ work: @escaping @Sendable () -> Result, then done: @escaping (Result) -> Void
    ) -> any ScheduledWork { NoWork() }
}
