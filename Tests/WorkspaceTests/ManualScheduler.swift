// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Workspace

/// Deferred work that waits until a test lets time pass.
final class ManualScheduler: WorkScheduler {
    private(set) var now = 0.0
    private var works: [Work] = []
    /// Whether the work of other threads does not end.
    var isBusy = false

    private final class Work: ScheduledWork {
        let time: Double
        let isOnThread: Bool
        let body: () -> Bool
        var isPending = true

        init(_ time: Double, isOnThread: Bool, _ body: @escaping () -> Bool) {
            (self.time, self.isOnThread, self.body) = (time, isOnThread, body)
        }

        func cancel() { isPending = false }
    }

    func after(milliseconds: Int, _ work: @escaping () -> Void) -> any ScheduledWork {
        schedule(now + Double(milliseconds) / 1000) {
            work()
            return false
        }
    }

    func repeatedIdle(_ work: @escaping () -> Bool) -> any ScheduledWork { schedule(now, work) }

    func inBackground<Result: Sendable>(
        _ work: @escaping @Sendable () -> Result, then done: @escaping (Result) -> Void
    ) -> any ScheduledWork {
        schedule(now, isOnThread: true) {
            done(work())
            return false
        }
    }

    private func schedule(
        _ time: Double, isOnThread: Bool = false, _ body: @escaping () -> Bool
    ) -> Work {
        let work = Work(time, isOnThread: isOnThread, body)
        works.append(work)
        return work
    }

    /// Lets time pass without doing anything.
    func pass(seconds: Double) { now += seconds }

    /// Lets time pass until no work is left.
    func run() {
        while let next = works.filter({ $0.isPending && !($0.isOnThread && isBusy) }).min(by: {
            $0.time < $1.time
        }) {
            now = max(now, next.time) + 0.001
            next.isPending = next.body()
            works.removeAll { !$0.isPending }
        }
    }
}
