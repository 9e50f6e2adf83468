// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Documents
import DynamicType
import Previewing

@testable import Auditing

/// Defects of fonts: names, faces, characters and the order of sizes.
extension Seed {
    private static let plain = #"{"title": "a"}"#

    static let fonts: [Seed] = [
        Seed(
            rule: .missingStyle, screen: plain,
            theme: #"{"body": {"fontName": "NotoSans-Regular", "fontSize": 17}}"#,
            element: "footnote", severity: .information, keyPath: "", beside: others(10)),
        Seed(
            rule: .missingStyle, screen: plain,
            theme: #"{"footnote": {"fontName": "NotoSans-Regular", "fontSize": 13}}"#,
            element: "body", severity: .warning, keyPath: "", beside: others(10)),
        Seed(
            rule: .missingStyle, screen: #"{"labels": [{"text": "a", "textStyle": "callout"}]}"#,
            theme: #"{"fonts": {"body": {"fontName": "NotoSans-Regular", "fontSize": 17}}}"#,
            element: "callout", severity: .warning, keyPath: "fonts",
            beside: others(10)),

        Seed(
            rule: .unresolvedFace, screen: plain,
            theme: theme(.title1, #"{"fontName": "Nobody-Knows", "fontSize": 28}"#),
            element: "title1", severity: .warning, keyPath: "fonts.title.fontName"),
        Seed(
            rule: .unresolvedFace, screen: plain,
            theme: theme(.body, #"{"fontName": "notosans-regular", "fontSize": 17}"#),
            element: "body", severity: .warning, keyPath: "fonts.body.fontName", isFixed: true),
        Seed(
            rule: .unresolvedFace,
            screen: #"{"labels": [{"text": "a", "fontName": "Nobody-Knows", "lines": 0}]}"#,
            element: "sections.0.rows.0", severity: .warning,
            keyPath: "sections.0.rows.0.labels.0.fontName"),
        Seed(
            rule: .unresolvedFace,
            screen: """
                {"sections": [{"header": {"title": "a", "fontName": "NOTOSANS-REGULAR"},
                  "rows": []}]}
                """,
            element: "sections.0.header", severity: .warning,
            keyPath: "sections.0.header.fontName", isFixed: true),

        Seed(
            rule: .standIn, screen: plain,
            theme: theme(.body, #"{"fontName": "Palatino-Roman", "fontSize": 17}"#),
            element: "body", severity: .information, keyPath: "fonts.body.fontName"),
        Seed(
            rule: .standIn,
            screen: """
                {"labels": [{"text": "a", "fontName": "Palatino-Roman", "lines": 0}]},
                {"labels": [{"text": "b", "fontName": "Palatino-Roman", "lines": 0}]}
                """,
            element: "sections.0.rows.0", severity: .information,
            keyPath: "sections.0.rows.0.labels.0.fontName"),
        Seed(
            rule: .standIn,
            screen: """
                {"sections": [{"header": {"title": "a", "fontName": "Georgia"}, "rows": []}]}
                """,
            element: "sections.0.header", severity: .information,
            keyPath: "sections.0.header.fontName"),

        Seed(
            rule: .voidTheme, screen: plain, theme: #"{"body": {"fontName": "NotoSans-Regular"}}"#,
            element: "theme", keyPath: "body"),
        Seed(
            rule: .voidTheme, screen: plain,
            theme: #"{"body": {"fontName": "NotoSans-Regular", "fontSize": "17"}}"#,
            element: "theme", keyPath: "body.fontSize"),
        Seed(
            rule: .voidTheme, screen: plain,
            theme: """
                {"body": {"fontName": "NotoSans-Regular", "fontSize": 17}, "version": 2}
                """, element: "theme", keyPath: "version"),

        Seed(
            rule: .noBoldFace,
            screen: """
                {"sections": [{"header": {"title": "a", "fontName": "NotoSerif-Regular",
                  "weight": "semibold"}, "rows": []}]}
                """,
            element: "sections.0.header", figures: (600, 400), severity: .warning,
            keyPath: "sections.0.header.weight", isFixed: true),
        Seed(
            rule: .noBoldFace,
            screen: """
                {"labels": [{"text": "a", "fontName": "NotoSerif-Regular", "weight": 900,
                  "lines": 0}]}
                """,
            element: "sections.0.rows.0", figures: (900, 400), severity: .warning,
            keyPath: "sections.0.rows.0.labels.0.weight", isFixed: true),
        Seed(
            rule: .noBoldFace, screen: plain,
            theme: theme(
                .title2,
                #"{"fontName": "NotoSerif-Regular", "fontSize": 22, "weight": "bold"}"#),
            element: "title2", figures: (700, 400), severity: .warning,
            keyPath: "fonts.title2.weight", isFixed: true),

        Seed(
            rule: .missingGlyphs, screen: #"{"title": "a \u0378"}"#, element: "sections.0.rows.0",
            keyPath: "sections.0.rows.0.title"),
        Seed(
            rule: .missingGlyphs,
            screen: #"{"sections": [{"header": "\u0378", "rows": []}]}"#,
            element: "sections.0.header", keyPath: "sections.0.header"),
        Seed(
            rule: .missingGlyphs,
            screen: #"{"labels": [{"text": "a", "lines": 0}, {"text": "\u0378", "lines": 0}]}"#,
            element: "sections.0.rows.0", keyPath: "sections.0.rows.0.labels.1.text"),
        // Characters of a custom font that another face draws are a warning.
        Seed(
            rule: .missingGlyphs, screen: #"{"title": "a \u2603"}"#,
            element: "sections.0.rows.0", severity: .warning,
            keyPath: "sections.0.rows.0.title"),

        Seed(
            rule: .hierarchy,
            screen: """
                {"labels": [{"text": "a", "textStyle": "caption1", "lines": 0},
                            {"text": "b", "textStyle": "caption2", "lines": 0}]}
                """, theme: "system", element: "theme", at: "XS to M", figures: (11, 11),
            severity: .information),
        // 16.6 pt becomes 17 at L, and grows to the sizes of the smaller Callout.
        Seed(
            rule: .hierarchy, screen: plain,
            theme: theme(.body, #"{"fontName": "NotoSans-Regular", "fontSize": 16.6}"#),
            element: "body", at: "XS, XL, AX2", figures: (14, 14), severity: .warning,
            keyPath: "fonts.body.fontSize"),
        Seed(
            rule: .hierarchy, screen: plain,
            theme: theme(.headline, #"{"fontName": "NotoSans-Regular", "fontSize": 18}"#),
            element: "headline", at: "AX4", figures: (43, 42), severity: .warning,
            keyPath: "fonts.headline.fontSize"),
    ]

    /// Findings for all styles without a font, except the first one.
    private static func others(_ count: Int) -> [Rule] {
        Array(repeating: .missingStyle, count: count - 1)
    }

    static let all = room + files + fonts
}
