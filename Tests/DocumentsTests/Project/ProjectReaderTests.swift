// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Syntax
import Testing

@testable import Documents

/// Reading `typeladder.json`.
@Suite("Project files") struct ProjectReaderTests {
    @Test("hold exceptions") func exceptions() throws {
        let text = """
            {"exceptions": [
              {"rule": "text-truncated", "element": "sections.0.rows.1", "screen": "a.json",
               "reason": "The whole name is on the next page.", "until": "2027-01-31"},
              {"rule": "long-line", "reason": "Legal text."}
            ]}
            """
        let project = try #require(ProjectReader.read(SourceFile(name: "f", text: text)).value)
        let exception = try #require(project.exceptions.first)
        #expect(exception.until == CalendarDate(year: 2027, month: 1, day: 31))
        let days = try ["2027-01-31", "2027-02-01"].map { try #require(CalendarDate($0)) }
        #expect(days.map { exception.counts(for: "a.json", on: $0) } == [true, false])
        #expect(!exception.counts(for: "b.json", on: days[0]))
        #expect(project.exceptions[1].counts(for: nil, on: days[1]))
    }

    @Test("list what is checked") func matrix() throws {
        let text = """
            {"themes": ["a.plist", "system"], "screens": ["**/*.json"], "widths": [320, "iPhone Air"],
             "categories": ["L", "all"], "profiles": ["ios26"], "appearances": ["dark", "light", "dark"],
             "variants": ["pseudo-30"], "rules": {"long-line": "off"}}
            """
        let result = ProjectReader.read(SourceFile(name: "f", text: text))
        let project = try #require(result.value)
        #expect(result.diagnostics.isEmpty)
        #expect(project.themes.map(\.text) == ["a.plist", "system"])
        #expect(project.widths == [.points(320), .device("iPhone Air")])
        #expect(project.categories.first == .large && project.categories.count == 12)
        #expect(project.appearances == [.dark, .light])
        #expect(project.variants.map(\.name) == ["pseudo-30"])
        #expect(project.rules == ["long-line": .off])
    }

    @Test(
        "say what is wrong",
        arguments: [
            (#"{"exceptions": [{"rule": "reach"}]}"#, "Missing key \"reason\""),
            (#"{"exceptions": [{"reason": "x"}]}"#, "Missing key \"rule\""),
            (#"{"exceptions": [{"rule": "reach", "reason": "  "}]}"#, "reason is empty"),
            (
                #"{"exceptions": [{"rule": "reach", "reason": "x", "until": "2027-02-29"}]}"#,
                "must be a date such as 2027-01-31"
            ),
            (#"{"screens": []}"#, "\"screens\" is empty"),
            (#"{"themes": ["a", ""]}"#, "1:18: error: \"themes\" contains an empty string"),
            (#"{"widths": [390, 40]}"#, "must be from 50 to 4000 points, not 40"),
            (#"{"categories": ["AX6"]}"#, "\"AX6\" is not a valid value"),
            (#"{"rules": {"long-line": "of"}}"#, "mean \"off\""),
            (#"{"variants": ["double"]}"#, "mean \"doubled\""),
            (#"{"exceptions": {}}"#, "expected a list"),
            (#"{"exeptions": []}"#, "mean \"exceptions\""),
            ("[]", "expected a dictionary"),
        ])
    func mistakes(text: String, expected: String) {
        let result = ProjectReader.read(SourceFile(name: "f", text: text))
        #expect(result.diagnostics.map(\.description).joined().contains(expected))
    }

    @Test(
        "know the calendar",
        arguments: [
            ("2024-02-29", true), ("2100-02-29", false), ("2000-02-29", true),
            ("2026-04-31", false),
            ("2026-4-3", false), ("+026-04-03", false), ("0000-01-01", false),
            ("2026-13-01", false),
        ])
    func dates(text: String, isOne: Bool) {
        #expect(CalendarDate(text)?.description == (isOne ? text : nil))
    }
}
