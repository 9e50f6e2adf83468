// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

/// The font a theme gives to one text style.
public struct ThemeFont: Hashable, Sendable {
    /// Which of the system's designs a font without a name has (`UIFontDescriptor.SystemDesign`). The
    /// fork of ScaledFont draws all but `rounded`.
    public enum Design: String, CaseIterable, Hashable, Sendable {
        case `default`
        case serif
        case monospaced
        case rounded
    }

    /// The two weights that the fork of ScaledFont knows.
    public enum Weight: String, CaseIterable, Hashable, Sendable {
        case regular
        case bold
    }

    /// The PostScript name, or a family name; nil for the system font (then `fontSize` is nil too). In
    /// entries for `DynamicFont` also a weight of the system font.
    public var fontName: String?
    /// The size at `large`, in points: above 0, at most 1,000.
    public var fontSize: Double?
    /// The size in points past which the style does not grow.
    public var maximumPointSize: Double?
    /// The system font's design.
    public var design: Design?
    /// The weight asked for: of a font with a name, its family's bold face if it has one.
    public var weight: Weight?
    /// The style's key as written.
    public var key: String

    /// A font by name and size at `large`; without them, the system font.
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
