// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import DynamicType

/// The observations of all checks, merged over categories.
struct AuditLog {
    /// The observations, each with the figures of its smallest category.
    private(set) var found: [Finding.Key: Observation] = [:]
    /// The number of elements that each rule checked: the maximum of all previews.
    private var looked: [Rule: Int] = [:]
    private var reasons: Set<NotChecked> = []

    mutating func check(_ rule: Rule, _ context: CheckContext) {
        var log = CheckLog(rule, context)
        if !context.preview.layout.isExact, rule.scope == .layout {
            log.couldNotCheck(.notMeasured)
        }
        if let version = context.preview.screen.newerVersion, rule.scope != .project {
            // What the screen has besides cannot have passed.
            log.couldNotCheck(.newerVersion(version))
        } else {
            looked[rule] = max(looked[rule] ?? 0, log.subjectCount)
        }
        if !context.index.placeholders.isEmpty, rule.scope != .project {
            log.couldNotCheck(.placeholders(context.index.placeholders.count))
        }
        reasons.formUnion(log.reasons.map { NotChecked(rule: rule, reason: $0) })
        add(log, context)
    }

    /// Checks the layout of a preview by a rule that looks at files otherwise.
    mutating func checkLayout(_ rule: Rule, _ context: CheckContext) {
        add(CheckLog(rule, context, ofLayout: true), context)
    }

    private mutating func add(_ log: CheckLog, _ context: CheckContext) {
        for var observation in log.observations {
            // What is missing at these sizes has a place on the screen, and nothing else.
            if context.isMissing(observation) { continue }
            // What stands for data is no text of the app, so it cannot break a rule.
            if observation.severity == .violation, context.isSample(observation) {
                observation.severity = .warning
            }
            let key = Finding.Key(
                rule: log.rule, element: observation.element, part: observation.part,
                width: context.preview.layout.width, variant: observation.defect.value.variant)
            found[key, default: observation].add(observation)
        }
    }

    /// The number of elements without findings, for each rule.
    var passed: [Rule: Int] {
        var failing: [Rule: Set<Element>] = [:]
        for key in found.keys { failing[key.rule, default: []].insert(key.element) }
        return looked.reduce(into: [:]) { passed, entry in
            passed[entry.key] = max(0, entry.value - (failing[entry.key]?.count ?? 0))
        }
    }

    /// The checks without a verdict, in the order of the rules.
    var notChecked: [NotChecked] {
        // One width of an iPad is enough.
        reasons.filter { $0.reason != .noTablet || looked[$0.rule] == 0 }.sorted {
            ($0.rule.order, $0.message) < ($1.rule.order, $1.message)
        }
    }
}

extension Observation {
    /// Merges an observation at other categories.
    fileprivate mutating func add(_ other: Observation) {
        let all = categories.union(other.categories)
        if let first = other.categories.first, first < categories.first ?? first { self = other }
        categories = all
    }
}
