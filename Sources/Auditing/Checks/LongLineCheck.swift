// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

/// `long-line`: a line of more characters than the eye follows.
enum LongLineCheck: RuleCheck {
    static let rule = Rule.longLine
    static let scope = CheckScope.layout

    /// Characters of a line. Source: Apple, Human Interface Guidelines, Layout, "readable width"; Robert
    /// Bringhurst, The Elements of Typographic Style, 2.1.2, has 45 to 75; WCAG 2.2, 1.4.8, at most 80.
    static let limit = 70

    static func check(_ context: CheckContext, _ log: inout CheckLog) {
        log.looked(at: context.index.textItemCount)
        for issue in context.issues {
            guard case .longLine(let text, let count) = issue.kind else { continue }
            log.found(
                .longLine(limit: limit, characterCount: count), .warning,
                in: .item(context.id(issue.item)), part: text)
        }
    }

    static func remedy(for observation: Observation, _ context: CheckContext) -> Remedy {
        Remedy(advice: .readableWidth, cause: context.textCause(of: observation))
    }
}
