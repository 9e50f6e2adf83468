// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Auditing
import Documents
import DynamicType
import Syntax

/// The result of an audit: findings, passes, and rules that could not be checked.
package struct AuditReport: Report {
    /// The result, with only the findings of the lowest severity or above.
    private(set) var result: AuditResult
    /// The findings with an exception in the project.
    let ignored: [IgnoredFinding]
    /// The audited widths in points.
    let widths: [Double]
    let categories: [ContentSizeCategory]
    private let screen: Screen

    /// - Parameters:
    ///   - screen: the screen as read from its file.
    ///   - least: the lowest severity of the findings to list.
    package init(
        _ result: AuditResult, on screen: Screen, ignoring ignored: [IgnoredFinding] = [],
        atLeast least: Severity = .information, widths: [Double],
        categories: [ContentSizeCategory]
    ) {
        self.result = result
        self.result.findings.removeAll { $0.severity < least }
        self.ignored = ignored
        self.widths = widths
        self.categories = categories
        self.screen = screen
    }

    /// The number of listed findings of a severity.
    package func count(of severity: Severity) -> Int {
        result.findings.count { $0.severity == severity }
    }
}

// MARK: - JSON

extension AuditReport {
    package var json: JSONObject {
        let elements = ElementIndex(screen)
        return [
            "findings": JSONList(result.findings) { json($0, elements) },
            "passed": Dictionary(
                uniqueKeysWithValues: result.passed.map { ($0.key.rawValue, $0.value) }),
            "notChecked": result.notChecked.map {
                ["rule": $0.rule, "reason": $0.message] as JSONObject
            },
            // Left out if there are none.
            "ignored": ignored.isEmpty ? nil : JSONList(ignored) { json($0, elements) },
        ]
    }

    private func json(_ finding: Finding, _ elements: ElementIndex) -> JSONObject {
        [
            "rule": finding.rule, "severity": finding.severity,
            "element": finding.element.description,
            "fingerprint": finding.fingerprint(among: elements),
            // Findings of `system` and `theme` are the same on other screens.
            "origin": finding.origin,
            "from": finding.from.shortName,
            "categories": finding.categories.categories.map(\.shortName),
            "width": finding.width.rounded3,
            "needed": finding.defect.figures?.needed.rounded3,
            "given": finding.defect.figures?.given.rounded3,
            "file": finding.place?.file, "line": finding.place?.position?.line,
            "column": finding.place?.position?.column, "keyPath": finding.place?.keyPath,
            "message": finding.message, "fix": finding.remedy,
        ]
    }

    private func json(_ ignored: IgnoredFinding, _ elements: ElementIndex) -> JSONObject {
        [
            "rule": ignored.finding.rule, "element": ignored.finding.element.description,
            "fingerprint": ignored.finding.fingerprint(among: elements),
            "reason": ignored.exception.reason, "until": ignored.exception.until?.description,
        ]
    }
}
