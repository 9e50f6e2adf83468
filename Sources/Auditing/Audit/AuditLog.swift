// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import DynamicType

/// What checks have said, put together over categories.
struct AuditLog {
    /// What one finding is known by.
    struct Key: Hashable {
        var rule: Rule
        var element: Element
        var part: Int?
        var width: Double
        /// Tells findings of one rule on one element apart.
        var variant: Int
    }

    /// Each as it is at the smallest category of those where it holds.
    private(set) var found: [Key: Observation] = [:]
    /// How many elements each rule has looked at, in the preview where these were most.
    private var looked: [Rule: Int] = [:]
    private var reasons: Set<NotChecked> = []

    mutating func check(_ rule: Rule, _ context: CheckContext) {
        var log = CheckLog(context.categories)
        rule.check.check(context, &log)
        if !context.preview.layout.isExact, rule.check.scope == .layout {
            log.couldNotCheck(.notMeasured)
        }
        looked[rule] = max(looked[rule] ?? 0, log.subjectCount)
        reasons.formUnion(log.reasons.map { NotChecked(rule: rule, reason: $0) })
        for observation in log.observations {
            let key = Key(
                rule: rule, element: observation.element, part: observation.part,
                width: context.preview.layout.width, variant: observation.defect.variant)
            found[key, default: observation].add(observation)
        }
    }

    /// How many elements each rule has found in order.
    var passed: [Rule: Int] {
        var failing: [Rule: Set<Element>] = [:]
        for key in found.keys { failing[key.rule, default: []].insert(key.element) }
        return looked.reduce(into: [:]) { passed, entry in
            passed[entry.key] = max(0, entry.value - (failing[entry.key]?.count ?? 0))
        }
    }

    /// In the order of the rules.
    var notChecked: [NotChecked] {
        reasons.sorted { ($0.rule.order, $0.message) < ($1.rule.order, $1.message) }
    }
}

extension Observation {
    /// Adds what is found at other categories.
    fileprivate mutating func add(_ other: Observation) {
        let all = categories.union(other.categories)
        if let first = other.categories.first, first < categories.first ?? first { self = other }
        categories = all
    }
}
