// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Documents
import LayoutEngine
import Previewing
import Syntax
import Words

/// `unlabelled`: an image is all that its row shows, and nothing says what it means.
struct UnlabelledRule: AuditRule {
    static let id = "unlabelled"
    static let text = RuleText(
        title: tr("Image without a label"),
        severity: tr("Violation"),
        reason: tr(
            """
            VoiceOver cannot say what an image means without a text for it (WCAG 2.2, 1.1.1)
            """),
        computation: tr(
            """
            A row has an image without an accessibility label, and all its texts are empty. Next \
            to a text, an image needs none
            """),
        remedy: tr("Add an accessibility label to the image"))

    func message(_ finding: Finding) -> String {
        tr("%1$s shows an image without a text or a label, so VoiceOver is silent", finding.name)
    }

    static func check(_ context: CheckContext, _ log: inout CheckLog) {
        let screen = context.preview.screen
        for (section, content) in screen.sections.enumerated() {
            for (number, row) in content.rows.enumerated() {
                guard let image = row.image else { continue }
                log.looked(at: 1)
                let words = row.texts.map { row[$0] } + [image.accessibilityLabel]
                if words.allSatisfy({ ($0 ?? "").allSatisfy(\.isWhitespace) }) {
                    log.found(
                        Self(), .violation,
                        in: .item(ItemID(.row, section: section, row: number)))
                }
            }
        }
    }

    func remedy(for observation: Observation, _ context: CheckContext) -> Remedy {
        let image = observation.item.map {
            FileValue(.screen, $0.path + [.key("image")])
        }
        return Remedy(advice: Advice(tr("Add an accessibility label to the image")), cause: image)
    }
}
