// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import LayoutEngine
import Previewing

/// The report of a preview's fonts: those of the eleven styles, and those that the screen's texts
/// request.
package struct FontsReport: TableReport, Encodable {
    var styles: [Style]
    var fonts: [Font]

    struct Style: Encodable {
        var style: String
        var requested: String
        var resolved: String
        var source: String
        var baseSize: Double
        var pointSize: Double
        var notices: [String]
        var missingGlyphs: Int
        var fallbacks: [Fallback]
        var explanation: String

        enum CodingKeys: String, CodingKey {
            case style, requested, resolved, source, baseSize, pointSize, notices, missingGlyphs
            case fallbacks = "borrowedGlyphs"
            case explanation
        }
    }

    struct Font: Encodable {
        var requested: String
        var resolved: [String]
        var source: String
        var notices: [String]
        var missingGlyphs: Int
        var fallbacks: [Fallback]
        var explanation: String

        enum CodingKeys: String, CodingKey {
            case requested, resolved, source, notices, missingGlyphs
            case fallbacks = "borrowedGlyphs"
            case explanation
        }
    }

    /// The characters that a fallback face draws. Version 1 of the report has them as
    /// `borrowedGlyphs`.
    struct Fallback: Encodable {
        /// The PostScript name of the fallback face.
        var from: String
        /// The Debian package of a face closer to the device's; left out where there is none.
        var package: String?
        var count: Int

        init(_ fallback: GlyphCoverage.Fallback) {
            from = fallback.faceName
            package = fallback.betterFontPackage
            count = fallback.count
        }
    }

    package init(_ preview: Preview) {
        self.init(preview.styles)
        fonts = preview.fonts.map {
            Font(
                requested: $0.requestedName, resolved: $0.resolvedNames,
                source: $0.source.rawValue, notices: $0.notices.map(\.message),
                missingGlyphs: $0.coverage.missing,
                fallbacks: $0.coverage.fallbacks.map(Fallback.init), explanation: $0.explanation)
        }
    }

    /// The fonts of a theme, without any texts.
    package init(_ reports: [StyleReport]) {
        styles = reports.map {
            Style(
                style: $0.style.uiKitName, requested: $0.requestedName, resolved: $0.resolvedName,
                source: $0.source.rawValue, baseSize: $0.baseSize, pointSize: $0.pointSize,
                notices: $0.notices.map(\.message), missingGlyphs: $0.coverage.missing,
                fallbacks: $0.coverage.fallbacks.map(Fallback.init), explanation: $0.explanation)
        }
        fonts = []
    }

    /// A row for each style, without the fonts.
    package var rows: [[String]] {
        [["style", "requested", "resolved", "source", "missing", "explanation"]]
            + styles.map {
                [
                    $0.style, $0.requested, $0.resolved, $0.source, "\($0.missingGlyphs)",
                    $0.explanation,
                ]
            }
    }
}
