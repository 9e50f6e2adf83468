// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import LayoutEngine
import Words

/// `text-overlap`: a text overlaps another text, an image, or an accessory of its row, or the section
/// index.
struct TextOverlapRule: MeasuredRule {
    static let id = "text-overlap"
    static let text = RuleText(
        title: tr("Text overlaps"),
        severity: tr("Violation"),
        reason: tr("Overlapping text cannot be read"),
        computation: tr(
            """
            A line of text overlaps the image, the accessory, or another text of its row by more \
            than a pixel. Or it overlaps the section index beside the rows. A line is as tall as \
            the ascent plus the descent of its font. Needed: the width of the line. Given: the \
            available width
            """),
        remedy: tr("Let the label follow the margins of its cell, or set wider margins"))
    static let scope = CheckScope.layout

    var obstacle: LayoutIssue.Obstacle
    var needed: Double
    var given: Double

    func message(_ finding: Finding) -> String {
        switch obstacle {
        case .text:
            tr(
                """
                %1$s has overlapping text at %2$s and larger sizes: a line of text is %3$s pt \
                wide, but only %4$s pt are available
                """, finding.name, finding.start, needed.shown, given.shown)
        case .image:
            tr(
                """
                %1$s has text over its image at %2$s and larger sizes: a line of text is %3$s pt \
                wide, but only %4$s pt are available
                """, finding.name, finding.start, needed.shown, given.shown)
        case .sectionIndex:
            tr(
                """
                %1$s has text under the section index at %2$s and larger sizes: a line of text \
                is %3$s pt wide, but only %4$s pt are available
                """, finding.name, finding.start, needed.shown, given.shown)
        case .accessory:
            tr(
                """
                %1$s has text over its accessory at %2$s and larger sizes: a line of text is \
                %3$s pt wide, but only %4$s pt are available
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
