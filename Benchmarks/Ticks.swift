// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import DynamicType

/// The time from a category change to the end of the frame that shows it, repeated.
struct Ticks {
    let effort: Effort
    let frames: FrameWatch

    /// The number of first changes that do not count, if there is time for them: all sizes up and down once,
    /// which finds their fonts and fills their caches.
    private static let warmUp = 18

    /// The median of the times.
    func run(_ change: (ContentSizeCategory) -> Void) throws -> Double {
        let wholeTime = Stopwatch()
        var times: [Double] = []
        for category in ContentSizeCategory.dragged(Self.warmUp + effort.frames) {
            if !times.isEmpty, wholeTime.milliseconds > effort.seconds * 1000 { break }
            frames.rest()
            let time = Stopwatch()
            change(category)
            times.append(time.milliseconds(until: try frames.nextFrame()))
        }
        return times.dropFirst(min(Self.warmUp, times.count / 2)).median
    }
}
