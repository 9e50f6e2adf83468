// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import LayoutEngine

/// `text-clipped`: an item's fixed height cuts into its text, or the side of the screen does.
struct TextClippedRule: MeasuredRule {
    static let id = "text-clipped"
    static let text = RuleText(
        title: "Text is clipped",
        severity: "Violation",
        reason: "Letters are cut off, and nobody can read them (WCAG 2.2, 1.4.4)",
        computation:
            "The text of an item of fixed height is taller than the item, or a line of it ends "
            + "outside the screen. Needed: the item's height with its margins; given: its height",
        remedy: "Make the height automatic, or limit the text's size so that it fits")
    static let scope = CheckScope.layout

    var needed: Double
    var given: Double
    var edge: Edge

    /// Whose edge cuts a text.
    enum Edge: Hashable {
        /// That of an item of fixed height.
        case height
        /// That of the screen.
        case side
    }

    func message(_ finding: Finding) -> String {
        switch edge {
        case .height:
            "\(finding.name), clipped from \(finding.start): needs \(needed.plain) pt, has "
                + given.plain
        case .side:
            "\(finding.name), clipped from \(finding.start) by the side of the screen: a line is "
                + "\(needed.plain) pt wide, \(given.plain) show"
        }
    }

    static func check(_ context: CheckContext, _ log: inout CheckLog) {
        log.looked(at: context.index.textItemCount)
        for issue in context.issues {
            let item = Element.item(context.id(issue.item))
            switch issue.kind {
            case .height(let needed, let given, isClipped: true):
                log.found(
                    Self(needed: needed, given: given, edge: .height), .violation, in: item)
            case .overflow(let text, let needed, let given):
                log.found(
                    Self(needed: needed, given: given, edge: .side), .violation, in: item,
                    part: text)
            default: break
            }
        }
    }

    func remedy(for observation: Observation, _ context: CheckContext) -> Remedy {
        switch edge {
        case .height: context.heightRemedy(for: observation)
        case .side: context.widthRemedy(for: observation)
        }
    }
}
