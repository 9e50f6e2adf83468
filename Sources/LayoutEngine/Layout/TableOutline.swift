// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

/// What of a table stays as it is for every category and width: its items in order, and which of
/// them are alike.
final class TableOutline: Sendable {
    let content: TableContent
    let ids: [ItemID]
    /// The different shapes of items.
    let shapes: [ItemShape]
    /// The first item of each shape.
    let exemplars: [ItemID]
    /// Items next to each other with the same shape, in order.
    let runs: [Run]
    /// How many texts there are.
    let textCount: Int

    /// Items next to each other with the same shape.
    struct Run: Sendable {
        /// Index into `shapes`.
        var shape: Int
        var items: Range<Int>
        /// Place of its first text among all texts of the table.
        var firstText: Int
    }

    init(_ content: TableContent) {
        self.content = content
        let ids = content.itemIDs
        var shapes: [ItemShape] = []
        var exemplars: [ItemID] = []
        var known: [ItemShape: Int] = [:]
        var runs: [Run] = []
        var textCount = 0
        for (index, id) in ids.enumerated() {
            // Most rows are like the one above: that is seen without making a shape of each.
            if index == 0 || !content.isAlike(id, ids[index - 1]) {
                let made = ItemShape(id, in: content)
                let shape = known[made] ?? shapes.count
                if shape == shapes.count {
                    known[made] = shape
                    shapes.append(made)
                    exemplars.append(id)
                }
                runs.append(Run(shape: shape, items: index..<index, firstText: textCount))
            }
            runs[runs.count - 1].items = runs[runs.count - 1].items.lowerBound..<index + 1
            textCount += shapes[runs[runs.count - 1].shape].texts.count
        }
        self.ids = ids
        self.shapes = shapes
        self.exemplars = exemplars
        self.runs = runs
        self.textCount = textCount
    }

    /// An item's shape, and the places of its texts among all texts of the table.
    func shape(of item: Int) -> (shape: ItemShape, places: Range<Int>) {
        let run = runs[runs.partitioningIndex { $0.items.lowerBound > item } - 1]
        let shape = shapes[run.shape]
        let first = run.firstText + (item - run.items.lowerBound) * shape.texts.count
        return (shape, first..<first + shape.texts.count)
    }

    /// An item's texts with their fonts, and their places among all texts of the table.
    func texts(of item: Int) -> (texts: [ItemShape.Text], places: Range<Int>) {
        let (shape, places) = shape(of: item)
        return (shape.texts, places)
    }
}

/// What the height of an item depends on, apart from the lines of its texts.
struct ItemShape: Hashable, Sendable {
    /// The palette's font of a text and how many lines it may have.
    struct Text: Hashable, Sendable {
        var font: Int
        var lineLimit: Int

        init(_ text: TextContent) {
            font = text.font
            lineLimit = text.lineLimit
        }
    }

    /// A row, or the header or footer with its place: those next to an end keep other distances.
    enum Frame: Hashable, Sendable {
        case row(
            RowContent.Kind, RowContent.Accessory, ItemHeight, hasImage: Bool)
        case block(
            ItemID.Kind, ItemHeight?, DirectionalInsets?, isCustom: Bool, isFirst: Bool,
            isLast: Bool)
    }

    var frame: Frame
    var texts: [Text]

    /// The shape of an item.
    init(_ id: ItemID, in content: TableContent) {
        guard id.kind == .row else {
            let block = content.block(id)
            frame = .block(
                id.kind, block?.height, block?.margins, isCustom: block?.isCustom ?? false,
                isFirst: id.section == 0, isLast: id.section == content.sections.count - 1)
            texts = block.map { [Text($0.text)] } ?? []
            return
        }
        let row = content.sections[id.section].rows[id.row]
        frame = .row(row.kind, row.accessory, row.height, hasImage: row.image != nil)
        texts = row.texts.map(Text.init)
    }

    /// Whether a title and its value stand side by side where both fit.
    var mayStandSideBySide: Bool {
        if case .row(.value, _, _, _) = frame { return texts.count == 2 }
        return false
    }

    /// Whether no text decides about the height.
    var hasFixedHeight: Bool {
        if case .row(_, _, .fixed, _) = frame { return true }
        return false
    }
}

extension TableContent {
    /// A header or footer; nil for rows and for what is not there.
    func block(_ id: ItemID) -> BlockContent? {
        switch id.kind {
        case .tableHeader: tableHeader
        case .sectionHeader: sections[id.section].header
        case .sectionFooter: sections[id.section].footer
        case .row: nil
        }
    }

    /// A text of an item, counted from its top.
    func text(_ number: Int, of id: ItemID) -> TextContent? {
        id.kind == .row ? sections[id.section].rows[id.row].texts[number] : block(id)?.text
    }

    /// How many bytes a text has, without taking it out.
    func textLength(_ number: Int, of id: ItemID) -> Int {
        id.kind == .row
            ? sections[id.section].rows[id.row].texts[number].text.utf8.count
            : block(id)?.text.text.utf8.count ?? 0
    }

    /// Whether two rows have the same shape; false for anything else.
    fileprivate func isAlike(_ first: ItemID, _ second: ItemID) -> Bool {
        guard first.kind == .row, second.kind == .row else { return false }
        let (one, other) = (
            sections[first.section].rows[first.row], sections[second.section].rows[second.row]
        )
        guard one.texts.count == other.texts.count, one.accessory == other.accessory,
            one.height == other.height, (one.image == nil) == (other.image == nil),
            one.kind == other.kind
        else { return false }
        for index in one.texts.indices
        where one.texts[index].font != other.texts[index].font
            || one.texts[index].lineLimit != other.texts[index].lineLimit
        {
            return false
        }
        return true
    }
}

// MARK: - Order

extension TableContent {
    /// The items of a table in order. They tile it: in grouped tables a section without a header
    /// or a footer has an empty one, which keeps sections apart.
    fileprivate var itemIDs: [ItemID] {
        var ids: [ItemID] = []
        ids.reserveCapacity(sections.reduce(1) { $0 + $1.rows.count + 2 })
        if tableHeader != nil { ids.append(ItemID(.tableHeader)) }
        for (number, section) in sections.enumerated() {
            if section.header != nil || style != .plain {
                ids.append(ItemID(.sectionHeader, section: number))
            }
            for row in section.rows.indices {
                ids.append(ItemID(.row, section: number, row: row))
            }
            if section.footer != nil || style != .plain {
                ids.append(ItemID(.sectionFooter, section: number))
            }
        }
        return ids
    }
}
