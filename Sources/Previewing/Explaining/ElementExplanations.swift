// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Documents
import DynamicType
import Explanations
import LayoutEngine
import Words

/// The computations of the figures of an item, except its height: the sizes of its fonts, its minimum height,
/// and the rules behind its margins and gaps.
package struct ElementExplanations {
    private let sources: ItemSources
    private let layout: TableLayout

    package init(_ item: ItemID, in preview: Preview) {
        sources = ItemSources(preview, item)
        layout = preview.layout
    }

    /// The size of a text as drawn.
    package func pointSize(of text: TextContent) -> Explanation {
        Explanation(sources.pointSize(of: text.font))
    }

    /// The height of a single line of a text.
    package func lineHeight(of text: TextContent) -> Explanation {
        let ems = sources.fontMetric(
            .lineHeight, of: text.font, layout.font(of: text).metrics.lineHeight)
        return Explanation(
            (ems * sources.pointSize(of: text.font)).named(tr("line height"), source: ""))
    }

    /// The distance between two baselines of a text.
    package func linePitch(of text: TextContent) -> Explanation {
        Explanation(sources.linePitch(of: text.font))
    }

    /// The minimum height of the row; nil for other items.
    package var minimumHeight: Explanation? {
        guard sources.item.kind == .row else { return nil }
        return Explanation(
            sources.explain(
                sources.preview.metrics[.minimumRowHeight], .metric(.minimumRowHeight)))
    }

    /// The rule behind a margin or a gap: a key of the screen, the theme, or the profile, with its confidence.
    /// Empty for figures that are only measured.
    package func rule(behind redline: Redline.Kind) -> Origin {
        switch redline {
        case .margin(.top): sources.marginOrigin(\.top, key: "top")
        case .margin(.bottom) where sources.hasLabelBottom:
            sources.profile.source("header.labelBottom")
        case .margin(.bottom): sources.marginOrigin(\.bottom, key: "bottom")
        case .margin(let edge): sideOrigin(edge)
        case .gap(.imageToText, _): sources.profile.source("row.imageToText")
        case .gap(.textToAccessory, _): sources.profile.source("row.trailing")
        case .gap(.betweenTexts, .horizontal): sources.profile.source("row.valueSpacing")
        case .gap(.betweenTexts, .vertical): spacingOrigin
        case .itemFrame, .textFrame, .baseline, .capHeight, .distance: ""
        }
    }

    /// The source of a color of a text: the file or profile that sets the value of its name.
    package func colorSource(of text: TextContent) -> Origin {
        guard case .semantic(let name) = sources.preview.palette[text.color] else { return "" }
        if name == .tint, sources.preview.screen.ownTint != nil {
            return FileValue(.screen, [], "tintColor").origin
        }
        let appearance = sources.preview.environment.appearance
        let isThemes = sources.preview.theme.colors[appearance]?[name] != nil
        return isThemes
            ? FileValue(.theme, [.key("colors"), .key(appearance.rawValue)], name.rawValue).origin
            : sources.profile.source("colors.\(name.rawValue)")
    }

    private var spacingOrigin: Origin {
        switch sources.row?.kind {
        case .subtitle:
            sources.profile.source(
                sources.hasOlderSubtitle
                    ? "textLabelCells.subtitle.spacing" : "row.subtitleSpacing")
        case .value: sources.profile.source("row.stackedSpacing")
        default: sources.row?.stack == nil ? "" : sources.labelSpacingOrigin()
        }
    }

    /// Texts in a card have its margin. Other texts have the margin of a table on a device of this width.
    private func sideOrigin(_ edge: DirectionalEdge) -> Origin {
        let side: KeyPath<Margins, Double?> = edge == .leading ? \.leading : \.trailing
        if let own = sources.ownMargin(side, key: edge.rawValue) { return own }
        if edge == .trailing, sources.item.kind == .row, sources.preview.screen.hasSectionIndex {
            return sources.profile.source("sectionIndex.width")
        }
        if layout.style == .insetGrouped, sources.hasProminentHeader {
            return sources.profile.source("prominentHeader.side")
        }
        let margins = sources.profile.margins
        let cards = sources.preview.screen.geometry
        if layout.style == .insetGrouped, margins.cards(cards).text != nil {
            return sources.profile.source(
                cards == .swiftUIList ? "margins.listCardText" : "margins.cardText")
        }
        let isNarrow = sources.preview.environment.marginWidth <= margins.narrowDeviceWidth
        return sources.profile.source(isNarrow ? "margins.narrow" : "margins.wide")
    }
}
