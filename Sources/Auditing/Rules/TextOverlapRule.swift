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
        reason: tr("Overlapping text cannot be read"),
        computation: tr(
            """
            A line, from ascent to descent, shares more than a pixel with the image, the \
            accessory, or another text of its row. Needed: the width of the line. Given: the width \
            that is free
            """),
        remedy: tr("Give the label the margins of the cell, or wider ones"))
    static let scope = CheckScope.layout

    var obstacle: LayoutIssue.Obstacle
    var needed: Double
    var given: Double

    func message(_ finding: Finding) -> String {
        switch obstacle {
        case .text:
            tr(
                """
                %1$s has overlapping texts from %2$s: a line is %3$s pt wide, %4$s pt are free
                """, finding.name, finding.start, needed.shown, given.shown)
        case .image:
            tr(
                """
                %1$s has text over its image from %2$s: a line is %3$s pt wide, %4$s pt are free
                """, finding.name, finding.start, needed.shown, given.shown)
        case .accessory:
            tr(
                """
                %1$s has text over its accessory from %2$s: a line is %3$s pt wide, %4$s pt are free
                """, finding.name, finding.start, needed.shown, given.shown)
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
