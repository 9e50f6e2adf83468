// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Documents
import DynamicType
import Explanations
import LayoutEngine

/// How the figures of an item come about besides its height: the sizes of its fonts, its least height, and
/// the rules behind its margins and gaps.
package struct ElementExplanations {
    private let sources: ItemSources
    private let layout: TableLayout

    package init(_ item: ItemID, in preview: Preview) {
        sources = ItemSources(preview, item)
        layout = preview.layout
    }

    /// The size that a text is drawn in.
    package func pointSize(of text: TextContent) -> Explanation {
        Explanation(sources.pointSize(of: text.font))
    }

    /// The height of a single line of a text.
    package func lineHeight(of text: TextContent) -> Explanation {
        let ems = sources.fontMetric(
            .lineHeight, of: text.font, layout.font(of: text).metrics.lineHeight)
        return Explanation(
            (ems * sources.pointSize(of: text.font)).named("line height", source: ""))
    }

    /// The distance between two baselines of a text.
    package func linePitch(of text: TextContent) -> Explanation {
        Explanation(sources.linePitch(of: text.font))
    }

    /// The least height of the row; nil for other items.
    package var minimumHeight: Explanation? {
        guard sources.item.kind == .row else { return nil }
        return Explanation(
            sources.explain(
                sources.preview.metrics.minimumRowHeight, .metric(.minimumRowHeight)))
    }

    /// The rule behind a margin or a gap: a key of the screen, the theme or the profile, and how sure it
    /// is. Empty for what is only measured.
    package func rule(behind redline: Redline.Kind) -> String {
        switch redline {
        case .margin(.top): sources.marginSource(\.top, key: "top")
        case .margin(.bottom): sources.marginSource(\.bottom, key: "bottom")
        case .margin(let edge): sideRule(edge)
        case .gap(.imageToText, _): sources.profile.source("row.imageToText")
        case .gap(.textToAccessory, _): sources.profile.source("row.trailing")
        case .gap(.betweenTexts, .horizontal): sources.profile.source("row.valueSpacing")
        case .gap(.betweenTexts, .vertical): spacingRule
        case .itemFrame, .textFrame, .baseline, .capHeight, .distance: ""
        }
    }

    /// Where a colour of a text comes from: its name and who gives it its value.
    package func colorSource(of text: TextContent) -> String {
        guard case .semantic(let name) = sources.preview.palette[text.color] else { return "" }
        let appearance = sources.preview.environment.appearance
        if sources.preview.theme.colors[appearance]?[name] != nil {
            return "theme colors.\(appearance.rawValue).\(name.rawValue)"
        }
        return sources.profile.source("colors.\(name.rawValue)")
    }

    private var spacingRule: String {
        switch sources.row?.kind {
        case .subtitle: sources.profile.source("row.subtitleSpacing")
        case .value: sources.profile.source("row.stackedSpacing")
        default:
            sources.row?.stack == nil ? "" : sources.labelSpacingSource
        }
    }

    /// Texts in a card keep its margin, others that of a table on a device so wide.
    private func sideRule(_ edge: Redline.Edge) -> String {
        let side: KeyPath<Margins, Double?> = edge == .leading ? \.leading : \.trailing
        if let source = sources.ownMarginSource(side, key: edge.rawValue) { return source }
        let profile = sources.profile
        if layout.style == .insetGrouped, profile.margins.cardText != nil {
            return profile.source("margins.cardText")
        }
        let isNarrow =
            sources.preview.environment.marginWidth <= profile.margins.narrowDeviceWidth
        return profile.source(isNarrow ? "margins.narrow" : "margins.wide")
    }
}
