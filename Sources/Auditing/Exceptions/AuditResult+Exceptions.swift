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

/// The findings of one audit, split by the exceptions of a project.
package struct ExceptedResult: Sendable {
    /// The result with only the findings that are not ignored.
    package var open: AuditResult
    package var ignored: [IgnoredFinding] = []
    /// The exceptions for the screen and the checked rules.
    fileprivate var entries: [ScreenExceptions.Entry] = []
    /// The numbers of the exceptions with findings.
    fileprivate var matched: Set<Int> = []
}

extension AuditResult {
    /// Splits the result into open findings and those that a project ignores. Findings have the
    /// severities of the project.
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
        let split = split(by: exceptions, rules: rules)
        var result = split.open
        var unused = UnusedExceptions(in: file)
        unused.add(split)
        // Insert warnings before information, which is listed last.
        let end = result.findings.firstIndex { $0.severity == .information }
        result.findings.insert(
            contentsOf: exceptions.isOff(.unusedException) ? [] : unused.findings(width: width),
            at: end ?? result.findings.endIndex)
        return (result, split.ignored)
    }

    /// Splits the result, without looking for exceptions that match nothing.
    package func split(by exceptions: ScreenExceptions, rules: Set<Rule>) -> ExceptedResult {
        var split = ExceptedResult(open: self)
        split.open.findings = findings.compactMap { finding in
            guard !exceptions.isOff(finding.rule) else { return nil }
            let matching = exceptions.matching(finding.rule, finding.element)
            split.matched.formUnion(matching.map(\.number))
            var finding = finding
            finding.severity = exceptions.severity(
                finding.severity, of: finding.rule, from: finding.origin)
            guard let counting = matching.first(where: \.counts) else { return finding }
            split.ignored.append(
                IgnoredFinding(
                    finding: finding, exception: counting.exception, number: counting.number))
            return nil
        }
        if split.open.findings.map(\.severity) != findings.map(\.severity) {
            let bySeverity = split.open.findings.grouped(by: \.severity)
            split.open.findings = bySeverity.sorted { $0.key > $1.key }.flatMap(\.elements)
        }
        split.entries = exceptions.entries.filter { entry in
            guard let rule = Rule(rawValue: entry.exception.rule) else { return false }
            return rules.contains(rule) && !exceptions.isOff(rule)
        }
        return split
    }
}

/// The exceptions of one project that match nothing in any of several audits.
package struct UnusedExceptions {
    private let file: (name: String, map: SourceMap)?
    /// The exceptions by number, with whether some screen has their element.
    private var entries: [Int: (exception: AuditException, isStale: Bool)] = [:]
    private var matched: Set<Int> = []

    /// - Parameter file: the project's file, for positions.
    package init(in file: (name: String, map: SourceMap)?) { self.file = file }

    /// Adds the use of exceptions in one audit.
    package mutating func add(_ split: ExceptedResult) {
        matched.formUnion(split.matched)
        for entry in split.entries {
            let isStale = entry.exception.reference != nil && entry.item == nil
            entries[entry.number] = (
                entry.exception, isStale && entries[entry.number]?.isStale ?? true
            )
        }
    }

    /// A finding for each exception without a match, in the order of the file.
    ///
    /// - Parameter width: the first audited width, in points.
    package func findings(width: Double) -> [Finding] {
        let unused = entries.filter { !matched.contains($0.key) }.sorted { $0.key < $1.key }
        let keyPaths = unused.map { "exceptions.\($0.key)" }
        let positions = file?.map.positions(of: keyPaths) ?? keyPaths.map { _ in nil }
        return zip(unused, zip(keyPaths, positions)).map { entry, place in
            let (exception, isStale) = entry.value
            return Finding(
                defect: Defect(
                    UnusedExceptionRule(
                        exceptionRule: exception.rule, element: exception.element,
                        isStale: isStale)),
                severity: .warning, element: .screen, part: entry.key,
                categories: .all, width: width, advice: UnusedExceptionRule.advice,
                place: file.map {
                    FilePlace(file: $0.name, position: place.1, keyPath: place.0)
                })
        }
    }
}
