// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import DynamicType
import Previewing

/// Whether text gets twice as large as it is at `large`, or why not.
package enum GrowthVerdict: Hashable, Sendable {
    /// It does.
    case reaches
    /// As large as iOS lets the style become, which is less: headings are large to begin with.
    case limitedBySystem
    /// A maximum of its own keeps it from growing, in points.
    case maximumPointSize(Double)
    /// The screen takes part in no larger category.
    case categoryLimit(ContentSizeCategory)
    /// It has the same size in every category.
    case fixedSize

    /// Whether nothing but iOS keeps it from growing.
    package var isSufficient: Bool { self == .reaches || self == .limitedBySystem }
}

/// How far text grows, over all categories.
package struct Growth: Hashable, Sendable {
    /// How many times as large text has to get. Source: WCAG 2.2, success criterion 1.4.4; Apple, Larger
    /// Text evaluation criteria.
    package static let goal = 2.0

    /// The size at `large`, in points.
    package let baseSize: Double
    /// The largest size, in points.
    package let maximumSize: Double
    /// The size that is enough: twice the base size, or the largest that iOS lets the style become.
    package let goalSize: Double
    /// The largest size relative to that at `large`, before sizes are rounded: 2 for 200%.
    package let maximum: Double
    /// The smallest category with the largest size.
    package let maximumCategory: ContentSizeCategory
    /// The first category at which it is twice as large; nil for none.
    package let first: ContentSizeCategory?
    /// Whether that is enough.
    package let verdict: GrowthVerdict

    /// - Parameter limit: the category that a screen takes part in, its limits applied.
    init(
        _ sizing: FontSizing, _ limit: (ContentSizeCategory) -> ContentSizeCategory = { $0 }
    ) {
        func growth(_ category: ContentSizeCategory) -> Double {
            sizing.growth(at: limit(category))
        }
        let categories = ContentSizeCategory.allCases
        let largest = categories[categories.count - 1]
        baseSize = sizing.baseSize
        maximum = growth(largest)
        maximumSize = sizing.pointSize(at: limit(largest))
        let maximum = maximum
        let systemMaximum = FontSizing(sizing.textStyle, pointSize: sizing.pointSize)
            .growth(at: largest)
        // Not a hair less than enough.
        goalSize = (sizing.baseSize * min(Self.goal, systemMaximum) * 100).rounded(.up) / 100
        maximumCategory = categories.first { growth($0) == maximum } ?? largest
        first = categories.first { growth($0) >= Self.goal }
        verdict = Self.verdict(sizing, reached: limit(largest), systemMaximum: systemMaximum)
    }

    private static func verdict(
        _ sizing: FontSizing, reached: ContentSizeCategory, systemMaximum: Double
    ) -> GrowthVerdict {
        if sizing.growth(at: reached) >= goal { return .reaches }
        guard sizing.scales else { return .fixedSize }
        if sizing.growth(at: reached) >= systemMaximum { return .limitedBySystem }
        let free = FontSizing(sizing.textStyle, pointSize: sizing.pointSize)
        // Of two limits the lower one counts.
        if let maximum = sizing.maximumPointSize, maximum > 0,
            sizing.growth(at: reached) < free.growth(at: reached)
        {
            return .maximumPointSize(maximum)
        }
        return .categoryLimit(reached)
    }
}
