// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Documents
import Previewing

@testable import Auditing

/// Defects in files: headers, sizes, colors, and values of the theme that have no effect.
extension Seed {
    static let files: [Seed] = [
        Seed(
            rule: .doesNotScale,
            screen: """
                {"sections": [{"header": {"title": "General", "textStyle": "headline",
                  "scales": false}, "rows": []}]}
                """,
            element: "sections.0.header", at: "XL to AX5", figures: (19, 17), severity: .warning,
            keyPath: "sections.0.header.scales", isFixed: true),
        Seed(
            rule: .doesNotScale,
            screen:
                #"{"labels": [{"text": "a", "textStyle": "body", "scales": false, "lines": 0}]}"#,
            element: "sections.0.rows.0", at: "XL to AX5", figures: (19, 17), severity: .warning,
            keyPath: "sections.0.rows.0.labels.0.scales", isFixed: true),
        // If a fixed height leaves no room, two values would have to change.
        Seed(
            rule: .doesNotScale,
            screen: """
                {"sections": [{"header": {"title": "General", "scales": false, "pointSize": 20,
                  "height": 44}, "rows": []}]}
                """,
            element: "sections.0.header", at: "XL to AX5", figures: (22, 20), severity: .warning,
            keyPath: "sections.0.header.scales"),
        Seed(
            rule: .doesNotScale, screen: #"{"sections": [{"header": "General", "rows": []}]}"#,
            theme: theme(
                .body, #"{"fontName": "NotoSans-Regular", "fontSize": 17}"#,
                more: #", "sectionHeader": {"scales": false}"#),
            element: "sections.0.header", at: "XL to AX5", figures: (19, 17), severity: .warning,
            keyPath: "sectionHeader.scales", isFixed: true),

        Seed(
            rule: .imageContrast,
            screen: ##"{"title": "A", "image": {"systemName": "bell", "color": "#FFFFFF"}}"##,
            element: "sections.0.rows.0", figures: (3, 1), severity: .warning,
            keyPath: "sections.0.rows.0.image.color"),
        Seed(
            rule: .imageContrast,
            screen: ##"{"title": "A", "image": {"systemName": "bell", "tile": "#FFFFFF"}}"##,
            element: "sections.0.rows.0", figures: (3, 1), severity: .warning,
            keyPath: "sections.0.rows.0.image.tile"),
        Seed(
            rule: .imageContrast,
            screen: ##"""
                {"title": "A", "image": {"systemName": "bell", "tile": "systemOrange"}},
                {"title": "B", "image": {"monogram": "B", "tile": "#777777"}},
                {"title": "C", "image": {"monogram": "C", "tile": "#808080", "tintColor": "#808080"}}
                """##,
            element: "sections.0.rows.2", figures: (3, 1), severity: .warning,
            keyPath: "sections.0.rows.2.image.tile"),
        Seed(
            rule: .colorOnly,
            screen: #"{"kind": "button", "title": "Delete", "role": "destructive"}"#,
            element: "sections.0.rows.0", severity: .information,
            keyPath: "sections.0.rows.0.role", beside: [.contrast]),
        Seed(
            rule: .colorOnly,
            screen: #"{"title": "A", "trailing": {"text": "More", "color": "link"}}"#,
            element: "sections.0.rows.0", severity: .warning,
            keyPath: "sections.0.rows.0.trailing.color", beside: [.contrast]),
        Seed(
            rule: .colorOnly,
            screen: #"""
                {"title": "A"}, {"labels": [{"text": "B"}, {"text": "C", "color": "link"}]}
                """#,
            element: "sections.0.rows.1", severity: .warning,
            keyPath: "sections.0.rows.1.labels.1.color", beside: [.contrast]),
        Seed(
            rule: .fixedPicture,
            screen:
                #"{"title": "A", "image": {"systemName": "bell", "maximumSize": {"width": 20}}}"#,
            element: "sections.0.rows.0", severity: .information,
            keyPath: "sections.0.rows.0.image.maximumSize"),
        Seed(
            rule: .fixedPicture,
            screen: #"""
                {"title": "A", "image": "bell"}, {"kind": "value", "title": "B", "value": "C",
                 "image": {"systemName": "bell", "maximumSize": {"width": 20, "height": 20}}}
                """#,
            element: "sections.0.rows.1", severity: .information,
            keyPath: "sections.0.rows.1.image.maximumSize", beside: [.contrast]),
        Seed(
            rule: .fixedPicture,
            screen: #"""
                {"title": "A", "image": {"monogram": "A", "maximumSize": {"height": 9}}},
                {"title": "B", "image": {"systemName": "bell", "maximumSize": {"height": 9}}}
                """#,
            element: "sections.0.rows.1", severity: .information,
            keyPath: "sections.0.rows.1.image.maximumSize"),
        Seed(
            rule: .unlabelled, screen: #"{"kind": "image", "title": "", "image": "bell"}"#,
            element: "sections.0.rows.0", keyPath: "sections.0.rows.0.image"),
        Seed(
            rule: .unlabelled,
            screen: """
                {"title": "A", "image": "bell"}, {"title": " ", "image": {"monogram": "AK"}},
                {"title": "", "image": {"systemName": "bell", "accessibilityLabel": "Alarm"}}
                """,
            element: "sections.0.rows.1", keyPath: "sections.0.rows.1.image"),
        Seed(
            rule: .unlabelled,
            screen: """
                {"kind": "subtitle", "title": "", "subtitle": "",
                 "image": {"systemName": "wifi", "tile": "systemBlue", "accessibilityLabel": " "}}
                """,
            element: "sections.0.rows.0", keyPath: "sections.0.rows.0.image"),

        Seed(
            rule: .headerConflict,
            screen: #"{"sections": [{"title": "A", "header": "B", "rows": []}]}"#,
            element: "sections.0.header", keyPath: "sections.0.title", isFixed: true),
        Seed(
            rule: .headerConflict,
            screen: """
                {"sections": [{"rows": []}, {"header": {"title": "B"}, "title": "B", "rows": []}]}
                """,
            element: "sections.1.header", keyPath: "sections.1.title", isFixed: true),
        Seed(
            rule: .headerConflict,
            screen: """
                {"screen": 0, "tableStyle": "plain", "sections": [
                  {"header": {"title": "B", "background": "#FFFFFF", "color": "#777777"},
                   "title": "", "rows": []}]}
                """,
            element: "sections.0.header", keyPath: "sections.0.title", isFixed: true,
            beside: [.contrast, .contrast, .contrast, .contrast]),

        // #999999 on #F2F2F7: (0.8908 + 0.05) / (0.3185 + 0.05).
        Seed(
            rule: .contrast,
            screen:
                ##"{"sections": [{"header": {"title": "General", "color": "#999999"}, "rows": []}]}"##,
            element: "sections.0.header", figures: (4.5, 2.553),
            keyPath: "sections.0.header.color", isFixed: true, beside: [.contrast]),
        Seed(
            rule: .contrast,
            screen: ##"{"labels": [{"text": "a", "color": "#000000", "lines": 0}]}"##,
            element: "sections.0.rows.0", figures: (4.5, 1.234),
            keyPath: "sections.0.rows.0.labels.0.color", isFixed: true, beside: [.contrast]),
        // The tint on white cells; the theme defines it only for light.
        Seed(
            rule: .contrast, screen: #"{"kind": "button", "title": "Sign Out"}"#,
            theme: theme(
                .body, #"{"fontName": "NotoSans-Regular", "fontSize": 17}"#,
                more: ##", "colors": {"light": {"tint": "#FFCC00"}}"##),
            element: "sections.0.rows.0", figures: (4.5, 1.512), keyPath: "colors.light.tint",
            isFixed: true, beside: [.contrast]),
        // The same tint, set by the screen.
        Seed(
            rule: .contrast,
            screen: ##"""
                {"sections": [{"rows": [{"kind": "button", "title": "a"}]}], "tintColor": "#FFCC00"}
                """##,
            element: "sections.0.rows.0", figures: (4.5, 1.512), keyPath: "tintColor",
            beside: [.contrast]),
        // The label color in dark appearance, on a table that stays white.
        Seed(
            rule: .contrast,
            screen: """
                {"sections": [{"header": "General", "rows": []}], "backgroundColor": "#FFFFFF"}
                """,
            element: "sections.0.header", figures: (4.5, 1), keyPath: "backgroundColor",
            beside: [.contrast]),
        // A plain table, whose own background is behind its footer, and not behind its headers and rows.
        Seed(
            rule: .contrast,
            screen: """
                {"sections": [{"title": "A", "rows": [{"title": "a"}]}], "tableStyle": "plain",
                 "tableFooter": {"text": "b", "color": "#000000"}, "backgroundColor": "#000000"}
                """,
            element: "tableFooter", figures: (4.5, 1), keyPath: "tableFooter.color",
            isFixed: true, beside: [.contrast, .contrast, .contrast]),
        // iOS's own label color on a background of the screen.
        Seed(
            rule: .contrast,
            screen: """
                {"sections": [{"header": {"title": "General", "background": "#FFFFFF"}, "rows": []}]}
                """,
            element: "sections.0.header", figures: (4.5, 1),
            keyPath: "sections.0.header.background", beside: [.contrast]),
        // iOS's own colors are not a violation.
        Seed(
            rule: .contrast, screen: #"{"kind": "value", "title": "a", "value": "b"}"#,
            element: "screen", at: "XS to L", figures: (4.5, 3.439), severity: .information),

        Seed(
            rule: .minimumSize, screen: #"{"title": "a"}"#,
            theme: theme(.caption2, #"{"fontName": "NotoSans-Regular", "fontSize": 8}"#),
            element: "caption2", at: "XS to L", figures: (11, 8), severity: .warning,
            keyPath: "fonts.caption2.fontSize"),
        Seed(
            rule: .minimumSize,
            screen: """
                {"labels": [{"text": "a", "textStyle": "footnote", "pointSize": 10, "lines": 0}]}
                """,
            element: "sections.0.rows.0", at: "XS to L", figures: (11, 9), severity: .warning,
            keyPath: "sections.0.rows.0.labels.0.pointSize", isFixed: true),
        Seed(
            rule: .minimumSize,
            screen: """
                {"sections": [{"header": {"title": "a", "fontSize": 9, "scales": false},
                  "rows": []}]}
                """,
            element: "sections.0.header", figures: (11, 9), severity: .warning,
            keyPath: "sections.0.header.fontSize", isFixed: true, beside: [.doesNotScale]),

        Seed(
            rule: .headerOverridden,
            screen: """
                {"sections": [{"header": {"title": "a", "textCase": "none"}, "rows": []}]}
                """,
            theme: theme(
                .body, #"{"fontName": "NotoSans-Regular", "fontSize": 17}"#,
                more: #", "sectionHeader": {"textCase": "uppercase"}"#),
            element: "theme", severity: .warning, keyPath: "sectionHeader.textCase",
            isFixed: true),
        Seed(
            rule: .headerOverridden,
            screen: #"{"sections": [{"title": "a", "rows": []}]}"#,
            theme: theme(
                .body, #"{"fontName": "NotoSans-Regular", "fontSize": 17}"#,
                more: #", "sectionHeader": {"margins": {"top": 4}}"#),
            element: "theme", severity: .warning, keyPath: "sectionHeader.margins.top",
            isFixed: true, beside: [.contrast]),
        Seed(
            rule: .headerOverridden,
            screen: """
                {"sections": [{"header": {"title": "a", "pointSize": 20}, "rows": []},
                 {"header": {"title": "b", "fontSize": 22}, "rows": []}]}
                """,
            theme: theme(
                .body, #"{"fontName": "NotoSans-Regular", "fontSize": 17}"#,
                more: #", "sectionHeader": {"fontSize": 17}"#),
            element: "theme", severity: .warning, keyPath: "sectionHeader.fontSize",
            isFixed: true),

        // The maximum of Body is 30 pt, 176% of 17.
        Seed(
            rule: .reach, screen: #"{"title": "a"}"#,
            theme: theme(
                .body,
                #"{"fontName": "NotoSans-Regular", "fontSize": 17, "maximumPointSize": 30}"#),
            element: "body", at: "AX5", figures: (34, 30), severity: .warning,
            keyPath: "fonts.body.maximumPointSize",
            beside: Array(repeating: .hierarchy, count: 5)),
        Seed(
            rule: .reach,
            screen: """
                {"sections": [{"header": {"title": "a", "pointSize": 20, "maximumPointSize": 30},
                  "rows": []}]}
                """,
            element: "sections.0.header", at: "AX5", figures: (40, 30), severity: .warning,
            keyPath: "sections.0.header.maximumPointSize", isFixed: true),
        // AX1 is 34 of 22: 154%.
        Seed(
            rule: .reach,
            screen: """
                {"screen": 0, "maximumContentSizeCategory": "AX1", "sections": [
                  {"rows": [{"title": "a"}]}]}
                """,
            element: "screen", at: "AX5", figures: (34, 26), severity: .warning,
            keyPath: "maximumContentSizeCategory"),
    ]
}
