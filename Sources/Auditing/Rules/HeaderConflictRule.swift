// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Documents
import LayoutEngine

/// `header-conflict`: a section has a title for the default header and a header of the app's own,
/// which hides it.
struct HeaderConflictRule: AuditRule {
    static let id = "header-conflict"
    static let text = RuleText(
        title: "Section has a title and a header",
        severity: "Violation",
        reason: "UIKit asks viewForHeaderInSection first and never shows the title",
        computation: "A section has both \"title\" and \"header\"",
        remedy: "Remove one of the two")

    var title: String

    func message(_ finding: Finding) -> String {
        "\(finding.name) hides the default title “\(title)” of its section: UIKit asks for the header's "
            + "view first"
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
            advice: "remove the title, or the header of the app's own", cause: title,
            change: title.map(Change.remove))
    }
}
