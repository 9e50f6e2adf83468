// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import DynamicType
import LayoutEngine

/// The attributes of a text as far as a file gives them: a nil value comes from the theme, or else
/// from the profile.
///
/// A text with neither style nor font is body in the theme's font. A font without a style scales as
/// body (`UIFontMetrics.default`).
package struct TextAttributes: Hashable, Sendable {
    /// The `fontName` of the system font.
    package static let systemFontName = "system"

    /// The style whose font is used, and with whose ratio the text scales.
    package var textStyle: TextStyle?
    /// A PostScript or family name, or `system`.
    package var fontName: String?
    /// The size at `large`, in points; above 0, at most 1,000.
    package var pointSize: Double?
    /// The weight; nil for that of the font or the style.
    package var weight: FontWeight?
    package var color: ColorValue?
    /// Whether the text scales with the category; nil for yes.
    package var scales: Bool?
    /// The maximum size of the scaled text, in points.
    package var maximumPointSize: Double?
    /// Where lines stand across the width of the text.
    package var alignment: TextAlignment?
    /// The most lines, 0 for no limit. Nil is one line in the label of a row, as in a `UILabel`,
    /// and no limit in a header.
    package var lines: Int?
    /// Whether the end of the text may be left out where lines are limited; nil for no. Screens have it alone.
    package var mayTruncate: Bool?

    /// Attributes without any values.
    package init() {}

    /// These attributes, with the values that they lack from `other`.
    package func completed(by other: TextAttributes) -> TextAttributes {
        var attributes = self
        attributes.textStyle = textStyle ?? other.textStyle
        attributes.fontName = fontName ?? other.fontName
        attributes.pointSize = pointSize ?? other.pointSize
        attributes.weight = weight ?? other.weight
        attributes.color = color ?? other.color
        attributes.scales = scales ?? other.scales
        attributes.maximumPointSize = maximumPointSize ?? other.maximumPointSize
        attributes.alignment = alignment ?? other.alignment
        attributes.lines = lines ?? other.lines
        attributes.mayTruncate = mayTruncate ?? other.mayTruncate
        return attributes
    }
}
