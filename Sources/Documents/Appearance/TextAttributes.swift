// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import DynamicType
import LayoutEngine

/// The attributes of a text, as far as a file sets them. The theme, or else the profile, sets an
/// attribute that is nil.
///
/// A text with neither style nor font is Body in the theme's font, and a label in the system font. A font without a style scales
/// like Body (`UIFontMetrics.default`).
package struct TextAttributes: Hashable, Sendable {
    /// The `fontName` of the system font.
    package static let systemFontName = "system"

    /// The text style. It sets the font, and the ratio by which the text scales.
    package var textStyle: TextStyle?
    /// A PostScript or family name, or `system`.
    package var fontName: String?
    /// The size at `large`, in points; above 0, at most 1,000.
    package var pointSize: Double?
    /// The weight; nil for the weight of the font or the style.
    package var weight: FontWeight?
    package var color: ColorValue?
    /// Whether the text scales with the category. Nil means yes.
    package var scales: Bool?
    /// The maximum size of the scaled text, in points.
    package var maximumPointSize: Double?
    /// The alignment of lines within the width of the text.
    package var alignment: TextAlignment?
    /// The maximum number of lines, 0 for no limit. Nil means one line in the label of a row, as in
    /// `UILabel`, and no limit in a header.
    package var lines: Int?
    /// Whether the text may be truncated at its line limit. Nil means no. Only screens have this
    /// value.
    package var mayTruncate: Bool?

    /// What replaces the rest of the text at its line limit. Nil means an ellipsis at its end. Only screens
    /// have this value.
    package var lineBreakMode: LineBreakMode?
    /// The least factor of the font size, above 0 and below 1, to which the text shrinks to keep its line
    /// limit. Nil means that it does not shrink. Only screens have this value.
    package var minimumScale: Double?

    /// The language of the text, a BCP 47 tag. Nil means that of the screen. Only screens have this value.
    package var language: String?

    /// The parts with looks of their own, which together are the text; empty for a text with one look. Only
    /// texts of screens have parts.
    package var runs: [TextRun] = []

    /// Where a text of a converted screen is from; nil for any other.
    package var origin: ElementOrigin?

    /// Attributes without any values.
    package init() {}

    /// These attributes, with missing values taken from `other`.
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
        attributes.runs = runs.isEmpty ? other.runs : runs
        attributes.lineBreakMode = lineBreakMode ?? other.lineBreakMode
        attributes.minimumScale = minimumScale ?? other.minimumScale
        attributes.language = language ?? other.language
        attributes.origin = origin ?? other.origin
        return attributes
    }
}
