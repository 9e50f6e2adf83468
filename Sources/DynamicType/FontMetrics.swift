// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Explanations

/// The scaling of custom fonts and lengths with the user's text size (`UIFontMetrics`).
///
/// The ratio is one of *leadings*, not of sizes: Body at 17 pt is 53 pt at AX5 in the system font, and 48 pt in
/// a custom font. Source: device measurements of `UIFontMetrics`.
public struct FontMetrics: Hashable, Sendable {
    /// The text style whose leadings give the ratio.
    public let textStyle: TextStyle

    /// The metrics of Body. UIKit uses them if an app names no text style.
    public static let `default` = FontMetrics(forTextStyle: .body)

    /// The metrics of a text style, like `UIFontMetrics(forTextStyle:)`.
    public init(forTextStyle textStyle: TextStyle) { self.textStyle = textStyle }

    /// A length at a category, rounded to a device pixel, like `scaledValue(for:compatibleWith:)`.
    ///
    /// - Parameters:
    ///   - value: the length at L, in points.
    ///   - displayScale: device pixels per point; 1, 2, or 3 on devices.
    /// - Returns: the length in points; ties round away from zero.
    public func scaledValue(
        for value: Double, at category: ContentSizeCategory, displayScale: Double
    ) -> Double {
        (scaled(value, at: category) * displayScale).rounded(.toNearestOrAwayFromZero)
            / displayScale
    }

    /// The size of a custom font at a category, like `scaledFont(for:maximumPointSize:)`.
    ///
    /// - Parameters:
    ///   - pointSize: the size at L, in points.
    ///   - maximumPointSize: the maximum, in points; nil or a number not above zero for none.
    /// - Returns: *whole* points at every category including L (17.8 is drawn at 18), unless a maximum with a
    ///   fraction limits the size; ties round away from zero.
    public func scaledPointSize(
        for pointSize: Double, maximumPointSize: Double? = nil, at category: ContentSizeCategory
    ) -> Double {
        FontSizing(textStyle, pointSize: pointSize, maximumPointSize: maximumPointSize)
            .pointSize(at: category)
    }

    /// A length before rounding. The product is divided, because a quotient is rarely exact: multiplying it
    /// would lose ties.
    func scaled<Number: ExplainableNumber>(
        _ value: Number, at category: ContentSizeCategory
    ) -> Number {
        value * textStyle.explainableLeading(at: category)
            / textStyle.explainableLeading(at: .default)
    }
}
