// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import DynamicType
import Previewing

/// Whether text grows to twice its size at `large`, or the reason why not.
package enum GrowthVerdict: Hashable, Sendable {
    /// The text grows to twice its size.
    case reaches
    /// The text grows as far as iOS allows for its style, which is less. Headings are already large
    /// at `large`.
    case limitedBySystem
    /// A maximum limits the growth, in points.
    case maximumPointSize(Double)
    /// The screen limits the category.
    case categoryLimit(ContentSizeCategory)
    /// The text has the same size at all categories.
    case fixedSize
    /// The text grows enough, but shrinks to this part of its size to fit its lines.
    case shrinksToFit(Double)

    /// Whether only iOS limits the growth.
    package var isSufficient: Bool { self == .reaches || self == .limitedBySystem }
}

/// The growth of text over all categories.
package struct Growth: Hashable, Sendable {
    /// The required ratio of growth. Sources: WCAG 2.2, success criterion 1.4.4; Apple, Larger Text
    /// evaluation criteria.
    package static let goal = 2.0

    /// The size at `large`, in points.
    package let baseSize: Double
    /// The largest size, in points.
    package let maximumSize: Double
    /// The sufficient size: twice the base size, or the largest size that iOS allows for the style.
    package let goalSize: Double
    /// The ratio of the largest size to the size at `large`, before rounding: 2 for 200%.
    package let maximum: Double
    /// The smallest category with the largest size.
    package let maximumCategory: ContentSizeCategory
    /// The first category at twice the size; nil if there is none.
    package let first: ContentSizeCategory?
    /// Whether the growth is sufficient.
    package let verdict: GrowthVerdict

    /// - Parameter limit: applies the limits of a screen to a category.
    /// - Parameter scale: returns the part of its size to which a text shrinks at a category.
    init(
        _ sizing: FontSizing, _ limit: (ContentSizeCategory) -> ContentSizeCategory = { $0 },
        shrinkingTo scale: (ContentSizeCategory) -> Double = { _ in 1 }
    ) {
        func growth(_ category: ContentSizeCategory) -> Double {
            sizing.growth(at: limit(category)) * scale(category)
        }
        let categories = ContentSizeCategory.allCases
        let largest = categories[categories.count - 1]
        baseSize = sizing.baseSize
        maximum = growth(largest)
        maximumSize = sizing.pointSize(at: limit(largest)) * scale(largest)
        let maximum = maximum
        let systemMaximum = FontSizing(sizing.textStyle, pointSize: sizing.pointSize)
            .growth(at: largest)
        // Round up, so that the goal is never too small.
        goalSize = (sizing.baseSize * min(Self.goal, systemMaximum) * 100).rounded(.up) / 100
        maximumCategory = categories.first { growth($0) == maximum } ?? largest
        first = categories.first { growth($0) >= Self.goal }
        let verdict = Self.verdict(sizing, reached: limit(largest), systemMaximum: systemMaximum)
        let isShrunk = verdict.isSufficient && maximum < min(Self.goal, systemMaximum) - 1e-9
        self.verdict = isShrunk ? .shrinksToFit(scale(largest)) : verdict
    }

    private static func verdict(
        _ sizing: FontSizing, reached: ContentSizeCategory, systemMaximum: Double
    ) -> GrowthVerdict {
        if sizing.growth(at: reached) >= goal { return .reaches }
        guard sizing.scales else { return .fixedSize }
        if sizing.growth(at: reached) >= systemMaximum { return .limitedBySystem }
        let free = FontSizing(sizing.textStyle, pointSize: sizing.pointSize)
        // Of two limits, the lower one counts.
        if let maximum = sizing.maximumPointSize, maximum > 0,
            sizing.growth(at: reached) < free.growth(at: reached)
        {
            return .maximumPointSize(maximum)
        }
        return .categoryLimit(reached)
    }
}
