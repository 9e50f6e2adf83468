// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Documents
import DynamicType
import LayoutEngine
import Previewing
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

    /// A slider in a stack is named by a text beside it, and as small as one alone.
    @Test func slidersInStacksAreChecked() throws {
        let alone = try findings(#"{"stack": "horizontal", "items": [{"slider": 0.5}]}"#)
        #expect(alone.contains { $0.rule == .unlabelled })
        #expect(alone.contains { $0.rule == .hitTarget })
        let named = try findings(#"{"stack": "horizontal", "items": ["Volume", {"slider": 0.5}]}"#)
        #expect(!named.contains { $0.rule == .unlabelled })
        #expect(named.contains { $0.rule == .hitTarget })
        let progress = try findings(#"{"stack": "vertical", "items": ["A", {"progress": 0.5}]}"#)
        #expect(!progress.contains { $0.rule == .hitTarget })
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
        let small = found.filter { $0.rule == .hitTarget && $0.severity == .warning }
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

    // MARK: - Room

    @Test func crowdedControlsAreViolations() throws {
        let found = try findings(
            """
            {"kind": "slider", "title": "a", "badge": "1000", "accessory": ["detail", "reorder"]},
            {"kind": "textField", "value": "b", "badge": "10000000", "accessory": "detail"},
            {"kind": "progress", "value": 0.5, "badge": "10000000", "accessory": "detail"},
            {"kind": "slider", "title": "c"}
            """, width: 320)
        let crowded = found.filter { $0.rule == .textOverlap && $0.severity == .violation }
        #expect(
            Set(crowded.map { "\($0.element)" })
                == ["sections.0.rows.0", "sections.0.rows.1", "sections.0.rows.2"])
        #expect(crowded.allSatisfy { $0.cause?.keys.contains("badge") == true })
    }

    @Test func controlOfALowRowIsClipped() throws {
        let found = try findings(
            "{\"title\": \"a\"}, {\"kind\": \"slider\", \"title\": \"b\", \"height\": 20}")
        let clipped = try #require(found.first { $0.rule == .textClipped })
        #expect("\(clipped.element)" == "sections.0.rows.1")
        #expect(clipped.cause.map { "\($0)" } == "screen sections.0.rows.1.height")
    }

    @Test func textViewOfFixedHeightScrolls() throws {
        let long = String(repeating: "long words ", count: 40)
        let found = try findings(
            "{\"kind\": \"textView\", \"value\": \"\(long)\", \"height\": 80}")
        let scrolling = found.filter { $0.rule == .fieldScrolls }
        #expect(scrolling.map(\.severity) == [.information])
        #expect(scrolling.first?.cause.map { "\($0)" } == "screen sections.0.rows.0.height")
        #expect(!found.contains { $0.rule == .textClipped })
    }

    // MARK: - Targets

    @Test(arguments: [
        // iOS sets the size.
        ("{\"kind\": \"slider\", \"title\": \"a\"}", "screen", 31.0),
        ("{\"kind\": \"stepper\", \"title\": \"a\"}", "screen", 32),
        ("{\"kind\": \"segmentedControl\", \"segments\": [\"a\", \"b\"]}", "screen", 32),
        ("{\"title\": \"a\", \"leadingAccessory\": \"delete\"}", "screen", 24),
        (
            "{\"kind\": \"button\", \"title\": \"Long title\", \"buttonStyle\": \"bordered\"}",
            "screen", 36
        ),
        ("{\"kind\": \"datePicker\", \"title\": \"a\", \"time\": \"9:41 PM\"}", "screen", 36),
        // The screen sets it.
        ("{\"kind\": \"textField\", \"value\": \"a\", \"height\": 30}", "sections.0.rows.0", 30),
        (
            "{\"kind\": \"button\", \"title\": \"i\", \"buttonStyle\": \"bordered\"}",
            "sections.0.rows.0", 33
        ),
    ])
    func targetsAreThoseOfTheControls(row: String, element: String, given: Double) throws {
        let found = try AuditSample(screen: "{\"sections\": [{\"rows\": [\(row)]}]}")
            .audit([.large]).result.findings.filter { $0.rule == .hitTarget }
        let finding = try #require(found.first)
        #expect(found.count == 1)
        #expect("\(finding.element)" == element)
        #expect(finding.severity == (element == "screen" ? .information : .warning))
        let size = try #require(finding.defect.figures?.given)
        #expect(abs(size - given) < 2, "\(size)")
    }

    // MARK: - Places

    @Test(arguments: [
        (
            "{\"kind\": \"segmentedControl\", \"segments\": [\"a\", \"\(String(repeating: "long ", count: 20))\"]}",
            Rule.textTruncated, "sections.0.rows.0.segments.1"
        ),
        (
            "{\"kind\": \"segmentedControl\", \"segments\": [\"a\"]}", .doesNotScale,
            "sections.0.rows.0.segments"
        ),
        ("{\"kind\": \"slider\"}", .unlabelled, "sections.0.rows.0.kind"),
        (
            "{\"kind\": \"button\", \"title\": \"a\", \"buttonStyle\": \"borderedProminent\", \"tintColor\": \"systemYellow\"}",
            .contrast, "sections.0.rows.0.tintColor"
        ),
        (
            "{\"kind\": \"slider\", \"title\": \"a\", \"maximumImage\": \"unicorn.nobody.knows\"}",
            .standIn, "sections.0.rows.0.maximumImage"
        ),
    ])
    func findingsLeadToTheirKeys(row: String, rule: Rule, path: String) throws {
        let finding = try #require(try findings(row).first { $0.rule == rule })
        #expect(finding.cause.map { "\($0)" } == "screen \(path)")
    }

    @Test func symbolsOfBarsWithoutADrawingAreFound() throws {
        let found = try AuditSample(
            screen: """
                {"tabBar": {"items": [{"title": "a", "image": "unicorn.nobody.knows"}]},
                 "sections": [{"rows": [{"title": "a"}]}]}
                """
        ).audit([.large]).result.findings
        let finding = try #require(found.first { $0.rule == .standIn })
        #expect("\(finding.element)" == "tabBar.items.0")
    }

    // MARK: - Colors

    @Test(arguments: [
        "{\"title\": {\"text\": \"a\", \"color\": \"white\"}, \"backgroundColor\": \"systemYellow\"}",
        "{\"title\": \"a\", \"badge\": {\"text\": \"b\", \"background\": \"systemYellow\"}}",
        "{\"kind\": \"button\", \"title\": \"a\", \"buttonStyle\": \"borderedProminent\", \"tintColor\": \"systemYellow\"}",
    ])
    func colorOfIOSThatTheScreenChoosesIsItsOwn(row: String) throws {
        #expect(
            try findings(row).contains { $0.rule == .contrast && $0.severity == .violation })
    }

    @Test(arguments: [
        "{\"kind\": \"button\", \"title\": \"a\", \"buttonStyle\": \"borderedProminent\"}",
        "{\"kind\": \"value\", \"title\": \"a\", \"value\": \"b\", \"backgroundColor\": \"secondarySystemGroupedBackground\"}",
    ])
    func colorsThatIOSWouldHaveAreNoViolation(row: String) throws {
        #expect(
            try !findings(row).contains { $0.rule == .contrast && $0.severity == .violation })
    }

    @Test func linksInHeadersAreFound() throws {
        let link = "{\"runs\": [\"See \", {\"text\": \"more\", \"link\": \"https://example.com\"}]}"
        let found = try AuditSample(
            screen: """
                {"tableHeader": \(link), "tableFooter": \(link),
                 "sections": [{"header": \(link), "footer": \(link), "rows": [{"title": "a"}]}]}
                """
        ).audit([.large]).result.findings.filter { $0.rule == .colorOnly }
        #expect(
            Set(found.map { "\($0.element)" })
                == ["tableHeader", "tableFooter", "sections.0.header", "sections.0.footer"])
    }

    // MARK: - Sizes

    @Test func textThatShrinksTooMuchIsSmall() throws {
        func small(_ title: String) throws -> [Finding] {
            try findings(
                "{\"title\": {\"text\": \"\(title)\", \"lines\": 1, \"minimumScaleFactor\": 0.1}}"
            ).filter { $0.rule == .minimumSize && $0.severity == .warning }
        }
        #expect(try small("short").isEmpty)
        let found = try small(String(repeating: "long words ", count: 10))
        #expect(found.map(\.part) == [0])
        #expect(
            found.first?.cause.map { "\($0)" }
                == "screen sections.0.rows.0.title.minimumScaleFactor")
    }

    // MARK: - Names

    /// What tells rows without texts apart, for exceptions and comparisons.
    @Test(arguments: [
        ("{\"kind\": \"slider\"}", ["slider"]),
        (
            "{\"kind\": \"slider\", \"minimumImage\": \"sun.min\", \"maximumImage\": \"sun.max\"}",
            ["slider", "sun.min", "sun.max"]
        ),
        ("{\"kind\": \"image\", \"title\": \"\", \"image\": \"photo\"}", ["image", "photo"]),
        (
            "{\"kind\": \"image\", \"title\": \"\", \"image\": {\"file\": \"ada.png\", \"accessibilityLabel\": \"Ada\"}}",
            ["image", "Ada", "ada.png"]
        ),
        ("{\"kind\": \"progress\", \"accessibilityLabel\": \"Ada\"}", ["Ada"]),
    ])
    func rowsWithoutTextsHaveAnIdentity(row: String, texts: [String]) throws {
        let screen = try Bench().screen("{\"sections\": [{\"rows\": [\(row)]}]}")
        #expect(screen.identity(of: ItemID(.row))?.texts == texts)
    }

    @Test(arguments: [
        ("{\"kind\": \"slider\"}", "Slider"),
        ("{\"kind\": \"slider\", \"title\": \"Volume\", \"badge\": 2}", "Volume"),
        ("{\"kind\": \"image\", \"title\": \"\", \"image\": \"photo\"}", "photo"),
        (
            "{\"kind\": \"image\", \"title\": \"\", \"image\": {\"monogram\": \"AK\"}, \"accessibilityLabel\": \"Ada\"}",
            "Ada"
        ),
    ])
    func rowsWithoutTextsAreNamed(row: String, name: String) throws {
        let bench = try Bench()
        let preview = try bench.preview(
            "{\"sections\": [{\"rows\": [\(row)]}]}", in: bench.environment())
        #expect(Element.item(ItemID(.row)).title(in: preview) == name)
    }
}
