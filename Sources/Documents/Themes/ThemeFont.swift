// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

/// The font of a text style in a theme.
public struct ThemeFont: Hashable, Sendable {
    /// The design of the system font (`UIFontDescriptor.SystemDesign`). The fork of ScaledFont draws all
    /// but `rounded`.
    public enum Design: String, CaseIterable, Hashable, Sendable {
        case `default`
        case serif
        case monospaced
        case rounded
    }

    /// The weights of the system font that the fork of ScaledFont reads.
    public enum Weight: String, CaseIterable, Hashable, Sendable {
        case regular
        case bold
    }

    /// The PostScript name, or a family name; nil for the system font (then `fontSize` is nil too). In
    /// entries for `DynamicFont` also a weight of the system font.
    public var fontName: String?
    /// The size at `large`, in points: above 0, at most 1,000.
    public var fontSize: Double?
    /// The maximum size of the scaled font, in points.
    public var maximumPointSize: Double?
    /// The design of the system font.
    public var design: Design?
    /// The weight: of a font with a name, that of its family's bold face if it has one.
    public var weight: Weight?
    /// The key of the style as written.
    public var key: String

    /// A font by its name and its size at `large`, in points; without them, the system font.
    public init(
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
