// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

/// Lays out one item at the origin, left to right; `TableLayout` puts it in its place.
struct ItemComposer {
    let content: TableContent
    let fonts: [ScaledFont]
    let metrics: TableMetrics
    let width: Double
    let grid: PixelGrid
    let prepared: PreparedTexts

    func compose(_ id: ItemID) -> ItemLayout {
        let section = id.kind == .tableHeader ? nil : content.sections[id.section]
        switch id.kind {
        case .tableHeader: return block(id, content.tableHeader)
        case .sectionHeader: return block(id, section?.header)
        case .sectionFooter: return block(id, section?.footer)
        case .row: return row(id, content.sections[id.section])
        }
    }

    /// The height of an item, which costs less than all of it.
    func height(of id: ItemID) -> Double {
        id.kind == .row
            ? rowHeight(id, content.sections[id.section]) : compose(id).frame.height
    }

    func textBlock(_ text: TextContent, _ prepared: PreparedText, width: Double) -> TextBlock {
        TextBlock(text, prepared, font: fonts[text.font], width: width, grid: grid)
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
    private func block(_ id: ItemID, _ content: BlockContent?) -> ItemLayout {
        var item = ItemLayout(
            id: id, frame: Rect(x: 0, y: 0, width: width, height: 0), cell: .zero, texts: [],
            ornaments: [], background: content?.background, isFirstInCard: false,
            isLastInCard: false, neededHeight: 0, isClipped: false)
        guard let content, let text = prepared.texts(of: id).first else {
            item.frame.height = emptyHeight(id)
            item.neededHeight = item.frame.height
            item.cell = item.frame
            return item
        }
        let inset = id.kind == .tableHeader ? 0 : metrics.cardInset
        let leading = grid.round(inset + content.margins.leading)
        let room = max(0, width - leading - grid.round(inset + content.margins.trailing))
        let block = textBlock(content.text, text, width: room)
        var needed = grid.ceil(block.height + content.margins.vertical)
        var top = grid.round(content.margins.top)
        if id.kind == .sectionHeader, !content.isCustom, let header = metrics.defaultHeader {
            needed = grid.ceil(max(header.height, block.height + header.bottom))
            top = grid.round(needed - header.bottom - block.height)
        }
        let heights = heights(content.height, needed: needed)
        if heights.given != needed { top = grid.round((heights.given - block.height) / 2) }
        item.texts = [block.layout(x: leading, y: top, room: room)]
        item.frame.height = heights.given + paddingBelow(id)
        item.neededHeight = heights.needed + paddingBelow(id)
        item.isClipped = block.height > heights.given + Self.tolerance
        item.cell = item.frame
        return item
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
