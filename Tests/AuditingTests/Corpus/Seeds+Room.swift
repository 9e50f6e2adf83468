// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

@testable import Auditing

/// Defects of room: heights, lines, words, and the elements beside them.
extension Seed {
    static let room: [Seed] = [
        // Headline is 31 pt at AX2, 37 at AX3; the margins are 6 and 6.
        Seed(
            rule: .textClipped,
            screen: #"{"sections": [{"header": {"title": "General", "height": 36}, "rows": []}]}"#,
            element: "sections.0.header", at: "AX3 to AX5", figures: (37 + 12, 36),
            keyPath: "sections.0.header.height", isFixed: true, beside: [.rowNotGrown]),
        // Two lines of body: 15 pt each at S, 16 at M.
        Seed(
            rule: .textClipped,
            screen: #"{"title": "This row has more than forty letters and ten", "height": 30}"#,
            element: "sections.0.rows.0", at: "M to AX5", figures: (32 + 22 + 1.0 / 3, 30),
            keyPath: "sections.0.rows.0.height", isFixed: true,
            beside: [.rowNotGrown]),
        // A storyboard's 44 points: body is 43 at AX4, 48 at AX5.
        Seed(
            rule: .textClipped,
            screen:
                #"{"screen": 0, "cells": "static", "sections": [{"rows": [{"title": "Row"}]}]}"#,
            element: "sections.0.rows.0", at: "AX5", figures: (48 + 22 + 1, 44), keyPath: "cells",
            isFixed: true, beside: [.rowNotGrown]),
        // A container without width, 2 pt before the end of the table. A letter is half of 15 pt wide.
        Seed(
            rule: .textClipped,
            screen: """
                {"sections": [{"header": {"title": "Aa", "textStyle": "body",
                  "margins": {"leading": 368, "trailing": 40}}, "rows": []}]}
                """,
            element: "sections.0.header", figures: (7.5, 2), keyPath: "sections.0.header.margins",
            beside: [.wordBroken]),

        // Forty letters are 20 em, and the room is 310: 300 at S, 320 at M.
        Seed(
            rule: .fieldScrolls,
            screen: """
                {"kind": "textField", "value": "AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA"}
                """,
            element: "sections.0.rows.0", at: "M to AX5", figures: (320, 310),
            severity: .information, keyPath: "sections.0.rows.0.value"),
        Seed(
            rule: .fieldScrolls,
            screen: """
                {"kind": "textField", "placeholder": {"text": "AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA"}}
                """,
            element: "sections.0.rows.0", at: "M to AX5", figures: (320, 310),
            severity: .information, keyPath: "sections.0.rows.0.placeholder",
            beside: [.contrast]),
        // The title is 7.5 at XS, and the space after it is 16.
        Seed(
            rule: .fieldScrolls,
            screen: """
                {"kind": "textField", "title": "B", "value": "AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA"}
                """,
            element: "sections.0.rows.0", figures: (300, 310 - 16 - 23.0 / 3),
            severity: .information, keyPath: "sections.0.rows.0.value"),

        // Fifteen letters are 7.5 em: 277.5 of 310 pt at AX3, 322.5 at AX4.
        Seed(
            rule: .textTruncated,
            screen: #"{"labels": [{"text": "abcdefg abcdefg", "textStyle": "body"}]}"#,
            element: "sections.0.rows.0", at: "AX4 and AX5", figures: (86, 43),
            keyPath: "sections.0.rows.0.labels.0", isFixed: true),
        Seed(
            rule: .textTruncated,
            screen: #"{"title": "abcdefg abcdefg abcdefg", "lines": 1}"#,
            element: "sections.0.rows.0", at: "AX2 to AX5", figures: (62, 31),
            keyPath: "sections.0.rows.0.lines", isFixed: true),
        Seed(
            rule: .textTruncated,
            screen: """
                {"sections": [{"header": {"title": "abcdefg abcdefg abcdefg", "textStyle": "body",
                  "lines": 1}, "rows": []}]}
                """,
            element: "sections.0.header", at: "AX2 to AX5", figures: (62, 31),
            keyPath: "sections.0.header.lines", isFixed: true),
        Seed(
            rule: .textTruncated,
            screen: #"{"sections": [{"header": "abcdefg abcdefg abcdefg", "rows": []}]}"#,
            theme: theme(
                .body, #"{"fontName": "NotoSans-Regular", "fontSize": 17}"#,
                more: #", "sectionHeader": {"lines": 1, "textStyle": "body"}"#),
            element: "sections.0.header", at: "AX2 to AX5", figures: (62, 31),
            keyPath: "sectionHeader.lines", isFixed: true),

        // Letters up to the edge of the cell. The letters next to the checkmark reach it, except at AX3 and AX5.
        Seed(
            rule: .textOverlap,
            screen: """
                {"labels": [{"text": "\(String(repeating: "a", count: 40))", "textStyle": "body",
                  "lines": 0}], "margins": {"trailing": 0}, "accessory": "checkmark"}
                """,
            element: "sections.0.rows.0", at: "XS to AX2, AX4",
            keyPath: "sections.0.rows.0.margins", beside: [.wordBroken]),
        Seed(
            rule: .textOverlap,
            screen: """
                {"labels": [{"text": "abcd", "textStyle": "body", "lines": 0}], "margins": {"leading": 0},
                 "image": "bell"}
                """,
            element: "sections.0.rows.0", keyPath: "sections.0.rows.0.margins"),
        Seed(
            rule: .textOverlap,
            screen: """
                {"labels": [{"text": "a", "textStyle": "body", "lines": 0}],
                 "margins": {"leading": 310, "trailing": 0}, "accessory": "detail"}
                """,
            element: "sections.0.rows.0", keyPath: "sections.0.rows.0.margins"),

        // The last letter of a header is always in the 15 pt of the index.
        Seed(
            rule: .textOverlap,
            screen: """
                {"sections": [{"header": {"title": "a", "alignment": "trailing",
                  "margins": {"trailing": 0}}, "indexTitle": "A", "rows": []}], "tableStyle": "plain"}
                """,
            element: "sections.0.header", keyPath: "sections.0.header.margins",
            beside: [.doesNotScale]),
        Seed(
            rule: .doesNotScale,
            screen: #"{"sections": [{"indexTitle": "A", "rows": [{"title": "Row"}]}]}"#,
            element: "screen", at: "XL to AX5", figures: (13, 11), severity: .information,
            keyPath: "sections.0.indexTitle"),

        Seed(
            rule: .doesNotScale,
            screen: #"{"sections": [{"header": "Ann", "rows": []}], "sectionIndex": true}"#,
            element: "screen", at: "XL to AX5", figures: (13, 11), severity: .information,
            keyPath: "sectionIndex"),

        // Body with margins and separator requires 38.333 at M and 39.333 at L.
        Seed(
            rule: .rowNotGrown, screen: #"{"title": "Row", "height": 39}"#,
            element: "sections.0.rows.0", at: "L to AX3", figures: (17 + 22 + 1.0 / 3, 39),
            severity: .warning, keyPath: "sections.0.rows.0.height", isFixed: true,
            beside: [.textClipped]),
        Seed(
            rule: .rowNotGrown,
            screen: #"{"sections": [{"header": {"title": "General", "height": 50}, "rows": []}]}"#,
            element: "sections.0.header", at: "AX4 and AX5", figures: (39 + 12, 50),
            severity: .warning, keyPath: "sections.0.header.height", isFixed: true),
        Seed(
            rule: .rowNotGrown,
            screen: """
                {"screen": 0, "rowHeight": 60, "sections": [{"rows": [
                  {"kind": "subtitle", "title": "One", "subtitle": "Two"}]}]}
                """,
            element: "sections.0.rows.0", at: "XXXL to AX2", figures: (22 + 17 + 22 + 1.0 / 3, 60),
            severity: .warning, keyPath: "rowHeight",
            isFixed: true, beside: [.textClipped]),

        Seed(
            rule: .hitTarget,
            screen: #"{"title": "Row", "accessory": "disclosure", "height": 43}"#,
            element: "sections.0.rows.0", figures: (44, 43), severity: .warning,
            keyPath: "sections.0.rows.0.height", isFixed: true,
            beside: [.rowNotGrown, .textClipped]),
        Seed(
            rule: .hitTarget, screen: #"{"kind": "switch", "title": "Row", "height": 30}"#,
            element: "sections.0.rows.0", figures: (44, 30), severity: .warning,
            keyPath: "sections.0.rows.0.height", isFixed: true,
            beside: [.rowNotGrown, .textClipped]),
        Seed(
            rule: .hitTarget,
            screen: """
                {"screen": 0, "rowHeight": 40, "sections": [{"rows": [
                  {"title": "Row", "accessory": "checkmark"}]}]}
                """,
            element: "sections.0.rows.0", figures: (44, 40), severity: .warning,
            keyPath: "rowHeight", isFixed: true, beside: [.rowNotGrown, .textClipped]),

        // 664 points hold 88 characters of 7.5 points at XS: seventeen words.
        Seed(
            rule: .longLine,
            screen: #"{"title": "\#(String(repeating: "abcd ", count: 30))"}"#, width: 744,
            element: "sections.0.rows.0", at: "XS to L", figures: (70, 84), severity: .warning,
            keyPath: "sections.0.rows.0.title"),
        Seed(
            rule: .longLine,
            screen: """
                {"sections": [{"footer": "\(String(repeating: "abcd ", count: 20))", "rows": []}]}
                """, width: 744, element: "sections.0.footer", at: "XS to XXL",
            figures: (70, 99), severity: .warning, keyPath: "sections.0.footer",
            beside: [.contrast]),
        Seed(
            rule: .longLine,
            screen: """
                {"screen": 0, "tableHeader": {"text": "\(String(repeating: "ab ", count: 26))"},
                 "sections": []}
                """, width: 744, element: "tableHeader", at: "XS to XL", figures: (70, 77),
            severity: .warning, keyPath: "tableHeader.text"),

        // Twenty letters are 10 em: all 310 pt of a line at AX2, and 370 at AX3.
        Seed(
            rule: .wordBroken, screen: #"{"title": "abcdefghijklmnopqrst"}"#,
            element: "sections.0.rows.0", at: "AX3 to AX5", figures: (370, 310),
            severity: .warning, keyPath: "sections.0.rows.0.title"),
        Seed(
            rule: .wordBroken,
            screen: """
                {"sections": [{"header": {"title": "abcdefghijklmnop", "textStyle": "title1"},
                  "rows": []}]}
                """,
            element: "sections.0.header", at: "AX2 to AX5", figures: (8 * 42, 310),
            severity: .warning, keyPath: "sections.0.header.title"),
        Seed(
            rule: .wordBroken,
            screen:
                #"{"labels": [{"text": "a abcdefghijklmnopqrstuvwx", "textStyle": "body", "lines": 0}]}"#,
            element: "sections.0.rows.0", at: "AX1 to AX5", figures: (12 * 26, 310),
            severity: .warning, keyPath: "sections.0.rows.0.labels.0.text"),

        // One word per line: eighteen lines of 48 pt at AX5.
        Seed(
            rule: .fillsScreen,
            screen: #"{"title": "\#(String(repeating: "abcdefghijk ", count: 18))"}"#,
            element: "sections.0.rows.0", at: "AX5", figures: (18 * 48 + 22 + 1, 844),
            severity: .warning,
            keyPath: "sections.0.rows.0"),
        Seed(
            rule: .fillsScreen,
            screen: """
                {"screen": 0, "tableHeader": {"text": "\(String(repeating: "abcdefgh ", count: 40))"},
                 "sections": []}
                """,
            element: "tableHeader", at: "AX4 and AX5", figures: (40 * 43 + 32, 844),
            severity: .warning,
            keyPath: "tableHeader"),
        Seed(
            rule: .fillsScreen, screen: #"{"title": "Row", "height": 900}"#,
            element: "sections.0.rows.0", figures: (900, 844), severity: .warning,
            keyPath: "sections.0.rows.0"),
    ]
}
