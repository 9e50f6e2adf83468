// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Words

/// `row-not-grown`: an item needs more than its fixed height, but no text is lost yet.
struct RowNotGrownRule: MeasuredRule {
    static let id = "row-not-grown"
    static let text = RuleText(
        title: tr("Row or header does not grow"),
        severity: tr("Warning"),
        reason: tr(
            "As the text size increases, the text first fills the margins and is then clipped"),
        computation: tr(
            """
            An element of fixed height is not tall enough for its text and margins, but no text \
            is lost yet. Needed: the automatic height. Given: the fixed height
            """),
        remedy: tr("Make the height automatic"))
    static let scope = CheckScope.layout

    var needed: Double
    var given: Double

    func message(_ finding: Finding) -> String {
        tr(
            """
            %1$s is not tall enough at %2$s and larger sizes: its text and margins need %3$s pt, \
            but the element is only %4$s pt tall
            """, finding.name,
            finding.start, needed.shown, given.shown)
    }

    static func check(_ context: CheckContext, _ log: inout CheckLog) {
        log.looked(at: context.index.textItemCount)
        for issue in context.issues {
            guard case .height(let needed, let given, isClipped: false) = issue.kind
            else { continue }
            log.found(
                Self(needed: needed, given: given), .warning,
                in: .item(context.id(issue.item)))
        }
    }

    func remedy(for observation: Observation, _ context: CheckContext) -> Remedy {
        context.heightRemedy(for: observation)
    }
}
