// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import DynamicType
import LayoutEngine
import Previewing

/// Computes the reach of text in a theme and on a screen. You add previews, one for each category
/// and width, in any order, and get a ``Reach``.
package struct ReachAudit {
    private var first: ScreenElements?
    private var losses: [ContentSizeCategory: [Reach.Loss]] = [:]
    private var widths: Set<Double> = []

    /// An audit without previews.
    package init() {}

    /// Adds a preview. All previews have the same theme and screen, and differ only in category and
    /// width.
    package mutating func add(_ preview: Preview) {
        let known = first ?? ScreenElements(preview)
        first = known
        widths.insert(preview.layout.width)
        let breaks = TextLosses(in: preview, known)
        losses[preview.environment.category, default: []] += breaks.items.map { item, rule in
            let element = Element.item(preview.layout.ids[item])
            return Reach.Loss(
                element: element, name: element.name(saying: element.title(in: preview)),
                rule: rule, width: preview.layout.width)
        }
        losses[preview.environment.category, default: []] += Self.losses(inBarsOf: preview)
    }

    /// The texts of bars that are truncated, except for those that scroll.
    private static func losses(inBarsOf preview: Preview) -> [Reach.Loss] {
        TextTruncatedRule.truncatedBarTexts(in: preview).filter { !$0.scrolls }.map { text, _ in
            let element = Element.bar(text.element)
            return Reach.Loss(
                element: element, name: element.name(saying: element.title(in: preview)),
                rule: .textTruncated, width: preview.layout.width)
        }
    }

    /// The reach of text in the previews.
    package var result: Reach {
        guard let first else {
            return Reach(
                styles: [], fonts: [], steps: [], widths: [], hasFixedBars: false,
                newerVersion: nil, goal: nil)
        }
        let preview = first.preview
        let fonts = Self.fonts(preview, first.index)
        let sizings = fonts.map { preview.drawnFonts[$0.font].sizing }
        let steps = losses.keys.sorted().map { category in
            Reach.Step(
                category: category,
                growth: sizings.map { $0.growth(at: preview.screen.limited(category)) }.min(),
                losses: (losses[category] ?? []).sorted { $0.width < $1.width })
        }
        let isSufficient =
            !fonts.isEmpty && fonts.allSatisfy(\.reach.growth.verdict.isSufficient)
        return Reach(
            styles: Self.styles(preview), fonts: fonts.map(\.reach), steps: steps,
            widths: widths.sorted(),
            hasFixedBars: preview.barTexts.contains {
                !preview.drawnFonts[$0.content.font].request.scales
            }, newerVersion: preview.screen.newerVersion,
            goal: isSufficient ? Self.goal(sizings, preview) : nil)
    }

    private static func styles(_ preview: Preview) -> [StyleReach] {
        let used = Set(preview.fontRequests.compactMap(\.textStyle))
        return preview.styles.map {
            StyleReach(
                style: $0.style, fontName: $0.requestedName, isUsed: used.contains($0.style),
                growth: Growth($0.sizing))
        }
    }

    /// The fonts of texts, in the order of the palette.
    private static func fonts(
        _ preview: Preview, _ index: ScreenIndex
    ) -> [(font: Int, reach: FontReach)] {
        preview.drawnFonts.enumerated().compactMap { font, drawn in
            // iOS does not scale segments, so they are no reason for an app to fail.
            let places = index.places(inFont: font).filter {
                preview.layout.content.text($0.text, of: preview.layout.ids[$0.item])?.role
                    != .segment
            }
            guard !places.isEmpty else { return nil }
            var elements: [(element: Element, name: String)] = []
            for place in places {
                let element = Element.item(preview.layout.ids[place.item])
                // Texts of one item are adjacent.
                guard elements.last?.element != element else { continue }
                elements.append((element, element.name(saying: element.title(in: preview))))
            }
            return (
                font,
                FontReach(
                    fontName: drawn.font.requestedName, style: drawn.request.style,
                    growth: Growth(drawn.sizing, preview.screen.limited), elements: elements)
            )
        }
    }

    /// The first category where all texts have grown enough.
    private static func goal(
        _ sizings: [FontSizing], _ preview: Preview
    ) -> ContentSizeCategory? {
        let largest = ContentSizeCategory.accessibilityExtraExtraExtraLarge
        return ContentSizeCategory.allCases.first { category in
            sizings.allSatisfy { sizing in
                let needed = min(Growth.goal, sizing.growth(at: preview.screen.limited(largest)))
                return sizing.growth(at: preview.screen.limited(category)) >= needed
            }
        }
    }
}
