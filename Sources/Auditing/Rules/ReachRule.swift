// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Documents
import DynamicType
import LayoutEngine
import Previewing
import Syntax
import Words

/// `reach`: a style, a text, or the screen limits the growth of text, so it is smaller than iOS
/// allows and than twice its size at `large`.
struct ReachRule: MeasuredRule {
    static let id = "reach"
    static let text = RuleText(
        title: tr("Text does not reach 200%"),
        severity: tr("Warning"),
        reason: tr(
            """
            WCAG 2.2, 1.4.4 and Apple’s Larger Text label require text to grow to twice its size
            """),
        computation: tr(
            """
            The check measures the growth from L to AX5, before sizes are rounded. It covers the \
            styles that the theme has or the screen uses, texts with their own maximum, and a \
            limit that the screen sets on the text size. Needed: twice the size at L or the \
            largest size that iOS itself gives the style, whichever is smaller. Given: the size \
            at AX5
            """),
        remedy: tr("Raise the maximum, or use a style that grows more"))

    /// The sufficient size.
    var needed: Double
    /// The largest size.
    var given: Double
    /// The growth before rounding: 2 for 200%.
    var growth: Double

    func message(_ finding: Finding) -> String {
        tr(
            "%1$s: text grows only to %2$s, which is %3$s pt instead of %4$s pt", finding.name,
            growth.percent, given.shown, needed.shown)
    }

    static func check(_ context: CheckContext, _ log: inout CheckLog) {
        let preview = context.preview
        for report in StyleOrder(preview).styles {
            check(Growth(report.sizing), .style(report.style), part: nil, &log)
        }
        // Texts with a maximum of their own.
        for (font, drawn) in preview.drawnFonts.enumerated()
        where preview.fontRequests[font].maximumPointSize != nil && drawn.request.scales {
            let growth = Growth(drawn.sizing)
            for place in context.index.places(inFont: font) {
                check(growth, context.element(place), part: place.text, &log)
            }
        }
        // The screen, if it limits its texts itself. The text with the least growth counts.
        let growths = preview.drawnFonts.map { Growth($0.sizing, preview.screen.limited) }
        let limited = growths.filter {
            if case .categoryLimit = $0.verdict { true } else { false }
        }
        if let least = limited.min(by: { $0.maximum < $1.maximum }) {
            check(least, .screen, part: nil, &log)
        } else if !growths.isEmpty {
            log.looked(at: 1)
        }
    }

    private static func check(
        _ growth: Growth, _ element: Element, part: Int?, _ log: inout CheckLog
    ) {
        log.looked(at: 1)
        guard !growth.verdict.isSufficient else { return }
        log.found(
            Self(needed: growth.goalSize, given: growth.maximumSize, growth: growth.maximum),
            .warning, in: element, part: part,
            // This category decides, even if others are audited.
            at: CategorySet(.accessibilityExtraExtraExtraLarge))
    }
}

// MARK: - The remedy

extension ReachRule {
    func remedy(for observation: Observation, _ context: CheckContext) -> Remedy {
        let advice = Advice(
            tr("Let the text grow to %1$s pt: raise \"maximumPointSize\""), .number(needed))
        switch observation.element {
        case .style(let style):
            return Remedy(
                advice: advice,
                cause: FileValue(style, "maximumPointSize", in: context.preview.theme))
        case .item(let id):
            guard let text = observation.part else { return Remedy(advice: advice) }
            let value = TextSource(id, text: text, context)
                .value(\.maximumPointSize, "maximumPointSize")
            return Remedy(
                advice: advice, cause: value,
                change: context.hasRoomToGrow(id, text: text) ? .set(value, .number(needed)) : nil)
        case .screen, .theme, .bar:
            return Remedy(
                advice: Advice(tr("Remove \"maximumContentSizeCategory\"")),
                cause: FileValue(.screen, [], "maximumContentSizeCategory"))
        }
    }
}
