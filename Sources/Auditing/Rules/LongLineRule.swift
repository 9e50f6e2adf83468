// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Words

/// `long-line`: a line of more characters than the eye follows.
struct LongLineRule: AuditRule {
    static let id = "long-line"
    static let text = RuleText(
        title: tr("Line is too long"),
        severity: tr("Warning"),
        reason: tr(
            """
            Users lose track of the next line. 45 to 75 characters read well, and WCAG 2.2, \
            1.4.8 allows 80
            """),
        computation: tr(
            "A line has more than 70 characters, not counting a space at its end"),
        remedy: tr("Keep the text to a readable width"))
    static let scope = CheckScope.layout

    var characterCount: Int

    var figures: (needed: Double, given: Double)? {
        (Double(Self.limit), Double(characterCount))
    }

    func message(_ finding: Finding) -> String {
        tr(
            "%1$s has lines too long to read from %2$s: up to %3$s characters, %4$s read well",
            finding.name, finding.start, "\(characterCount)", "\(Self.limit)")
    }

    /// Characters of a line. Source: Apple, Human Interface Guidelines, Layout, "readable width";
    /// Robert Bringhurst, The Elements of Typographic Style, 2.1.2, has 45 to 75; WCAG 2.2, 1.4.8,
    /// at most 80.
    static let limit = 70

    /// The least width in points of a table in which lines of texts are likely to be long: that of half an iPad
    /// is more.
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
                tr("Keep the text to a readable width, with wider margins at the sides")),
            cause: context.textCause(of: observation))
    }
}
