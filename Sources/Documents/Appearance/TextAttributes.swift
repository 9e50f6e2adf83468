// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import DynamicType
import TableAttributes

/// How a text looks, as far as a file says: nil leaves it to what is behind (the theme, then the
/// profile).
///
/// A text with neither style nor font is body in the theme's font. A font without a style grows
/// as body does (`UIFontMetrics.default`).
public struct TextAttributes: Hashable, Sendable {
    /// What `fontName` says for the system font.
    public static let systemFontName = "system"

    /// The style whose font is used and whose ratio the text grows by.
    public var textStyle: TextStyle?
    /// A PostScript or family name, or `system`.
    public var fontName: String?
    /// The size at `large`, in points; above 0, at most 1,000.
    public var pointSize: Double?
    /// How heavy; without it, what font and style bring.
    public var weight: FontWeight?
    /// The text's colour.
    public var color: ColorValue?
    /// Whether the text grows with the reader's size; nil is yes.
    public var scales: Bool?
    /// The size in points past which the text does not grow.
    public var maximumPointSize: Double?
    /// Where lines are put across the width.
    public var alignment: TextAlignment?
    /// The most lines that are shown, 0 for no limit. Nil is one line in a row's label, as in a
    /// `UILabel`, and no limit in a header.
    public var lines: Int?

    /// Looks that leave everything open.
    public init() {}

    /// These attributes, with what they leave open taken from `other`.
    public func completed(by other: TextAttributes) -> TextAttributes {
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
        return attributes
    }
}
