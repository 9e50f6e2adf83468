// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Glibc

/// The time that a test waits. It measures the progress of this process, and not a clock, which continues while other
/// processes have the processor.
struct Patience {
    private let limit: Double
    private let begun = (processor: Self.processor, clock: Self.clock)

    /// The maximum time in seconds, besides processor time, before nothing more is expected.
    private static let longestIdleness = 120.0

    init(processorSeconds limit: Double) { self.limit = limit }

    var isAtItsEnd: Bool {
        let used = Self.processor - begun.processor
        return used > limit || Self.clock - begun.clock - used > Self.longestIdleness
    }

    private static var processor: Double { seconds(CLOCK_PROCESS_CPUTIME_ID) }
    private static var clock: Double { seconds(CLOCK_MONOTONIC) }

    private static func seconds(_ clock: clockid_t) -> Double {
        var time = timespec()
        clock_gettime(clock, &time)
        return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
    }
}
