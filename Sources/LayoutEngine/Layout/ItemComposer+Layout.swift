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
            let content = section.rows[id.row]
            if !content.isMissing {
                item.isFirstInCard = section.rows[..<id.row].allSatisfy(\.isMissing)
                item.isLastInCard = section.rows[(id.row + 1)...].allSatisfy(\.isMissing)
            }
            item.background = content.background
            item.tint = content.tint
            item.accessibilityLabel = content.accessibilityLabel
            let firstAccessoryText = shape.accessoryTexts.lowerBound
            func accessoryText(_ number: Int) -> Size {
                Size(
                    width: item.texts[firstAccessoryText + number].frame.width,
                    height: item.texts[firstAccessoryText + number].frame.height)
            }
            let container = container(of: row, accessoryText: accessoryText)
            item.decorations = decorations(
                content, row, in: item, container, around: arrangement,
                accessoryText: accessoryText)
            if metrics.hasSeparators, !item.isLastInCard || style == .plain,
                content.separator != .none
            {
                var x =
                    metrics.separatorLeadingInset.map { grid.round(item.cell.x + $0) }
                    ?? container.x
                if case .inset(let inset) = content.separator {
                    x = grid.round(item.cell.x + inset)
                }
                item.decorations.append(separatorLine(in: item.cell, from: x))
            }
            item.gaps = gaps(in: item, around: container)
        }
        return item
    }

    /// Lays out a text with its lines, aligned in their container.
    func layout(
        _ content: TextContent, _ shape: ItemShape.Text, _ prepared: PreparedText?,
        _ placement: TextPlacement<Double>
    ) -> TextLayout {
        let (container, extent) = (placement.container, placement.extent)
        // The text of a field scrolls inside it.
        let width =
            content.role == .field ? min(extent.width, container.width) : extent.width
        let x =
            switch content.alignment {
            case .natural, .leading: container.x
            case .center: grid.round(container.x + (container.width - width) / 2)
            case .trailing: container.x + container.width - width
            }
        let frame = Rect(x: x, y: placement.y, width: width, height: extent.height)
        let whole = parameters(shape, width: placement.lineWidth)
        let shrunk = prepared.map(whole.shrunk) ?? whole
        let lines =
            prepared.map { self.lines(of: $0, content, shrunk, font(of: shape), in: frame) } ?? []
        return TextLayout(
            content: content, frame: frame, lines: lines,
            isTruncated: lines.last?.isTruncated ?? false, lineWidth: placement.lineWidth,
            scale: whole.minimumScale < 1 ? shrunk.pointSize / whole.pointSize : 1)
    }

    private func lines(
        of prepared: PreparedText, _ content: TextContent, _ parameters: LineBreakParameters,
        _ font: FontMeasure, in frame: Rect
    ) -> [TextLine] {
        let scalars = Array(content.text.unicodeScalars)
        var stack = LineStack(font, grid: grid, PlainInputs())
        return IteratorSequence(LineIterator(prepared, parameters)).map { line in
            stack.add(raisedTo: prepared.raisedMetrics(of: line, font: font))
            let slack = frame.width - line.width
            let shift =
                switch content.alignment {
                case .natural, .leading: 0.0
                case .center: max(0, slack / 2)
                case .trailing: max(0, slack)
                }
            var drawn = TextLine(
                scalars: line.scalars, text: line.drawn(of: scalars),
                x: frame.x + shift, baseline: frame.y + stack.lastBaseline, width: line.width,
                end: line.end)
            if !content.runs.isEmpty {
                drawn.pieces = line.pieces(of: scalars, prepared, content.runRanges, parameters)
            }
            return drawn
        }
    }
}

extension TextContent {
    /// This text below its title: a value is aligned with the beginning of its title.
    fileprivate var stacked: TextContent {
        var text = self
        if role == .value || role == .trailing { text.alignment = .leading }
        return text
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
        var hasEnd = false
        for decoration in item.decorations {
            switch decoration.kind {
            case .image:
                gaps.append(
                    LayoutGap(
                        kind: .imageToText, axis: .horizontal,
                        frame: decoration.frame.gap(before: content)))
            case .accessory where !hasEnd && decoration.frame.x >= content.x:
                hasEnd = true
                gaps.append(
                    LayoutGap(
                        kind: .textToAccessory, axis: .horizontal,
                        frame: content.gap(before: decoration.frame)))
            case .accessory: break
            case .control, .separator: break
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
