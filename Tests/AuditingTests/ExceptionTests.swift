// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Documents
import DynamicType
import Syntax
import Testing

@testable import Auditing

/// The exceptions of a project leave out what they match, for as long as they count, and nothing else.
@Suite struct ExceptionTests {
    private static let screen = """
        {"sections": [{"rows": [
          {"title": "A title of some length that takes a second line", "height": 44},
          {"title": "Another title of some length, which takes a second line", "height": 44}
        ]}]}
        """

    /// The elements with clipped texts that are left, what is ignored, and the numbers of unused exceptions.
    private func outcome(
        of exceptions: [AuditException], screen: String = "screen.json",
        on day: String = "2026-11-22",
        rules: Set<Rule> = Set(Rule.allCases)
    ) throws -> (clipped: [String], ignored: [Int], unused: [Int?]) {
        let result = try AuditSample(screen: Self.screen).audit().result
        let (open, ignored) = result.excepting(
            Project(exceptions: exceptions), screen: screen, width: 390,
            on: try #require(CalendarDate(day)),
            rules: rules)
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
            rule: rule.rawValue, element: element, screen: screen, reason: "A mock-up.",
            until: until.flatMap { CalendarDate($0) })
    }

    @Test func ruleElementOrScreenIsLeftOut() throws {
        let rows = ["sections.0.rows.0", "sections.0.rows.1"]
        #expect(try outcome(of: []) == (rows, [], []))
        #expect(try outcome(of: [exception()]) == ([], [0, 0], []))
        #expect(try outcome(of: [exception(.textClipped, rows[1])]) == ([rows[0]], [0], []))
        #expect(try outcome(of: [exception(screen: "screen.json")]) == ([], [0, 0], []))
        // What is about another screen is none of this one's.
        #expect(try outcome(of: [exception(screen: "other.json")]) == (rows, [], []))
    }

    @Test func exceptionCountsUntilTheEndOfItsLastDay() throws {
        let rows = ["sections.0.rows.0", "sections.0.rows.1"]
        let dated = exception(until: "2026-11-22")
        #expect(try outcome(of: [dated], on: "2026-11-22").clipped.isEmpty)
        // The finding is back, and the exception still has something to do.
        #expect(try outcome(of: [dated], on: "2026-11-23") == (rows, [], []))
        // One that still counts wins over one that does not.
        #expect(try outcome(of: [dated, exception()], on: "2026-11-23") == ([], [1, 1], []))
    }

    @Test func exceptionThatMatchesNothingIsAFinding() throws {
        let rows = ["sections.0.rows.0", "sections.0.rows.1"]
        let exceptions = [
            exception(.textClipped, "sections.7.rows.0"), exception(.textTruncated),
            AuditException(rule: "no-such-rule", reason: "A slip."),
        ]
        #expect(try outcome(of: exceptions) == (rows, [], [0, 1, 2]))
        // A rule that was not checked says nothing about its exceptions.
        #expect(try outcome(of: exceptions, rules: [.textClipped]).unused == [0, 2])
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
            try #require(project.value), screen: nil, width: 390,
            on: try #require(CalendarDate(year: 2026, month: 11, day: 22)),
            in: ("typeladder.json", try #require(project.sourceMap)))
        let finding = try #require(open.findings.first { $0.rule == .unusedException })
        #expect(finding.severity == .warning)
        #expect(finding.place?.keyPath == "exceptions.0")
        #expect(finding.place?.position == Position(line: 2, column: 3))
    }
}
