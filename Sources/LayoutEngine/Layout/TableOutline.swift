// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

/// The parts of a table that do not depend on category or width: its items in order, and their shapes.
///
/// Caches use the object's identity as the key of a table, because identities are cheap to compare.
public final class TableOutline: Sendable {
    public let content: TableContent
    let ids: [ItemID]
    /// The distinct shapes of items.
    let shapes: [ItemShape]
    /// All items as runs, in order.
    let runs: [Run]
    /// The items of short runs by their shapes, in the order of ``shapes``. So items are measured many at a time,
    /// even if each row differs from the row above.
    let scattered: [[Place]]
    package let textCount: Int
    /// The fonts of texts and of their runs; empty for a table without runs.
    let runFonts: Set<RunFonts.Pair>
    /// The length of all texts together, in bytes of UTF-8.
    let byteCount: Int

    /// Consecutive items of the same shape.
    struct Run: Sendable {
        /// The index of the shape in `shapes`.
        var shape: Int
        var items: Range<Int>
        /// The index of the run's first text in the table.
        var firstText: Int

        /// Whether the items are measured together with others of their shape.
        var isShort: Bool { items.count < 32 }
    }

    /// An item and its first text, by their indices in the table.
    struct Place: Sendable {
        var item: Int
        var firstText: Int
    }

    /// The outline of a table with this content.
    public init(_ content: TableContent) {
        self.content = content
        let ids = content.itemIDs
        var shapes: [ItemShape] = []
        var known: [ItemShape: Int] = [:]
        var runs: [Run] = []
        var textCount = 0
        for (index, id) in ids.enumerated() {
            // Most rows are like the row above. Comparing the rows avoids making a shape of each.
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
        var scattered = shapes.map { _ in [Place]() }
        for run in runs where run.isShort {
            scattered[run.shape] += run.places(step: shapes[run.shape].texts.count)
        }
        self.scattered = scattered
        self.textCount = textCount
        var runFonts: Set<RunFonts.Pair> = []
        for id in ids {
            content.forEachText(of: id) { text in
                for font in text.runs.isEmpty ? [] : text.otherFonts {
                    runFonts.insert(RunFonts.Pair(text: text.font, run: font))
                }
            }
        }
        self.runFonts = runFonts
        byteCount = ids.reduce(0) { $0 + content.textLength(of: $1) }
    }

    /// Whether some runs are short.
    var hasScatteredItems: Bool { scattered.contains { !$0.isEmpty } }

    /// The shape of an item, and the indices of its texts in the table.
    func shape(of item: Int) -> (shape: ItemShape, places: Range<Int>) {
        let run = runs[runs.partitioningIndex { $0.items.lowerBound > item } - 1]
        let shape = shapes[run.shape]
        let first = run.firstText + (item - run.items.lowerBound) * shape.texts.count
        return (shape, first..<first + shape.texts.count)
    }

    /// All texts, from top to bottom.
    var texts: some Sequence<String> {
        ids.lazy.flatMap { [content] in content.texts(of: $0) }.map(\.text)
    }

    /// The texts of an item's shape, and their indices in the table.
    func texts(of item: Int) -> (texts: [ItemShape.Text], places: Range<Int>) {
        let (shape, places) = shape(of: item)
        return (shape.texts, places)
    }
}

extension TableOutline.Run {
    /// The places of the items.
    ///
    /// - Parameter step: the number of texts of an item.
    func places(step: Int) -> Places {
        Places(
            startIndex: items.lowerBound, endIndex: items.upperBound,
            origin: firstText - items.lowerBound * step, step: step)
    }

    /// The places of consecutive items, by the indices of the items.
    struct Places: RandomAccessCollection {
        let startIndex: Int
        let endIndex: Int
        /// The index of the first text of an item 0.
        fileprivate let origin: Int
        fileprivate let step: Int

        @inline(__always)
        subscript(item: Int) -> TableOutline.Place {
            TableOutline.Place(item: item, firstText: origin &+ item &* step)
        }

        subscript(items: Range<Int>) -> Places {
            Places(
                startIndex: items.lowerBound, endIndex: items.upperBound, origin: origin,
                step: step)
        }
    }
}

extension TableContent {
    /// The content of a header or footer; nil for a row and for a gap.
    package func headerFooter(_ id: ItemID) -> HeaderFooterContent? {
        switch id.kind {
        case .tableHeader: tableHeader
        case .tableFooter: tableFooter
        case .sectionHeader: sections[id.section].header
        case .sectionFooter: sections[id.section].footer
        case .row: nil
        }
    }

    /// The texts of an item; none for a gap.
    package func texts(of id: ItemID) -> [TextContent] {
        id.kind == .row
            ? sections[id.section].rows[id.row].texts
            : (headerFooter(id)?.text).map { [$0] } ?? []
    }

    /// Calls `body` with each text of an item, without copying the list.
    fileprivate func forEachText(of id: ItemID, _ body: (TextContent) -> Void) {
        if id.kind == .row {
            for text in sections[id.section].rows[id.row].texts { body(text) }
        } else if let text = headerFooter(id)?.text {
            body(text)
        }
    }

    /// The text at an index of an item; nil for a gap.
    package func text(_ number: Int, of id: ItemID) -> TextContent? {
        guard id.kind == .row else { return headerFooter(id)?.text }
        let texts = sections[id.section].rows[id.row].texts
        return texts.indices.contains(number) ? texts[number] : nil
    }

    /// The length of a text in bytes of UTF-8, without copying its content.
    func textLength(_ number: Int, of id: ItemID) -> Int {
        id.kind == .row
            ? sections[id.section].rows[id.row].texts[number].text.utf8.count
            : headerFooter(id)?.text.text.utf8.count ?? 0
    }

    /// The length of an item's texts in bytes of UTF-8.
    fileprivate func textLength(of id: ItemID) -> Int {
        id.kind == .row
            ? sections[id.section].rows[id.row].texts.reduce(0) { $0 + $1.text.utf8.count }
            : headerFooter(id)?.text.text.utf8.count ?? 0
    }

    /// Whether two items are rows of the same shape.
    fileprivate func isAlike(_ first: ItemID, _ second: ItemID) -> Bool {
        guard first.kind == .row, second.kind == .row else { return false }
        return sections[first.section].rows[first.row].isAlike(
            sections[second.section].rows[second.row])
    }
}

// MARK: - Order

extension TableContent {
    /// The items of a table in order. They cover it without gaps: in grouped tables, a blank item takes the
    /// place of a missing header or footer.
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
        if tableFooter != nil { ids.append(ItemID(.tableFooter)) }
        return ids
    }
}
