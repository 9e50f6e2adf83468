// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Documents
import Syntax

/// A finding that somebody has decided to live with.
package struct IgnoredFinding: Hashable, Sendable {
    /// The finding.
    package var finding: Finding
    /// The exception.
    package var exception: AuditException
    /// Its number in the project's file.
    package var number: Int
}

extension AuditResult {
    /// The result without the findings that a project makes exceptions for, and those.
    ///
    /// An exception for this screen that matches nothing is a finding of its own: what it was made for has
    /// changed. One whose last day is over matches nothing, and is no finding as long as what it was made
    /// for is one again.
    ///
    /// - Parameters:
    ///   - screen: the name of the screen's file.
    ///   - width: the first width that was audited, in points.
    ///   - rules: those that were checked; exceptions for others are left alone.
    ///   - file: the project's file, to point at.
    package func excepting(
        _ project: Project, screen: String?, width: Double, on day: CalendarDate,
        rules: Set<Rule> = Set(Rule.allCases), in file: (name: String, map: SourceMap)? = nil
    ) -> (result: AuditResult, ignored: [IgnoredFinding]) {
        let exceptions = project.exceptions.enumerated().filter {
            $0.element.screen == nil || $0.element.screen == screen
        }
        var ignored: [IgnoredFinding] = []
        var matched: Set<Int> = []
        var result = self
        result.findings = findings.filter { finding in
            let matching = exceptions.filter { $0.element.matches(finding) }
            matched.formUnion(matching.map(\.offset))
            guard let counting = matching.first(where: { $0.element.counts(for: screen, on: day) })
            else { return true }
            ignored.append(
                IgnoredFinding(
                    finding: finding, exception: counting.element, number: counting.offset))
            return false
        }
        let unused = exceptions.filter { number, exception in
            !matched.contains(number) && Rule(rawValue: exception.rule).map(rules.contains) ?? true
        }
        result.findings += Self.unusedExceptions(unused, width, in: file)
        return (result, ignored)
    }

    private static func unusedExceptions(
        _ exceptions: [(offset: Int, element: AuditException)], _ width: Double,
        in file: (name: String, map: SourceMap)?
    ) -> [Finding] {
        let keyPaths = exceptions.map { "exceptions.\($0.offset)" }
        let positions = file?.map.positions(of: keyPaths) ?? keyPaths.map { _ in nil }
        return zip(zip(exceptions, keyPaths), positions).map { item, position in
            Finding(
                defect: .unusedException(
                    rule: item.0.element.rule, element: item.0.element.element),
                severity: .warning, element: .screen, part: item.0.offset,
                categories: .all, width: width, advice: .removeException,
                place: file.map {
                    Finding.Location(file: $0.name, position: position, keyPath: item.1)
                })
        }
    }
}

extension AuditException {
    /// Whether a finding is what the exception is about, on whatever day.
    fileprivate func matches(_ finding: Finding) -> Bool {
        finding.rule.rawValue == rule && (element == nil || element == finding.element.description)
    }
}
