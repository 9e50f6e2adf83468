// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

/// Lays out one item at the origin, left to right; `TableLayout` puts it in its place.
struct ItemComposer {
    let content: TableContent
    let metrics: TableMetrics
    let width: Double
    let grid: PixelGrid
    private let fonts: [FontMeasure]

    init(
        _ content: TableContent, fonts: [ScaledFont], metrics: TableMetrics, width: Double,
        grid: PixelGrid
    ) {
        self.content = content
        self.fonts = fonts.map(FontMeasure.init)
        self.metrics = metrics
        self.width = width
        self.grid = grid
    }

    /// An item with all it contains.
    ///
    /// - Parameters:
    ///   - isSideBySide: whether a title and its value stand side by side; nil to find out.
    ///   - texts: its prepared texts by their number, from top to bottom.
    func compose(
        _ id: ItemID, isSideBySide: Bool? = nil, _ texts: (Int) -> PreparedText
    ) -> ItemLayout {
        id.kind == .row ? row(id, isSideBySide: isSideBySide, texts) : block(id, texts)
    }

    /// The height of an item, without placing what is in it.
    ///
    /// - Parameter isSideBySide: whether a title and its value stand side by side; nil to find out.
    func height(
        of id: ItemID, isSideBySide: Bool? = nil, _ texts: (Int) -> PreparedText
    ) -> Double {
        id.kind == .row
            ? rowHeight(id, isSideBySide: isSideBySide, texts)
            : measureBlock(id, content.block(id), texts).given
    }

    /// How wide a line of an item's texts may be.
    func textWidth(of id: ItemID) -> Double {
        guard id.kind == .row else {
            return content.block(id).map { room(for: $0, id).width } ?? 0
        }
        return room(for: content.sections[id.section].rows[id.row]).width
    }

    /// How a text of a shape is set in a width.
    func setting(_ text: ItemShape.Text, width: Double) -> LineSetting {
        setting(fonts[text.font], width: width, lineLimit: text.lineLimit)
    }

    private func setting(_ font: FontMeasure, width: Double, lineLimit: Int) -> LineSetting {
        LineSetting(
            pointSize: font.pointSize, tracking: font.tracking, width: width, lineLimit: lineLimit,
            hyphenation: metrics.hyphenation)
    }

    /// Whether fallback faces may make lines of a text unequal in height.
    func raisesLines(_ text: ItemShape.Text) -> Bool { fonts[text.font].raising != .none }

    func textBlock(_ text: TextContent, _ prepared: PreparedText, width: Double) -> TextBlock {
        let font = fonts[text.font]
        return TextBlock(
            prepared, font: font,
            setting: setting(font, width: width, lineLimit: text.lineLimit), grid: grid)
    }

    /// Far below a device pixel.
    static let tolerance = 1e-6

    /// The height an item gets and the one its content needs.
    func heights(_ height: ItemHeight, needed: Double) -> (given: Double, needed: Double) {
        switch height {
        case .automatic: (needed, needed)
        case .fixed(let points): (grid.round(points), needed)
        }
    }
}

// MARK: - Headers and footers

extension ItemComposer {
    /// A text between margins. A fixed height keeps it centred and cuts what does not fit.
    private func block(_ id: ItemID, _ texts: (Int) -> PreparedText) -> ItemLayout {
        let content = content.block(id)
        let measured = measureBlock(id, content, texts)
        var item = ItemLayout(
            id: id, frame: Rect(x: 0, y: 0, width: width, height: measured.given), cell: .zero,
            texts: [], ornaments: [], background: content?.background, isFirstInCard: false,
            isLastInCard: false, neededHeight: measured.needed, isClipped: false)
        item.cell = item.frame
        guard let content, let text = measured.text else { return item }
        let room = room(for: content, id)
        item.texts = [text.block.layout(content.text, x: room.x, y: text.top, room: room.width)]
        item.isClipped =
            text.block.height > measured.given - paddingBelow(id) + Self.tolerance
        return item
    }

    private struct MeasuredBlock {
        /// Heights with the padding below.
        var given: Double
        var needed: Double
        var text: (block: TextBlock, top: Double)?
    }

    private func measureBlock(
        _ id: ItemID, _ content: BlockContent?, _ texts: (Int) -> PreparedText
    ) -> MeasuredBlock {
        guard let content else {
            let height = emptyHeight(id)
            return MeasuredBlock(given: height, needed: height)
        }
        let block = textBlock(content.text, texts(0), width: room(for: content, id).width)
        var margins = content.margins
        if id.kind == .sectionFooter, let margin = metrics.defaultFooterMargin {
            (margins.top, margins.bottom) = (margin, margin)
        }
        var needed = grid.ceil(block.height + margins.vertical)
        var top = grid.round(margins.top)
        if id.kind == .sectionHeader, !content.isCustom, let header = metrics.defaultHeader {
            needed = grid.ceil(max(header.height, block.height + header.bottom))
            top = grid.round(needed - header.bottom - block.height)
        }
        let heights = heights(content.height, needed: needed)
        if heights.given != needed { top = grid.round((heights.given - block.height) / 2) }
        let padding = paddingBelow(id)
        return MeasuredBlock(
            given: heights.given + padding, needed: heights.needed + padding,
            text: (block, top))
    }

    /// Where the text of a header or footer may be.
    private func room(for block: BlockContent, _ id: ItemID) -> (x: Double, width: Double) {
        let inset = id.kind == .tableHeader ? 0 : metrics.cardInset
        let leading = grid.round(inset + block.margins.leading)
        return (leading, max(0, width - leading - grid.round(inset + block.margins.trailing)))
    }

    /// The height of a header or footer that a section does not have: half the distance between
    /// two sections, or all of it above the first.
    private func emptyHeight(_ id: ItemID) -> Double {
        let below = grid.round(metrics.sectionGap / 2)
        if id.kind == .sectionFooter { return below + paddingBelow(id) }
        return id.section == 0
            ? grid.round(metrics.sectionGap) : grid.round(metrics.sectionGap) - below
    }

    /// Space below the last section of a grouped table.
    private func paddingBelow(_ id: ItemID) -> Double {
        guard id.kind == .sectionFooter, id.section == content.sections.count - 1,
            content.style != .plain
        else { return 0 }
        return grid.round(metrics.bottomPadding)
    }
}
