// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Documents
import DynamicType
import LayoutEngine

/// Where the face that is drawn comes from.
public enum FontSource: String, CaseIterable, Hashable, Sendable {
    /// The system font was asked for; its stand-in is drawn.
    case system
    /// Installed on this machine.
    case installed
    /// Brought by the theme.
    case theme
    /// Built in to iOS and not installed here: another face stands in for it.
    case standIn
    /// Neither here nor on iOS: the app may bring it from elsewhere. Something like it is drawn, at the
    /// font's own size.
    case missing
    /// Not on the device either, which draws the preferred system font.
    case unknown

    /// Whether the device draws the same face, or what imitates the system font everywhere here.
    var isPlain: Bool { self == .system || self == .installed || self == .theme }

    /// Whether what is drawn is not the font that was asked for, nor known to be like it.
    public var isLost: Bool { self == .missing || self == .unknown }
}

/// What became of one text style of a theme: never silent about a font that is not what it says.
public struct StyleReport: Hashable, Sendable {
    /// Which of the eleven.
    public var style: TextStyle
    /// The PostScript name asked for, or `system`.
    public var requestedName: String
    /// The PostScript name of the face that is drawn.
    public var resolvedName: String
    /// Where the face comes from.
    public var source: FontSource
    /// Size at `large` and size now, in points.
    public var baseSize: Double
    /// Size at the category, in points.
    public var pointSize: Double
    /// Whether a system font has a size of its own, and so grows as every other font does.
    public var hasOwnSize: Bool
    /// The size past which the style does not grow, in points; nil where there is no limit.
    public var maximumPointSize: Double?
    /// What was asked for and is not there: a weight, an italic. Also for the screen's headers and
    /// labels of this style.
    public var notices: [String]
    /// What the face cannot draw of the screen's texts in this style.
    public var coverage: GlyphCoverage
    /// Why this face is drawn, in a sentence.
    public var reason: String
    /// What an iPhone would do, in a few words; empty for the system font.
    public var availability: String

    /// All of this for people: composed when somebody reads it, since a slider makes many reports.
    public var explanation: String {
        ([reason] + notices + coverage.notices(of: resolvedName)).joinedSentences()
    }

    /// What a designer has to know: whether an iPhone would have the font, and what is missing.
    public var summary: String {
        ([availability].filter { !$0.isEmpty } + notices + coverage.notices(of: resolvedName))
            .joinedSentences()
    }

    /// Characters of the screen's texts in this style that no font of this machine has.
    public var missingGlyphs: Int { coverage.missing }

    /// Whether the theme leaves the style to the system font.
    public var isSystemFont: Bool { requestedName == TextAttributes.systemFontName }

    /// Whether the device would show the same: nothing stands in, nothing lacks.
    public var isPlain: Bool { source.isPlain && notices.isEmpty && coverage.isPlain }

    /// The size at any category, in points: the preferred font has a table of its own, every other
    /// font grows as `UIFontMetrics` has it.
    public func pointSize(at category: ContentSizeCategory) -> Double {
        let isPreferred = source == .unknown || source == .system && !hasOwnSize
        let size =
            isPreferred
            ? style.preferredPointSize(at: category)
            : FontMetrics(forTextStyle: style).scaledPointSize(for: baseSize, at: category)
        return min(size, maximumPointSize ?? size)
    }
}
