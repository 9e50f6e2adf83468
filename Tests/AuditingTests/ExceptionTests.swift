// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Documents
import DynamicType
import LayoutEngine
import TestSupport
import Testing

@testable import Auditing
@testable import Syntax

/// The exceptions of a project ignore the findings that they match, until they expire, and no others.
@Suite struct ExceptionTests {
    private static let screen = """
        {"sections": [{"rows": [
          {"title": "A title of some length that takes a second line", "height": 44},
          {"title": "Another title of some length, which takes a second line", "height": 44}
        ]}]}
        """

    /// The remaining elements with clipped texts, the ignored ones, and the numbers of unused exceptions.
    private func outcome(
        of exceptions: [AuditException], screen: String = "screen.json",
        on day: String = "2026-11-22",
        rules: Set<Rule> = Set(Rule.allCases)
    ) throws -> (clipped: [String], ignored: [Int], unused: [Int?]) {
        let result = try AuditSample(screen: Self.screen).audit().result
        let (open, ignored) = result.excepting(
            ScreenExceptions(
                Project(exceptions: exceptions), on: try Bench().screen(Self.screen), named: screen,
                on: try #require(CalendarDate(day))),
            width: 390, rules: rules)
        return (
            open.findings.filter { $0.rule == .textClipped }.map(\.element.description),
            ignored.filter { $0.finding.rule == .textClipped }.map(\.number),
            open.findings.filter { $0.rule == .unusedException }.map(\.part)
        )
    }

    private func exception(
        _ rule: Rule = .textClipped, _ element: String? = nil, screen: String? = nil,
        until: String? = nil
    ) -> AuditException {
        AuditException(
            rule: rule.rawValue, element: element.map { .name($0) }, screen: screen,
            reason: "A mock-up.",
            until: until.flatMap { CalendarDate($0) })
    }

    @Test func ruleElementOrScreenIsLeftOut() throws {
        let rows = ["sections.0.rows.0", "sections.0.rows.1"]
        #expect(try outcome(of: []) == (rows, [], []))
        #expect(try outcome(of: [exception()]) == ([], [0, 0], []))
        #expect(try outcome(of: [exception(.textClipped, rows[1])]) == ([rows[0]], [0], []))
        #expect(try outcome(of: [exception(screen: "screen.json")]) == ([], [0, 0], []))
        // An exception for another screen does not apply to this one.
        #expect(try outcome(of: [exception(screen: "other.json")]) == (rows, [], []))
    }

    @Test func exceptionCountsUntilTheEndOfItsLastDay() throws {
        let rows = ["sections.0.rows.0", "sections.0.rows.1"]
        let dated = exception(until: "2026-11-22")
        #expect(try outcome(of: [dated], on: "2026-11-22").clipped.isEmpty)
        // The finding is back, so the exception is not unused.
        #expect(try outcome(of: [dated], on: "2026-11-23") == (rows, [], []))
        // A valid exception takes precedence over an expired one.
        #expect(try outcome(of: [dated, exception()], on: "2026-11-23") == ([], [1, 1], []))
    }

    @Test func exceptionThatMatchesNothingIsAFinding() throws {
        let rows = ["sections.0.rows.0", "sections.0.rows.1"]
        let exceptions = [
            exception(.textClipped, "sections.7.rows.0"), exception(.textTruncated),
            AuditException(rule: "no-such-rule", reason: "A slip."),
        ]
        #expect(try outcome(of: exceptions) == (rows, [], [0, 1]))
        // If a rule was not checked, its exceptions are not reported as unused.
        #expect(try outcome(of: exceptions, rules: [.textClipped]).unused == [0])
    }

    @Test func findingPointsAtTheException() throws {
        let text = """
            {"exceptions": [
              {"rule": "text-truncated", "reason": "A mock-up."}
            ]}
            """
        let file = SourceFile(name: "typeladder.json", text: text)
        let project = ProjectReader.read(file)
        let (open, _) = try AuditSample(screen: Self.screen).audit().result.excepting(
            ScreenExceptions(
                try #require(project.value), on: Bench().screen(Self.screen), named: nil,
                on: try #require(CalendarDate(year: 2026, month: 11, day: 22))),
            width: 390,
            in: ("typeladder.json", try #require(project.sourceMap)))
        let finding = try #require(open.findings.first { $0.rule == .unusedException })
        #expect(finding.severity == .warning)
        #expect(finding.place?.keyPath == "exceptions.0")
        #expect(finding.place?.position == Position(line: 2, column: 3))
    }

    // MARK: - Elements by what they say

    /// A screen with clipped rows.
    private func list(_ sections: [[String]]) -> String {
        let lists = sections.map { texts in
            let rows = texts.map { #"{"title": "\#($0)", "height": 12}"# }
            return #"{"rows": [\#(rows.joined(separator: ","))]}"#
        }
        return #"{"sections": [\#(lists.joined(separator: ","))]}"#
    }

    private func bound(_ text: String, _ path: String, _ occurrence: Int? = nil) -> AuditException {
        let identity = ElementIdentity(kind: .row, texts: [text])
        return AuditException(
            rule: Rule.textClipped.rawValue,
            element: .reference(
                ElementReference(identity, path: path, occurrence: occurrence)),
            reason: "A mock-up.")
    }

    /// The clipped rows that an exception ignores, and whether it is reported as unused.
    private func hidden(
        _ sections: [[String]], _ exceptions: [AuditException]
    ) throws -> (rows: [String], unused: [Int?]) {
        let screen = list(sections)
        let result = try AuditSample(screen: screen).audit([.large]).result
        let (open, ignored) = result.excepting(
            ScreenExceptions(
                Project(exceptions: exceptions), on: try Bench().screen(screen), named: nil,
                on: try #require(CalendarDate("2026-11-22"))),
            width: 390, rules: [.textClipped])
        return (
            ignored.filter { $0.finding.rule == .textClipped }.map(\.finding.element.description),
            open.findings.filter { $0.rule == .unusedException }.map(\.part)
        )
    }

    @Test(arguments: [
        ([["A", "B"]], ["sections.0.rows.1"]),
        // Inserted above, removed above, sorted, moved to another section.
        ([["New", "A", "B"]], ["sections.0.rows.2"]), ([["B"]], ["sections.0.rows.0"]),
        ([["B", "A"]], ["sections.0.rows.0"]), ([["A"], ["C", "B"]], ["sections.1.rows.1"]),
        // Another text, or another row in this place.
        ([["A", "b"]], []), ([["A", "C"]], []), ([["A"]], []),
    ])
    func exceptionFollowsItsText(sections: [[String]], expected: [String]) throws {
        let found = try hidden(sections, [bound("B", "sections.0.rows.1")])
        #expect(found.rows == expected)
        #expect(found.unused == (expected.isEmpty ? [0] : []))
    }

    @Test(
        arguments: [
            // The number comes before the path, so rows can be inserted above.
            ([["A", "A"]], 2, ["sections.0.rows.1"]),
            ([["New", "A", "A"]], 2, ["sections.0.rows.2"]),
            // Without a number, the path decides. A path that leads nowhere finds the nearest row.
            ([["A", "A"]], nil, ["sections.0.rows.1"]),
            ([["A", "B", "A"]], nil, ["sections.0.rows.0"]),
            // One of the two rows is gone.
            ([["A"]], 2, ["sections.0.rows.0"]),
        ] as [([[String]], Int?, [String])])
    func equalElementsAreToldApart(
        sections: [[String]], occurrence: Int?, expected: [String]
    ) throws {
        let found = try hidden(sections, [bound("A", "sections.0.rows.1", occurrence)])
        #expect(found.rows == expected)
    }

    @Test func exceptionsOfEqualElementsHideOneEach() throws {
        let both = [bound("A", "sections.0.rows.0", 1), bound("A", "sections.0.rows.1", 2)]
        #expect(try hidden([["A", "A", "A"]], both).rows.count == 2)
        let found = try hidden([["A"]], both)
        #expect(found.rows == ["sections.0.rows.0"])
        #expect(found.unused == [1])
    }

    /// Inserts, removes, and moves rows at random, and changes texts, among rows with equal texts.
    @Test(arguments: 0..<40) func findingStaysIgnoredInEndurance(seed: UInt64) throws {
        var random = SeededGenerator(seed: seed)
        var sections = [["A", "B", "Ours"], ["C", "A"], ["D"]]
        let exception = bound("Ours", "sections.0.rows.2")
        for step in 0..<6 {
            let section = sections.indices.randomElement(using: &random) ?? 0
            let place = Int.random(in: 0...sections[section].count, using: &random)
            switch Int.random(in: 0..<4, using: &random) {
            case 0: sections[section].insert("New \(step)", at: place)
            case 1 where place < sections[section].count: sections[section].remove(at: place)
            case 2 where place < sections[section].count: sections[section][place] += "!"
            default:
                guard let row = sections[section].popLast() else { continue }
                let other = sections.indices.randomElement(using: &random) ?? 0
                sections[other].insert(
                    row, at: Int.random(in: 0...sections[other].count, using: &random))
            }
            let expected = sections.indices.flatMap { section in
                sections[section].indices.filter { sections[section][$0] == "Ours" }
                    .map { "sections.\(section).rows.\($0)" }
            }
            let found = try hidden(sections, [exception])
            #expect(found.rows == expected, "\(sections)")
            #expect(found.unused.isEmpty != expected.isEmpty, "\(sections)")
        }
    }

    @Test func fingerprintStaysWithTheText() throws {
        func fingerprints(
            _ sections: [[String]], _ categories: [ContentSizeCategory] = [.large],
            width: Double = 390
        ) throws -> [String: String] {
            let screen = list(sections)
            let findings = try AuditSample(screen: screen, width: width).audit(categories).result
                .findings
            let elements = ElementIndex(try Bench().screen(screen))
            return Dictionary(
                findings.filter { $0.rule == .textClipped }
                    .map { ($0.title ?? "", $0.fingerprint(among: elements)) },
                uniquingKeysWith: { _, last in last })
        }
        let known = try fingerprints([["A", "B"]])
        #expect(Set(known.values).count == 2)
        #expect(try fingerprints([["New", "B"], ["A"]])["B"] == known["B"])
        #expect(
            try fingerprints([["A", "B"]], [.accessibilityExtraExtraExtraLarge], width: 320)
                == known)
        // Keys in baselines must stay the same in later versions.
        #expect(known["A"] == "a9b3e2d881795a95")
    }
}
