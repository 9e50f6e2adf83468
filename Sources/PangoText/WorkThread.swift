// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import CPango

/// Work on a thread of its own, beside the thread that waits for its result. Between the start and
/// `join()` nobody else touches what the work uses.
final class WorkThread<Result> {
    private let box: Work<Result>
    private var thread: UnsafeMutablePointer<GThread>?

    /// Starts to work.
    init(_ name: String, _ work: @escaping () -> Result) {
        box = Work(work)
        thread = g_thread_new(name, runWork, Unmanaged<AnyWork>.passRetained(box).toOpaque())
    }

    deinit { if let thread { g_thread_unref(thread) } }

    /// Waits for the result.
    func join() -> Result {
        if let thread { g_thread_join(thread) }
        thread = nil
        return box.result()
    }
}

/// Work of any result: C callbacks are not generic.
private class AnyWork {
    func run() {}
}

private final class Work<Result>: AnyWork {
    private let work: () -> Result
    private var finished: Result?

    init(_ work: @escaping () -> Result) { self.work = work }

    override func run() { finished = work() }

    /// What came of it; worked out here where no thread has.
    func result() -> Result { finished ?? work() }
}

private let runWork: GThreadFunc = { data in
    if let data { Unmanaged<AnyWork>.fromOpaque(data).takeRetainedValue().run() }
    return nil
}
