// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import LayoutEngine

/// `text-overlap`: a text runs into another text, an image or an accessory of its row.
struct TextOverlapRule: MeasuredRule {
    static let id = "text-overlap"
    static let text = RuleText(
        title: "Text overlaps",
        severity: "Violation",
        reason: "Two things in one place can both not be read",
        computation:
            "A line, from ascent to descent, shares more than a pixel with the image, the "
            + "accessory or another text of its row. Needed: the line's width; given: what of it "
            + "is free",
        remedy: "Leave the label the margins of the cell, or wider ones")
    static let scope = CheckScope.layout

    var obstacle: LayoutIssue.Obstacle
    var needed: Double
    var given: Double

    func message(_ finding: Finding) -> String {
        switch obstacle {
        case .text:
            "\(finding.name), overlapping from \(finding.start): a line is \(needed.plain) pt wide, "
                + "\(given.plain) are free before another text"
        case .image:
            "\(finding.name), overlapping from \(finding.start): a line is \(needed.plain) pt wide, "
                + "\(given.plain) are free before the image"
        case .accessory:
            "\(finding.name), overlapping from \(finding.start): a line is \(needed.plain) pt wide, "
                + "\(given.plain) are free before the accessory"
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
