// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Documents
import LayoutEngine
import Words

/// `header-conflict`: a section has a title for the default header, and a custom header that hides
/// it.
struct HeaderConflictRule: AuditRule {
    static let id = "header-conflict"
    static let text = RuleText(
        title: tr("Section has a title and a header"),
        severity: tr("Violation"),
        reason: tr(
            "UIKit shows only the custom header (viewForHeaderInSection), and never the title"),
        computation: tr("A section has both \"title\" and \"header\""),
        remedy: tr("Remove the title or the header"))

    var title: String

    func message(_ finding: Finding) -> String {
        tr(
            """
            %1$s hides the section title “%2$s”, because UIKit shows only the custom header
            """, finding.name, title)
    }

    static func check(_ context: CheckContext, _ log: inout CheckLog) {
        for (number, section) in context.preview.screen.sections.enumerated() {
            guard section.header != nil || section.title != nil else { continue }
            log.looked(at: 1)
            if section.header != nil, let title = section.title {
                log.found(
                    Self(title: title), .violation,
                    in: .item(ItemID(.sectionHeader, section: number)))
            }
        }
    }

    func remedy(for observation: Observation, _ context: CheckContext) -> Remedy {
        let title = observation.item.map { FileValue(.screen, $0.sectionPath, "title") }
        return Remedy(
            advice: Advice(tr("Remove the title or the custom header")), cause: title,
            change: title.map(Change.remove))
    }
}
