// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import LayoutEngine

/// `text-clipped`: an item's fixed height cuts into its text.
enum TextClippedCheck: RuleCheck {
    static let rule = Rule.textClipped
    static let scope = CheckScope.layout

    static func check(_ context: CheckContext, _ log: inout CheckLog) {
        log.looked(at: context.index.textItemCount)
        for issue in context.issues {
            guard case .height(let needed, let given, isClipped: true) = issue.kind else {
                continue
            }
            log.found(
                .textClipped(needed: needed, given: given, by: .height), .violation,
                in: .item(context.id(issue.item)))
        }
    }

    static func remedy(for observation: Observation, _ context: CheckContext) -> Remedy {
        context.heightRemedy(for: observation)
    }
}
