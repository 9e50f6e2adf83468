// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import CMalloc
import Glibc

/// The time since something began.
struct Stopwatch {
    let start = ContinuousClock.now

    /// Until now.
    var milliseconds: Double { milliseconds(until: .now) }

    func milliseconds(until end: ContinuousClock.Instant) -> Double {
        start.duration(to: end) / .milliseconds(1)
    }

    /// How long `body` takes.
    static func milliseconds(_ body: () throws -> Void) rethrows -> Double {
        let watch = Stopwatch()
        try body()
        return watch.milliseconds
    }

    /// How much of the processors' time `body` takes, on all threads together.
    static func processorMilliseconds(_ body: () throws -> Void) rethrows -> Double {
        let start = clock()
        try body()
        // POSIX counts a million to the second (`CLOCKS_PER_SEC`).
        return Double(clock() - start) / 1000
    }
}

extension Sequence<Double> {
    /// The one in the middle; not a number where there is none.
    var median: Double {
        let sorted = sorted()
        guard !sorted.isEmpty else { return .nan }
        let middle = sorted.count / 2
        return sorted.count % 2 == 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2
    }
}

/// The memory of this process, in bytes.
enum Memory {
    /// What is allocated now, by `malloc` and so by Swift (`mallinfo2`).
    static var allocated: Int {
        let information = mallinfo2()
        return Int(information.uordblks + information.hblkhd)
    }

    /// The most that was ever resident.
    static var peak: Int {
        var usage = rusage()
        getrusage(__rusage_who_t(RUSAGE_SELF.rawValue), &usage)
        return usage.ru_maxrss * 1024
    }
}

/// How often things are measured.
struct Effort {
    /// Just enough to see that everything works.
    var isQuick = false

    /// Category changes in the core.
    var ticks: Int { isQuick ? 10 : 100 }
    /// Audits at all categories.
    var audits: Int { isQuick ? 1 : 7 }
    /// Category changes laid out by Pango, which take long and vary little.
    var pangoTicks: Int { isQuick ? 1 : 5 }
    /// Category changes in a window.
    var frames: Int { isQuick ? 6 : 36 }
    /// Frames of a list that is scrolled, or of a divider that is dragged.
    var runFrames: Int { isQuick ? 60 : 600 }
    /// After so long no further change is measured in a window, if there is one already.
    var seconds: Double { isQuick ? 2 : 45 }
    /// Windows opened, each by a process of its own.
    var windows: Int { isQuick ? 1 : 3 }
    /// Starts of the whole program.
    var starts: Int { isQuick ? 1 : 7 }
    /// Seconds until a process is given up.
    var patience: Int { isQuick ? 60 : 600 }
}
