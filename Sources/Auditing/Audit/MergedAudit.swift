// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Documents
import DynamicType

/// The values of each axis that audits go through: every screen in every theme, setting, width, and
/// category.
package struct AuditAxes: Sendable {
    /// The names of the screens' files.
    package var screens: [String]
    /// The names of the themes' files.
    package var themes: [String]
    package var settings: [Setting]
    /// The widths of tables in points.
    package var widths: [Double]
    package var categories: [ContentSizeCategory]

    /// The settings of a device that stay the same in one audit.
    package struct Setting: Hashable, Sendable {
        /// The name of the iOS generation.
        package var profile: String
        package var appearance: Appearance
        package var variant: TextVariant

        package init(profile: String, appearance: Appearance, variant: TextVariant) {
            (self.profile, self.appearance, self.variant) = (profile, appearance, variant)
        }
    }

    /// One audit, by the indices of its values.
    package struct Cell: Hashable, Sendable {
        package var screen: Int
        package var theme: Int
        package var setting: Int

        package init(screen: Int, theme: Int, setting: Int) {
            (self.screen, self.theme, self.setting) = (screen, theme, setting)
        }
    }

    package init(
        screens: [String], themes: [String], settings: [Setting], widths: [Double],
        categories: [ContentSizeCategory]
    ) {
        (self.screens, self.themes, self.settings) = (screens, themes, settings)
        (self.widths, self.categories) = (widths, categories)
    }
}

/// A finding of several audits, with everything where it holds.
package struct MergedFinding: Sendable {
    /// The finding at its highest severity and smallest category, with the figures there, and the
    /// categories of all audits.
    package fileprivate(set) var finding: Finding
    /// The identity of the finding on its screen or theme.
    package let fingerprint: String
    /// The indices of the screens, in order.
    package fileprivate(set) var screens: [Int]
    /// The indices of the themes, in order.
    package fileprivate(set) var themes: [Int]
    /// The indices of the settings, in order.
    package fileprivate(set) var settings: [Int]
    /// The widths of tables in points, in the order of the axes.
    package fileprivate(set) var widths: [Double]
    /// The exception that ignores it; nil for an open finding.
    package let exception: AuditException?
    /// The order in which the findings were found.
    fileprivate let number: Int
}

/// The results of audits of several screens, themes, and settings, each finding once.
package struct MergedAudit {
    package let axes: AuditAxes
    private var open: [Key: MergedFinding] = [:]
    private var excepted: [Key: MergedFinding] = [:]
    /// The number of elements that each rule checked on a screen, and the elements with findings.
    private var checked: [CheckedElements.Key: CheckedElements] = [:]
    private var reasons: Set<NotChecked> = []
    /// Why nothing passes on a screen, for the screens of newer versions by their numbers.
    package private(set) var newerScreens: [Int: NotChecked] = [:]
    /// The findings about exceptions.
    private var unused: [MergedFinding] = []

    /// What makes two findings of different audits one.
    fileprivate struct Key: Hashable {
        var rule: Rule
        var fingerprint: String
        /// Nil if the finding is the same on all screens.
        var screen: Int?
        /// Nil if the finding is about the screen in any theme.
        var theme: Int?
        /// Distinguishes entries of a theme with the same mistake.
        var part: Int?
    }

    private struct CheckedElements {
        struct Key: Hashable {
            var rule: Rule
            var screen: Int
        }

        var count = 0
        var failing: Set<Element> = []
    }

    package init(_ axes: AuditAxes) { self.axes = axes }

    /// Adds the result of an audit.
    ///
    /// - Parameters:
    ///   - result: the result before exceptions are applied.
    ///   - split: the same result after that.
    ///   - elements: the elements of the screen as read from its file.
    package mutating func add(
        _ split: ExceptedResult, of result: AuditResult, at cell: AuditAxes.Cell,
        _ elements: ElementIndex
    ) {
        for finding in split.open.findings { open.add(finding, nil, at: cell, axes, elements) }
        for entry in split.ignored {
            excepted.add(entry.finding, entry.exception, at: cell, axes, elements)
        }
        reasons.formUnion(result.notChecked)
        for check in result.notChecked {
            if case .newerVersion = check.reason { newerScreens[cell.screen] = check }
        }
        let failing = Dictionary(grouping: result.findings, by: \.rule)
        for (rule, passed) in result.passed {
            let elements = Set(failing[rule, default: []].map(\.element))
            let key = CheckedElements.Key(rule: rule, screen: cell.screen)
            let count = max(checked[key]?.count ?? 0, passed + elements.count)
            checked[key, default: CheckedElements()].count = count
            checked[key]?.failing.formUnion(elements)
        }
    }

    /// Adds the exceptions of a project that match nothing.
    package mutating func add(_ exceptions: UnusedExceptions) {
        for finding in exceptions.findings(width: axes.widths.first ?? 0) {
            unused.append(
                MergedFinding(
                    finding: finding, fingerprint: finding.fingerprint(among: ElementIndex(.empty)),
                    screens: Array(axes.screens.indices), themes: Array(axes.themes.indices),
                    settings: Array(axes.settings.indices), widths: axes.widths,
                    exception: nil, number: unused.count))
        }
    }
}

// MARK: - Merging

extension [MergedAudit.Key: MergedFinding] {
    fileprivate mutating func add(
        _ finding: Finding, _ exception: AuditException?, at cell: AuditAxes.Cell,
        _ axes: AuditAxes, _ elements: ElementIndex
    ) {
        let fingerprint = finding.fingerprint(among: elements)
        let key = MergedAudit.Key(
            rule: finding.rule, fingerprint: fingerprint,
            screen: finding.origin == .screen ? cell.screen : nil,
            theme: finding.origin == .theme ? cell.theme : nil,
            part: finding.origin == .screen ? nil : finding.part)
        // A rule about files does not depend on the width.
        let widths = finding.defect.dependsOnLayout ? [finding.width] : axes.widths
        guard var known = self[key] else {
            self[key] = MergedFinding(
                finding: finding, fingerprint: fingerprint, screens: [cell.screen],
                themes: [cell.theme], settings: [cell.setting], widths: widths,
                exception: exception, number: count)
            return
        }
        let categories = known.finding.categories.union(finding.categories)
        if (-finding.severity.rank, finding.from.rawValue)
            < (-known.finding.severity.rank, known.finding.from.rawValue)
        {
            known.finding = finding
        }
        known.finding.categories = categories
        known.screens.insert(inOrder: cell.screen)
        known.themes.insert(inOrder: cell.theme)
        known.settings.insert(inOrder: cell.setting)
        if known.widths.count < axes.widths.count {
            known.widths = axes.widths.filter { known.widths.contains($0) || widths.contains($0) }
        }
        self[key] = known
    }
}

extension [Int] {
    fileprivate mutating func insert(inOrder number: Int) {
        guard let last, last >= number else { return append(number) }
        guard last != number, !contains(number) else { return }
        insert(number, at: firstIndex { $0 > number } ?? endIndex)
    }
}

// MARK: - The result

extension MergedAudit {
    /// The open findings, in the order of a single audit. Of equal ones, those of the first screen
    /// come first.
    package var findings: [MergedFinding] {
        let sorted = Self.sorted(open.values)
        let end = sorted.firstIndex { $0.finding.severity == .information } ?? sorted.endIndex
        return sorted[..<end] + unused + sorted[end...]
    }

    /// The ignored findings.
    package var ignored: [MergedFinding] { Self.sorted(excepted.values) }

    /// The number of elements without findings for each rule, added over the screens.
    package var passed: [Rule: Int] {
        checked.reduce(into: [:]) { passed, entry in
            passed[entry.key.rule, default: 0] += entry.value.count - entry.value.failing.count
        }
    }

    /// The checks without a verdict, in the order of the rules.
    package var notChecked: [NotChecked] {
        reasons.sorted { ($0.rule.order, $0.message) < ($1.rule.order, $1.message) }
    }

    private static func sorted(_ findings: some Sequence<MergedFinding>) -> [MergedFinding] {
        let findings = findings.sorted { $0.number < $1.number }
        return findings.indices.map { AuditOrder(findings[$0], at: $0) }.sorted(by: <)
            .map { findings[$0.index] }
    }
}

extension AuditOrder {
    fileprivate init(_ merged: MergedFinding, at index: Int) {
        self.init(
            merged.finding.key, merged.finding.severity, merged.finding.from,
            screen: merged.screens.first ?? 0, at: index)
    }
}
