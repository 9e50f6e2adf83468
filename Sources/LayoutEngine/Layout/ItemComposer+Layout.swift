// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Explanations

// MARK: - Laying out

extension ItemComposer {
    /// Lays out an arranged item, with its lines, decorations, and gaps.
    ///
    /// - Parameter prepared: the text at an index; nil if it is not prepared. Such a text has no lines.
    func layout(
        _ id: ItemID, of content: TableContent, _ shape: ItemShape,
        _ arrangement: ItemArrangement<Double>, _ prepared: (Int) -> PreparedText?
    ) -> ItemLayout {
        let frame = Rect(x: 0, y: 0, width: width, height: arrangement.height)
        var item = ItemLayout(
            id: id, frame: frame, cell: frame, texts: [], decorations: [],
            background: content.headerFooter(id)?.background, isFirstInCard: false,
            isLastInCard: false, neededHeight: arrangement.neededHeight,
            isClipped: arrangement.isClipped, margins: arrangement.margins,
            textArea: Rect(
                x: arrangement.container.x, y: 0, width: arrangement.container.width,
                height: arrangement.height), gaps: [])
        for (number, placement) in arrangement.texts.enumerated() {
            guard let text = content.text(number, of: id) else { continue }
            item.texts.append(
                layout(
                    arrangement.axis == .horizontal ? text : text.stacked, shape.texts[number],
                    prepared(number), placement))
        }
        if id.kind == .row, case .row(let row) = shape.structure {
            let section = content.sections[id.section]
            item.cell = cell
            item.cell.height = arrangement.height
            item.isFirstInCard = id.row == 0
            item.isLastInCard = id.row == section.rows.count - 1
            item.decorations = decorations(
                section.rows[id.row], in: item.cell, around: arrangement)
            if !item.isLastInCard || style == .plain {
                item.decorations.append(
                    separatorLine(
                        in: item.cell, from: container(of: row, before: arrangement.end).x))
            }
            item.gaps = gaps(
                in: item, around: container(of: row, before: arrangement.end))
        }
        return item
    }

    /// Lays out a text with its lines, aligned in their container.
    private func layout(
        _ content: TextContent, _ shape: ItemShape.Text, _ prepared: PreparedText?,
        _ placement: TextPlacement<Double>
    ) -> TextLayout {
        let (container, extent) = (placement.container, placement.extent)
        let x =
            switch content.alignment {
            case .natural, .leading: container.x
            case .center: grid.round(container.x + (container.width - extent.width) / 2)
            case .trailing: container.x + container.width - extent.width
            }
        let frame = Rect(x: x, y: placement.y, width: extent.width, height: extent.height)
        let lines =
            prepared.map {
                self.lines(
                    of: $0, content, parameters(shape, width: placement.lineWidth), font(of: shape),
                    in: frame)
            } ?? []
        return TextLayout(
            content: content, frame: frame, lines: lines,
            isTruncated: lines.last?.isTruncated ?? false, lineWidth: placement.lineWidth)
    }

    private func lines(
        of prepared: PreparedText, _ content: TextContent, _ parameters: LineBreakParameters,
        _ font: FontMeasure, in frame: Rect
    ) -> [TextLine] {
        let scalars = Array(content.text.unicodeScalars)
        var stack = LineStack(font, grid: grid, PlainInputs())
        return IteratorSequence(LineIterator(prepared, parameters)).map { line in
            stack.add(raisedTo: prepared.raisedMetrics(in: line.scalars, font: font))
            let slack = frame.width - line.width
            let shift =
                switch content.alignment {
                case .natural, .leading: 0.0
                case .center: slack / 2
                case .trailing: slack
                }
            return TextLine(
                scalars: line.scalars, text: line.drawn(of: scalars),
                x: frame.x + shift, baseline: frame.y + stack.lastBaseline, width: line.width,
                end: line.end)
        }
    }
}

extension Line {
    /// The characters as drawn: without the space that hangs at the end of a wrapped line, and with the added
    /// ellipsis or hyphen.
    fileprivate func drawn(of text: [Unicode.Scalar]) -> String {
        var own = text[scalars]
        if end != .text, end != .truncation, own.last?.properties.isWhitespace == true {
            own.removeLast()
        }
        if end == .softHyphen { own.removeLast() }
        // Appending scalars one by one to a string is many times slower.
        var drawn = String(unsafeUninitializedCapacity: own.reduce(0) { $0 + UTF8.width($1) }) {
            var count = 0
            for scalar in own {
                for byte in UTF8.encode(scalar).unsafelyUnwrapped {
                    $0[count] = byte
                    count += 1
                }
            }
            return count
        }
        if isTruncated { drawn.append("…") }
        if end.addsHyphen { drawn.append("-") }
        return drawn
    }
}

extension TextContent {
    /// This text below its title: a value is aligned with the beginning of its title.
    fileprivate var stacked: TextContent {
        var text = self
        if role == .value { text.alignment = .leading }
        return text
    }
}

// MARK: - Decorations

extension ItemComposer {
    /// The image and the accessory of a row.
    func decorations(
        _ content: RowContent, in cell: Rect, around arrangement: ItemArrangement<Double>
    ) -> [Decoration] {
        var decorations: [Decoration] = []
        if let image = content.image {
            // An image as high as a line is centered on the first line if the title has several. Otherwise it is
            // centered in the row.
            let metrics = metrics.images[image.size]
            let first = arrangement.texts.first?.extent
            let isOnLine = metrics.contentHeight == 0 && (first?.lineCount ?? 0) > 1
            let middle =
                isOnLine
                ? arrangement.contentTop + (first?.firstLineHeight ?? 0) / 2 : cell.height / 2
            decorations.append(
                Decoration(
                    kind: .image(image.picture),
                    frame: frame(of: metrics).offsetBy(
                        y: grid.round(middle - metrics.size.height / 2))))
        }
        if let accessory = content.accessory, let end = arrangement.end {
            decorations.append(
                Decoration(
                    kind: .accessory(accessory), frame: frame(of: end, rowHeight: cell.height),
                    ink: end.ink))
        }
        return decorations
    }

    /// The frame of the image before a row's texts, at the top. It is in the middle of its room, or begins with it
    /// if the room is too narrow.
    private func frame(of image: ImageMetrics) -> Rect {
        let free = max(0, image.reservedWidth - image.size.width)
        return Rect(
            x: grid.round(cell.x + metrics.cellMargins.leading + free / 2), y: 0,
            width: grid.round(image.size.width), height: grid.round(image.size.height))
    }

    /// Whether longer texts of a shape may be lost: its height or its lines have a limit, or lines may reach
    /// into something beside them. Other items grow with their texts.
    func mayLoseText(_ shape: ItemShape) -> Bool {
        !shape.texts.isEmpty
            && (shape.hasFixedHeight || shape.texts.contains { $0.lineLimit > 0 }
                || isCrowded(shape))
    }

    /// Whether the lines of a shape's texts may reach into its image or accessory, because the margins of the
    /// labels leave too little room for it.
    func isCrowded(_ shape: ItemShape) -> Bool {
        guard case .row(let row) = shape.structure, case .labels = row.kind else { return false }
        // If the container depends on the accessory's text, each item has its own.
        guard let container = container(of: shape) else { return true }
        let end = rowEnd(of: row, text: nil)
        let image = image(of: row).map { frame(of: $0) }
        return image.map { container.x < $0.maxX - Self.tolerance } ?? false
            || end.map {
                container.x + container.width > frame(of: $0, rowHeight: 0).x + Self.tolerance
            } ?? false
    }

    /// The frame of an accessory: centered in the height of its row, at the trailing margin of the cell.
    func frame(of end: RowEnd, rowHeight: Double) -> Rect {
        let width = grid.round(end.size.width)
        let height = grid.round(end.size.height)
        return Rect(
            x: grid.round(cell.maxX - metrics.cellMargins.trailing - end.inset) - width,
            y: grid.round((rowHeight - height) / 2), width: width, height: height)
    }

    /// The separator below a row.
    func separatorLine(in cell: Rect, from x: Double) -> Decoration {
        let end = grid.round(cell.maxX - metrics.separatorTrailingInset)
        return Decoration(
            kind: .separator,
            frame: Rect(
                x: x, y: cell.height - metrics[.separatorThickness], width: max(0, end - x),
                height: metrics[.separatorThickness]))
    }
}

// MARK: - Gaps

extension ItemComposer {
    /// The gaps between the parts of a row.
    func gaps(in item: ItemLayout, around container: TextContainer) -> [LayoutGap] {
        var gaps: [LayoutGap] = []
        let texts = item.texts.filter { $0.content.role != .accessory }
        for (one, next) in zip(texts, texts.dropFirst()) {
            let isSideBySide = next.frame.x >= one.frame.maxX && next.frame.y < one.frame.maxY
            gaps.append(
                LayoutGap(
                    kind: .betweenTexts, axis: isSideBySide ? .horizontal : .vertical,
                    frame: isSideBySide
                        ? one.frame.gap(before: next.frame) : one.frame.gap(above: next.frame)))
        }
        let content = Rect(
            x: container.x, y: 0, width: container.width, height: item.frame.height)
        for decoration in item.decorations {
            switch decoration.kind {
            case .image:
                gaps.append(
                    LayoutGap(
                        kind: .imageToText, axis: .horizontal,
                        frame: decoration.frame.gap(before: content)))
            case .accessory:
                gaps.append(
                    LayoutGap(
                        kind: .textToAccessory, axis: .horizontal,
                        frame: content.gap(before: decoration.frame)))
            case .separator: break
            }
        }
        return gaps.filter { $0.frame.width > 0 && $0.frame.height > 0 }
    }
}

extension Rect {
    /// The gap to a rectangle on the right, as high as the lower of the two.
    fileprivate func gap(before next: Rect) -> Rect {
        let lower = height < next.height ? self : next
        return Rect(x: maxX, y: lower.y, width: next.x - maxX, height: lower.height)
    }

    /// The gap to a rectangle below, as wide as the wider of the two.
    fileprivate func gap(above next: Rect) -> Rect {
        let wider = width > next.width ? self : next
        return Rect(x: wider.x, y: maxY, width: wider.width, height: next.y - maxY)
    }
}
