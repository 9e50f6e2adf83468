// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

// MARK: - Laying out

extension ItemComposer {
    /// An item with all it contains.
    ///
    /// - Parameters:
    ///   - prepared: its texts by their index; nil for those that are not prepared, which have no lines.
    func layout(
        _ id: ItemID, of content: TableContent, _ shape: ItemShape,
        _ arrangement: ItemArrangement, _ prepared: (Int) -> PreparedText?
    ) -> ItemLayout {
        let frame = Rect(x: 0, y: 0, width: width, height: arrangement.height)
        var item = ItemLayout(
            id: id, frame: frame, cell: frame, texts: [], decorations: [],
            background: content.headerFooter(id)?.background, isFirstInCard: false,
            isLastInCard: false, neededHeight: arrangement.neededHeight,
            isClipped: arrangement.isClipped, margins: arrangement.margins, gaps: [])
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

    /// A text with its lines, as wide as these, or as wide as its container when it is aligned.
    private func layout(
        _ content: TextContent, _ shape: ItemShape.Text, _ prepared: PreparedText?,
        _ placement: TextPlacement
    ) -> TextLayout {
        let (container, extent) = (placement.container, placement.extent)
        let x =
            switch content.alignment {
            case .leading: container.x
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
            isTruncated: lines.last?.isTruncated ?? false)
    }

    private func lines(
        of prepared: PreparedText, _ content: TextContent, _ parameters: LineBreakParameters,
        _ font: FontMeasure, in frame: Rect
    ) -> [TextLine] {
        let scalars = Array(content.text.unicodeScalars)
        var stack = LineStack(font, grid: grid)
        return IteratorSequence(LineIterator(prepared, parameters)).map { line in
            stack.add(prepared.lineMetrics(in: line.scalars, font: font))
            let slack = frame.width - line.width
            let shift =
                switch content.alignment {
                case .leading: 0.0
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
    /// What is drawn: a space that hangs over the end of a wrapped line is not, a hyphen that is added
    /// is.
    fileprivate func drawn(of text: [Unicode.Scalar]) -> String {
        var drawn = String.UnicodeScalarView()
        drawn.append(contentsOf: text[scalars])
        if end != .text, end != .truncation, drawn.last?.properties.isWhitespace == true {
            drawn.removeLast()
        }
        if isTruncated { drawn.append("…") }
        if end == .softHyphen { drawn.removeLast() }
        if end.addsHyphen { drawn.append("-") }
        return String(drawn)
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
