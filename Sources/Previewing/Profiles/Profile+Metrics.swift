// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Documents
import DynamicType
import LayoutEngine
import TableAttributes

extension Profile {
    /// The margin of a table on a device of a width, in points.
    func margin(deviceWidth: Double) -> Double {
        deviceWidth <= margins.narrowDeviceWidth ? margins.narrow : margins.wide
    }

    /// The geometry of a table in points.
    ///
    /// - Parameters:
    ///   - sections: the layout of default headers and footers.
    ///   - category: the category of the table, limits applied.
    ///   - deviceWidth: the width of the device, in points.
    ///   - displayScale: device pixels per point.
    func metrics(
        style: TableStyle, cellLayout: Screen.CellLayout,
        sections: Screen.HeaderFooterLayout, category: ContentSizeCategory, deviceWidth: Double,
        displayScale: Double
    ) -> TableMetrics {
        let body = FontMetrics.default
        func scaled(_ value: Double) -> Double {
            body.scaledValue(for: value, at: category, displayScale: displayScale)
        }
        let margin = margin(deviceWidth: deviceWidth)
        let isCard = style == .insetGrouped
        let text = isCard ? self.margins.cardText ?? margin : margin
        let capped = category.limited(to: .extraExtraExtraLarge)
        let leading = TextStyle.body.leading(at: capped)
        let grid = PixelGrid(scale: displayScale)
        let thickness =
            category.isAccessibilityCategory
            ? separator.accessibilityThickness : separator.thickness
        var metrics = TableMetrics(
            cardInset: isCard ? self.margins.cardInset ?? margin : 0,
            cornerRadius: isCard ? card.cornerRadius : 0,
            cellMargins: DirectionalInsets(
                top: row.top, leading: text, bottom: row.bottom, trailing: text),
            minimumRowHeight: max(
                row.minimumFloor, row.minimumBodyLeadings * leading + row.minimumExtra),
            separator: TableMetrics.Separator(
                thickness: max(grid.pixel, grid.round(thickness ?? 0)),
                trailingInset: separator.trailingInset ?? text,
                addsToRowHeight: separator.addsToRowHeight),
            sectionGap: card.sectionGap, bottomPadding: card.bottomPadding,
            textSpacing: TableMetrics.TextSpacing(
                besideValue: row.valueSpacing, aboveValue: row.stackedSpacing,
                aboveSubtitle: row.subtitleSpacing, beforeAccessory: row.trailing,
                alwaysStacksValues: category.isAccessibilityCategory),
            image: TableMetrics.Image(
                size: Size(
                    width: scaled(row.imageWidth), height: TextStyle.body.leading(at: category)),
                beforeText: row.imageToText),
            accessories: accessoryMetrics(margin: text, scaled: scaled),
            systemSpacing: systemSpacing, hyphenation: hyphenation(at: category))
        if cellLayout == .textLabel {
            // These heights include the separator.
            metrics.minimumRowHeight = textLabelCells.rowHeights[category.rawValue]
            metrics.separator.addsToRowHeight = false
            metrics.separator.trailingInset = textLabelCells.separatorTrailingInset ?? text
        }
        if sections == .tableView, style != .plain, let tableViewSections {
            metrics.apply(tableViewSections, at: category)
        }
        return metrics
    }
}

extension Profile {
    private func accessoryMetrics(
        margin: Double, scaled: (Double) -> Double
    ) -> [Accessory.Kind: AccessoryMetrics] {
        var metrics: [Accessory.Kind: AccessoryMetrics] = [:]
        for (kind, accessory) in accessories {
            func scaledSize(_ size: Size) -> Size {
                // A switch has the same size at every category.
                kind == .switch
                    ? size : Size(width: scaled(size.width), height: scaled(size.height))
            }
            let size = scaledSize(accessory.size)
            metrics[kind] = AccessoryMetrics(
                reservedWidth: margin + accessory.spaceBefore + size.width, size: size,
                ink: scaledSize(accessory.ink))
        }
        return metrics
    }

    /// Where lines may end in hyphens at a category, limits applied.
    func hyphenation(at category: ContentSizeCategory) -> Hyphenation {
        category.rawValue >= hyphenatesFrom.rawValue ? .words : .softHyphens
    }
}

extension TableMetrics {
    fileprivate mutating func apply(
        _ sections: Profile.TableViewSections, at category: ContentSizeCategory
    ) {
        defaultHeader = DefaultHeader(
            height: sections.headerHeights[category.rawValue],
            bottom: sections.headerBottoms[category.rawValue])
        defaultFooterMargin = sections.footerMargins[category.rawValue]
        sectionGap = 2 * sections.sectionBottom
        bottomPadding = sections.lastSectionBottom - sections.sectionBottom
    }
}
