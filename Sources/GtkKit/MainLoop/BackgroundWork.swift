// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import CGtk

/// A thread that computes a result (`g_thread_new`). The work must not call GTK.
package final class BackgroundWork<Result> {
    private let outcome = Outcome<Result>()
    private let thread: OpaquePointer?

    /// Starts the thread.
    ///
    /// - Parameters:
    ///   - name: the name of the thread for debuggers.
    ///   - done: called in the main loop with the result.
    package init(
        _ name: String, _ work: @escaping @Sendable () -> Result,
        done: ((Result) -> Void)? = nil
    ) {
        let outcome = outcome
        let job = Job { outcome.result = work() }
        job.tell = done.map { done in { if let result = outcome.result { done(result) } } }
        thread = g_thread_new(name, runJob, Unmanaged.passRetained(job).toOpaque())
            .map { OpaquePointer($0) }
    }

    /// Waits for the thread, and returns its result. Call it at most once.
    package func join() -> Result? {
        if let thread { g_thread_join(UnsafeMutablePointer(thread)) }
        return outcome.result
    }
}

/// The result. Only one thread uses it at a time: first the new thread until it ends, then the other thread.
private nonisolated final class Outcome<Result>: @unchecked Sendable {
    var result: Result?
}

private nonisolated final class Job {
    let run: @Sendable () -> Void
    /// Notifies the caller in the main loop; nil if no caller waits.
    var tell: (() -> Void)?

    init(_ run: @escaping @Sendable () -> Void) { self.run = run }
}

/// `GThreadFunc`.
private nonisolated func runJob(_ data: gpointer?) -> gpointer? {
    guard let data else { return nil }
    let job = Unmanaged<Job>.fromOpaque(data).takeRetainedValue()
    job.run()
    if job.tell != nil {
        g_idle_add(tellOfJob, Unmanaged.passRetained(job).toOpaque())
    }
    return nil
}

/// `GSourceFunc`, in the main loop.
private nonisolated func tellOfJob(_ data: gpointer?) -> gboolean {
    guard let data else { return 0 }
    let job = Unmanaged<Job>.fromOpaque(data).takeRetainedValue()
    job.tell?()
    // The thread may hold the job for longer, and must not release the closure.
    job.tell = nil
    return 0
}
