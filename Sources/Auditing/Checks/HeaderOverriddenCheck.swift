// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Documents
import Previewing
import Syntax

/// `header-overridden`: the theme says how section headers look, and no header of the screen takes
/// it.
enum HeaderOverriddenCheck: RuleCheck {
    static let rule = Rule.headerOverridden
    static let scope = CheckScope.files

    static func check(_ context: CheckContext, _ log: inout CheckLog) {
        for (number, aspect) in context.preview.theme.sectionHeader.aspects.enumerated() {
            let coverage = HeaderCoverage(on: context.preview.screen) { $0.leavesOpen(aspect) }
            guard coverage.total > 0 else { continue }
            log.looked(at: 1)
            if coverage.covered == 0 {
                log.found(.headerOverridden(aspect, coverage), .warning, in: .theme, part: number)
            }
        }
    }

    static func remedy(for observation: Observation, _ context: CheckContext) -> Remedy {
        guard case .headerOverridden(let aspect, _) = observation.defect,
            let steps = aspect.keys.first?.dropLast()
        else { return Remedy(advice: .openHeaders) }
        var value = FileValue(.theme, [.key("sectionHeader")] + steps.map(SyntaxEdit.Step.key))
        value.keys = aspect.keys.compactMap(\.last)
        return Remedy(advice: .openHeaders, cause: value, change: .remove(value))
    }
}
