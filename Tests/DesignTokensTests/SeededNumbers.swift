// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import TestSupport

/// Random values of the kinds that occur in token files.
struct SeededNumbers {
    var generator: SeededGenerator

    init(seed: UInt64) { generator = SeededGenerator(seed: seed) }

    /// A number with at most one decimal digit, as people write numbers.
    mutating func number(in range: ClosedRange<Double>) -> Double {
        (Double.random(in: range, using: &generator) * 10).rounded() / 10
    }

    mutating func weight() -> Int { 100 * Int.random(in: 1...9, using: &generator) }

    mutating func chance(_ probability: Double) -> Bool {
        Double.random(in: 0..<1, using: &generator) < probability
    }

    mutating func element<Element>(of list: [Element]) -> Element {
        list[Int.random(in: list.indices, using: &generator)]
    }
}
