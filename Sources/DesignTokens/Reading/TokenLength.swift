// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

/// A length of a token in points.
struct TokenLength: Hashable {
    var points: Double
    /// Whether a part of it was in `rem`, which depends on the page it was meant for.
    var isRelative = false
    /// Whether it is the least of a range of lengths, which a browser chooses from.
    var isMinimum = false
    /// A unit that is no fixed number of points; nil when all is well.
    var unknownUnit: String?

    /// The size of a `rem` in points: the default of browsers, 16 px.
    static let rem = 16.0

    /// A number with its unit: none, `px` and `pt` are points, and so are Android's `dp` and `sp`.
    init(_ number: Double, unit: String) {
        points = number
        switch unit {
        case "", "px", "pt", "dp", "sp": break
        case "rem":
            points = number * Self.rem
            isRelative = true
        default: unknownUnit = unit
        }
    }

    /// What becomes of two lengths.
    func combined(
        with other: TokenLength, _ calculate: (Double, Double) -> Double
    ) -> TokenLength {
        var result = self
        result.points = calculate(points, other.points)
        result.isRelative = isRelative || other.isRelative
        result.isMinimum = isMinimum || other.isMinimum
        result.unknownUnit = unknownUnit ?? other.unknownUnit
        return result
    }
}
