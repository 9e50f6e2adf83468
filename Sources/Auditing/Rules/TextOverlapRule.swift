// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import LayoutEngine
import Words

/// `text-overlap`: a text runs into another text, an image or an accessory of its row.
struct TextOverlapRule: MeasuredRule {
    static let id = "text-overlap"
    static let text = RuleText(
        title: tr("Text overlaps"),
        severity: tr("Violation"),
        reason: tr("Two things in one place can both not be read"),
        computation: tr(
            """
            A line, from ascent to descent, shares more than a pixel with the image, the accessory \
            or another text of its row. Needed: the line's width; given: what of it is free
            """),
        remedy: tr("Leave the label the margins of the cell, or wider ones"))
    static let scope = CheckScope.layout

    var obstacle: LayoutIssue.Obstacle
    var needed: Double
    var given: Double

    func message(_ finding: Finding) -> String {
        switch obstacle {
        case .text:
            tr(
                """
                %1$s, overlapping from %2$s: a line is %3$s pt wide, %4$s are free before another \
                text
                """, finding.name, finding.start, needed.plain, given.plain)
        case .image:
            tr(
                """
                %1$s, overlapping from %2$s: a line is %3$s pt wide, %4$s are free before the \
                image
                """, finding.name, finding.start, needed.plain, given.plain)
        case .accessory:
            tr(
                """
                %1$s, overlapping from %2$s: a line is %3$s pt wide, %4$s are free before the \
                accessory
                """, finding.name, finding.start, needed.plain, given.plain)
        }
    }

    static func check(_ context: CheckContext, _ log: inout CheckLog) {
        log.looked(at: context.index.textItemCount)
        for issue in context.issues {
            guard case .collision(let text, let obstacle, let needed, let given) = issue.kind
            else { continue }
            log.found(
                Self(obstacle: obstacle, needed: needed, given: given), .violation,
                in: .item(context.id(issue.item)), part: text)
        }
    }

    func remedy(for observation: Observation, _ context: CheckContext) -> Remedy {
        context.widthRemedy(for: observation)
    }
}
