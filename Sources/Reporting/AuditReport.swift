// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Auditing
import Documents
import DynamicType
import Syntax

/// The result of an audit: findings, passes, and what could not be checked.
package struct AuditReport: Report {
    var findings: [Finding]
    /// The number of elements that each rule found in order.
    var passed: [String: Int]
    var notChecked: [NotChecked]
    /// The findings that the project makes exceptions for; nil for none.
    var ignored: [Ignored]?
    /// The widths and categories that were looked at, for the first line of the text.
    var title: String

    struct Finding: Encodable {
        var rule: Rule
        var severity: Severity
        var element: String
        var fingerprint: String
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

        /// The categories for people.
        var stretch: String {
            let known = categories.compactMap(ContentSizeCategory.init(name:))
            return CategorySet(known.map(CategorySet.init)).english
        }
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

    private enum CodingKeys: CodingKey {
        case findings, passed, notChecked, ignored
    }

    /// - Parameters:
    ///   - screen: the screen as its file has it.
    ///   - least: how grave a finding has to be at least.
    package init(
        _ result: AuditResult, on screen: Screen, ignoring ignored: [IgnoredFinding] = [],
        atLeast least: Severity = .information, widths: [Double],
        categories: [ContentSizeCategory]
    ) {
        let elements = ElementIndex(screen)
        findings = result.findings.filter { $0.severity >= least }
            .map { Finding($0, among: elements) }
        passed = result.passed.reduce(into: [:]) { $0[$1.key.rawValue] = $1.value }
        notChecked = result.notChecked.map {
            NotChecked(rule: $0.rule, reason: $0.message)
        }
        if !ignored.isEmpty {
            self.ignored = ignored.map {
                Ignored(
                    rule: $0.finding.rule, element: $0.finding.element.description,
                    fingerprint: $0.finding.fingerprint(among: elements),
                    reason: $0.exception.reason, until: $0.exception.until?.description)
            }
        }
        title = Self.title(of: categories, widths: widths)
    }

    /// The number of listed findings of a severity.
    package func count(of severity: Severity) -> Int {
        findings.count { $0.severity == severity }
    }
}

extension AuditReport.Finding {
    fileprivate init(_ finding: Auditing.Finding, among elements: ElementIndex) {
        rule = finding.rule
        severity = finding.severity
        element = finding.element.description
        fingerprint = finding.fingerprint(among: elements)
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
