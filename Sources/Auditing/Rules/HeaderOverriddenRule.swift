// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Documents
import Previewing
import Syntax
import Words

/// `header-overridden`: the theme sets an attribute of section headers that no header of the screen
/// uses.
struct HeaderOverriddenRule: AuditRule {
    static let id = "header-overridden"
    static let text = RuleText(
        title: tr("Section header value in the theme has no effect"),
        severity: tr("Warning"),
        reason: tr("Editing this value in the theme changes nothing on the screen"),
        computation: tr(
            """
            The theme sets a value for section headers, but no header on the screen uses this \
            value. Each header is a default header or has its own value
            """),
        remedy: tr(
            "Remove the value from the theme, or remove the headers’ own values from the screen"))

    /// An attribute of the theme's header appearance that no header uses.
    var aspect: HeaderEdit
    var coverage: HeaderCoverage

    func message(_ finding: Finding) -> String {
        tr(
            "%1$s has no effect on this screen: %2$s", "sectionHeader.\(aspect.name)",
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
            advice: Advice(
                tr(
                    "Remove the value from the theme, or remove the headers’ own values from the screen"
                )),
            cause: value, change: .remove(value))
    }
}

extension HeaderEdit {
    /// The name of the attribute in the theme: `margins.top`.
    fileprivate var name: String { keys.first?.joined(separator: ".") ?? "" }
}
