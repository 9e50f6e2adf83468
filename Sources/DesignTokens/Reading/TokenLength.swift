// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

/// A length of a token in points.
struct TokenLength: Hashable {
    var points: Double
    /// Whether part of the length is in `rem`, which depends on the web page.
    var isRelative = false
    /// Whether the length is the minimum of a range that browsers choose from.
    var isMinimum = false
    /// A unit without a fixed number of points; nil if the unit is known.
    var unknownUnit: String?

    /// The size of one `rem` in points: the default of browsers, 16 px.
    static let rem = 16.0

    /// A number with its unit. No unit, `px`, `pt`, and Android's `dp` and `sp` mean points.
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

    /// The result of a calculation with two lengths.
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
