// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Words

/// `field-scrolls`: a value or a placeholder is wider than its text field.
struct FieldScrollsRule: MeasuredRule {
    static let id = "field-scrolls"
    static let text = RuleText(
        title: tr("Text is larger than its field"),
        severity: tr("Information"),
        reason: tr("A field scrolls, so only a part of its text is visible at once"),
        computation: tr(
            """
            The value or the placeholder of a text field is wider than the field. Needed: the width \
            of the text. Given: the width of the field. Or that of a text view is taller than its \
            fixed height. Needed and given: these heights
            """),
        remedy: tr("Use a shorter placeholder or title, or make the height automatic"))
    static let scope = CheckScope.layout

    var needed: Double
    var given: Double
    /// Whether the field has several lines and a fixed height.
    var isTextView: Bool

    func message(_ finding: Finding) -> String {
        isTextView
            ? tr(
                """
                %1$s: the text is taller than its field at %2$s and larger sizes. With its margins, \
                it needs %3$s pt, but the field is only %4$s pt tall
                """, finding.name, finding.start, needed.shown, given.shown)
            : tr(
                """
                %1$s: the text is wider than its field at %2$s and larger sizes. The text needs %3$s \
                pt, but only %4$s pt are visible
                """, finding.name, finding.start, needed.shown, given.shown)
    }

    static func check(_ context: CheckContext, _ log: inout CheckLog) {
        for issue in context.issues {
            guard case .scroll(let text, let needed, let given) = issue.kind else { continue }
            let row = context.preview.screen.row(context.id(issue.item))
            // Dots hide the text anyway.
            if row?.isSecure == true, row?.value?.isEmpty == false { continue }
            log.found(
                Self(needed: needed, given: given, isTextView: row?.kind == .textView),
                .information,
                in: .item(context.id(issue.item)), part: text)
        }
        log.looked(at: context.index.fieldCount)
    }

    func remedy(for observation: Observation, _ context: CheckContext) -> Remedy {
        isTextView
            ? context.heightRemedy(for: observation)
            : Remedy(
                advice: Advice(tr("Use a shorter placeholder or title")),
                cause: context.textCause(of: observation))
    }
}
