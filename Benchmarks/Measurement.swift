// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import CLinux
import Glibc

/// The time since a start.
struct Stopwatch {
    let start: ContinuousClock.Instant

    init(from start: ContinuousClock.Instant = .now) { self.start = start }

    /// The milliseconds until now.
    var milliseconds: Double { milliseconds(until: .now) }

    func milliseconds(until end: ContinuousClock.Instant) -> Double {
        start.duration(to: end) / .milliseconds(1)
    }

    /// The duration of `body`, in milliseconds.
    static func milliseconds(_ body: () throws -> Void) rethrows -> Double {
        let watch = Stopwatch()
        try body()
        return watch.milliseconds
    }

    /// The processor time of `body` on all threads together, in milliseconds.
    static func processorMilliseconds(_ body: () throws -> Void) rethrows -> Double {
        let start = clock()
        try body()
        // POSIX has a million clock ticks per second (`CLOCKS_PER_SEC`).
        return Double(clock() - start) / 1000
    }
}

extension Sequence<Double> {
    /// The number in the middle; not a number for an empty list.
    var median: Double {
        let sorted = sorted()
        guard !sorted.isEmpty else { return .nan }
        let middle = sorted.count / 2
        return sorted.count % 2 == 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2
    }
}

/// The memory of this process, in bytes.
enum Memory {
    /// The memory that `malloc`, and therefore Swift, has allocated now (`mallinfo2`).
    static var allocated: Int {
        let information = mallinfo2()
        return Int(information.uordblks + information.hblkhd)
    }

    /// The highest resident memory so far.
    static var peak: Int {
        var usage = rusage()
        getrusage(__rusage_who_t(RUSAGE_SELF.rawValue), &usage)
        return usage.ru_maxrss * 1024
    }
}

/// The number of repetitions of each measurement.
struct Effort {
    /// Whether it measures only enough to see that everything works.
    var isQuick = false

    /// The number of category changes in the core.
    var ticks: Int { isQuick ? 10 : 100 }
    /// The number of edits of each kind.
    var edits: Int { isQuick ? 10 : 40 }
    /// The number of audits at all categories.
    var audits: Int { isQuick ? 1 : 7 }
    /// The number of category changes laid out by Pango, which take long and vary little.
    var pangoTicks: Int { isQuick ? 1 : 5 }
    /// The number of category changes in a window.
    var frames: Int { isQuick ? 6 : 36 }
    /// The number of frames while a list is scrolled or a divider is dragged.
    var runFrames: Int { isQuick ? 60 : 600 }
    /// The number of Swift files of the app.
    var sources: Int { isQuick ? 200 : 2000 }
    /// The seconds after which a window measures no further change, if it has measured one.
    var seconds: Double { isQuick ? 2 : 45 }
    /// The number of windows, each in its own process.
    var windows: Int { isQuick ? 1 : 3 }
    /// The number of starts of the whole program.
    var starts: Int { isQuick ? 1 : 7 }
    /// The seconds after which a process is stopped.
    var patience: Int { isQuick ? 60 : 600 }
}
