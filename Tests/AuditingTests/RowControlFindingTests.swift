// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Documents
import TestSupport
import Testing

@testable import Auditing

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
        (
            "{\"kind\": \"value\", \"title\": \"a\", \"value\": \"b\", \"valueColor\": \"#DDDDDD\"}",
            "screen sections.0.rows.0.valueColor"
        ),
    ])
    func lowContrastLeadsToItsColor(row: String, cause: String) throws {
        let finding = try #require(try findings(row).first { $0.rule == .contrast })
        #expect(finding.cause.map { "\($0)" } == cause)
    }

    @Test func fieldThatScrollsIsInformation() throws {
        let long = String(repeating: "long words ", count: 10)
        let found = try findings(
            """
            {"kind": "textField", "title": "a", "placeholder": "\(long)"},
            {"kind": "textField", "title": "b", "value": "short"}
            """)
        let scrolling = found.filter { $0.rule == .fieldScrolls }
        #expect(scrolling.map(\.severity) == [.information])
        #expect(
            scrolling.first?.cause.map { "\($0)" } == "screen sections.0.rows.0.placeholder")
        #expect(!found.contains { $0.rule == .textTruncated })
    }

    @Test func narrowSegmentsAreHardToTouch() throws {
        let segments = (1...10).map { "\"\($0)\"" }.joined(separator: ", ")
        let found = try findings(
            """
            {"title": "a"}, {"kind": "segmentedControl", "segments": [\(segments)]},
            {"kind": "segmentedControl", "segments": ["Day", "Week"]}
            """)
        let small = found.filter { $0.rule == .hitTarget }
        #expect(small.count == 1)
        #expect(small.first?.cause.map { "\($0)" } == "screen sections.0.rows.1.segments")
        // The card is 20 from the sides of the table, and the segments 20 from those of the card.
        let given = try #require(small.first?.defect.figures?.given)
        #expect(abs(given - (390 - 40 - 40) / 10) < 0.001)
    }

    @Test(arguments: [
        ("{\"kind\": \"button\", \"title\": \"a\", \"role\": \"destructive\"}", 1),
        (
            "{\"kind\": \"button\", \"title\": \"a\", \"role\": \"destructive\", \"image\": \"trash\"}",
            0
        ),
        (
            "{\"kind\": \"button\", \"title\": {\"text\": \"a\", \"weight\": \"bold\"}, \"role\": \"destructive\"}",
            0
        ),
        ("{\"kind\": \"button\", \"title\": \"a\"}", 0),
        ("{\"title\": \"a\", \"trailing\": {\"text\": \"b\", \"color\": \"link\"}}", 1),
        (
            "{\"title\": \"a\", \"trailing\": {\"text\": \"b\", \"color\": \"link\", \"weight\": \"bold\"}}",
            0
        ),
        ("{\"title\": {\"text\": \"a\", \"color\": \"link\"}}", 0),
    ])
    func colorAloneIsAWarning(row: String, count: Int) throws {
        let found = try findings(row).filter { $0.rule == .colorOnly }
        #expect(found.count == count)
    }

    @Test func shrinkingTextIsTruncatedAtItsLeastSize() throws {
        func truncated(_ factor: Double) throws -> Bool {
            let long = String(repeating: "long words ", count: 7)
            return try findings(
                """
                {"kind": "subtitle", "title": "a", "subtitle": {"text": "\(long)", "lines": 1,
                    "minimumScaleFactor": \(factor)}}
                """
            ).contains { $0.rule == .textTruncated }
        }
        #expect(try truncated(1))
        #expect(try truncated(0.9))
        #expect(try !truncated(0.1))
    }

    @Test func findingsAboutRunsLeadToTheRun() throws {
        let found = try findings(
            """
            {"title": {"runs": ["a ", {"text": "b", "color": "#DDDDDD", "pointSize": 9}, " c ",
                {"text": "d", "color": "#DDDDDD", "pointSize": 9}]}}
            """)
        let contrast = try #require(found.first { $0.rule == .contrast })
        #expect(
            contrast.cause.map { "\($0)" } == "screen sections.0.rows.0.title.runs.1.color")
        #expect(contrast.change == nil)
        let small = found.filter { $0.rule == .minimumSize && $0.part != nil }
        #expect(small.count == 1)
        #expect(
            small.first?.cause.map { "\($0)" } == "screen sections.0.rows.0.title.runs.1.pointSize")
        #expect(small.first?.change == nil)
    }

    @Test func segmentsOfAControlAreOneFinding() throws {
        let found = try findings(
            "{\"kind\": \"segmentedControl\", \"segments\": [\"a\", \"b\", \"c\"]}")
        #expect(found.filter { $0.rule == .doesNotScale }.map(\.severity) == [.information])
    }
}
