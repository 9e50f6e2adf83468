// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

/// Logarithm and power, because scales of sizes grow by factors. Pure modules cannot import the C
/// library.
extension Double {
    private static let naturalLogarithmOf2 = 0.693_147_180_559_945_309_4

    /// The natural logarithm; NaN if there is none.
    var naturalLogarithm: Double {
        guard self > 0, isFinite else { return .nan }
        // The significand is in 1..<2, where the series of the area hyperbolic tangent converges
        // fast.
        let ratio = (significand - 1) / (significand + 1)
        var term = ratio
        var sum = 0.0
        for power in stride(from: 1.0, through: 35, by: 2) {
            sum += term / power
            term *= ratio * ratio
        }
        return Double(exponent) * Self.naturalLogarithmOf2 + 2 * sum
    }

    /// e to the power of a number.
    private static func exponential(_ value: Double) -> Double {
        guard !value.isNaN else { return value }
        let doublings = (value / naturalLogarithmOf2).rounded()
        guard abs(doublings) < 1_000 else { return doublings > 0 ? .infinity : 0 }
        let rest = value - doublings * naturalLogarithmOf2
        var term = 1.0
        var sum = 1.0
        for index in 1...18 {
            term *= rest / Double(index)
            sum += term
        }
        return Double(sign: .plus, exponent: Int(doublings), significand: sum)
    }

    /// The number to a power. Whole powers are exact if products are.
    func raised(to power: Double) -> Double {
        guard let count = Int(exactly: power), abs(count) <= 64 else {
            return Self.exponential(power * naturalLogarithm)
        }
        let product = (0..<abs(count)).reduce(1.0) { result, _ in result * self }
        return count < 0 ? 1 / product : product
    }
}
