// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

/// The parts of a table that do not depend on category or width: its items in order, and which of
/// them are alike.
///
/// What is remembered of a table is known by this object, whose identity is cheap to compare.
public final class TableOutline: Sendable {
    /// What the table shows.
    public let content: TableContent
    let ids: [ItemID]
    /// The different shapes of items.
    let shapes: [ItemShape]
    /// Items next to each other with the same shape, in order.
    let runs: [Run]
    /// How many texts there are.
    package let textCount: Int

    /// Items next to each other with the same shape.
    struct Run: Sendable {
        /// Index into `shapes`.
        var shape: Int
        var items: Range<Int>
        /// Place of its first text among all texts of the table.
        var firstText: Int
    }

    /// The items of a table that shows `content`.
    public init(_ content: TableContent) {
        self.content = content
        let ids = content.itemIDs
        var shapes: [ItemShape] = []
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
                }
                runs.append(Run(shape: shape, items: index..<index, firstText: textCount))
            }
            runs[runs.count - 1].items = runs[runs.count - 1].items.lowerBound..<index + 1
            textCount += shapes[runs[runs.count - 1].shape].texts.count
        }
        self.ids = ids
        self.shapes = shapes
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

extension TableContent {
    /// A header or footer; nil for rows and for what is not there.
    package func headerFooter(_ id: ItemID) -> HeaderFooterContent? {
        switch id.kind {
        case .tableHeader: tableHeader
        case .sectionHeader: sections[id.section].header
        case .sectionFooter: sections[id.section].footer
        case .row: nil
        }
    }

    /// The texts of an item, from its top.
    package func texts(of id: ItemID) -> [TextContent] {
        id.kind == .row
            ? sections[id.section].rows[id.row].texts
            : (headerFooter(id)?.text).map { [$0] } ?? []
    }

    /// A text of an item, counted from its top.
    func text(_ number: Int, of id: ItemID) -> TextContent? {
        id.kind == .row ? sections[id.section].rows[id.row].texts[number] : headerFooter(id)?.text
    }

    /// How many bytes a text has, without taking it out.
    func textLength(_ number: Int, of id: ItemID) -> Int {
        id.kind == .row
            ? sections[id.section].rows[id.row].texts[number].text.utf8.count
            : headerFooter(id)?.text.text.utf8.count ?? 0
    }

    /// Whether two rows have the same shape; false for anything else.
    fileprivate func isAlike(_ first: ItemID, _ second: ItemID) -> Bool {
        guard first.kind == .row, second.kind == .row else { return false }
        return sections[first.section].rows[first.row].isAlike(
            sections[second.section].rows[second.row])
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
