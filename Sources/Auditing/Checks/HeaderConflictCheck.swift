// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import LayoutEngine

/// `header-conflict`: a section has a title for the default header and a header of the app's own, which
/// hides it.
enum HeaderConflictCheck: RuleCheck {
    static let rule = Rule.headerConflict
    static let scope = CheckScope.files

    static func check(_ context: CheckContext, _ log: inout CheckLog) {
        for (number, section) in context.preview.screen.sections.enumerated() {
            guard section.header != nil || section.title != nil else { continue }
            log.looked(at: 1)
            if section.header != nil, let title = section.title {
                log.found(
                    .headerConflict(title: title), .violation,
                    in: .item(ItemID(.sectionHeader, section: number)))
            }
        }
    }

    static func remedy(for observation: Observation, _ context: CheckContext) -> Remedy {
        guard case .item(let id) = observation.element else { return Remedy(advice: .removeTitle) }
        let title = FileValue(.screen, id.sectionPath, "title")
        return Remedy(advice: .removeTitle, cause: title, change: .remove(title))
    }
}
