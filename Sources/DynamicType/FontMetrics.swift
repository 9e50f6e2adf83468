// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Explanations

/// How a custom font and a custom measure grow with the reader's text size.
///
/// The ratio is that of *leadings*, not of sizes: body at 17 pt reaches 53 pt at AX5 in the system
/// font, and 48 pt in a custom font. Source: device measurements of `UIFontMetrics`.
public struct FontMetrics: Hashable, Sendable {
    /// The style whose leadings give the ratio.
    public let textStyle: TextStyle

    /// What UIKit uses when an app names no style: body.
    public static let `default` = FontMetrics(forTextStyle: .body)

    /// The metrics of a style, as `UIFontMetrics(forTextStyle:)`.
    public init(forTextStyle textStyle: TextStyle) { self.textStyle = textStyle }

    /// A measure at a category, rounded to a device pixel, as `scaledValue(for:compatibleWith:)`.
    ///
    /// - Parameters:
    ///   - value: the measure at `large`, in points.
    ///   - displayScale: device pixels a point; 1, 2 or 3 on devices.
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
    ///   - maximumPointSize: a limit in points; none when nil or not above zero.
    /// - Returns: *whole* points, at every category including `large` (17.8 draws at 18), unless the
    ///   maximum is not whole and cuts; ties round away from zero.
    public func scaledPointSize(
        for pointSize: Double, maximumPointSize: Double? = nil, at category: ContentSizeCategory
    ) -> Double {
        FontSizing(textStyle, pointSize: pointSize, maximumPointSize: maximumPointSize)
            .pointSize(at: category)
    }

    /// A measure before it is rounded. Multiplies before it divides: the quotient alone is rarely
    /// exact, and a tie would be lost.
    func scaled<Number: ExplainableNumber>(
        _ value: Number, at category: ContentSizeCategory
    ) -> Number {
        value * textStyle.explainableLeading(at: category)
            / textStyle.explainableLeading(at: .default)
    }
}
