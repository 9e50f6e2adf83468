// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import CGtk

/// A thread that computes a result (`g_thread_new`). The work must not call GTK.
public final class BackgroundWork<Result> {
    private let job: Job<Result>
    private let thread: OpaquePointer?

    /// Starts the thread.
    ///
    /// - Parameter name: the name of the thread for debuggers.
    public init(_ name: String, _ work: @escaping @Sendable () -> Result) {
        job = Job(work)
        thread = g_thread_new(name, runJob, Unmanaged.passRetained(job as AnyJob).toOpaque())
            .map { OpaquePointer($0) }
    }

    /// Waits for the thread and returns its result; called once.
    public func join() -> Result? {
        if let thread { g_thread_join(UnsafeMutablePointer(thread)) }
        return job.result
    }
}

private nonisolated class AnyJob {
    func run() {}
}

/// The work and its result, used by one thread at a time: the new one until it ends, then the other.
private nonisolated final class Job<Result>: AnyJob {
    private let work: () -> Result
    private(set) var result: Result?

    init(_ work: @escaping () -> Result) { self.work = work }

    override func run() { result = work() }
}

/// `GThreadFunc`.
private nonisolated func runJob(_ data: gpointer?) -> gpointer? {
    if let data { Unmanaged<AnyJob>.fromOpaque(data).takeRetainedValue().run() }
    return nil
}
