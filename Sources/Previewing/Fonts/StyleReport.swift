// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Documents
import DynamicType
import LayoutEngine

/// The source of the face that is drawn.
public enum FontSource: String, CaseIterable, Hashable, Sendable {
    /// The system font was requested; its stand-in is drawn.
    case system
    /// Installed on this machine.
    case installed
    /// From a font file of the theme.
    case theme
    /// Built in to iOS and not installed here: another face stands in for it.
    case standIn
    /// Neither here nor on iOS: the app may bring it from elsewhere. Something like it is drawn, at the
    /// font's own size.
    case missing
    /// Not found: the device, too, draws the preferred system font.
    case unknown

    /// Whether the device draws the same face; the stand-in of the system font counts as the same.
    var isPlain: Bool { self == .system || isCustom }

    /// Whether the face that an app would bring is drawn itself.
    package var isCustom: Bool { self == .installed || self == .theme }

    /// Whether what is drawn is neither the requested font nor known to be like it.
    public var isLost: Bool { self == .missing || self == .unknown }
}

/// The resolution of one text style of a theme, which names every difference between the requested
/// font and the face drawn.
public struct StyleReport: Hashable, Sendable {
    /// The font that is drawn for the style, with its request.
    package var drawn: DrawnFont
    /// The text style.
    public var style: TextStyle
    /// The requested PostScript name, or `system`.
    public var requestedName: String
    /// The PostScript name of the face that is drawn.
    public var resolvedName: String
    /// The source of the face.
    public var source: FontSource
    /// How the size follows from the category.
    public var sizing: FontSizing
    /// The size at the category, in points.
    public var pointSize: Double
    /// The requested weights and slants that the family lacks, including those of headers and
    /// labels in this style.
    public var notices: [FontNotice]
    /// The coverage of the screen's texts in this style.
    public var coverage: GlyphCoverage
    /// The reason why this face is drawn.
    public var reason: FontReason

    /// All of this as sentences for people. Computed on demand, since a slider makes many reports.
    public var explanation: String {
        ([reason.message] + allNotices.map(\.message)).joinedSentences
    }

    /// Whether an iPhone has the font, and what the face lacks, for designers.
    public var summary: String {
        ([reason.availability].filter { !$0.isEmpty } + allNotices.map(\.message)).joinedSentences
    }

    private var allNotices: [FontNotice] { notices + coverage.notices(of: resolvedName) }

    /// The number of characters of the screen's texts in this style that no font of this machine has.
    public var missingGlyphs: Int { coverage.missing }

    /// Whether the style is in the system font.
    public var isSystemFont: Bool { requestedName == TextAttributes.systemFontName }

    /// Whether the device draws the same, without stand-ins, notices and missing glyphs.
    public var isPlain: Bool { source.isPlain && notices.isEmpty && coverage.isPlain }

    /// The size at `large`, in points.
    public var baseSize: Double { sizing.baseSize }

    /// The maximum size of the scaled font, in points; nil for none.
    public var maximumPointSize: Double? { sizing.maximumPointSize.flatMap { $0 > 0 ? $0 : nil } }

    /// The size at any category, in points: from the table of the preferred font, or scaled by
    /// `UIFontMetrics`.
    public func pointSize(at category: ContentSizeCategory) -> Double {
        sizing.pointSize(at: category)
    }
}
