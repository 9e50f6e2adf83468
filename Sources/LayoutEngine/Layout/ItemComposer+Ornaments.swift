// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

extension TableMetrics {
    /// The measures of an accessory; nil for none.
    func accessory(_ accessory: RowContent.Accessory) -> Accessory? {
        switch accessory {
        case .none: nil
        case .disclosure: disclosure
        case .checkmark: checkmark
        case .detail: detail
        }
    }
}

extension ItemComposer {
    /// What stands in a row beside its texts.
    func ornaments(
        _ row: RowContent, cell: Rect, height: Double, textTop: Double, firstBlock: TextBlock?
    ) -> [Ornament] {
        var ornaments: [Ornament] = []
        if let image = row.image {
            // One line stands in the middle; of several, the image goes with the first.
            let isTall = (firstBlock?.lineCount ?? 0) > 1
            let middle = isTall ? textTop + (firstBlock?.firstLineHeight ?? 0) / 2 : height / 2
            ornaments.append(
                Ornament(
                    kind: .image(image),
                    frame: Rect(
                        x: grid.round(cell.x + metrics.cellMargins.leading),
                        y: grid.round(middle - metrics.imageHeight / 2),
                        width: grid.round(metrics.imageWidth),
                        height: grid.round(metrics.imageHeight))))
        }
        if case .toggle(let isOn) = row.kind {
            ornaments.append(
                Ornament(
                    kind: .toggle(isOn: isOn),
                    frame: centred(
                        metrics.switchSize, endingAt: cell.maxX - metrics.cellMargins.trailing,
                        height: height)))
        } else if let accessory = metrics.accessory(row.accessory),
            let kind = Ornament.Kind(row.accessory)
        {
            ornaments.append(
                Ornament(
                    kind: kind,
                    frame: centred(
                        accessory.size, endingAt: cell.maxX - metrics.cellMargins.trailing,
                        height: height)))
        }
        return ornaments
    }

    private func centred(_ size: Size, endingAt end: Double, height: Double) -> Rect {
        let width = grid.round(size.width)
        let tall = grid.round(size.height)
        return Rect(
            x: grid.round(end) - width, y: grid.round((height - tall) / 2), width: width,
            height: tall)
    }

    /// The line below a row.
    func separatorLine(cell: Rect, textX: Double, height: Double) -> Ornament {
        let end = grid.round(cell.maxX - metrics.separator.trailingInset)
        return Ornament(
            kind: .separator,
            frame: Rect(
                x: textX, y: height - metrics.separator.thickness, width: max(0, end - textX),
                height: metrics.separator.thickness))
    }
}

extension Ornament.Kind {
    fileprivate init?(_ accessory: RowContent.Accessory) {
        switch accessory {
        case .none: return nil
        case .disclosure: self = .disclosure
        case .checkmark: self = .checkmark
        case .detail: self = .detail
        }
    }
}
