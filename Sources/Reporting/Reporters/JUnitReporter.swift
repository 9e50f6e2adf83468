// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Auditing
import Documents
import Syntax

/// Test results in the XML of JUnit, which most build servers show.
///
/// Each screen is a test suite. Each finding is a test case, which fails if the finding makes the
/// check fail, and is skipped if it is ignored or known. A screen without findings passes. There
/// are no times, because they would differ in each run. Source: `junit-10.xsd` of Jenkins.
struct JUnitReporter: Reporter {
    let name = "junit"

    func writes(_ type: any Report.Type) -> Bool { type == AuditReport.self }

    func text(of report: any Report) -> String? {
        guard let report = report as? AuditReport else { return nil }
        let suites = suites(of: report)
        let lines = suites.flatMap { name, cases -> [String] in
            [tag("testsuite", [("name", name)] + counts(of: cases), indent: 2)]
                + cases.map { testCase($0, in: name) } + ["  </testsuite>"]
        }
        let all = suites.flatMap(\.cases)
        return
            ([
                #"<?xml version="1.0" encoding="UTF-8"?>"#,
                tag("testsuites", [("name", "typeladder-cli")] + counts(of: all)),
            ] + lines + ["</testsuites>"]).joined(separator: "\n")
    }

    private struct Case {
        var name: String
        var result: Result
    }

    fileprivate enum Result {
        case passed
        /// A finding that does not fail the check.
        case noted(String)
        case failed(type: String, message: String, text: String)
        case skipped(String)
    }

    private func suites(of report: AuditReport) -> [(name: String, cases: [Case])] {
        let open = report.findings.map { merged in
            (
                suite(of: merged, report),
                Case(name: title(of: merged), result: result(merged, report))
            )
        }
        let ignored = report.ignored.map { merged in
            (
                suite(of: merged, report),
                Case(
                    name: title(of: merged),
                    result: .skipped("Ignored: \(merged.exception?.reason ?? "")"))
            )
        }
        let known = (report.comparison?.known ?? []).map { merged in
            (
                suite(of: merged, report),
                Case(name: title(of: merged), result: .skipped("Known before"))
            )
        }
        var cases = Dictionary(grouping: open + ignored + known, by: \.0)
            .mapValues { $0.map(\.1) }
        // Known findings have visible names.
        let screens = report.axes.screens.map(\.visible)
        for (number, screen) in screens.enumerated() {
            let failed = cases[screen, default: []].contains { $0.result.isFailure }
            guard !failed else { continue }
            let reason = report.newerScreens[number]?.message
            cases[screen, default: []].append(
                Case(name: "check", result: reason.map { .skipped($0) } ?? .passed))
        }
        let themes = report.axes.themes.map(\.visible)
        let names = (screens + themes + cases.keys.sorted()).uniqued()
        return names.compactMap { name in cases[name].map { (name, numbered($0)) } }
    }

    /// Equal names get numbers, because build servers compare test cases by name.
    private func numbered(_ cases: [Case]) -> [Case] {
        var counts: [String: Int] = [:]
        return cases.map { one in
            var one = one
            counts[one.name, default: 0] += 1
            if let count = counts[one.name], count > 1 { one.name += " (\(count))" }
            return one
        }
    }

    private func suite(of merged: MergedFinding, _ report: AuditReport) -> String {
        merged.known(on: report.axes.screens, in: report.axes.themes).place
    }

    private func title(of merged: MergedFinding) -> String {
        "\(merged.finding.rule.rawValue): \(merged.finding.name)"
    }

    private func result(_ merged: MergedFinding, _ report: AuditReport) -> Result {
        let finding = merged.finding
        var place = report.file(of: merged)
        if let position = finding.place?.position {
            place += ":\(position.line):\(position.column)"
        }
        let text =
            "\(place): \(finding.message). \(finding.remedy). [\(report.scope(of: merged))]"
        guard report.isFailure(finding) else { return .noted(text) }
        return .failed(
            type: finding.severity.rawValue, message: finding.message, text: text)
    }

    private func counts(of cases: [Case]) -> [(String, String)] {
        let failures = cases.count { $0.result.isFailure }
        let skipped = cases.count { if case .skipped = $0.result { true } else { false } }
        return [
            ("tests", "\(cases.count)"), ("failures", "\(failures)"), ("errors", "0"),
            ("skipped", "\(skipped)"),
        ]
    }

    private func testCase(_ one: Case, in suite: String) -> String {
        let attributes = [("classname", suite), ("name", one.name)]
        let content: String
        switch one.result {
        case .passed: return tag("testcase", attributes, indent: 4, isEmpty: true)
        case .noted(let text):
            content = tag("system-out", [], indent: 6) + escaped(text) + "</system-out>"
        case .failed(let type, let message, let text):
            content =
                tag("failure", [("type", type), ("message", message)], indent: 6) + escaped(text)
                + "</failure>"
        case .skipped(let reason):
            content = tag("skipped", [("message", reason)], indent: 6, isEmpty: true)
        }
        return [tag("testcase", attributes, indent: 4), content, "    </testcase>"]
            .joined(separator: "\n")
    }

    private func tag(
        _ name: String, _ attributes: [(String, String)], indent: Int = 0, isEmpty: Bool = false
    ) -> String {
        let words = [name] + attributes.map { "\($0)=\"\(escaped($1))\"" }
        let end = isEmpty ? "/>" : ">"
        return String(repeating: " ", count: indent) + "<" + words.joined(separator: " ") + end
    }

    private func escaped(_ text: String) -> String { text.visible.escapedForXML }
}

extension JUnitReporter.Result {
    fileprivate var isFailure: Bool { if case .failed = self { true } else { false } }
}
