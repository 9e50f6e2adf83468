// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

/// The font of a text style in a theme.
package struct ThemeFont: Hashable, Sendable {
    /// The design of the system font (`UIFontDescriptor.SystemDesign`). The fork of ScaledFont
    /// draws all except `rounded`.
    package enum Design: String, CaseIterable, Hashable, Sendable {
        case `default`
        case serif
        case monospaced
        case rounded
    }

    /// The weights of the system font that the fork of ScaledFont reads.
    package enum Weight: String, CaseIterable, Hashable, Sendable {
        case regular
        case bold
    }

    /// The PostScript name, or a family name; nil for the system font (then `fontSize` is also
    /// nil). Entries for `DynamicFont` may have a weight of the system font here.
    package var fontName: String?
    /// The size at `large`, in points: above 0, at most 1,000.
    package var fontSize: Double?
    /// The maximum size of the scaled font, in points.
    package var maximumPointSize: Double?
    /// The design of the system font.
    package var design: Design?
    /// The weight. For a named font, `bold` selects the bold face of its family if there is one.
    package var weight: Weight?
    /// The key of the style as written.
    package var key: String

    /// A font by its name and its size at `large`, in points. Without them, the system font.
    package init(
        fontName: String? = nil, fontSize: Double? = nil, maximumPointSize: Double? = nil,
        design: Design? = nil, weight: Weight? = nil, key: String = ""
    ) {
        self.fontName = fontName
        self.fontSize = fontSize
        self.maximumPointSize = maximumPointSize
        self.design = design
        self.weight = weight
        self.key = key
    }
}
