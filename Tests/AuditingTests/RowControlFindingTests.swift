// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Auditing
import Documents
import TestSupport
import Testing

/// Findings about rows with controls: rows without texts have names, and findings lead to the keys of the file.
@Suite struct RowControlFindingTests {
    private func findings(_ rows: String, width: Double = 390) throws -> [Finding] {
        try AuditSample(screen: "{\"sections\": [{\"rows\": [\(rows)]}]}", width: width)
            .audit([.large, .accessibilityExtraExtraExtraLarge]).result.findings
    }

    @Test(arguments: [
        "{\"kind\": \"slider\", \"value\": 0.5}", "{\"kind\": \"progress\", \"image\": \"bell\"}",
        "{\"kind\": \"slider\", \"title\": \"Volume\", \"accessory\": \"disclosure\", \"height\": 20}",
        "{\"kind\": \"textField\"}", "{\"kind\": \"placeholder\"}",
    ])
    func rowsWithoutTextsCanHaveFindings(row: String) throws {
        let found = try findings("{\"title\": \"a\"}, \(row)")
        #expect(found.allSatisfy { !$0.message.isEmpty })
    }

    @Test func limitOfASubtitleIsItsOwn() throws {
        let long = String(repeating: "long words ", count: 30)
        let found = try findings(
            """
            {"kind": "subtitle", "title": "a", "subtitle": {"text": "\(long)", "lines": 1}}
            """)
        let finding = try #require(found.first { $0.rule == .textTruncated })
        #expect(
            finding.cause.map { "\($0)" } == "screen sections.0.rows.0.subtitle.lines")
    }

    @Test func valueThatScrollsIsNoLongLine() throws {
        let long = String(repeating: "long words ", count: 30)
        let found = try findings("{\"kind\": \"textField\", \"value\": \"\(long)\"}", width: 744)
        #expect(!found.contains { $0.rule == .longLine })
    }

    @Test(arguments: [
        (
            "{\"kind\": \"button\", \"title\": \"a\", \"tintColor\": \"#DDDD00\"}",
            "screen sections.0.rows.0.tintColor"
        ),
        (
            "{\"title\": \"a\", \"badge\": {\"text\": \"b\", \"background\": \"#FFFF00\"}}",
            "screen sections.0.rows.0.badge.background"
        ),
        ("{\"title\": \"a\", \"color\": \"#DDDDDD\"}", "screen sections.0.rows.0.color"),
    ])
    func lowContrastLeadsToItsColor(row: String, cause: String) throws {
        let finding = try #require(try findings(row).first { $0.rule == .contrast })
        #expect(finding.cause.map { "\($0)" } == cause)
    }

    @Test func segmentsOfAControlAreOneFinding() throws {
        let found = try findings(
            "{\"kind\": \"segmentedControl\", \"segments\": [\"a\", \"b\", \"c\"]}")
        #expect(found.filter { $0.rule == .doesNotScale }.map(\.severity) == [.information])
    }
}
