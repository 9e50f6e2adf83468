// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

/// What the heights of items are computed from, and what explanations of the layout end at: whoever made
/// the content, the metrics and the fonts knows where each comes from.
package enum LayoutInput: Hashable, Sendable {
    /// A height that is not automatic, in points.
    case ownHeight
    /// Above the content, in points.
    case topMargin
    /// Below the content, in points.
    case bottomMargin
    /// Between two labels, in points.
    case labelSpacing
    /// A measure of the table.
    case metric(Metric)
    /// A measure of a font by its place in the palette.
    case font(FontMetric, Int)

    /// The vertical measures of `TableMetrics`.
    package enum Metric: Hashable, Sendable {
        case minimumRowHeight
        case separatorThickness
        case defaultHeaderHeight
        case defaultHeaderBottom
        case defaultFooterMargin
        case sectionGap
        case bottomPadding
        case spacingAboveValue
        case spacingAboveSubtitle
        case systemSpacingFactor
        case minimumBetweenBaselines
    }

    /// The vertical measures of a font.
    package enum FontMetric: Hashable, Sendable {
        /// Points.
        case pointSize, linePitch
        /// Ems.
        case ascent, lineHeight, ascentAndDescent, capHeight
        /// Those of a line that a fallback face makes taller, in ems.
        case raisedAscent, raisedLineHeight
    }
}
