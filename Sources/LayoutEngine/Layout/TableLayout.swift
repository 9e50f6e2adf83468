// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Explanations
import Words

/// The layout of a table at one width and category. It is plain data that the window, the exporters, and the
/// accessibility tree share, so none of them computes geometry.
///
/// Offsets and heights of all items are computed at once, and the contents of an item on demand.
public struct TableLayout: Sendable {
    /// The height of all items, in points; exact if ``isExact`` is true.
    public let height: Double
    /// The top of each item, and the height of the table as the last element, in points.
    let offsets: [Double]
    let inputs: TableInputs

    /// Lays out a table.
    ///
    /// - Parameter stacksItems: whether the heights of items are wanted. Otherwise all tops are 0, and only
    ///   items in themselves and their issues are known, which takes a third of the time.
    public init(_ inputs: TableInputs, stacksItems: Bool = true) {
        self.inputs = inputs
        if stacksItems {
            var pass = HeightPass(inputs.composer, inputs.table)
            offsets = pass.offsets()
        } else {
            offsets = Array(repeating: 0, count: inputs.table.outline.ids.count + 1)
        }
        height = offsets[offsets.count - 1]
    }

    /// How the table presents its sections.
    public var style: TableStyle { content.style }
    /// The width of the table, in points.
    public var width: Double { composer.width }
    /// The pixels of the device.
    public var grid: PixelGrid { composer.grid }
    /// Whether the layout is mirrored for right to left.
    public var isRightToLeft: Bool { inputs.isRightToLeft }
    package var fonts: [ScaledFont] { inputs.palette.fonts }
    var table: PreparedTable { inputs.table }
    var composer: ItemComposer { inputs.composer }

    /// The items in order, top to bottom.
    public var ids: [ItemID] { table.outline.ids }

    package var content: TableContent { table.outline.content }

    /// The length of all texts together, in bytes of UTF-8.
    package var textByteCount: Int { table.outline.byteCount }

    /// The faces and hyphenation for which the texts are prepared.
    var purpose: PreparedTextCache.Purpose { inputs.purpose }

    /// The purpose of the table's prepared texts with other fonts.
    public func purpose(
        _ fonts: FontPalette, _ hyphenation: Hyphenation
    ) -> PreparedTextCache.Purpose {
        PreparedTextCache.Purpose(table.outline, fonts, hyphenation)
    }
}

// MARK: - Exactness

extension TableLayout {
    /// Whether all texts are prepared, so that every height is exact.
    public var isExact: Bool { inputs.isExact }

    /// Whether the heights of some items are exact. Their offsets are exact only if all items above them are
    /// exact.
    public func isExact(in items: Range<Int>) -> Bool { items.allSatisfy(table.isPrepared) }
}

// MARK: - Items

extension TableLayout {
    /// The number of items.
    public var count: Int { ids.count }

    /// The frame of an item, without computing its contents.
    public func frame(at index: Int) -> Rect {
        Rect(
            x: 0, y: offsets[index], width: width, height: offsets[index + 1] - offsets[index])
    }

    /// The layout of an item with its texts, decorations, and gaps.
    public func item(at index: Int) -> ItemLayout {
        let (shape, places) = table.outline.shape(of: index)
        let arrangement = arrangement(at: index, PlainInputs())
        var item = composer.layout(ids[index], of: content, shape, arrangement) {
            table.text(shape.texts[$0], at: places.lowerBound + $0)
        }
        item.place(at: frame(at: index).y, in: width, mirrored: isRightToLeft)
        return item
    }

    private func arrangement<Inputs: ComputationInputs>(
        at index: Int, _ inputs: Inputs
    ) -> ItemArrangement<Inputs.Number> where Inputs.Term == LayoutInput {
        let arranger = ItemArranger(composer, inputs)
        var measure = ItemMeasure<Inputs.Number>()
        table.measure(index, arranger, into: &measure)
        var arrangement = ItemArrangement<Inputs.Number>()
        arranger.arrange(table.outline.shape(of: index).shape, measure, into: &arrangement)
        return arrangement
    }

    /// The computations of an item's height and of the height that its content needs
    /// (`ItemLayout.neededHeight`).
    ///
    /// - Parameter inputs: explains the inputs of the layout.
    package func explainedHeight(
        at index: Int, _ inputs: ExplainedInputs<LayoutInput>
    ) -> (given: ExplainedNumber, needed: ExplainedNumber) {
        let arrangement = arrangement(at: index, inputs)
        let (given, needed) = (arrangement.height, arrangement.neededHeight)
        let height = given.named(tr("height"), source: "")
        return (height, given == needed ? height : needed.named(tr("needed height"), source: ""))
    }

    /// All items, top to bottom.
    public var items: some RandomAccessCollection<ItemLayout> { ids.indices.lazy.map(item(at:)) }

    /// The items that intersect a vertical range in points, found in logarithmic time.
    public func indices(from top: Double, to bottom: Double) -> Range<Int> {
        guard count > 0, bottom > top else { return 0..<0 }
        let first = max(0, offsets.partitioningIndex { $0 > top } - 1)
        let end = min(count, offsets.partitioningIndex { $0 >= bottom })
        return min(first, end)..<end
    }

    /// The section header that sticks to the top edge of a plain table, with its y in points: at the edge, or
    /// above it if the next section pushes it. Nil if none sticks.
    ///
    /// - Parameter top: the top edge of the viewport in the table, in points.
    public func stickyHeader(at top: Double) -> (index: Int, y: Double)? {
        guard style == .plain, top > 0, let first = indices(from: top, to: top + grid.pixel).first
        else { return nil }
        let section = ids[first].order.0
        // The loop goes back to the header of the section at the edge, and then forward to the next section.
        var index = first
        while index > 0, ids[index].kind != .sectionHeader, ids[index - 1].order.0 == section {
            index -= 1
        }
        guard ids[index].kind == .sectionHeader else { return nil }
        let header = frame(at: index)
        guard header.y < top else { return nil }
        let end = sectionEnd(after: index)
        return (index, min(top, end - header.height))
    }

    /// The end of the section of an item, in points.
    private func sectionEnd(after index: Int) -> Double {
        let section = ids[index].order.0
        let next = ids[index...].partitioningIndex { $0.order.0 > section }
        return offsets[next]
    }

    /// Whether an item is only a gap in place of a missing header or footer, or a row that is there in other categories.
    public func isBlank(at index: Int) -> Bool {
        let id = ids[index]
        return switch id.kind {
        case .tableHeader, .tableFooter: false
        case .row: content.sections[id.section].rows[id.row].isMissing
        case .sectionHeader: content.sections[id.section].header == nil
        case .sectionFooter: content.sections[id.section].footer == nil
        }
    }

    /// Whether an item has a fixed height, regardless of its content.
    package func hasFixedHeight(_ id: ItemID) -> Bool {
        index(of: id).map { table.outline.shape(of: $0).shape.hasFixedHeight } ?? false
    }

    /// The index of an item; nil if the table does not have it.
    public func index(of id: ItemID) -> Int? {
        let index = ids.partitioningIndex { !$0.isBefore(id) }
        return index < count && ids[index] == id ? index : nil
    }

    public func font(of text: TextContent) -> ScaledFont { fonts[text.font] }

    /// The font of a piece of a line, likewise.
    public func font(of piece: LinePiece, in text: TextLayout) -> ScaledFont {
        fonts[piece.run.font].shrunk(by: text.scale)
    }

    /// The font of a text as drawn, at the size to which it shrinks. The line pitch stays.
    public func font(of text: TextLayout) -> ScaledFont {
        fonts[text.content.font].shrunk(by: text.scale)
    }
}

extension ItemLayout {
    /// Moves an item from the origin to its position, and mirrors it for right to left.
    mutating func place(at y: Double, in tableWidth: Double, mirrored: Bool) {
        func placed(_ rect: Rect) -> Rect {
            (mirrored ? rect.mirrored(in: tableWidth) : rect).offsetBy(y: y)
        }
        frame = placed(frame)
        cell = placed(cell)
        textArea = placed(textArea)
        for index in texts.indices { texts[index].place(at: y, in: tableWidth, mirrored: mirrored) }
        for index in decorations.indices {
            decorations[index].frame = placed(decorations[index].frame)
        }
        for index in gaps.indices { gaps[index].frame = placed(gaps[index].frame) }
    }
}

extension TextLayout {
    /// Moves a text from the origin to its position, and mirrors it for right to left.
    mutating func place(at y: Double, in tableWidth: Double, mirrored: Bool) {
        frame = (mirrored ? frame.mirrored(in: tableWidth) : frame).offsetBy(y: y)
        for line in lines.indices {
            if mirrored { lines[line].x = tableWidth - lines[line].x - lines[line].width }
            lines[line].baseline += y
        }
    }
}

extension TableLayout {
    /// Whether an item may lose text when its texts get longer: its height or its lines have a limit, or its
    /// lines may reach into something beside them. Other items grow with their texts.
    package func mayLoseText(at index: Int) -> Bool {
        composer.mayLoseText(table.outline.shape(of: index).shape)
    }

    /// Whether lines of some items may reach into an image or an accessory, because the margins of labels leave
    /// too little room for it. How far a line reaches does not grow or shrink with its room.
    package var isCrowded: Bool { table.outline.shapes.contains(where: composer.isCrowded) }
}
