// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

/// What the heights of items are computed from, and what explanations of the layout end at: the maker of
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
    package enum Metric: Int, CaseIterable, Hashable, Sendable {
        /// The least height of a row without its separator.
        case minimumRowHeight
        case separatorThickness
        /// The least height of a default section header, whose text is aligned to its bottom.
        case defaultHeaderHeight
        /// Below the text of a default section header.
        case defaultHeaderBottom
        /// Above and below the text of a default section footer.
        case defaultFooterMargin
        /// Between a section without a footer and the next without a header: half of it to each.
        case sectionGap
        /// Below the last section.
        case bottomPadding
        /// Between a title and a value below it.
        case spacingAboveValue
        /// Between a title and a subtitle.
        case spacingAboveSubtitle
        /// Of system spacing (`constraint(equalToSystemSpacingBelow:multiplier:)`), which grows with the
        /// fonts: the distance to a baseline as a multiple of the ascent and descent of the font on it.
        case systemSpacingFactor
        /// The least distance between two baselines at system spacing.
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
