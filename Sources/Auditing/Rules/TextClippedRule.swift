// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import LayoutEngine
import Words

/// `text-clipped`: a text is clipped by the fixed height of its item, or by the side of the screen.
struct TextClippedRule: MeasuredRule {
    static let id = "text-clipped"
    static let text = RuleText(
        title: tr("Text is clipped"),
        severity: tr("Violation"),
        reason: tr("Part of the text is invisible, so users cannot read it (WCAG 2.2, 1.4.4)"),
        computation: tr(
            """
            There are two cases. In the first, an element of fixed height is not tall enough for \
            its text or its control. Needed: the height of the content with its margins. Given: \
            the height of the element. In the second, a line of text ends outside the screen. Needed: the width of \
            the line. Given: the visible width of the line
            """),
        remedy: tr("Make the height automatic, or limit the font size so that the text fits"))
    static let scope = CheckScope.layout

    var needed: Double
    var given: Double
    var edge: Edge

    /// The edge that clips a text.
    enum Edge: Hashable {
        /// The edge of an item with a fixed height.
        case height
        /// The same, of an item that has a control and no text.
        case heightOfControl
        /// The side of the screen.
        case side
    }

    func message(_ finding: Finding) -> String {
        switch edge {
        case .height:
            tr(
                """
                %1$s is clipped at %2$s and larger sizes: its text and margins need %3$s pt, but \
                the element is only %4$s pt tall
                """,
                finding.name, finding.start, needed.shown, given.shown)
        case .heightOfControl:
            tr(
                """
                %1$s is clipped at %2$s and larger sizes: its control and margins need %3$s pt, \
                but the element is only %4$s pt tall
                """,
                finding.name, finding.start, needed.shown, given.shown)
        case .side:
            tr(
                """
                %1$s is clipped by the side of the screen at %2$s and larger sizes: a line of \
                text is %3$s pt wide, but only %4$s pt are visible
                """, finding.name, finding.start, needed.shown, given.shown)
        }
    }

    static func check(_ context: CheckContext, _ log: inout CheckLog) {
        log.looked(at: context.index.textItemCount)
        for issue in context.issues {
            let item = Element.item(context.id(issue.item))
            switch issue.kind {
            case .height(let needed, let given, isClipped: true):
                let hasText = !context.preview.layout.content.texts(of: context.id(issue.item))
                    .isEmpty
                log.found(
                    Self(
                        needed: needed, given: given, edge: hasText ? .height : .heightOfControl),
                    .violation, in: item)
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
        case .height, .heightOfControl: context.heightRemedy(for: observation)
        case .side: context.widthRemedy(for: observation)
        }
    }
}
