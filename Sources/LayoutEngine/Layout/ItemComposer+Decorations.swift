// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

extension ItemComposer {
    /// What a row shows besides its texts.
    func decorations(
        _ content: RowContent, in cell: Rect, around arrangement: ItemArrangement
    ) -> [Decoration] {
        var decorations: [Decoration] = []
        if let image = content.image {
            // One line stands in the middle; of several, the image goes with the first.
            let first = arrangement.texts.first?.extent
            let isTall = (first?.lineCount ?? 0) > 1
            let middle =
                isTall
                ? arrangement.contentTop + (first?.firstLineHeight ?? 0) / 2 : cell.height / 2
            decorations.append(
                Decoration(
                    kind: .image(image),
                    frame: Rect(
                        x: grid.round(cell.x + metrics.cellMargins.leading),
                        y: grid.round(middle - metrics.imageHeight / 2),
                        width: grid.round(metrics.imageWidth),
                        height: grid.round(metrics.imageHeight))))
        }
        if let accessory = content.accessory, let end = arrangement.end {
            decorations.append(
                Decoration(
                    kind: .accessory(accessory), frame: frame(of: end, height: cell.height),
                    ink: end.ink))
        }
        return decorations
    }

    /// In the middle of a row's height, at the trailing margin of its cell.
    func frame(of end: RowEnd, height rowHeight: Double) -> Rect {
        let width = grid.round(end.size.width)
        let height = grid.round(end.size.height)
        return Rect(
            x: grid.round(cell.maxX - metrics.cellMargins.trailing) - width,
            y: grid.round((rowHeight - height) / 2), width: width, height: height)
    }

    /// The line below a row.
    func separatorLine(in cell: Rect, from x: Double) -> Decoration {
        let end = grid.round(cell.maxX - metrics.separator.trailingInset)
        return Decoration(
            kind: .separator,
            frame: Rect(
                x: x, y: cell.height - metrics.separator.thickness, width: max(0, end - x),
                height: metrics.separator.thickness))
    }
}

// MARK: - Gaps

extension ItemComposer {
    /// What is free between the parts of a row.
    func gaps(in item: ItemLayout, around container: TextContainer) -> [LayoutGap] {
        var gaps: [LayoutGap] = []
        let texts = item.texts.filter { $0.content.role != .accessory }
        for (one, next) in zip(texts, texts.dropFirst()) {
            let isBeside = next.frame.x >= one.frame.maxX && next.frame.y < one.frame.maxY
            gaps.append(
                LayoutGap(
                    kind: .betweenTexts,
                    frame: isBeside
                        ? one.frame.gap(before: next.frame) : one.frame.gap(above: next.frame)))
        }
        let content = Rect(
            x: container.x, y: 0, width: container.width, height: item.frame.height)
        for decoration in item.decorations {
            switch decoration.kind {
            case .image:
                gaps.append(
                    LayoutGap(kind: .imageToText, frame: decoration.frame.gap(before: content)))
            case .accessory:
                gaps.append(
                    LayoutGap(kind: .textToAccessory, frame: content.gap(before: decoration.frame)))
            case .separator: break
            }
        }
        return gaps.filter { $0.frame.width > 0 && $0.frame.height > 0 }
    }
}

extension Rect {
    /// What is free up to a rectangle on the right, as tall as the lower of the two.
    fileprivate func gap(before next: Rect) -> Rect {
        let lower = height < next.height ? self : next
        return Rect(x: maxX, y: lower.y, width: next.x - maxX, height: lower.height)
    }

    /// What is free up to a rectangle below, as wide as the wider of the two.
    fileprivate func gap(above next: Rect) -> Rect {
        let wider = width > next.width ? self : next
        return Rect(x: wider.x, y: maxY, width: wider.width, height: next.y - maxY)
    }
}
