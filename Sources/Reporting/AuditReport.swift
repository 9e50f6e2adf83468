// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Auditing
import DynamicType
import Syntax

/// What rules found in previews of a theme and a screen, what passed, and what could not be checked.
package struct AuditReport: Report {
    var findings: [Finding]
    /// How many elements each rule found in order.
    var passed: [String: Int]
    var notChecked: [NotChecked]
    /// The widths and categories that were looked at, for the first line of the text.
    private var title: String

    struct Finding: Encodable {
        var rule: String
        var severity: String
        var element: String
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
        var stretch: String

        private enum CodingKeys: CodingKey {
            case rule, severity, element, from, categories, width, needed, given, file, line
            case column, keyPath, message, fix
        }
    }

    struct NotChecked: Encodable {
        var rule: String
        var reason: String
    }

    private enum CodingKeys: CodingKey {
        case findings, passed, notChecked
    }

    /// - Parameter least: how grave a finding has to be at least.
    package init(
        _ result: AuditResult, atLeast least: Severity = .information, widths: [Double],
        categories: [ContentSizeCategory]
    ) {
        findings = result.findings.filter { $0.severity >= least }.map(Finding.init)
        passed = result.passed.reduce(into: [:]) { $0[$1.key.rawValue] = $1.value }
        notChecked = result.notChecked.map {
            NotChecked(rule: $0.rule.rawValue, reason: $0.message)
        }
        let set = categories.reduce(into: CategorySet()) { $0.insert(CategorySet($1)) }
        title = "\(set.english), \(widths.map(\.plain).joined(separator: ", ")) pt wide"
    }

    /// How many findings of a severity are listed.
    package func count(of severity: Severity) -> Int {
        findings.count { $0.severity == severity.rawValue }
    }
}

extension AuditReport.Finding {
    fileprivate init(_ finding: Auditing.Finding) {
        rule = finding.rule.rawValue
        severity = finding.severity.rawValue
        element = finding.element.description
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
        stretch = finding.categories.english
    }
}

// MARK: - For people

extension AuditReport {
    /// A line for each finding, as compilers have it, then what could not be checked and the numbers.
    package var text: String {
        let reasons = notChecked.map { "not checked: \($0.rule): \($0.reason)" }
        return ([title] + findings.map(\.sentence) + reasons + [summary])
            .map(\.visible).joined(separator: "\n")
    }

    private var summary: String {
        let counts = Severity.allCases.reversed().map { severity in
            let count = count(of: severity)
            return
                "\(count) \(severity == .information || count == 1 ? severity.rawValue : "\(severity)s")"
        }
        return counts.joined(separator: ", ") + "; \(passed.values.reduce(0, +)) passed"
    }
}

extension AuditReport.Finding {
    fileprivate var sentence: String {
        var place = file ?? element
        if let line, let column {
            place += ":\(line):\(column)"
        } else if file != nil, let keyPath, !keyPath.isEmpty {
            place += ": \(keyPath)"
        }
        let categories = categories.count > 1 ? " at \(stretch)" : ""
        return "\(place): \(severity): \(message); \(fix) [\(rule)\(categories)]"
    }
}
