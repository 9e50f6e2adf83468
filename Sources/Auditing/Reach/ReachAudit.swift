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
    /// The texts that may shrink.
    private var shrinking: [ScreenIndex.TextIndex] = []
    /// The least part of their size to which texts in a font shrink, by category and by the font's index in the palette.
    private var scales: [ContentSizeCategory: [Int: Double]] = [:]

    /// An audit without previews.
    package init() {}

    /// Adds a preview. All previews have the same theme and screen, and differ only in category and
    /// width.
    package mutating func add(_ preview: Preview) {
        let known = first ?? ScreenElements(preview)
        if first == nil { shrinking = Self.shrinkingTexts(of: preview) }
        first = known
        for place in shrinking {
            let text = preview.layout.item(at: place.item).texts[place.text]
            let scale = scales[preview.environment.category]?[text.content.font] ?? 1
            scales[preview.environment.category, default: [:]][text.content.font] = min(
                scale, text.scale)
        }
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

    private static func shrinkingTexts(of preview: Preview) -> [ScreenIndex.TextIndex] {
        preview.layout.ids.enumerated().flatMap { item, id in
            preview.layout.content.texts(of: id).enumerated()
                .filter { $1.mayShrink }
                .map { ScreenIndex.TextIndex(item: item, text: $0.offset) }
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
        let fonts = Self.fonts(preview, first.index, scales)
        let sizings = fonts.map { preview.drawnFonts[$0.font].sizing }
        let steps = losses.keys.sorted().map { category in
            Reach.Step(
                category: category,
                growth: zip(fonts, sizings).map { used, sizing in
                    sizing.growth(at: preview.screen.limited(category))
                        * (used.shrinks ? scales[category]?[used.font] ?? 1 : 1)
                }.min(),
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

    /// A font of texts, with its index in the palette. Texts that may shrink have an entry of their own.
    private struct UsedFont {
        var font: Int
        var shrinks: Bool
        var reach: FontReach
    }

    /// The fonts of texts, in the order of the palette.
    private static func fonts(
        _ preview: Preview, _ index: ScreenIndex, _ scales: [ContentSizeCategory: [Int: Double]]
    ) -> [UsedFont] {
        preview.drawnFonts.indices.flatMap { font in
            // iOS does not scale segments, so they are no reason for an app to fail.
            let places = index.places(inFont: font).filter {
                content(of: $0, in: preview)?.role != .segment
            }
            let shrinking = places.filter { content(of: $0, in: preview)?.mayShrink == true }
            let others = places.filter { content(of: $0, in: preview)?.mayShrink != true }
            return [(false, others), (true, shrinking)].filter { !$0.1.isEmpty }.map {
                shrinks, places in
                UsedFont(
                    font: font, shrinks: shrinks,
                    reach: reach(of: places, font, preview) {
                        shrinks ? scales[$0]?[font] ?? 1 : 1
                    })
            }
        }
    }

    private static func content(
        of place: ScreenIndex.TextIndex, in preview: Preview
    ) -> TextContent? {
        preview.layout.content.text(place.text, of: preview.layout.ids[place.item])
    }

    private static func reach(
        of places: [ScreenIndex.TextIndex], _ font: Int, _ preview: Preview,
        scale: (ContentSizeCategory) -> Double
    ) -> FontReach {
        let drawn = preview.drawnFonts[font]
        var elements: [(element: Element, name: String)] = []
        for place in places {
            let element = Element.item(preview.layout.ids[place.item])
            // Texts of one item are adjacent.
            guard elements.last?.element != element else { continue }
            elements.append((element, element.name(saying: element.title(in: preview))))
        }
        return FontReach(
            fontName: drawn.font.requestedName, style: drawn.request.style,
            growth: Growth(drawn.sizing, preview.screen.limited, shrinkingTo: scale),
            elements: elements)
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
