// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Documents
import DynamicType
import LayoutEngine
import Previewing
import Syntax

/// `reach`: a style, a text or the screen does not get twice as large as it is at `large`.
enum ReachCheck: RuleCheck {
    static let rule = Rule.reach
    static let scope = CheckScope.files

    /// The growth that is asked for. Source: WCAG 2.2, success criterion 1.4.4; Apple's Larger
    /// Text accessibility label.
    private static let goal = 2.0
    /// The category that decides, whichever are audited.
    private static let largest = ContentSizeCategory.accessibilityExtraExtraExtraLarge

    static func check(_ context: CheckContext, _ log: inout CheckLog) {
        let preview = context.preview
        for report in StyleOrder(preview).styles {
            check(report.sizing, at: largest, .style(report.style), part: nil, &log)
        }
        // Texts that a maximum of their own holds back.
        for (font, drawn) in preview.drawnFonts.enumerated()
        where preview.fontRequests[font].maximumPointSize != nil && drawn.request.scales {
            for place in context.index.places(inFont: font) {
                check(
                    drawn.sizing, at: largest, context.element(place), part: place.text, &log)
            }
        }
        // The screen reaches what the text of it does that grows least. Texts of a fixed size are a
        // matter of another rule.
        let reached = preview.screen.limited(largest)
        let least = preview.drawnFonts.filter(\.request.scales).map(\.sizing).min {
            $0.growth(at: reached) < $1.growth(at: reached)
        }
        if let least { check(least, at: reached, .screen, part: nil, &log) }
    }

    private static func check(
        _ sizing: FontSizing, at category: ContentSizeCategory, _ element: Element, part: Int?,
        _ log: inout CheckLog
    ) {
        log.looked(at: 1)
        let growth = sizing.growth(at: category)
        guard growth < goal else { return }
        log.found(
            .reach(
                needed: goal * sizing.baseSize, given: sizing.pointSize(at: category),
                percent: growth * 100),
            .warning, in: element, part: part, at: CategorySet(largest))
    }
}

// MARK: - FixAction

extension ReachCheck {
    static func remedy(for observation: Observation, _ context: CheckContext) -> Remedy {
        guard case .reach(let needed, _, _) = observation.defect else {
            return Remedy(advice: .growMore(maximum: nil))
        }
        switch observation.element {
        case .style(let style): return remedy(for: style, context)
        case .item(let id):
            guard let text = observation.part else { break }
            let value = TextSource(id, text: text, context)
                .value(\.maximumPointSize, "maximumPointSize")
            let metrics = FontMetrics(forTextStyle: context.font(of: id, text: text).request.style)
            let isEnough = metrics.reach != nil && context.hasRoomToGrow(id, text: text)
            return Remedy(
                advice: .growMore(maximum: needed), cause: value,
                change: isEnough ? .set(value, .number(needed)) : nil)
        case .screen:
            let isLimited = context.preview.screen.limited(largest) != largest
            return Remedy(
                advice: isLimited ? .liftCategoryLimit : .growMore(maximum: nil),
                cause: isLimited
                    ? FileValue(.screen, [], "maximumContentSizeCategory") : nil)
        case .theme: break
        }
        return Remedy(advice: .growMore(maximum: nil))
    }

    private static func remedy(for style: TextStyle, _ context: CheckContext) -> Remedy {
        let preview = context.preview
        guard let font = preview.theme.fonts[style] else {
            return Remedy(advice: .growMore(maximum: nil))
        }
        let isHeldBack =
            font.maximumPointSize != nil && FontMetrics(forTextStyle: style).reach != nil
        let value = FileValue(
            style, isHeldBack ? "maximumPointSize" : "fontSize", in: preview.theme)
        return Remedy(
            advice: .growMore(
                maximum: isHeldBack ? 2 * preview.style(style).baseSize : nil), cause: value)
    }
}
