// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

// MARK: - Rows

extension ItemComposer {
    /// The height of a row, without placing what is in it. Texts beside each other are told to be,
    /// or found out about.
    func rowHeight(
        _ id: ItemID, isSideBySide: Bool?, _ texts: (Int) -> PreparedText
    ) -> Double {
        let row = content.sections[id.section].rows[id.row]
        if case .fixed(let points) = row.height { return grid.round(points) }
        return measureRow(row, isSideBySide: isSideBySide, texts) { _, _ in }.heights.given
    }

    func row(
        _ id: ItemID, isSideBySide: Bool?, _ texts: (Int) -> PreparedText
    ) -> ItemLayout {
        let section = content.sections[id.section]
        let row = section.rows[id.row]
        var blocks: [(block: TextBlock, place: Place)] = []
        let measured = measureRow(row, isSideBySide: isSideBySide, texts) {
            blocks.append(($0, $1))
        }
        let height = measured.heights.given
        let arrangement = measured.arrangement
        var item = ItemLayout(
            id: id, frame: Rect(x: 0, y: 0, width: width, height: height), cell: cell,
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
        item.texts = zip(row.texts, blocks).map { text, placed in
            placed.block.layout(
                arrangement.isSideBySide ? text : text.stacked, x: placed.place.x,
                y: top + placed.place.y, room: placed.place.room)
        }
        item.ornaments = ornaments(
            row, cell: item.cell, height: height, textTop: top, firstBlock: blocks.first?.block)
        if !item.isLastInCard || content.style == .plain {
            item.ornaments.append(
                separatorLine(cell: item.cell, textX: contentRoom(of: row).x, height: height))
        }
        return item
    }

    /// What decides about a row's height.
    private struct MeasuredRow {
        var arrangement: Arrangement
        /// Content with its margins.
        var contentHeight: Double
        /// What the separator adds.
        var separatorHeight: Double
        var heights: (given: Double, needed: Double)
    }

    private func measureRow(
        _ row: RowContent, isSideBySide: Bool?, _ texts: (Int) -> PreparedText,
        _ visit: (TextBlock, Place) -> Void
    ) -> MeasuredRow {
        let arrangement = arrange(row, isSideBySide: isSideBySide, texts, visit)
        let separator = metrics.separator
        let added = separator.addsToRowHeight ? separator.thickness : 0
        let contentHeight = grid.ceil(arrangement.height + arrangement.margins.vertical)
        return MeasuredRow(
            arrangement: arrangement, contentHeight: contentHeight, separatorHeight: added,
            heights: heights(
                row.height,
                needed: grid.ceil(max(metrics.minimumRowHeight, contentHeight) + added)))
    }

    /// The cell of a row, without its height.
    private var cell: Rect {
        let inset = grid.round(metrics.cardInset)
        return Rect(x: inset, y: 0, width: max(0, width - 2 * inset), height: 0)
    }

    /// Where the texts of a row may be. Labels bring margins of their own.
    func room(for row: RowContent) -> (x: Double, width: Double) {
        let room = contentRoom(of: row)
        guard case .labels(let stack) = row.kind else { return room }
        let margins = metrics.cellMargins
        return (
            grid.round(room.x - margins.leading + stack.margins.leading),
            max(0, room.width + margins.leading + margins.trailing - stack.margins.horizontal)
        )
    }

    /// The room right of the image and left of the accessory, between the margins of a cell.
    private func contentRoom(of row: RowContent) -> (x: Double, width: Double) {
        let cell = cell
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
    /// Where a text is: the left end of its room, the top relative to the content's, and how wide
    /// the room is.
    private struct Place {
        var x: Double
        var y: Double
        var room: Double
    }

    /// How the texts of a row stand to each other.
    private struct Arrangement {
        var height: Double
        var margins: DirectionalInsets
        /// Whether the content hangs from the top margin rather than from the middle.
        var isPinnedToTop = false
        var isSideBySide = false
    }

    private func arrange(
        _ row: RowContent, isSideBySide: Bool?, _ texts: (Int) -> PreparedText,
        _ visit: (TextBlock, Place) -> Void
    ) -> Arrangement {
        let room = room(for: row)
        if case .labels(let stack) = row.kind {
            return arrange(stack, row, room: room, texts, visit)
        }
        if isSideBySide != false, row.kind == .value, !metrics.alwaysStacksValues,
            row.texts.count == 2
        {
            let title = textBlock(row.texts[0], texts(0), width: .infinity)
            let value = textBlock(row.texts[1], texts(1), width: .infinity)
            if isSideBySide == true || fitSideBySide(title, value, width: room.width) {
                return arrange(title, beside: value, room: room, visit)
            }
        }
        let spacing = row.kind == .subtitle ? metrics.subtitleSpacing : metrics.stackedSpacing
        var y = 0.0
        for (number, text) in row.texts.enumerated() {
            if number > 0 { y = grid.round(y + spacing) }
            let block = textBlock(text, texts(number), width: room.width)
            visit(block, Place(x: room.x, y: y, room: room.width))
            y += block.height
        }
        return Arrangement(height: y, margins: metrics.cellMargins)
    }

    private func fitSideBySide(_ title: TextBlock, _ value: TextBlock, width: Double) -> Bool {
        title.lineCount == 1 && value.lineCount == 1
            && fitSideBySide(title.width, value.width, width: width)
    }

    /// Whether a title and a value of these widths have room beside each other.
    func fitSideBySide(_ title: Double, _ value: Double, width: Double) -> Bool {
        title + metrics.valueSpacing + value <= width
    }

    /// A title and its value on one line, with one baseline for both.
    private func arrange(
        _ title: TextBlock, beside value: TextBlock, room: (x: Double, width: Double),
        _ visit: (TextBlock, Place) -> Void
    ) -> Arrangement {
        let baseline = max(title.firstBaseline, value.firstBaseline)
        let titleY = baseline - title.firstBaseline
        let valueY = baseline - value.firstBaseline
        visit(title, Place(x: room.x, y: titleY, room: title.width))
        visit(
            value,
            Place(x: room.x + room.width - value.width, y: valueY, room: value.width))
        return Arrangement(
            height: max(titleY + title.height, valueY + value.height),
            margins: metrics.cellMargins, isSideBySide: true)
    }

    private func arrange(
        _ stack: LabelStackContent, _ row: RowContent, room: (x: Double, width: Double),
        _ texts: (Int) -> PreparedText, _ visit: (TextBlock, Place) -> Void
    ) -> Arrangement {
        var y = 0.0
        var above: (block: TextBlock, y: Double)?
        for (number, text) in row.texts.enumerated() {
            let block = textBlock(text, texts(number), width: room.width)
            switch stack.spacing {
            case .points(let points):
                if above != nil { y = grid.round(y + points) }
            case .system:
                let spacing = metrics.systemSpacing.beforeBaseline(of: block.font, grid: grid)
                if let above {
                    let distance = max(spacing, metrics.systemSpacing.minimumBetweenBaselines)
                    // Under a much larger font the spacing alone would let the two overlap.
                    y = max(
                        above.y + above.block.height,
                        above.y + above.block.lastBaseline + distance - block.firstBaseline)
                } else {
                    y = spacing - block.firstBaseline
                }
            }
            visit(block, Place(x: room.x, y: y, room: room.width))
            above = (block, y)
            y += block.height
        }
        if stack.spacing == .system, let above {
            y =
                above.y + above.block.lastBaseline
                + metrics.systemSpacing.afterBaseline(of: above.block.font, grid: grid)
        }
        return Arrangement(height: y, margins: stack.margins, isPinnedToTop: true)
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
    func beforeBaseline(of font: FontMeasure, grid: PixelGrid) -> Double {
        grid.ceil(factor * (font.metrics.ascent + font.metrics.descent) * font.pointSize)
    }

    /// From the last baseline to the edge below it.
    func afterBaseline(of font: FontMeasure, grid: PixelGrid) -> Double {
        grid.floor(
            factor * font.metrics.lineHeight * font.pointSize
                - font.metrics.capHeight * font.pointSize)
    }
}
