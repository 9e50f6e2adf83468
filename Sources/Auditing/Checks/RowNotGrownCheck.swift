// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

/// `row-not-grown`: an item of fixed height needs more, and no text is lost yet.
enum RowNotGrownCheck: RuleCheck {
    static let rule = Rule.rowNotGrown
    static let scope = CheckScope.layout

    static func check(_ context: CheckContext, _ log: inout CheckLog) {
        log.looked(at: context.index.textItemCount)
        for issue in context.issues {
            guard case .height(let needed, let given, isClipped: false) = issue.kind
            else { continue }
            log.found(
                .rowNotGrown(needed: needed, given: given), .warning,
                in: .item(context.id(issue.item)))
        }
    }

    static func remedy(for observation: Observation, _ context: CheckContext) -> Remedy {
        context.heightRemedy(for: observation)
    }
}
