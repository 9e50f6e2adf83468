// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import PangoText
import Synchronization

/// Work that another thread does while this one plans more of it. If that thread is behind, the
/// planning thread helps, so that both cores are used and little work waits.
struct SharedWork<Result: Sendable> {
    typealias Task = @Sendable () -> Result

    private final class Queue: Sendable {
        /// The waiting tasks, and whether the thread will do them.
        let waiting = Mutex((tasks: [Task](), areServed: false))
        let results = Mutex<[Result]>([])

        /// Does the task that has waited longest; false if none is waiting.
        func work(onThread: Bool) -> Bool {
            let task: Task? = waiting.withLock {
                if !$0.tasks.isEmpty { return $0.tasks.removeFirst() }
                if onThread { $0.areServed = false }
                return nil
            }
            guard let result = task?() else { return false }
            results.withLock { $0.append(result) }
            return true
        }
    }

    private let queue = Queue()
    private var thread: WorkThread<Void>?
    private let name: String
    private let limit: Int

    /// - Parameters:
    ///   - name: the name of the thread.
    ///   - limit: the maximum number of waiting tasks.
    init(_ name: String, atMost limit: Int) { (self.name, self.limit) = (name, limit) }

    mutating func add(_ task: @escaping Task) {
        let before = queue.waiting.withLock { waiting in
            defer { waiting = (waiting.tasks + [task], true) }
            return (count: waiting.tasks.count, areServed: waiting.areServed)
        }
        if !before.areServed {
            thread?.join()
            thread = WorkThread(name) { [queue] in while queue.work(onThread: true) {} }
        } else if before.count >= limit {
            _ = queue.work(onThread: false)
        }
    }

    /// Does a task, or waits for the thread if none is waiting.
    mutating func help() {
        guard !queue.work(onThread: false) else { return }
        thread?.join()
        thread = nil
    }

    /// Does all waiting tasks.
    mutating func finish() {
        while queue.work(onThread: false) {}
        help()
    }

    /// The results since the last call.
    func takeResults() -> [Result] {
        queue.results.withLock { results in
            defer { results = [] }
            return results
        }
    }
}

/// Notes about the progress of a long command, only on a terminal.
struct ProgressNotes {
    private let console: Console
    private let clock = ContinuousClock()
    private var last: ContinuousClock.Instant

    /// The time between two notes.
    private let pause: Duration

    init(_ console: Console, every pause: Duration = .seconds(10)) {
        (self.console, self.pause) = (console, pause)
        last = clock.now
    }

    /// Writes a note if the last one was long ago.
    mutating func note(_ text: @autoclosure () -> String) {
        guard console.isTerminal, last.duration(to: clock.now) >= pause else { return }
        last = clock.now
        console.note("note: \(text())")
    }
}
