// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Documents
import DynamicType
import FoundationEssentials
import Testing

@testable import Reporting
@testable import Syntax

private enum Said: Problem {
    static let area = "test"

    case something

    var message: String { "something" }
}

/// Reports made from plain values, without fonts or files.
@Suite struct ReportTests {
    private struct Sample: Report {
        var name = "body"
        var json: JSONObject { ["name": name, "token": nil as String?] }
        var text: String { name }
    }

    private struct Table: TableReport {
        var json: JSONObject { [:] }
        let rows = [["style", "words"], ["body", "a, \"b\" | c"], ["", "d"]]
    }

    @Test func jsonHasTheVersionAmongItsSortedKeys() throws {
        #expect(TextReporter().text(of: Sample()) == "body")
        #expect(
            try JSONReporter().text(of: Sample()) == """
                {
                  "name" : "body",
                  "version" : \(reportVersion)
                }
                """)
    }

    /// A list is written element by element, exactly as it would be with its surroundings.
    @Test func listsAreWrittenAsTheyAreMade() throws {
        final class Counter: @unchecked Sendable { var made = 0 }
        struct Lists: Report {
            let counter = Counter()
            var text: String { "" }
            var json: JSONObject {
                [
                    "none": JSONList([Int]()) { _ in [:] },
                    "some": JSONList(0..<3) { number in
                        counter.made += 1
                        return ["a": [number], "b": ["\u{9B}/\u{7F}é\n\""], "c": [String]()]
                    }, "last": ["a": [String](), "b": 1.5] as JSONObject,
                ]
            }
        }
        let report = Lists()
        var (text, most) = ([UInt8](), 0)
        let isWritten = try JSONReporter().write(report) { bytes in
            text += bytes
            most = max(most, bytes.count { $0 == UInt8(ascii: "a") })
        }
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .prettyPrinted, .withoutEscapingSlashes]
        var json = report.json
        json.values["version"] = reportVersion
        let whole = String(decoding: try encoder.encode(json), as: UTF8.self)
        let escaped = whole.replacing("\u{9B}", with: "\\u009B").replacing(
            "\u{7F}", with: "\\u007F")
        #expect(String(decoding: text, as: UTF8.self) == escaped)
        #expect(isWritten && report.counter.made == 6 && most == 1)
    }

    @Test func tablesAreQuotedAsTheirFormatAsks() {
        #expect(
            CSVReporter().text(of: Table()) == """
                style,words
                body,"a, ""b"" | c"
                ,d
                """)
        #expect(
            MarkdownReporter().text(of: Table()) == #"""
                | style | words |
                | --- | --- |
                | body | a, "b" \| c |
                | | d |
                """#)
    }

    /// A format declares which types of reports it can store, and it can.
    @Test func formatsHoldWhatTheySay() throws {
        for reporter in reporters {
            for report in [Sample(), Table()] as [any Report] {
                let text = try reporter.text(of: report)
                #expect((text != nil) == reporter.writes(type(of: report)), "\(reporter.name)")
            }
        }
        #expect(Set(reporters.map(\.name)).count == reporters.count)
    }

    @Test(arguments: [
        (17.0, "17"), (14.0 + 2.0 / 3, "14.667"), (0.0004, "0"), (-1.5, "-1.5"), (1e16, "1e+16"),
    ])
    func numbersAreRoundedToAThousandth(number: Double, text: String) {
        #expect(number.plain == text)
    }

    @Test func tablesAlignNumbersToTheRightAndShowControlCharacters() {
        let table = TextTable([
            ["style", "size", "font"], ["body", "9", "A\u{202e}B"], ["b", "17"],
        ])
        #expect(
            table.description == """
                style  size  font
                body      9  A\\u{202e}B
                b        17
                """)
    }

    // MARK: - Scales

    @Test func scaleHasALineForEachStyleInTextAndCSV() throws {
        let report = ScaleReport(
            [FontSizing(.body), FontSizing(.body, pointSize: 17, maximumPointSize: 20)],
            displayScale: 3)
        #expect(
            CSVReporter().text(of: report) == """
                style,kind,base,XS,S,M,L,XL,XXL,XXXL,AX1,AX2,AX3,AX4,AX5
                body,system,17,14,15,16,17,19,21,23,28,33,40,47,53
                body,custom,17,15,15,16,17,19,20,20,20,20,20,20,20
                """)
        #expect(report.text.split(separator: "\n").count == 3)
        #expect(report.text.hasPrefix("style  kind    base  XS"))
    }

    // MARK: - Validation

    @Test(
        arguments: [
            ([], "a.json: OK"), ([.note], "a.json: OK"), ([.error], "a.json: 1 error"),
            ([.warning, .warning], "a.json: 2 warnings"),
            ([.error, .warning, .error, .note], "a.json: 2 errors, 1 warning"),
        ] as [([Diagnostic.Severity], String)])
    func validationCountsErrorsAndWarnings(severities: [Diagnostic.Severity], text: String) {
        var report = ValidationReport()
        report.add(severities.map { Diagnostic($0, file: "a.json", Said.something) }, of: "a.json")
        #expect(report.text == text)
        #expect(report.hasErrors == severities.contains(.error))
        #expect(report.hasWarnings == severities.contains(.warning))
    }

    @Test func validationKeepsPlacesAndLeavesOutThoseThereAreNot() throws {
        var report = ValidationReport()
        report.add(
            [
                Diagnostic(
                    .error, file: "a", position: Position(line: 7, column: 23), keyPath: "body",
                    Said.something),
                Diagnostic(.note, file: "a", Said.something),
            ], of: "a")
        let json = try #require(try JSONReporter().text(of: report))
        #expect(json.contains(#""line" : 7"#) && json.contains(#""column" : 23"#))
        #expect(json.components(separatedBy: #""line""#).count == 2)
    }
}
