// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Documents
import LayoutEngine
import Syntax

/// A finding that an exception of the project ignores.
package struct IgnoredFinding: Hashable, Sendable {
    package var finding: Finding
    package var exception: AuditException
    /// The number of the exception in the project's file.
    package var number: Int
}

extension AuditResult {
    /// Splits the result into open findings and those that a project ignores.
    ///
    /// An exception for this screen without a matching finding becomes a finding itself
    /// (`unused-exception`). An expired exception ignores nothing, and becomes a finding only if
    /// nothing matches it any longer.
    ///
    /// - Parameters:
    ///   - width: the first audited width, in points.
    ///   - rules: the rules that were checked. Exceptions for other rules are skipped.
    ///   - file: the project's file, for positions.
    package func excepting(
        _ exceptions: ScreenExceptions, width: Double,
        rules: Set<Rule> = Set(Rule.allCases), in file: (name: String, map: SourceMap)? = nil
    ) -> (open: AuditResult, ignored: [IgnoredFinding]) {
        var ignored: [IgnoredFinding] = []
        var matched: Set<Int> = []
        var result = self
        result.findings = findings.filter { finding in
            let matching = exceptions.matching(finding.rule, finding.element)
            matched.formUnion(matching.map(\.number))
            guard let counting = matching.first(where: \.counts) else { return true }
            ignored.append(
                IgnoredFinding(
                    finding: finding, exception: counting.exception, number: counting.number))
            return false
        }
        let unused = exceptions.entries.filter { entry in
            !matched.contains(entry.number)
                && Rule(rawValue: entry.exception.rule).map(rules.contains) ?? false
        }
        // Insert warnings before information, which is listed last.
        let end = result.findings.firstIndex { $0.severity == .information }
        result.findings.insert(
            contentsOf: Self.unusedExceptions(unused, width, in: file),
            at: end ?? result.findings.endIndex)
        return (result, ignored)
    }

    private static func unusedExceptions(
        _ entries: [ScreenExceptions.Entry], _ width: Double,
        in file: (name: String, map: SourceMap)?
    ) -> [Finding] {
        let keyPaths = entries.map { "exceptions.\($0.number)" }
        let positions = file?.map.positions(of: keyPaths) ?? keyPaths.map { _ in nil }
        return zip(entries, zip(keyPaths, positions)).map { entry, place in
            Finding(
                defect: Defect(
                    UnusedExceptionRule(
                        exceptionRule: entry.exception.rule, element: entry.exception.element,
                        isStale: entry.exception.reference != nil && entry.item == nil)),
                severity: .warning, element: .screen, part: entry.number,
                categories: .all, width: width, advice: UnusedExceptionRule.advice,
                place: file.map {
                    FilePlace(file: $0.name, position: place.1, keyPath: place.0)
                })
        }
    }
}
