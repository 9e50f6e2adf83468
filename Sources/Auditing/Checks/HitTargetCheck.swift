// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import LayoutEngine

/// `hit-target`: a row that acts when touched is smaller than a finger.
enum HitTargetCheck: RuleCheck {
    static let rule = Rule.hitTarget
    static let scope = CheckScope.layout

    /// The least width and height of a control, in points. Source: Apple, Human Interface Guidelines,
    /// Accessibility, "Mobility".
    private static let least = 44.0

    static func check(_ context: CheckContext, _ log: inout CheckLog) {
        let layout = context.preview.layout
        log.looked(at: context.index.targets.count)
        let width = layout.width - 2 * context.preview.metrics.cardInset
        for item in context.index.targets {
            let given = min(layout.frame(at: item).height, width)
            guard given < least - layout.grid.pixel / 2 else { continue }
            log.found(
                .hitTarget(needed: least, given: given), .warning, in: .item(context.id(item)))
        }
    }

    static func remedy(for observation: Observation, _ context: CheckContext) -> Remedy {
        guard case .item(let id) = observation.element, context.preview.layout.hasFixedHeight(id)
        else { return Remedy(advice: .largerTarget) }
        return Remedy(
            advice: .largerTarget, cause: context.heightCause(of: id),
            change: context.automaticHeight(of: id))
    }
}
