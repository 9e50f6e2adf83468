// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

/// Where a strip of new columns begins. Two allocations give columns their places: without the row of their heads, and
/// with it.
struct ScrollStart {
    /// The position in pixels; nil for that of the current column.
    var position: Double?
    /// Whether the next update scrolls to the current column.
    var revealsCurrent = false
    private var allocationsLeft = 2

    /// Begins again, with new columns.
    mutating func begin() { allocationsLeft = 2 }

    /// The position that the next allocation scrolls to; nil to stay.
    mutating func nextPosition(hasOtherLines: Bool) -> Double? {
        guard allocationsLeft > 0 else { return nil }
        if position == nil, allocationsLeft == 2 || hasOtherLines { revealsCurrent = true }
        allocationsLeft -= 1
        defer { if allocationsLeft == 0 { position = nil } }
        return position
    }
}
