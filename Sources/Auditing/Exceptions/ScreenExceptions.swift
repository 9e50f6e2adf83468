// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Documents
import LayoutEngine

/// The exceptions of a project for one screen, with the items found by their texts.
package struct ScreenExceptions: Sendable {
    struct Entry: Sendable {
        /// The exception's number in the project's file.
        let number: Int
        let exception: AuditException
        /// The item with the texts of the exception; nil if the screen no longer has it.
        fileprivate(set) var item: ItemID?
        /// Whether the exception has not expired.
        let counts: Bool
    }

    private(set) var entries: [Entry] = []
    /// The severities of the project, by rule.
    private var levels: [Rule: Project.RuleLevel] = [:]
    /// The indices of the entries for each subject.
    private var subjects: [Subject: [Int]] = [:]

    /// The subject of an exception.
    private enum Subject: Hashable {
        case all(rule: String)
        case name(rule: String, String)
        case item(rule: String, ItemID)
    }

    /// No exceptions.
    package init() {}

    /// The exceptions of a project on a day.
    ///
    /// - Parameters:
    ///   - content: the screen as read from its file, without variants and typed texts.
    ///   - screen: the screen's file, relative to the folder of the project.
    package init(
        _ project: Project, on content: Screen, named screen: String?, on day: CalendarDate
    ) {
        for (id, level) in project.rules { Rule(rawValue: id).map { levels[$0] = level } }
        entries = project.exceptions.enumerated().compactMap { number, exception in
            guard exception.screen == nil || exception.screen == screen else { return nil }
            return Entry(
                number: number, exception: exception,
                counts: exception.counts(for: screen, on: day))
        }
        findItems(on: content)
        for (index, entry) in entries.enumerated() {
            let rule = entry.exception.rule
            let subject: Subject? =
                switch entry.exception.element {
                case nil: .all(rule: rule)
                case .name(let name): .name(rule: rule, name)
                case .reference: entry.item.map { .item(rule: rule, $0) }
                }
            if let subject { subjects[subject, default: []].append(index) }
        }
    }

    /// Finds the items of exceptions. Exceptions for different rules may have the same item.
    private mutating func findItems(on screen: Screen) {
        let references = entries.indices.compactMap { entry in
            entries[entry].exception.reference.map { (entry: entry, reference: $0) }
        }
        guard !references.isEmpty else { return }
        let index = ElementIndex(screen)
        let groups = Dictionary(grouping: references) { entries[$0.entry].exception.rule }
        for group in groups.values {
            let found = index.items(of: group.map(\.reference))
            for (named, item) in zip(group, found) { entries[named.entry].item = item }
        }
    }

    /// The exceptions for a rule on an element, including expired ones.
    func matching(_ rule: Rule, _ element: Element) -> [Entry] {
        guard !subjects.isEmpty else { return [] }
        let rule = rule.rawValue
        var about = [Subject.all(rule: rule), .name(rule: rule, element.description)]
        if case .item(let id) = element { about.append(.item(rule: rule, id)) }
        return about.flatMap { subjects[$0] ?? [] }.sorted().map { entries[$0] }
    }

    /// Whether findings of a rule on an element are ignored.
    func ignores(_ rule: Rule, _ element: Element) -> Bool {
        isOff(rule) || matching(rule, element).contains(where: \.counts)
    }

    /// Whether the project turns a rule off.
    package func isOff(_ rule: Rule) -> Bool { levels[rule] == .off }

    /// The severity of a finding in the project. What iOS itself decides stays information, because
    /// no file can change it.
    func severity(_ severity: Severity, of rule: Rule, from origin: Finding.Origin) -> Severity {
        guard origin != .system, let level = levels[rule] else { return severity }
        return Severity(rawValue: level.rawValue) ?? severity
    }
}
