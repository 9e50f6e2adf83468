// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Documents
import Words

extension MergedFinding {
    /// The finding without what edits elsewhere change: places, sizes, and figures.
    ///
    /// - Parameters:
    ///   - screens: the names of the screens' files.
    ///   - themes: the names of the themes' files.
    package func known(on screens: [String], in themes: [String]) -> KnownFinding {
        let origin = finding.origin
        return KnownFinding(
            rule: finding.rule.rawValue,
            screen: origin == .screen && isAboutScreen
                ? self.screens.first.map { screens[$0] } : nil,
            theme: origin == .theme ? self.themes.first.map { themes[$0] } : nil,
            fingerprint: fingerprint, sentence: sentence)
    }

    /// The rule and the element in a sentence without a period.
    package var sentence: String {
        // Translators: %1$s is the title of a rule, such as “Text is clipped”, and %2$s an element, such as
        // “Wi-Fi” row.
        tr("%1$s: %2$s", finding.rule.text.title, finding.name)
    }

    /// Whether it is about one screen, not about an exception for several.
    private var isAboutScreen: Bool { finding.rule != .unusedException }
}

/// Findings in comparison with those that were known before.
package struct KnownComparison: Sendable {
    /// The findings that were not known.
    package let new: [MergedFinding]
    /// The known findings that still exist.
    package let known: [MergedFinding]
    /// The known findings that no longer exist.
    package let fixed: [KnownFinding]

    /// - Parameters:
    ///   - findings: the findings of now, each with its identity; nil for one that is never known.
    ///   - before: the known findings.
    ///   - couldFind: whether the check could find a known finding again.
    package init(
        _ findings: [(finding: MergedFinding, identity: KnownFinding?)],
        before: [KnownFinding], where couldFind: (KnownFinding) -> Bool
    ) {
        let old = Set(before)
        let now = Set(findings.compactMap(\.identity))
        let isKnown = findings.map { $0.identity.map(old.contains) ?? false }
        new = zip(findings, isKnown).filter { !$1 }.map(\.0.finding)
        known = zip(findings, isKnown).filter { $1 }.map(\.0.finding)
        fixed = before.uniqued().filter { !now.contains($0) && couldFind($0) }
    }
}
