// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Documents

/// `does-not-scale`: a text of a fixed size, which would be larger if it grew with the reader's size.
enum DoesNotScaleCheck: RuleCheck {
    static let rule = Rule.doesNotScale
    static let scope = CheckScope.files

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
                    .doesNotScale(needed: needed, given: drawn.font.pointSize), .warning,
                    in: context.element(place), part: place.text, at: categories)
            }
        }
    }

    static func remedy(for observation: Observation, _ context: CheckContext) -> Remedy {
        guard case .item(let id) = observation.element, let text = observation.part else {
            return Remedy(advice: .letScale(needsRoom: false))
        }
        let value = TextSource(id, text: text, context).value(\.scales, "scales")
        let hasRoom = context.hasRoomToGrow(id, text: text)
        // A style that does not reach 200 % would be another finding.
        let growth = context.font(of: id, text: text).sizing.scaled.growth(
            at: context.preview.screen.limited(.accessibilityExtraExtraExtraLarge))
        return Remedy(
            advice: .letScale(needsRoom: !hasRoom), cause: value,
            change: hasRoom && growth >= 2 ? .set(value, .bool(true)) : nil)
    }
}
