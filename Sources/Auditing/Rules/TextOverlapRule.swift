// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Documents
import LayoutEngine
import Words

/// `text-overlap`: a text overlaps another text, an image, or an accessory of its row, or the section
/// index; or a control overlaps an accessory.
struct TextOverlapRule: MeasuredRule {
    static let id = "text-overlap"
    static let text = RuleText(
        title: tr("Text or control overlaps"),
        severity: tr("Violation"),
        reason: tr(
            "Overlapping text cannot be read, and overlapping controls cannot be told apart"),
        computation: tr(
            """
            A line of text overlaps the image, the accessory, or another text of its row by more \
            than a pixel. Or it overlaps the section index beside the rows. A line is as tall as \
            the ascent plus the descent of its font. Or a text field, a slider, or a progress \
            bar has less than its least width between the accessories of its row. Needed: the \
            width of the line or of the control. Given: the available width
            """),
        remedy: tr(
            """
            Let the label follow the margins of its cell, set wider margins, or use fewer \
            accessories
            """))
    static let scope = CheckScope.layout

    /// What a text overlaps; nil for a control that overlaps an accessory.
    var obstacle: LayoutIssue.Obstacle?
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
        case nil:
            tr(
                """
                %1$s has too little room for its control at %2$s and larger sizes: it needs %3$s \
                pt beside the accessories, but only %4$s pt are available
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
            let item = Element.item(context.id(issue.item))
            switch issue.kind {
            case .collision(let text, let obstacle, let needed, let given):
                log.found(
                    Self(obstacle: obstacle, needed: needed, given: given), .violation, in: item,
                    part: text)
            case .crowding(let needed, let given):
                log.found(Self(needed: needed, given: given), .violation, in: item)
            default: break
            }
        }
    }

    func remedy(for observation: Observation, _ context: CheckContext) -> Remedy {
        guard obstacle == nil, let id = observation.item else {
            return context.widthRemedy(for: observation)
        }
        return Remedy(
            advice: Advice(tr("Use fewer or shorter accessories")),
            cause: FileValue(.screen, id.path, "accessory", "badge", "leadingAccessory"))
    }
}
