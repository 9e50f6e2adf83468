// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Documents
import LayoutEngine
import Syntax

/// A finding that somebody has decided to live with.
package struct IgnoredFinding: Hashable, Sendable {
    package var finding: Finding
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
    ///   - content: the screen as its file has it, without variants and typed texts.
    ///   - screen: the name of the screen's file.
    ///   - width: the first width that was audited, in points.
    ///   - rules: those that were checked; exceptions for others are left alone.
    ///   - file: the project's file, to point at.
    package func excepting(
        _ project: Project, on content: Screen, named screen: String?, width: Double,
        on day: CalendarDate,
        rules: Set<Rule> = Set(Rule.allCases), in file: (name: String, map: SourceMap)? = nil
    ) -> (result: AuditResult, ignored: [IgnoredFinding]) {
        let exceptions = project.exceptions.enumerated().filter {
            $0.element.screen == nil || $0.element.screen == screen
        }
        let items = Self.items(of: exceptions, on: content)
        var ignored: [IgnoredFinding] = []
        var matched: Set<Int> = []
        var result = self
        result.findings = findings.filter { finding in
            let matching = exceptions.filter {
                $0.element.matches(finding, item: items[$0.offset])
            }
            matched.formUnion(matching.map(\.offset))
            guard let counting = matching.first(where: { $0.element.counts(for: screen, on: day) })
            else { return true }
            ignored.append(
                IgnoredFinding(
                    finding: finding, exception: counting.element, number: counting.offset))
            return false
        }
        let unused = exceptions.filter { number, exception in
            !matched.contains(number) && Rule(rawValue: exception.rule).map(rules.contains) ?? false
        }
        // Warnings, of which information is listed last.
        let end = result.findings.firstIndex { $0.severity == .information }
        result.findings.insert(
            contentsOf: Self.unusedExceptions(unused, items, width, in: file),
            at: end ?? result.findings.endIndex)
        return (result, ignored)
    }

    /// The items that exceptions name by what they say, by the exceptions' numbers. Two exceptions from
    /// different rules may be about one item.
    private static func items(
        of exceptions: [(offset: Int, element: AuditException)], on screen: Screen
    ) -> [Int: ItemID] {
        let references = exceptions.compactMap { number, exception in
            exception.reference.map { (number: number, rule: exception.rule, reference: $0) }
        }
        guard !references.isEmpty else { return [:] }
        let index = ElementIndex(screen)
        var items: [Int: ItemID] = [:]
        for group in Dictionary(grouping: references, by: \.rule).values {
            let found = index.items(of: group.map(\.reference))
            for (entry, item) in zip(group, found) { items[entry.number] = item }
        }
        return items
    }

    private static func unusedExceptions(
        _ exceptions: [(offset: Int, element: AuditException)], _ items: [Int: ItemID],
        _ width: Double,
        in file: (name: String, map: SourceMap)?
    ) -> [Finding] {
        let keyPaths = exceptions.map { "exceptions.\($0.offset)" }
        let positions = file?.map.positions(of: keyPaths) ?? keyPaths.map { _ in nil }
        return zip(zip(exceptions, keyPaths), positions).map { item, position in
            Finding(
                defect: Defect(
                    UnusedExceptionRule(
                        exceptionRule: item.0.element.rule, element: item.0.element.element,
                        isStale: item.0.element.reference != nil && items[item.0.offset] == nil)),
                severity: .warning, element: .screen, part: item.0.offset,
                categories: .all, width: width, advice: UnusedExceptionRule.advice,
                place: file.map {
                    Finding.Location(file: $0.name, position: position, keyPath: item.1)
                })
        }
    }
}

extension AuditException {
    fileprivate var reference: ElementReference? {
        if case .reference(let reference) = element { reference } else { nil }
    }

    /// Whether a finding is what the exception is about, on whatever day.
    ///
    /// - Parameter item: the item that it names by what it says; nil where the screen has it no more.
    fileprivate func matches(_ finding: Finding, item: ItemID?) -> Bool {
        guard finding.rule.rawValue == rule else { return false }
        return switch element {
        case nil: true
        case .name(let name): finding.element.description == name
        case .reference: item.map { finding.element == .item($0) } ?? false
        }
    }
}
