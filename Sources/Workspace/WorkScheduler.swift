// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

/// The port for work that comes later: the window's main loop, or none.
public protocol WorkScheduler {
    /// Seconds since some moment in the past.
    var now: Double { get }

    /// Calls `work` once after a time.
    func after(milliseconds: Int, _ work: @escaping () -> Void) -> any ScheduledWork

    /// Calls `work` again and again while it answers true, between events.
    func repeatedIdle(_ work: @escaping () -> Bool) -> any ScheduledWork
}

/// Work that is going to be done. Letting go of it cancels nothing.
public protocol ScheduledWork {
    /// Whether it is still going to be done.
    var isPending: Bool { get }

    /// Ends it; harmless when it has ended by itself.
    func cancel()
}

/// No main loop: later work is never done, as in a program that ends when it has answered.
public struct NoScheduler: WorkScheduler {
    private struct NoWork: ScheduledWork {
        let isPending = false

        func cancel() {}
    }

    /// A scheduler that does nothing.
    public init() {}

    /// No time passes.
    public var now: Double { 0 }

    /// Does not call `work`.
    public func after(milliseconds: Int, _ work: @escaping () -> Void) -> any ScheduledWork {
        NoWork()
    }

    /// Does not call `work`.
    public func repeatedIdle(_ work: @escaping () -> Bool) -> any ScheduledWork { NoWork() }
}
