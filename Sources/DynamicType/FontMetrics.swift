// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Explanations

/// The scaling of custom fonts and lengths with the user's text size (`UIFontMetrics`).
///
/// The ratio is that of *leadings*, not of sizes: body of 17 pt is 53 pt at AX5 in the system font,
/// and 48 pt in a custom font. Source: device measurements of `UIFontMetrics`.
public struct FontMetrics: Hashable, Sendable {
    /// The style whose leadings give the ratio.
    public let textStyle: TextStyle

    /// The metrics of body, which UIKit uses where an app names no style.
    public static let `default` = FontMetrics(forTextStyle: .body)

    /// The metrics of a style, as `UIFontMetrics(forTextStyle:)`.
    public init(forTextStyle textStyle: TextStyle) { self.textStyle = textStyle }

    /// A length at a category, rounded to a device pixel, as `scaledValue(for:compatibleWith:)`.
    ///
    /// - Parameters:
    ///   - value: the length at `large`, in points.
    ///   - displayScale: device pixels per point; 1, 2 or 3 on devices.
    /// - Returns: points; ties round away from zero.
    public func scaledValue(
        for value: Double, at category: ContentSizeCategory, displayScale: Double
    ) -> Double {
        (scaled(value, at: category) * displayScale).rounded(.toNearestOrAwayFromZero)
            / displayScale
    }

    /// The size of a custom font at a category, as `scaledFont(for:maximumPointSize:)`.
    ///
    /// - Parameters:
    ///   - pointSize: the size at `large`, in points.
    ///   - maximumPointSize: the maximum, in points; none when nil or not above zero.
    /// - Returns: *whole* points at every category including `large` (17.8 is drawn at 18), unless
    ///   a maximum that is not whole limits the size; ties round away from zero.
    public func scaledPointSize(
        for pointSize: Double, maximumPointSize: Double? = nil, at category: ContentSizeCategory
    ) -> Double {
        FontSizing(textStyle, pointSize: pointSize, maximumPointSize: maximumPointSize)
            .pointSize(at: category)
    }

    /// A length before rounding. The product is divided, rather than the quotient multiplied,
    /// because the quotient is rarely exact and ties would be lost.
    func scaled<Number: ExplainableNumber>(
        _ value: Number, at category: ContentSizeCategory
    ) -> Number {
        value * textStyle.explainableLeading(at: category)
            / textStyle.explainableLeading(at: .default)
    }
}
