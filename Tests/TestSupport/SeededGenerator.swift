// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

/// Random numbers that are the same in every run, so the seed identifies a failing case.
///
/// SplitMix64 (Steele, Lea, Flood: "Fast splittable pseudorandom number generators", 2014).
package struct SeededGenerator: RandomNumberGenerator {
    private var state: UInt64

    /// A generator. Each seed starts at a different place.
    package init(seed: UInt64) { state = seed }

    /// The next 64 random bits.
    package mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return mixed ^ (mixed >> 31)
    }
}
