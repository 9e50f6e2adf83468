// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import CPango

/// A thread that computes a result. Between the start and `join()`, no other thread may use the objects of the work, unless
/// they are sendable.
package final class WorkThread<Result> {
    private let box: Work<Result>
    private var thread: UnsafeMutablePointer<GThread>?

    /// Starts the thread.
    package init(_ name: String, _ work: @escaping () -> Result) {
        box = Work(work)
        thread = g_thread_new(name, runWork, Unmanaged<AnyWork>.passRetained(box).toOpaque())
    }

    deinit { if let thread { g_thread_unref(thread) } }

    /// Waits for the thread and returns its result.
    package func join() -> Result {
        if let thread { g_thread_join(thread) }
        thread = nil
        return box.result()
    }
}

/// Work without its result type, because C callbacks are not generic.
private class AnyWork {
    func run() {}
}

private final class Work<Result>: AnyWork {
    private let work: () -> Result
    private var finished: Result?

    init(_ work: @escaping () -> Result) { self.work = work }

    override func run() { finished = work() }

    /// The result, computed here if the thread could not be started.
    func result() -> Result { finished ?? work() }
}

private let runWork: GThreadFunc = { data in
    if let data { Unmanaged<AnyWork>.fromOpaque(data).takeRetainedValue().run() }
    return nil
}
