// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import CGtk

/// Work on a thread of its own, whose result somebody waits for later (`g_thread_new`). The work must
/// not touch GTK.
public final class BackgroundWork<Result> {
    private let job: Job<Result>
    private let thread: OpaquePointer?

    /// Begins.
    ///
    /// - Parameter name: what debuggers call the thread.
    public init(_ name: String, _ work: @escaping @Sendable () -> Result) {
        job = Job(work)
        thread = g_thread_new(name, runJob, Unmanaged.passRetained(job as AnyJob).toOpaque())
            .map { OpaquePointer($0) }
    }

    /// The result, waiting until it is there; to be asked for once.
    public func join() -> Result? {
        if let thread { g_thread_join(UnsafeMutablePointer(thread)) }
        return job.result
    }
}

private nonisolated class AnyJob {
    func run() {}
}

/// Between the start of its thread and the end of waiting for it nobody else touches it.
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
