// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import TableAttributes

/// The height of an item and the placement of its texts: all that follows from its shape and the extents
/// of its texts. Lengths are points.
struct ItemArrangement {
    /// The height that the item gets.
    var height = 0.0
    /// The height that the content needs with its margins.
    var neededHeight = 0.0
    /// The least space around the content; a fixed height may leave less.
    var margins = DirectionalInsets(top: 0, leading: 0, bottom: 0, trailing: 0)
    /// From the top of the item to that of its content.
    var contentTop = 0.0
    /// Whether a fixed height cuts into the content itself.
    var isClipped = false
    /// In the order of the shape.
    var texts: [TextPlacement] = []
    var axis = TextAxis.vertical
    /// The container of titles, values and labels.
    var container = TextContainer(x: 0, width: 0)
    /// The accessory at the end of a row; nil for none.
    var end: RowEnd?
}

/// The position of a text in its item. Lengths are points.
struct TextPlacement {
    var container: TextContainer
    /// From the top of the item to that of the text.
    var y: Double
    var extent: TextExtent
    /// The width at which lines are broken.
    var lineWidth: Double
}

extension ItemComposer {
    /// Arranges an item.
    ///
    /// - Parameters:
    ///   - extents: the extents of the shape's texts in its container; for a horizontal axis, on one line.
    ///   - arrangement: the result; its storage is reused, so that arranging allocates nothing.
    func arrange(
        _ shape: ItemShape, _ axis: TextAxis, _ extents: [TextExtent],
        into arrangement: inout ItemArrangement
    ) {
        arrangement.texts.removeAll(keepingCapacity: true)
        arrangement.axis = axis
        let accessoryText = shape.accessoryText.map { extents[$0] }
        arrangement.container = container(of: shape, accessoryText: accessoryText)
        switch shape.structure {
        case .row(let row): arrange(row, shape, extents, &arrangement)
        case .headerFooter(let headerFooter, let kind, let isLast):
            arrange(headerFooter, kind, shape, extents[0], isLast: isLast, &arrangement)
        case .gap(let kind, let isFirst, let isLast):
            arrangement.height = gapHeight(kind, isFirstSection: isFirst, isLastSection: isLast)
            arrangement.neededHeight = arrangement.height
        }
    }
}

// MARK: - Headers and footers

extension ItemComposer {
    /// Arranges a text between margins. In a fixed height the text is centred, and clipped where it does
    /// not fit.
    private func arrange(
        _ headerFooter: ItemShape.HeaderFooter, _ kind: ItemID.Kind, _ shape: ItemShape,
        _ text: TextExtent, isLast: Bool, _ arrangement: inout ItemArrangement
    ) {
        var margins = headerFooter.margins
        if kind == .sectionFooter, let margin = metrics.defaultFooterMargin {
            (margins.top, margins.bottom) = (margin, margin)
        }
        var needed = grid.ceil(text.height + margins.vertical)
        var top = grid.round(margins.top)
        if kind == .sectionHeader, !headerFooter.isCustom, let header = metrics.defaultHeader {
            needed = grid.ceil(max(header.height, text.height + header.bottom))
            top = grid.round(needed - header.bottom - text.height)
            (margins.top, margins.bottom) = (top, header.bottom)
        }
        let height = height(headerFooter.height, needed: needed)
        if height != needed { top = grid.round((height - text.height) / 2) }
        let padding = paddingBelow(kind, isLastSection: isLast)
        arrangement.height = height + padding
        arrangement.neededHeight = needed + padding
        arrangement.margins = margins
        arrangement.contentTop = top
        arrangement.isClipped = text.height > height + Self.tolerance
        arrangement.texts.append(
            TextPlacement(
                container: arrangement.container, y: top, extent: text,
                lineWidth: arrangement.container.width))
    }

    /// The height of the gap where a section has no header or footer: half the distance between two
    /// sections, or all of it above the first. In points.
    private func gapHeight(
        _ kind: ItemID.Kind, isFirstSection: Bool, isLastSection: Bool
    ) -> Double {
        let below = grid.round(metrics.sectionGap / 2)
        if kind == .sectionFooter {
            return below + paddingBelow(kind, isLastSection: isLastSection)
        }
        return isFirstSection
            ? grid.round(metrics.sectionGap) : grid.round(metrics.sectionGap) - below
    }

    /// The padding below the last section of a grouped table, in points; 0 for any other item.
    private func paddingBelow(_ kind: ItemID.Kind, isLastSection: Bool) -> Double {
        guard kind == .sectionFooter, isLastSection, style != .plain else { return 0 }
        return grid.round(metrics.bottomPadding)
    }

    /// The height of an item whose content needs `needed`, in points.
    private func height(_ height: ItemHeight, needed: Double) -> Double {
        switch height {
        case .automatic: needed
        case .points(let points): grid.round(points)
        }
    }
}

// MARK: - Rows

extension ItemComposer {
    private func arrange(
        _ row: ItemShape.Row, _ shape: ItemShape, _ extents: [TextExtent],
        _ arrangement: inout ItemArrangement
    ) {
        let accessoryText = shape.accessoryText.map { extents[$0] }
        let end = rowEnd(of: row, text: accessoryText)
        arrangement.end = end
        let texts = accessoryText == nil ? extents[...] : extents.dropLast()
        let content = arrangeTexts(of: row, shape, texts, &arrangement)
        let margins = arrangement.margins
        let separator = metrics.separator.addsToRowHeight ? metrics.separator.thickness : 0
        let contentHeight = grid.ceil(max(content, end?.textHeight ?? 0) + margins.vertical)
        let needed = grid.ceil(max(metrics.minimumRowHeight, contentHeight) + separator)
        let height = height(row.height, needed: needed)
        // Labels hang from the top margin; other content is centred in the whole row, separator
        // included.
        var top = grid.round((height - content) / 2)
        if case .labels = row.kind, height >= needed {
            top = grid.round(margins.top + max(0, height - separator - contentHeight) / 2)
        }
        arrangement.height = height
        arrangement.neededHeight =
            row.height == .automatic ? needed : grid.ceil(contentHeight + separator)
        arrangement.contentTop = top
        arrangement.isClipped = content > height + Self.tolerance
        for index in arrangement.texts.indices { arrangement.texts[index].y += top }
        if let accessoryText, let frame = end.map({ frame(of: $0, rowHeight: height) }) {
            arrangement.texts.append(
                TextPlacement(
                    container: TextContainer(x: frame.x, width: frame.width),
                    y: grid.round((height - accessoryText.height) / 2), extent: accessoryText,
                    lineWidth: .infinity))
        }
    }

    /// Places texts relative to the top of the content.
    ///
    /// - Returns: the height of the content, in points.
    private func arrangeTexts(
        of row: ItemShape.Row, _ shape: ItemShape, _ extents: ArraySlice<TextExtent>,
        _ arrangement: inout ItemArrangement
    ) -> Double {
        arrangement.margins = metrics.cellMargins
        let container = arrangement.container
        if arrangement.axis == .horizontal, let texts = texts(sharingLineIn: shape) {
            return arrange(
                extents[texts.title], beside: extents[texts.value], in: container, &arrangement)
        }
        if case .labels(let stack) = row.kind {
            return arrange(stack, shape, extents, in: container, &arrangement)
        }
        let spacing =
            row.kind == .subtitle
            ? metrics.textSpacing.aboveSubtitle : metrics.textSpacing.aboveValue
        var y = 0.0
        for (number, extent) in extents.enumerated() {
            if number > 0 { y = grid.round(y + spacing) }
            arrangement.texts.append(
                TextPlacement(
                    container: container, y: y, extent: extent, lineWidth: container.width))
            y += extent.height
        }
        return y
    }

    /// Places a title and its value on one line with a common baseline.
    private func arrange(
        _ title: TextExtent, beside value: TextExtent, in container: TextContainer,
        _ arrangement: inout ItemArrangement
    ) -> Double {
        let baseline = max(title.firstBaseline, value.firstBaseline)
        let titleY = baseline - title.firstBaseline
        let valueY = baseline - value.firstBaseline
        arrangement.texts.append(
            TextPlacement(
                container: TextContainer(x: container.x, width: title.width), y: titleY,
                extent: title, lineWidth: .infinity))
        arrangement.texts.append(
            TextPlacement(
                container: TextContainer(
                    x: container.x + container.width - value.width, width: value.width),
                y: valueY, extent: value, lineWidth: .infinity))
        return max(titleY + title.height, valueY + value.height)
    }

    private func arrange(
        _ stack: LabelStackContent, _ shape: ItemShape, _ extents: ArraySlice<TextExtent>,
        in container: TextContainer, _ arrangement: inout ItemArrangement
    ) -> Double {
        arrangement.margins = stack.margins
        var y = 0.0
        for (number, extent) in extents.enumerated() {
            let above = arrangement.texts.last
            switch stack.spacing {
            case .points(let points): if above != nil { y = grid.round(y + points) }
            case .system:
                let spacing = metrics.systemSpacing.beforeBaseline(
                    of: font(of: shape.texts[number]), grid: grid)
                if let above {
                    let distance = max(spacing, metrics.systemSpacing.minimumBetweenBaselines)
                    // Below a much larger font the spacing alone would let the two overlap.
                    y = max(
                        above.y + above.extent.height,
                        above.y + above.extent.lastBaseline + distance - extent.firstBaseline)
                } else {
                    y = spacing - extent.firstBaseline
                }
            }
            arrangement.texts.append(
                TextPlacement(
                    container: container, y: y, extent: extent, lineWidth: container.width))
            y += extent.height
        }
        if stack.spacing == .system, let last = arrangement.texts.last,
            let number = extents.indices.last
        {
            y =
                last.y + last.extent.lastBaseline
                + metrics.systemSpacing.afterBaseline(
                    of: font(of: shape.texts[number]), grid: grid)
        }
        return y
    }
}

extension TableMetrics.SystemSpacing {
    /// From an edge or a baseline to the first baseline below it, in points: a multiple of the height of
    /// the font on that baseline, without its line gap.
    fileprivate func beforeBaseline(of font: FontMeasure, grid: PixelGrid) -> Double {
        grid.ceil(factor * (font.metrics.ascent + font.metrics.descent) * font.pointSize)
    }

    /// From the last baseline to the edge below it, in points.
    fileprivate func afterBaseline(of font: FontMeasure, grid: PixelGrid) -> Double {
        grid.floor(
            factor * font.metrics.lineHeight * font.pointSize
                - font.metrics.capHeight * font.pointSize)
    }
}
