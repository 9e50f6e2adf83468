// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import TableAttributes

/// Where the texts of an item stand and how tall it is: what follows from its shape and the extents of
/// its texts alone.
struct ItemArrangement {
    /// The height that the item gets, in points.
    var height = 0.0
    /// What its content needs with its margins.
    var neededHeight = 0.0
    /// Around the content, in points: what there is at least, unless a fixed height takes it.
    var margins = DirectionalInsets(top: 0, leading: 0, bottom: 0, trailing: 0)
    /// From the item's top to the content's.
    var contentTop = 0.0
    /// Whether a fixed height cuts into the content itself.
    var isClipped = false
    /// In the order of the shape.
    var texts: [TextPlacement] = []
    var axis = TextAxis.vertical
    /// Where titles, values and labels may be.
    var container = TextContainer(x: 0, width: 0)
    /// What stands at the end of a row.
    var end: RowEnd?
}

/// Where a text stands in its item.
struct TextPlacement {
    var container: TextContainer
    /// Its top, in points.
    var y: Double
    var extent: TextExtent
    /// What its lines are broken at, in points.
    var lineWidth: Double
}

extension ItemComposer {
    /// Arranges an item.
    ///
    /// - Parameters:
    ///   - extents: of the shape's texts, measured in its container; for a horizontal axis, on one line.
    ///   - arrangement: takes the result; its storage is used again, so that arranging allocates nothing.
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
    /// A text between margins. A fixed height keeps it centred and cuts what does not fit.
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
        let given = height(headerFooter.height, needed: needed)
        if given != needed { top = grid.round((given - text.height) / 2) }
        let padding = paddingBelow(kind, isLastSection: isLast)
        arrangement.height = given + padding
        arrangement.neededHeight = needed + padding
        arrangement.margins = margins
        arrangement.contentTop = top
        arrangement.isClipped = text.height > given + Self.tolerance
        arrangement.texts.append(
            TextPlacement(
                container: arrangement.container, y: top, extent: text,
                lineWidth: arrangement.container.width))
    }

    /// The height of a header or footer that a section does not have: half the distance between
    /// two sections, or all of it above the first.
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

    /// Space below the last section of a grouped table.
    private func paddingBelow(_ kind: ItemID.Kind, isLastSection: Bool) -> Double {
        guard kind == .sectionFooter, isLastSection, style != .plain else { return 0 }
        return grid.round(metrics.bottomPadding)
    }

    /// The height an item gets whose content needs another.
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
        let given = height(row.height, needed: needed)
        // Labels hang from the top margin; other content is centred in the whole row, separator
        // included.
        var top = grid.round((given - content) / 2)
        if case .labels = row.kind, given >= needed {
            top = grid.round(margins.top + max(0, given - separator - contentHeight) / 2)
        }
        arrangement.height = given
        arrangement.neededHeight =
            row.height == .automatic ? needed : grid.ceil(contentHeight + separator)
        arrangement.contentTop = top
        arrangement.isClipped = content > given + Self.tolerance
        for index in arrangement.texts.indices { arrangement.texts[index].y += top }
        if let accessoryText, let frame = end.map({ frame(of: $0, height: given) }) {
            arrangement.texts.append(
                TextPlacement(
                    container: TextContainer(x: frame.x, width: frame.width),
                    y: grid.round((given - accessoryText.height) / 2), extent: accessoryText,
                    lineWidth: .infinity))
        }
    }

    /// Places texts relative to the content's top; how tall the content is.
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

    /// A title and its value on one line, with one baseline for both.
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
                    // Under a much larger font the spacing alone would let the two overlap.
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
    /// From an edge or a baseline to the first baseline below it: by the height of the font there,
    /// without its gap.
    fileprivate func beforeBaseline(of font: FontMeasure, grid: PixelGrid) -> Double {
        grid.ceil(factor * (font.metrics.ascent + font.metrics.descent) * font.pointSize)
    }

    /// From the last baseline to the edge below it.
    fileprivate func afterBaseline(of font: FontMeasure, grid: PixelGrid) -> Double {
        grid.floor(
            factor * font.metrics.lineHeight * font.pointSize
                - font.metrics.capHeight * font.pointSize)
    }
}
