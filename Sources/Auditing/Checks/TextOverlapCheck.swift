// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import LayoutEngine

/// `text-overlap`: a text runs into another text, an image or an accessory of its row.
enum TextOverlapCheck: RuleCheck {
    static let rule = Rule.textOverlap
    static let scope = CheckScope.layout

    static func check(_ context: CheckContext, _ log: inout CheckLog) {
        log.looked(at: context.index.textItemCount)
        for issue in context.issues {
            guard case .collision(let text, let obstacle, let needed, let given) = issue.kind
            else { continue }
            log.found(
                .textOverlap(Defect.Obstacle(obstacle), needed: needed, given: given), .violation,
                in: .item(context.id(issue.item)), part: text)
        }
    }

    static func remedy(for observation: Observation, _ context: CheckContext) -> Remedy {
        context.widthRemedy(for: observation)
    }
}

extension Defect.Obstacle {
    fileprivate init(_ obstacle: LayoutIssue.Obstacle) {
        switch obstacle {
        case .text: self = .text
        case .image: self = .image
        case .accessory: self = .accessory
        }
    }
}
