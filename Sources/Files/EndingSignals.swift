// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Glibc
import Synchronization

/// The signals that end a program: Ctrl+C, and the signals at the end of a session. They wait for the end of
/// saves. Other programs that this one runs end, and temporary folders are removed, so that nothing is left.
package enum EndingSignals {
    /// The number of files that are being replaced.
    private static let saves = Mutex(0)

    /// Replaces a file. These signals wait for it.
    static func waiting<Result, Failure>(
        for save: () throws(Failure) -> Result
    ) throws(Failure) -> Result {
        saves.withLock { $0 += 1 }
        defer { saves.withLock { $0 -= 1 } }
        return try save()
    }

    /// Handles these signals on a separate thread, in a program without handlers for them. Call this before
    /// other threads start, so that they inherit the blocked signals; otherwise any of them could get a signal.
    /// Ignored signals, as under `nohup`, stay ignored.
    package static func takeOnThread() {
        var signals = sigset_t()
        for number in [SIGINT, SIGTERM, SIGHUP] {
            var action = sigaction()
            sigaction(number, nil, &action)
            if action.__sigaction_handler.sa_handler == nil { sigaddset(&signals, number) }
        }
        pthread_sigmask(SIG_BLOCK, &signals, nil)
        taken.withLock { $0 = signals }
        var thread = pthread_t()
        let began = pthread_create(&thread, nil, { _ in EndingSignals.take() }, nil)
        if began == 0 {
            pthread_detach(thread)
        } else {
            pthread_sigmask(SIG_UNBLOCK, &signals, nil)
        }
    }

    private static let begun = Atomic(false)
    /// Whether the program is ending by one of these signals.
    static var hasBegun: Bool { begun.load(ordering: .sequentiallyConsistent) }

    /// The signals that the thread handles.
    private static let taken = Mutex(sigset_t())

    /// Waits for a signal, and ends the program with it when no save is running.
    private static func take() -> UnsafeMutableRawPointer? {
        var signals = taken.withLock { $0 }
        var number: Int32 = 0
        guard sigwait(&signals, &number) == 0 else { return nil }
        begun.store(true, ordering: .sequentiallyConsistent)
        RunningProgram.endAll(by: number)
        TemporaryFolder.removeAll()
        while true {
            saves.withLock {
                guard $0 == 0 else { return }
                pthread_sigmask(SIG_UNBLOCK, &signals, nil)
                kill(getpid(), number)
                // This thread gets the signal before the call returns, because no other thread can get it.
                pause()
            }
            usleep(1000)
        }
    }
}
