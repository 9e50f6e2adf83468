// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

/// The inputs of the heights of items, where explanations of the layout end. Their source is known to the maker
/// of the content, the metrics, and the fonts.
package enum LayoutInput: Hashable, Sendable {
    /// A height in points, not automatic.
    case ownHeight
    /// The margin above the content, in points.
    case topMargin
    /// The margin below the content, in points.
    case bottomMargin
    /// The space above a section header, in points.
    case topPadding
    /// The distance between two labels or items of a stack, by the number of the stack in its row, in points.
    case labelSpacing(stack: Int)
    /// The least length of a spacer, in points.
    case spacerLength
    /// The height of the image of a row, in points.
    case imageHeight
    /// The height of an accessory, in points.
    case accessoryHeight(Accessory.Kind)
    /// The height of an image in the stack of a row, by its number, in points.
    case stackImageHeight(Int)
    /// A measure of the table.
    case metric(Metric)
    /// A measure of a control.
    case control(ControlMeasure, Control.Kind)
    /// A measure of a font, by its index in the palette.
    case font(FontMetric, Int)

    /// The vertical measures of `TableMetrics`.
    package enum Metric: Int, CaseIterable, Hashable, Sendable {
        /// The least height of a row without its separator.
        case minimumRowHeight
        case separatorThickness
        /// The least height of a default section header, whose text is aligned to its bottom.
        case defaultHeaderHeight
        /// The margin below the text of a default section header.
        case defaultHeaderBottom
        /// The margin above and below the text of a default section footer.
        case defaultFooterMargin
        /// The gap between a section without a footer and a next section without a header. Each gets half of
        /// it.
        case sectionGap
        /// The space below the last section.
        case bottomPadding
        /// The distance between a title and a value below it.
        case spacingAboveValue
        /// The distance between a title and a subtitle.
        case spacingAboveSubtitle
        /// The distance between two items of a stack without a distance of its own, except between texts below each
        /// other.
        case spacingInStack
        /// The distance between two texts below each other in such a stack.
        case spacingBetweenTexts
        /// The least length of a spacer without one of its own.
        case spacerLength
        /// The factor of system spacing (`constraint(equalToSystemSpacingBelow:multiplier:)`), which grows with
        /// the fonts: the distance to a baseline as a multiple of ascent plus descent of the font on it.
        case systemSpacingFactor
        /// The least distance between two baselines at system spacing.
        case minimumBetweenBaselines
    }

    /// The vertical measures of `ControlMetrics`.
    package enum ControlMeasure: Hashable, Sendable {
        case height, verticalInset, spacing
    }

    /// The vertical measures of a font.
    package enum FontMetric: Hashable, Sendable {
        /// Measures in points.
        case pointSize, linePitch
        /// Measures in ems.
        case ascent, lineHeight, ascentAndDescent, capHeight
        /// Measures of a line that a fallback face makes taller, in ems.
        case raisedAscent, raisedLineHeight
    }
}
