// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Auditing
import Documents
import DynamicType
import Syntax

/// The result of an audit: findings, passes, and what could not be checked.
package struct AuditReport: Report {
    /// Those that are grave enough.
    package let findings: [Finding]
    /// The number of elements that each rule found in order.
    package let passed: [Rule: Int]
    package let notChecked: [NotChecked]
    /// The findings that the project makes exceptions for.
    package let ignored: [IgnoredFinding]
    /// What was looked at, in points.
    package let widths: [Double]
    package let categories: [ContentSizeCategory]
    private let elements: ElementIndex

    /// - Parameters:
    ///   - screen: the screen as its file has it.
    ///   - least: how grave a finding has to be at least.
    package init(
        _ result: AuditResult, on screen: Screen, ignoring ignored: [IgnoredFinding] = [],
        atLeast least: Severity = .information, widths: [Double],
        categories: [ContentSizeCategory]
    ) {
        findings = result.findings.filter { $0.severity >= least }
        passed = result.passed
        notChecked = result.notChecked
        self.ignored = ignored
        self.widths = widths
        self.categories = categories
        elements = ElementIndex(screen)
    }

    /// The number of listed findings of a severity.
    package func count(of severity: Severity) -> Int {
        findings.count { $0.severity == severity }
    }
}

// MARK: - JSON

extension AuditReport {
    package struct Content: Encodable {
        var findings: [Finding]
        var passed: [String: Int]
        var notChecked: [NotChecked]
        /// Left out where there are none.
        var ignored: [Ignored]?

        struct Finding: Encodable {
            var rule: Rule
            var severity: Severity
            var element: String
            var fingerprint: String
            /// Those of `system` and `theme` are the same for other screens.
            var origin: Auditing.Finding.Origin
            /// The smallest of the categories.
            var from: String
            var categories: [String]
            var width: Double
            var needed: Double?
            var given: Double?
            var file: String?
            var line: Int?
            var column: Int?
            var keyPath: String?
            var message: String
            var fix: String
        }

        struct NotChecked: Encodable {
            var rule: Rule
            var reason: String
        }

        struct Ignored: Encodable {
            var rule: Rule
            var element: String
            var fingerprint: String
            var reason: String
            var until: String?
        }
    }

    package var content: Content {
        Content(
            findings: findings.map { Content.Finding($0, among: elements) },
            passed: passed.reduce(into: [:]) { $0[$1.key.rawValue] = $1.value },
            notChecked: notChecked.map {
                Content.NotChecked(rule: $0.rule, reason: $0.message)
            },
            ignored: ignored.isEmpty ? nil : ignored.map { Content.Ignored($0, among: elements) })
    }
}

extension AuditReport.Content.Finding {
    fileprivate init(_ finding: Finding, among elements: ElementIndex) {
        rule = finding.rule
        severity = finding.severity
        element = finding.element.description
        fingerprint = finding.fingerprint(among: elements)
        origin = finding.origin
        from = finding.from.shortName
        categories = finding.categories.categories.map(\.shortName)
        width = finding.width.rounded3
        needed = finding.defect.figures?.needed.rounded3
        given = finding.defect.figures?.given.rounded3
        file = finding.place?.file
        line = finding.place?.position?.line
        column = finding.place?.position?.column
        keyPath = finding.place?.keyPath
        message = finding.message
        fix = finding.remedy
    }
}

extension AuditReport.Content.Ignored {
    fileprivate init(_ ignored: IgnoredFinding, among elements: ElementIndex) {
        rule = ignored.finding.rule
        element = ignored.finding.element.description
        fingerprint = ignored.finding.fingerprint(among: elements)
        reason = ignored.exception.reason
        until = ignored.exception.until?.description
    }
}
