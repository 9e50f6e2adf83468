// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Words

/// `long-line`: a line has more characters than the eye can follow.
struct LongLineRule: AuditRule {
    static let id = "long-line"
    static let text = RuleText(
        title: tr("Line is too long"),
        severity: tr("Warning"),
        reason: tr(
            """
            From the end of a long line, it is hard to find the beginning of the next line. \
            Lines of 45 to 75 characters are easy to read, and WCAG 2.2, 1.4.8 allows up to 80 \
            characters
            """),
        computation: tr(
            "A line of text has more than 70 characters, not counting a space at its end"),
        remedy: tr("Limit the text to a readable width"))
    static let scope = CheckScope.layout

    var characterCount: Int

    var figures: (needed: Double, given: Double)? {
        (Double(Self.limit), Double(characterCount))
    }

    func message(_ finding: Finding) -> String {
        tr(
            """
            %1$s has lines that are too long to read at %2$s: they have up to %3$s characters, \
            but should have at most %4$s
            """,
            finding.name, finding.start, "\(characterCount)", "\(Self.limit)")
    }

    /// The maximum number of characters in a line. Sources: Apple, Human Interface Guidelines,
    /// Layout, "readable width"; Robert Bringhurst, The Elements of Typographic Style, 2.1.2,
    /// recommends 45 to 75; WCAG 2.2, 1.4.8, at most 80.
    static let limit = 70

    /// The minimum width in points of tables that are likely to have long lines. Half an iPad is
    /// wider.
    private static let widthOfTablets = 500.0

    static func check(_ context: CheckContext, _ log: inout CheckLog) {
        if context.preview.layout.width < widthOfTablets {
            log.couldNotCheck(.noTablet)
        } else {
            log.looked(at: context.index.textItemCount)
        }
        for issue in context.issues {
            guard case .longLine(let text, let count) = issue.kind else { continue }
            log.found(
                Self(characterCount: count), .warning,
                in: .item(context.id(issue.item)), part: text)
        }
    }

    func remedy(for observation: Observation, _ context: CheckContext) -> Remedy {
        Remedy(
            advice: Advice(
                tr("Use wider side margins to limit the text to a readable width")),
            cause: context.textCause(of: observation))
    }
}
