// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Documents
import DynamicType
import FoundationEssentials
import LayoutEngine
import Previewing
import Syntax
import TestSupport
import Testing

@testable import Reporting

/// Layout records. Characters of the fixed fonts are half an em wide.
@Suite struct LayoutRecordTests {
    private static let system = LayoutRecord.TableKey(theme: Project.systemTheme, width: 390)
    private let bench: Bench
    private let previewer: Previewer

    init() throws {
        bench = try Bench()
        previewer = bench.previewer()
    }

    private func previews(
        _ screen: Screen, theme: Theme = .system, width: Double = 390
    ) throws -> [Preview] {
        let environment = try bench.environment("ios26").at(.default, tableWidth: width)
        return ContentSizeCategory.allCases.map {
            previewer.preview(theme: theme, screen: screen, in: environment.at($0))
        }
    }

    private func record(_ screen: Screen, theme: Theme = .system) throws -> LayoutRecord {
        var record = LayoutRecord(under: [LayoutRecord.Condition("program", "1.0")])
        record.add(try previews(screen, theme: theme), of: screen, as: Self.system)
        return record
    }

    private func record(_ screen: String) throws -> LayoutRecord {
        try record(bench.screen(screen))
    }

    private func read(_ text: String) -> ReadResult<LayoutRecord> {
        LayoutRecord.read(SourceFile(name: "a.record", text: text))
    }

    private func list(_ rows: String) -> String {
        #"{"sections": [{"title": "S", "rows": [\#(rows)]}]}"#
    }

    // MARK: - Text

    @Test func everyKindOfItemIsAsRecorded() throws {
        let text = try record(EveryKindScreen.text).text
        let file = URL(filePath: #filePath).deletingLastPathComponent()
            .appending(path: "Records/every-kind.record")
        let difference = try RecordedFile.difference(of: text, from: file)
        #expect(difference == nil)
    }

    @Test(arguments: BundledScreen.allCases)
    func readingGivesTheSameRecord(bundled: BundledScreen) throws {
        let record = try record(bench.screen(bundled))
        let result = read(record.text)
        #expect(result.diagnostics == [])
        #expect(result.value == record)
        #expect(read(record.text.replacing("\n", with: "\r\n")).value == record)
    }

    @Test(arguments: BundledScreen.allCases)
    func recordHasAHeadAndOneLineForEachElement(bundled: BundledScreen) throws {
        let screen = try bench.screen(bundled)
        var record = LayoutRecord(under: [])
        for width in [320.0, 390] {
            record.add(
                try previews(screen, width: width), of: screen,
                as: LayoutRecord.TableKey(theme: "a.plist", width: width))
        }
        let lines = record.text.split(separator: "\n")
        let elements = record.tables.values.reduce(0) { $0 + $1.elements.count }
        #expect(lines.count == 1 + elements)
        #expect(Double(lines.count) <= 1.2 * Double(elements))
    }

    @Test(
        arguments: [
            ([44], "44"), ([44, 44, 61.333], "44 … 61.333 from M"),
            ([1, 2, 3, 4, 5, 6], "1 … 2 from S … 3 from M … 4 from L … 5 from XL … 6 from XXL"),
            ([1, 2, 3, 4, 5, 6, 7.5], "1 2 3 4 5 6 7.5 7.5 7.5 7.5 7.5 7.5"),
            ([-3, 1e8], "-3 … 100000000 from S"),
        ] as [([Double], String)])
    func rangesAreFolded(values: [Double], text: String) {
        let all = values + Array(repeating: values.last ?? 0, count: 12 - values.count)
        let runs = FigureRuns(all)
        #expect(runs.text(separator: " … ") == text)
        #expect(FigureRuns(text, separator: " … ") == runs)
    }

    @Test(arguments: [
        "", "44 …", "44 … 5", "44 … 5 from", "44 … 5 from AX9", "44 … 5 from L … 6 from S", "nan",
        "44 from L", "1 2 3", "1 2 3 4 5 6 7 8 9 10 11 x", "44 … 5 from XS", "1e300",
    ])
    func brokenRangesAreRefused(text: String) {
        #expect(FigureRuns(text, separator: " … ") == nil)
    }

    @Test func flagsAreFolded() {
        func flags(_ places: Range<Int>...) -> [Bool] {
            (0..<12).map { place in places.contains { $0.contains(place) } }
        }
        let samples = [
            flags(0..<12): "clipped", flags(8..<12): "clipped from AX2",
            flags(8..<9): "clipped from AX2, not from AX3", flags(0..<1): "clipped, not from S",
            flags(0..<1, 3..<4): "clipped, not from S, from L, not from XL",
        ]
        for (flags, text) in samples {
            #expect(FlagRuns.text("clipped", flags) == text)
            #expect(FlagRuns.flags(text.dropFirst("clipped".count)) == flags, "\(text)")
        }
        #expect(FlagRuns.text("clipped", flags()) == nil)
        for text in [" ", " from", ", from AX9", "x", " not", ", not from"] {
            #expect(FlagRuns.flags(text[...]) == nil, "\(text)")
        }
    }

    /// Texts that look like parts of a record, or that break lines, stay names.
    @Test(arguments: [
        "a: 44", "a; title 9 lines", "<<<<<<< ours", "x, 390 pt", "#2", "a #2", "a\nb",
        "a\u{2028}b",
        "(header)", "\u{301}e", " ", "a: ", "› b", "\u{600}: 1", "\u{202E}abc", "`|\"'", "…",
    ])
    func anyTextIsAName(text: String) throws {
        let title = String(decoding: try JSONEncoder().encode(text), as: UTF8.self)
        let row = #"{"title": \#(title)}"#
        let record = try record(
            #"{"sections": [{"title": \#(title), "rows": [\#(row), \#(row), {"title": "a"}]}]}"#)
        #expect(record.tables[Self.system]?.elements.count == 4)
        let result = read(record.text)
        #expect(result.diagnostics == [])
        let names = result.value?.tables[Self.system]?.elements.keys.map(\.text) ?? []
        #expect(Set(names) == Set(record.tables[Self.system]?.elements.keys.map(\.text) ?? ["?"]))
    }

    @Test func anyThemeIsATable() throws {
        let previews = try previews(bench.screen(list(#"{"title": "A | B: C"}"#)))
        let screen = try bench.screen(list(#"{"title": "A | B: C"}"#))
        var record = LayoutRecord(under: [])
        for theme in ["a | b.json", "a, 3 pt.json", "x: 4", "a\nb"] {
            record.add(previews, of: screen, as: LayoutRecord.TableKey(theme: theme, width: 390))
        }
        let result = read(record.text)
        #expect(result.diagnostics == [])
        #expect(result.value?.tables == record.tables && record.tables.count == 4)
    }

    /// A list without elements has no lines.
    @Test func emptyListIsAsRecorded() throws {
        let empty = try record(#"{"sections": []}"#)
        let written = try #require(read(empty.text).value)
        #expect(report(written, empty).isSame)
        #expect(try !report(written, record(list(#"{"title": "A"}"#))).isSame)
        #expect(try !report(record(list(#"{"title": "A"}"#)), empty).isSame)
    }

    // MARK: - Mistakes

    @Test func allMistakesAreListedWithTheirLines() throws {
        let text = try record(list(#"{"title": "A"}, {"title": "B"}"#)).text
        var lines = text.split(separator: "\n").map(String.init)
        lines.insert("<<<<<<< HEAD", at: 2)
        lines.append(lines[3])
        lines.append("system, 390 pt | C: 44 pt")
        lines.append("C: 44")
        let result = read(lines.joined(separator: "\n"))
        #expect(result.value == nil)
        #expect(
            result.diagnostics.map { "\($0.position?.line ?? 0) \($0.id)" } == [
                "3 record.unknown-line", "\(lines.count - 2) record.repeated-element",
                "\(lines.count - 1) record.unknown-line", "\(lines.count) record.unknown-line",
            ])
    }

    @Test(arguments: ["", "{}", "Typeladder layout record 1; program 1", "Typeladder layout"])
    func otherFilesAreNoRecords(text: String) {
        #expect(read(text).diagnostics.map(\.id) == ["record.not-a-record"])
    }

    // MARK: - Differences

    private func report(_ old: LayoutRecord, _ new: LayoutRecord) -> RecordReport {
        var report = RecordReport()
        report.add("a.json", record: "a.record", from: old, to: new)
        return report
    }

    @Test func screenOfANewerVersionIsNeverAsRecorded() throws {
        let record = try record(list(#"{"title": "A"}"#))
        var report = RecordReport()
        report.add("a.json", record: "a.record", from: record, to: record, newerVersion: 1_000)
        #expect(report.text.contains("not checked"))
        #expect(report.text.contains("1000"))
    }

    @Test func differencesHaveTheWordsOfDiff() throws {
        let old = try bench.screen(list(#"{"title": "Some words here"}, {"title": "B"}"#))
        let new = try bench.screen(
            list(#"{"title": "Some words here", "height": 60, "lines": 1}, {"title": "C"}"#))
        let differences = Differences(from: try previews(old), to: try previews(new)).list
        let recorded = report(try record(old), try record(new))
        // A record does not have values of files.
        let changes = try #require(
            differences.first { $0.name == "“Some words here” row" }?.changes.prefix(2))
        #expect(!recorded.isSame)
        #expect(recorded.text.contains("S › Some words here: "))
        for change in changes { #expect(recorded.text.contains(change), "\(change)") }
        #expect(recorded.text.contains("    S › B: gone, "))
        #expect(recorded.text.contains("    S › C: new, "))
    }

    @Test func movedElementIsTheSame() throws {
        let old = try record(list(#"{"title": "A"}, {"title": "B", "height": 80}"#))
        let new = try record(list(#"{"title": "B", "height": 80}, {"title": "A"}"#))
        #expect(report(old, new).isSame)
        #expect(report(old, new).text == "a.json: as recorded in a.record")
    }

    @Test func conditionsComeFirstAndAreNoDifferenceOfTheLayout() throws {
        let old = try record(list(#"{"title": "A"}"#))
        var new = old
        new.conditions = [LayoutRecord.Condition("program", "2.0")]
        new.faces["Inter-Regular"] = "4"
        #expect(report(old, new).isSame)
        #expect(
            report(old, new).text == """
                a.json: as recorded in a.record
                  program 1.0 → 2.0
                  font Inter-Regular 0 → 4
                """)
        new.tables = try record(list(#"{"title": "A", "height": 80}"#)).tables
        let tables = (try #require(old.tables[Self.system]), try #require(new.tables[Self.system]))
        let summary = try #require(
            Differences(from: tables.0, to: tables.1).list.first?.summary)
        #expect(
            report(old, new).text == """
                a.json: 1 difference from a.record
                  program 1.0 → 2.0
                  font Inter-Regular 0 → 4
                  system, 390 pt
                    S › A: \(summary)
                """)
    }

    @Test func tablesWithTheSameDifferencesAreListedOnce() throws {
        var (old, new) = (
            try record(list(#"{"title": "A"}"#)), try record(list(#"{"title": "A", "height": 99}"#))
        )
        for theme in ["a.plist", "b.plist"] {
            let key = LayoutRecord.TableKey(theme: theme, width: 320)
            old.tables[key] = old.tables[Self.system]
            new.tables[key] = new.tables[Self.system]
        }
        new.tables[LayoutRecord.TableKey(theme: "new.plist", width: 390)] = new.tables[Self.system]
        let lines = report(old, new).text.split(separator: "\n")
        #expect(lines[1] == "  a.plist, 320 pt; b.plist, 320 pt; system, 390 pt")
        #expect(lines[3] == "  new.plist, 390 pt")
        #expect(
            lines[4] == "    This table is not in the record. Write the record again to add it.")
        #expect(lines.count == 5)
    }
}
