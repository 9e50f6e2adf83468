// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Documents
import DynamicType
import LayoutEngine

/// The source of the face that is drawn.
package enum FontSource: String, CaseIterable, Hashable, Sendable {
    /// The system font was requested; its stand-in is drawn.
    case system
    /// Installed on this machine.
    case installed
    /// From a font file of the theme.
    case theme
    /// Built into iOS and not installed here: a stand-in is drawn.
    case standIn
    /// Neither here nor in iOS: the app may bring it from elsewhere. A similar face is drawn, at the font's
    /// size.
    case missing
    /// Not found: like here, the device draws the preferred system font.
    case unknown

    /// Whether the device draws the same face; the stand-in of the system font counts as the same.
    var isPlain: Bool { self == .system || isCustom }

    /// Whether the face that an app brings is drawn itself.
    package var isCustom: Bool { self == .installed || self == .theme }

    /// Whether the drawn face is neither the requested font nor known to be similar.
    package var isLost: Bool { self == .missing || self == .unknown }
}

/// The resolution of one text style of a theme. It names every difference between the requested font and the
/// drawn face.
package struct StyleReport: Hashable, Sendable {
    /// The font that is drawn for the style, with its request.
    package var drawn: DrawnFont
    package var style: TextStyle
    /// How the size follows from the category.
    package var sizing: FontSizing
    /// The requested weights and slants that the family lacks, including those of headers and labels in this
    /// text style.
    package var notices: [FontNotice]
    /// The coverage of the screen's texts in this style.
    package var coverage = GlyphCoverage()

    /// The requested PostScript name, or `system`.
    package var requestedName: String { drawn.font.requestedName }
    /// The PostScript name of the drawn face.
    package var resolvedName: String { drawn.font.face.postScriptName }
    package var source: FontSource { drawn.source }
    /// The size at the category, in points.
    package var pointSize: Double { drawn.font.pointSize }
    /// The reason why this face is drawn.
    package var reason: FontReason { drawn.reason }

    /// All of this as sentences. Computed on demand, because moving the slider makes many reports.
    package var explanation: String {
        ([reason.message] + allNotices.map(\.message)).joinedSentences
    }

    /// The font on an iPhone, and the differences of a theme's face.
    package var explanationOnDevice: String {
        let lacks = source == .theme ? allNotices : []
        return ([reason.messageOnDevice] + lacks.map(\.message)).joinedSentences
    }

    /// Whether an iPhone has the font, and the differences of the face, for designers. Without the weights and slants
    /// that headers and labels request, since they are not of the style.
    package var summary: String {
        let own = drawn.notices + coverage.notices(of: resolvedName)
        return ([reason.availability].filter { !$0.isEmpty } + own.map(\.message)).joinedSentences
    }

    private var allNotices: [FontNotice] { notices + coverage.notices(of: resolvedName) }

    /// Whether the style is in the system font.
    package var isSystemFont: Bool { requestedName == TextAttributes.systemFontName }

    /// Whether the device draws the same, without stand-ins, notices, and missing glyphs.
    package var isPlain: Bool { source.isPlain && notices.isEmpty && coverage.isPlain }

    /// The size at L, in points.
    package var baseSize: Double { sizing.baseSize }

    /// The maximum size of the scaled font, in points; nil for none.
    package var maximumPointSize: Double? { sizing.maximumPointSize.flatMap { $0 > 0 ? $0 : nil } }

    /// The size at any category, in points: from the table of the preferred font, or scaled by `UIFontMetrics`.
    package func pointSize(at category: ContentSizeCategory) -> Double {
        sizing.pointSize(at: category)
    }
}
