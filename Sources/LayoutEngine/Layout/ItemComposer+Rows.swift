// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

// MARK: - Rows

extension ItemComposer {
    /// The height of a row, without placing what is in it.
    func rowHeight(_ id: ItemID, _ section: SectionContent) -> Double {
        if case .fixed(let points) = section.rows[id.row].height { return grid.round(points) }
        return measureRow(id, section).heights.given
    }

    func row(_ id: ItemID, _ section: SectionContent) -> ItemLayout {
        let row = section.rows[id.row]
        let measured = measureRow(id, section)
        let height = measured.heights.given
        let arrangement = measured.arrangement
        var item = ItemLayout(
            id: id, frame: Rect(x: 0, y: 0, width: width, height: height), cell: measured.cell,
            texts: [], ornaments: [], background: nil, isFirstInCard: id.row == 0,
            isLastInCard: id.row == section.rows.count - 1,
            neededHeight: row.height == .automatic
                ? height : grid.ceil(measured.contentHeight + measured.separatorHeight),
            isClipped: arrangement.height > height + Self.tolerance)
        item.cell.height = height

        // Content is centred in the whole row, separator included.
        let top =
            arrangement.isPinnedToTop && height >= measured.heights.needed
            ? grid.round(
                arrangement.margins.top
                    + max(0, height - measured.separatorHeight - measured.contentHeight) / 2)
            : grid.round((height - arrangement.height) / 2)
        item.texts = arrangement.blocks.map {
            $0.block.layout(x: $0.x, y: top + $0.y, room: $0.room)
        }
        item.ornaments = ornaments(
            row, cell: item.cell, height: height, textTop: top,
            firstBlock: arrangement.blocks.first?.block)
        if !item.isLastInCard || content.style == .plain {
            item.ornaments.append(
                separatorLine(cell: item.cell, textX: measured.room.x, height: height))
        }
        return item
    }

    /// What decides about a row's height.
    private struct MeasuredRow {
        var cell: Rect
        var room: (x: Double, width: Double)
        var arrangement: Arrangement
        /// Content with its margins.
        var contentHeight: Double
        /// What the separator adds.
        var separatorHeight: Double
        var heights: (given: Double, needed: Double)
    }

    private func measureRow(_ id: ItemID, _ section: SectionContent) -> MeasuredRow {
        let row = section.rows[id.row]
        let cell = Rect(
            x: grid.round(metrics.cardInset), y: 0,
            width: max(0, width - 2 * grid.round(metrics.cardInset)), height: 0)
        let room = room(for: row, in: cell)
        let arrangement = arrange(row, prepared.texts(of: id), room: room)
        let separator = metrics.separator
        let added = separator.addsToRowHeight ? separator.thickness : 0
        let contentHeight = grid.ceil(arrangement.height + arrangement.margins.vertical)
        return MeasuredRow(
            cell: cell, room: room, arrangement: arrangement, contentHeight: contentHeight,
            separatorHeight: added,
            heights: heights(
                row.height,
                needed: grid.ceil(max(metrics.minimumRowHeight, contentHeight) + added)))
    }

    /// Where the texts of a row may be: right of the image, left of the accessory.
    private func room(for row: RowContent, in cell: Rect) -> (x: Double, width: Double) {
        var leading = metrics.cellMargins.leading
        if row.image != nil { leading += metrics.imageWidth + metrics.imageToText }
        let trailing: Double
        if case .toggle = row.kind {
            trailing =
                metrics.cellMargins.trailing + metrics.switchSize.width + metrics.textToAccessory
        } else if let accessory = metrics.accessory(row.accessory) {
            trailing = accessory.reservedWidth + metrics.textToAccessory
        } else {
            trailing = metrics.cellMargins.trailing
        }
        let x = grid.round(cell.x + leading)
        return (x, max(0, grid.floor(cell.maxX - trailing) - x))
    }
}

// MARK: - Texts of a row

extension ItemComposer {
    /// Text blocks with their places relative to the top of the content.
    private struct Arrangement {
        var blocks: [(block: TextBlock, x: Double, y: Double, room: Double)]
        var height: Double
        var margins: DirectionalInsets
        /// Whether the content hangs from the top margin rather than from the middle.
        var isPinnedToTop = false
    }

    private func arrange(
        _ row: RowContent, _ texts: [PreparedText], room: (x: Double, width: Double)
    ) -> Arrangement {
        if case .labels(let stack) = row.kind { return arrange(stack, row, texts, room: room) }
        if row.kind == .value, let pair = sideBySide(row, texts, room: room) { return pair }
        let spacing = row.kind == .subtitle ? metrics.subtitleSpacing : metrics.stackedSpacing
        var y = 0.0
        var blocks: [(TextBlock, Double, Double, Double)] = []
        for (text, prepared) in zip(row.texts, texts) {
            if !blocks.isEmpty { y = grid.round(y + spacing) }
            let block = textBlock(text.stacked, prepared, width: room.width)
            blocks.append((block, room.x, y, room.width))
            y += block.height
        }
        return Arrangement(blocks: blocks, height: y, margins: metrics.cellMargins)
    }

    /// A title and its value on one line, or nil where they do not fit.
    private func sideBySide(
        _ row: RowContent, _ texts: [PreparedText], room: (x: Double, width: Double)
    ) -> Arrangement? {
        guard !metrics.alwaysStacksValues, texts.count == 2 else { return nil }
        let title = textBlock(row.texts[0], texts[0], width: .infinity)
        let value = textBlock(row.texts[1], texts[1], width: .infinity)
        guard title.spans.count == 1, value.spans.count == 1,
            title.width + metrics.valueSpacing + value.width <= room.width
        else { return nil }
        // One baseline for both.
        let baseline = max(title.firstBaseline, value.firstBaseline)
        let titleY = baseline - title.firstBaseline
        let valueY = baseline - value.firstBaseline
        return Arrangement(
            blocks: [
                (title, room.x, titleY, title.width),
                (value, room.x + room.width - value.width, valueY, value.width),
            ],
            height: max(titleY + title.height, valueY + value.height), margins: metrics.cellMargins)
    }

    private func arrange(
        _ stack: LabelStackContent, _ row: RowContent, _ texts: [PreparedText],
        room: (x: Double, width: Double)
    ) -> Arrangement {
        let x = grid.round(room.x - metrics.cellMargins.leading + stack.margins.leading)
        let width = max(
            0,
            room.width + metrics.cellMargins.leading + metrics.cellMargins.trailing
                - stack.margins.horizontal)
        var blocks: [(block: TextBlock, x: Double, y: Double, room: Double)] = []
        var y = 0.0
        for (text, prepared) in zip(row.texts, texts) {
            let block = textBlock(text, prepared, width: width)
            switch stack.spacing {
            case .points(let points):
                if !blocks.isEmpty { y = grid.round(y + points) }
            case .system:
                let spacing = metrics.systemSpacing.beforeBaseline(of: block.font, grid: grid)
                if let above = blocks.last {
                    let distance = max(spacing, metrics.systemSpacing.minimumBetweenBaselines)
                    // Under a much larger font the spacing alone would let the two overlap.
                    y = max(
                        above.y + above.block.height,
                        above.y + above.block.lastBaseline + distance - block.firstBaseline)
                } else {
                    y = spacing - block.firstBaseline
                }
            }
            blocks.append((block, x, y, width))
            y += block.height
        }
        if stack.spacing == .system, let last = blocks.last {
            y =
                last.y + last.block.lastBaseline
                + metrics.systemSpacing.afterBaseline(of: last.block.font, grid: grid)
        }
        return Arrangement(
            blocks: blocks, height: y, margins: stack.margins, isPinnedToTop: true)
    }
}

extension TextContent {
    /// A value that stands under its title starts where the title starts.
    fileprivate var stacked: TextContent {
        var text = self
        if role == .value { text.alignment = .leading }
        return text
    }
}

extension TableMetrics.SystemSpacing {
    /// From an edge or a baseline to the first baseline below it: by the height of the font there,
    /// without its gap.
    func beforeBaseline(of font: ScaledFont, grid: PixelGrid) -> Double {
        grid.ceil(factor * (font.metrics.ascent + font.metrics.descent) * font.pointSize)
    }

    /// From the last baseline to the edge below it.
    func afterBaseline(of font: ScaledFont, grid: PixelGrid) -> Double {
        grid.floor(factor * font.lineHeight - font.capHeight)
    }
}

// MARK: - Ornaments

extension TableMetrics {
    /// The measures of an accessory; nil for none.
    func accessory(_ accessory: RowContent.Accessory) -> Accessory? {
        switch accessory {
        case .none: nil
        case .disclosure: disclosure
        case .checkmark: checkmark
        case .detail: detail
        }
    }
}

extension ItemComposer {
    private func ornaments(
        _ row: RowContent, cell: Rect, height: Double, textTop: Double, firstBlock: TextBlock?
    ) -> [Ornament] {
        var ornaments: [Ornament] = []
        if let image = row.image {
            // One line stands in the middle; of several, the image goes with the first.
            let lineHeight = firstBlock.map { $0.height / Double($0.spans.count) } ?? 0
            let isTall = (firstBlock?.spans.count ?? 0) > 1
            let middle = isTall ? textTop + lineHeight / 2 : height / 2
            ornaments.append(
                Ornament(
                    kind: .image(image),
                    frame: Rect(
                        x: grid.round(cell.x + metrics.cellMargins.leading),
                        y: grid.round(middle - metrics.imageHeight / 2),
                        width: grid.round(metrics.imageWidth),
                        height: grid.round(metrics.imageHeight))))
        }
        if case .toggle(let isOn) = row.kind {
            ornaments.append(
                Ornament(
                    kind: .toggle(isOn: isOn),
                    frame: centred(
                        metrics.switchSize, endingAt: cell.maxX - metrics.cellMargins.trailing,
                        height: height)))
        } else if let accessory = metrics.accessory(row.accessory),
            let kind = Ornament.Kind(row.accessory)
        {
            ornaments.append(
                Ornament(
                    kind: kind,
                    frame: centred(
                        accessory.size, endingAt: cell.maxX - metrics.cellMargins.trailing,
                        height: height)))
        }
        return ornaments
    }

    private func centred(_ size: Size, endingAt end: Double, height: Double) -> Rect {
        let width = grid.round(size.width)
        let tall = grid.round(size.height)
        return Rect(
            x: grid.round(end) - width, y: grid.round((height - tall) / 2), width: width,
            height: tall)
    }

    private func separatorLine(cell: Rect, textX: Double, height: Double) -> Ornament {
        let end = grid.round(cell.maxX - metrics.separator.trailingInset)
        return Ornament(
            kind: .separator,
            frame: Rect(
                x: textX, y: height - metrics.separator.thickness, width: max(0, end - textX),
                height: metrics.separator.thickness))
    }
}

extension Ornament.Kind {
    fileprivate init?(_ accessory: RowContent.Accessory) {
        switch accessory {
        case .none: return nil
        case .disclosure: self = .disclosure
        case .checkmark: self = .checkmark
        case .detail: self = .detail
        }
    }
}
