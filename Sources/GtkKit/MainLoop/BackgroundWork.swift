// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import CGtk

/// A thread that computes a result (`g_thread_new`). The work must not call GTK.
package final class BackgroundWork<Result> {
    private let job: Job<Result>
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
        job = Job(work, done)
        thread = g_thread_new(name, runJob, Unmanaged.passRetained(job as AnyJob).toOpaque())
            .map { OpaquePointer($0) }
    }

    /// Waits for the thread and returns its result; called once.
    package func join() -> Result? {
        if let thread { g_thread_join(UnsafeMutablePointer(thread)) }
        return job.result
    }
}

private nonisolated class AnyJob {
    func run() {}

    /// Tells who waits in the main loop; false where nobody does.
    var tellsWhenDone: Bool { false }

    func tell() {}
}

/// The work and its result, used by one thread at a time: the new one until it ends, then the other.
private nonisolated final class Job<Result>: AnyJob {
    private let work: () -> Result
    private var done: ((Result) -> Void)?
    private(set) var result: Result?

    init(_ work: @escaping () -> Result, _ done: ((Result) -> Void)?) {
        (self.work, self.done) = (work, done)
    }

    override func run() { result = work() }

    override var tellsWhenDone: Bool { done != nil }

    override func tell() {
        if let result { done?(result) }
        done = nil
    }
}

/// `GThreadFunc`.
private nonisolated func runJob(_ data: gpointer?) -> gpointer? {
    guard let data else { return nil }
    let job = Unmanaged<AnyJob>.fromOpaque(data).takeRetainedValue()
    job.run()
    if job.tellsWhenDone {
        g_idle_add(tellOfJob, Unmanaged.passRetained(job).toOpaque())
    }
    return nil
}

/// `GSourceFunc`, in the main loop.
private nonisolated func tellOfJob(_ data: gpointer?) -> gboolean {
    if let data { Unmanaged<AnyJob>.fromOpaque(data).takeRetainedValue().tell() }
    return 0
}
