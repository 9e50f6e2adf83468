// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Documents
import Previewing
import Syntax
import Words

/// `header-overridden`: the theme says how section headers look, and no header of the screen takes
/// it.
struct HeaderOverriddenRule: AuditRule {
    static let id = "header-overridden"
    static let text = RuleText(
        title: tr("Theme's header looks reach no header"),
        severity: tr("Warning"),
        reason: tr("Edits of the theme have no visible effect"),
        computation: tr(
            """
            The theme says something of section headers, and each header of the screen has a value \
            of its own or is the table's
            """),
        remedy: tr("Remove it from the theme, or the headers' own values from the screen"))

    /// An aspect of the theme's header appearance that no header takes.
    var aspect: HeaderEdit
    var coverage: HeaderCoverage

    func message(_ finding: Finding) -> String {
        tr(
            "%1$s reaches no header of the screen: %2$s", "sectionHeader.\(aspect.name)",
            coverage.sentence)
    }

    static func check(_ context: CheckContext, _ log: inout CheckLog) {
        for (number, aspect) in context.preview.theme.sectionHeader.aspects.enumerated() {
            let coverage = HeaderCoverage(on: context.preview.screen) { $0.leavesOpen(aspect) }
            guard coverage.total > 0 else { continue }
            log.looked(at: 1)
            if coverage.covered == 0 {
                log.found(
                    Self(aspect: aspect, coverage: coverage), .warning, in: .theme, part: number)
            }
        }
    }

    func remedy(for observation: Observation, _ context: CheckContext) -> Remedy {
        let steps = ["sectionHeader"] + (aspect.keys.first ?? []).dropLast()
        var value = FileValue(.theme, steps.map(SyntaxEdit.Step.key))
        value.keys = aspect.keys.compactMap(\.last)
        return Remedy(
            advice: Advice(tr("remove it from the theme, or the header's own value on the screen")),
            cause: value, change: .remove(value))
    }
}

extension HeaderEdit {
    /// The aspect as the theme writes it: `margins.top`.
    fileprivate var name: String { keys.first?.joined(separator: ".") ?? "" }
}
