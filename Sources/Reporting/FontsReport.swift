// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import LayoutEngine
import Previewing

/// Which fonts a preview is drawn in and why: those of the eleven styles, and those that the screen's
/// texts ask for.
package struct FontsReport: Report {
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
        var borrowedGlyphs: [Loan]
        var explanation: String
    }

    struct Font: Encodable {
        var requested: String
        var resolved: [String]
        var source: String
        var notices: [String]
        var missingGlyphs: Int
        var borrowedGlyphs: [Loan]
        var explanation: String
    }

    struct Loan: Encodable {
        var from: String
        /// Debian package of a face that is more like the device's; left out where there is none.
        var package: String?
        var count: Int

        init(_ loan: GlyphCoverage.Fallback) {
            from = loan.faceName
            package = loan.betterFontPackage
            count = loan.count
        }
    }

    package init(_ preview: Preview) {
        styles = preview.styles.map {
            Style(
                style: $0.style.uiKitName, requested: $0.requestedName, resolved: $0.resolvedName,
                source: $0.source.rawValue, baseSize: $0.baseSize, pointSize: $0.pointSize,
                notices: $0.notices.map(\.message), missingGlyphs: $0.coverage.missing,
                borrowedGlyphs: $0.coverage.fallbacks.map(Loan.init), explanation: $0.explanation)
        }
        fonts = preview.fonts.map {
            Font(
                requested: $0.requestedName, resolved: $0.resolvedNames,
                source: $0.source.rawValue, notices: $0.notices.map(\.message),
                missingGlyphs: $0.coverage.missing,
                borrowedGlyphs: $0.coverage.fallbacks.map(Loan.init), explanation: $0.explanation)
        }
    }

    /// The styles alone: a line each.
    package var text: String {
        TextTable(
            [["style", "requested", "resolved", "source", "missing", "explanation"]]
                + styles.map {
                    [
                        $0.style, $0.requested, $0.resolved, $0.source, "\($0.missingGlyphs)",
                        $0.explanation,
                    ]
                }
        ).description
    }
}
