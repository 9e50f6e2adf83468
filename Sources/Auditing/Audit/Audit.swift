// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import DynamicType
import LayoutEngine
import Previewing

/// An audit of one theme on one screen. You add previews in any order, and get findings.
///
/// Each preview is checked once, when it is added, so that a window can add one per frame. If
/// something holds at several categories, it becomes one finding.
package struct Audit {
    private let files: AuditedFiles
    private let rules: [Rule]
    private var contexts: [PreviewKey: CheckContext] = [:]
    /// The key of the first preview. Rules that do not depend on the layout check that preview.
    private var first: PreviewKey?
    private var categories: CategorySet = []
    /// The observations in the layouts.
    private var log = AuditLog()

    private struct PreviewKey: Hashable {
        var width: Double
        var category: ContentSizeCategory
    }

    /// An audit without previews.
    ///
    /// - Parameter rules: the rules to check; by default, all of them.
    package init(
        of files: AuditedFiles = AuditedFiles(), rules: some Sequence<Rule> = Rule.allCases
    ) {
        self.files = files
        let wanted = Set(rules)
        self.rules = Rule.allCases.filter(wanted.contains)
    }

    /// Checks a preview. All previews of an audit have the same theme, screen, and environment,
    /// except for category and width.
    package mutating func add(_ preview: Preview) {
        let place = PreviewKey(width: preview.layout.width, category: preview.environment.category)
        guard contexts[place] == nil else { return }
        let index = contexts.values.first?.index ?? ScreenIndex(preview)
        let context = CheckContext(preview, files, index, CategorySet(place.category))
        contexts[place] = context
        first = first ?? place
        categories.insert(CategorySet(place.category))
        for rule in rules {
            switch rule.scope {
            case .layout: log.check(rule, context)
            case .files: log.checkLayout(rule, context)
            case .project: break
            }
        }
    }
}

// MARK: - The result

extension Audit {
    /// The result for the previews so far. Its findings have the values that cause them, but not
    /// the positions of these values. `AuditResult.located(in:)` adds those.
    package var result: AuditResult {
        guard let first, let known = contexts[first] else {
            return AuditResult(findings: [], passed: [:], notChecked: [])
        }
        let context = CheckContext(known.preview, files, known.index, categories)
        var log = log
        for rule in rules where rule.scope == .files { log.check(rule, context) }
        let found = Array(log.found)
        let order = found.indices.map { index in
            let observation = found[index].value
            return AuditOrder(
                found[index].key, observation.severity, observation.categories.first ?? .default,
                at: index)
        }.sorted(by: <)
        let findings = order.map { place in
            let (key, observation) = found[place.index]
            let place = PreviewKey(
                width: key.width, category: observation.categories.first ?? .default)
            return Finding(
                observation, width: key.width,
                observation.defect.dependsOnLayout ? contexts[place] ?? context : context)
        }
        return AuditResult(findings: findings, passed: log.passed, notChecked: log.notChecked)
    }
}

extension Finding {
    fileprivate init(_ observation: Observation, width: Double, _ context: CheckContext) {
        let remedy = observation.defect.value.remedy(for: observation, context)
        self.init(
            defect: observation.defect, severity: observation.severity,
            element: observation.element, title: observation.element.title(in: context.preview),
            textInRow: observation.element.textInRow(observation.part, in: context.preview),
            part: observation.part, categories: observation.categories, width: width,
            advice: remedy.advice, cause: remedy.cause, place: remedy.place, change: remedy.change)
    }
}
