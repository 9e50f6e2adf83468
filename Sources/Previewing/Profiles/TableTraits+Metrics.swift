// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import DynamicType
import LayoutEngine

extension TableTraits {
    /// The geometry of a table in plain points.
    var metrics: TableMetrics {
        func scaled(_ value: Double) -> Double {
            FontMetrics.default.scaledValue(for: value, at: category, displayScale: displayScale)
        }
        let margin = profile.margin(deviceWidth: deviceWidth)
        let isCard = style == .insetGrouped
        let isTextLabel = cellLayout == .textLabel
        let cards = profile.margins.cards(sections)
        let text = isCard ? cards.text ?? margin : margin
        let hasDefaultMargins = tableViewSections != nil
        return TableMetrics(
            cardInset: isCard ? cards.inset ?? margin : 0,
            cornerRadius: isCard ? profile.card.cornerRadius : 0,
            cellMargins: DirectionalInsets(
                top: profile.row.top, leading: text, bottom: profile.row.bottom, trailing: text),
            minimumRowHeight: value(of: .minimumRowHeight),
            separator: TableMetrics.Separator(
                thickness: value(of: .separatorThickness),
                trailingInset: (isTextLabel
                    ? profile.textLabelCells.separatorTrailingInset
                    : profile.separator.trailingInset) ?? text,
                // In older cells it is in the row's height.
                addsToRowHeight: profile.separator.addsToRowHeight && !isTextLabel),
            defaultHeader: hasDefaultMargins
                ? TableMetrics.DefaultHeader(
                    height: value(of: .defaultHeaderHeight),
                    bottom: value(of: .defaultHeaderBottom)) : nil,
            defaultFooterMargin: hasDefaultMargins
                ? value(of: .defaultFooterMargin) : nil,
            sectionGap: value(of: .sectionGap),
            bottomPadding: value(of: .bottomPadding),
            textSpacing: TableMetrics.TextSpacing(
                besideValue: profile.row.valueSpacing,
                aboveValue: value(of: .spacingAboveValue),
                aboveSubtitle: value(of: .spacingAboveSubtitle),
                beforeAccessory: profile.row.trailing,
                alwaysStacksValues: category.isAccessibilityCategory),
            image: TableMetrics.Image(
                size: Size(
                    width: scaled(profile.row.imageWidth),
                    height: TextStyle.body.leading(at: category)),
                beforeText: profile.row.imageToText),
            accessories: profile.accessoryMetrics(margin: text, scaled: scaled),
            systemSpacing: TableMetrics.SystemSpacing(
                factor: value(of: .systemSpacingFactor),
                minimumBetweenBaselines: value(of: .minimumBetweenBaselines)),
            hyphenation: profile.hyphenation(at: category))
    }
}
