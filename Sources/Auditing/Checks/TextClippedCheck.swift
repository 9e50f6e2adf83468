// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import LayoutEngine

/// `text-clipped`: an item's fixed height cuts into its text, or the side of the screen does.
enum TextClippedCheck: RuleCheck {
    static let rule = Rule.textClipped
    static let scope = CheckScope.layout

    static func check(_ context: CheckContext, _ log: inout CheckLog) {
        log.looked(at: context.index.textItemCount)
        for issue in context.issues {
            let item = Element.item(context.id(issue.item))
            switch issue.kind {
            case .height(let needed, let given, isClipped: true):
                log.found(
                    .textClipped(needed: needed, given: given, by: .height), .violation, in: item)
            case .overflow(let text, let needed, let given):
                log.found(
                    .textClipped(needed: needed, given: given, by: .side), .violation, in: item,
                    part: text)
            default: break
            }
        }
    }

    static func remedy(for observation: Observation, _ context: CheckContext) -> Remedy {
        if case .textClipped(_, _, by: .side) = observation.defect {
            return context.widthRemedy(for: observation)
        }
        return context.heightRemedy(for: observation)
    }
}
