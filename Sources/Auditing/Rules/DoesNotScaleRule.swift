// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Documents
import Words

/// `does-not-scale`: a text has a fixed size, although it would be larger if it scaled with the
/// text size.
struct DoesNotScaleRule: MeasuredRule {
    static let id = "does-not-scale"
    static let text = RuleText(
        title: tr("Text does not scale"),
        severity: tr("Warning"),
        reason: tr(
            "The text does not grow when users select a larger text size (WCAG 2.2, 1.4.4)"),
        computation: tr(
            """
            "scales" is false, so the text keeps a fixed size instead of growing with its style. \
            Needed: the size that the text would have if it scaled. Given: the fixed size
            """),
        remedy: tr("Remove \"scales\": false"))

    var needed: Double
    var given: Double

    func message(_ finding: Finding) -> String {
        tr(
            """
            %1$s does not scale: at %3$s, its text stays at %2$s pt instead of growing to %4$s pt
            """, finding.name,
            given.shown, finding.start, needed.shown)
    }

    private static let advice = Advice(tr("Let the text scale: remove \"scales\": false"))
    private static let adviceWithoutRoom = Advice(
        tr("Let the text scale, make the height automatic, and allow any number of lines"))

    static func check(_ context: CheckContext, _ log: inout CheckLog) {
        for (font, drawn) in context.preview.drawnFonts.enumerated() {
            let places = context.index.places(inFont: font)
            log.looked(at: places.count)
            guard !drawn.request.scales,
                let categories = context.categories(where: {
                    drawn.sizing.scaled.pointSize(at: $0) > drawn.font.pointSize
                })
            else { continue }
            let needed = drawn.sizing.scaled.pointSize(at: context.effective(categories))
            for place in places {
                log.found(
                    Self(needed: needed, given: drawn.font.pointSize), .warning,
                    in: context.element(place), part: place.text, at: categories)
            }
        }
    }

    func remedy(for observation: Observation, _ context: CheckContext) -> Remedy {
        guard case .item(let id) = observation.element, let text = observation.part else {
            return Remedy(advice: Self.advice)
        }
        let value = TextSource(id, text: text, context).value(\.scales, "scales")
        let hasRoom = context.hasRoomToGrow(id, text: text)
        // A text that still does not grow to 200% would be another finding.
        let growth = Growth(
            context.font(of: id, text: text).sizing.scaled, context.preview.screen.limited)
        return Remedy(
            advice: hasRoom ? Self.advice : Self.adviceWithoutRoom, cause: value,
            change: hasRoom && growth.verdict.isSufficient ? .set(value, .bool(true)) : nil)
    }
}
