// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import LayoutEngine
import Previewing

/// The report of a preview's fonts: the fonts of the eleven styles, and the fonts that the screen's
/// texts request.
package struct FontsReport: TableReport {
    private let styles: [StyleReport]
    private let fonts: [FontReport]

    package init(_ preview: Preview) { (styles, fonts) = (preview.styles, preview.fonts) }

    /// The fonts of a theme, without any texts.
    package init(_ reports: [StyleReport]) { (styles, fonts) = (reports, []) }

    package var json: JSONObject {
        ["styles": styles.map(\.json), "fonts": fonts.map(\.json)]
    }

    /// A row for each style. Fonts of texts are left out.
    package var rows: [[String]] {
        [["style", "requested", "resolved", "source", "missing", "explanation"]]
            + styles.map {
                [
                    $0.style.uiKitName, $0.requestedName, $0.resolvedName, $0.source.rawValue,
                    "\($0.coverage.missing)", $0.explanation,
                ]
            }
    }
}

extension StyleReport {
    var json: JSONObject {
        [
            "style": style.uiKitName, "requested": requestedName, "resolved": resolvedName,
            "source": source.rawValue, "baseSize": baseSize, "pointSize": pointSize,
            "notices": notices.map(\.message), "missingGlyphs": coverage.missing,
            "borrowedGlyphs": coverage.fallbacks.map(\.json), "explanation": explanation,
        ]
    }
}

extension FontReport {
    var json: JSONObject {
        [
            "requested": requestedName, "resolved": resolvedNames, "source": source.rawValue,
            "notices": notices.map(\.message), "missingGlyphs": coverage.missing,
            "borrowedGlyphs": coverage.fallbacks.map(\.json), "explanation": explanation,
        ]
    }
}

extension GlyphCoverage.Fallback {
    /// The characters that a fallback draws: `borrowedGlyphs` in version 1 of the report.
    fileprivate var json: JSONObject {
        [
            "from": faceName,
            // The Debian package of a face closer to the device's; left out if there is none.
            "package": betterFontPackage, "count": count,
        ]
    }
}
