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
            VoiceOver cannot describe an image that has neither a text nor a label (WCAG \
            2.2, 1.1.1)
            """),
        computation: tr(
            """
            A row has an image without an accessibility label, and all texts of the row are \
            empty. Or a row has a slider without a title, or an item of a bar has an image without \
            a title. An image next to a text needs no label
            """),
        remedy: tr("Add an accessibility label to the image or the row"))

    func message(_ finding: Finding) -> String {
        tr(
            """
            %1$s shows an image or a slider without a text or a label, so VoiceOver cannot \
            describe it
            """, finding.name)
    }

    static func check(_ context: CheckContext, _ log: inout CheckLog) {
        let screen = context.preview.screen
        checkBars(of: screen, &log)
        for (section, content) in screen.sections.enumerated() {
            for (number, row) in content.rows.enumerated() {
                guard !row.images.isEmpty || row.showsControlAlone || row.hasBars else { continue }
                log.looked(at: 1)
                // The title of such a control is only spoken.
                let words =
                    row.texts.map { row[$0] } + row.images.map(\.image.accessibilityLabel) + [
                        row.accessibilityLabel, row.showsControlAlone ? row.title : nil,
                    ]
                if words.allSatisfy({ ($0 ?? "").allSatisfy(\.isWhitespace) }) {
                    log.found(
                        Self(), .violation,
                        in: .item(ItemID(.row, section: section, row: number)))
                }
            }
        }
    }

    private static func checkBars(of screen: Screen, _ log: inout CheckLog) {
        for element in screen.bars.elements {
            guard let item = screen.bars.item(element), let image = item.image else { continue }
            log.looked(at: 1)
            let words = [item.title, item.accessibilityLabel, image.accessibilityLabel]
            if words.allSatisfy({ ($0 ?? "").allSatisfy(\.isWhitespace) }) {
                log.found(Self(), .violation, in: .bar(element))
            }
        }
    }

    func remedy(for observation: Observation, _ context: CheckContext) -> Remedy {
        let image =
            observation.item.map { item in
                let row = context.preview.screen.row(item)
                guard let image = row?.images.first else {
                    return FileValue(.screen, item.path, "kind")
                }
                return FileValue(.screen, item.path + image.path, "image")
            }
            ?? context.barCause(of: observation)
        return Remedy(
            advice: Advice(tr("Add an accessibility label to the image or the row")), cause: image)
    }
}

extension Row {
    /// Whether all of the row is a control without a text.
    fileprivate var showsControlAlone: Bool { kind.speaksTitle && segments.isEmpty }
}
