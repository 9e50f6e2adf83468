// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

// MARK: - Decorations

extension ItemComposer {
    /// The image, the control, and the accessories of a row.
    ///
    /// - Parameter container: the horizontal range of the content.
    func decorations(
        _ content: RowContent, _ row: ItemShape.Row, in item: ItemLayout,
        _ container: TextContainer, around arrangement: ItemArrangement<Double>,
        accessoryText: (Int) -> Size
    ) -> [Decoration] {
        var decorations: [Decoration] = []
        // What is before the texts is centered on the first line if the title has several, otherwise in the row.
        let first = arrangement.texts.first?.extent
        let middle =
            (first?.lineCount ?? 0) > 1
            ? arrangement.contentTop + (first?.firstLineHeight ?? 0) / 2 : item.cell.height / 2
        if let accessory = content.leadingAccessory,
            let metrics = metrics.accessories[accessory.kind]
        {
            decorations.append(
                Decoration(
                    kind: .accessory(accessory),
                    frame: Rect(
                        x: grid.round(cell.x + self.metrics.cellMargins.leading),
                        y: grid.round(middle - metrics.size.height / 2),
                        width: metrics.size.width, height: metrics.size.height),
                    ink: metrics.ink))
        }
        if let image = content.image {
            // An image taller than a line is centered in the row.
            let metrics = metrics.images[image.size]
            let middle = metrics.contentHeight == 0 ? middle : item.cell.height / 2
            decorations.append(
                Decoration(
                    kind: .image(image.picture),
                    frame: frame(of: metrics, in: row).offsetBy(
                        y: grid.round(middle - metrics.size.height / 2))))
        }
        for (image, picture) in zip(arrangement.images, content.stackImages) {
            let (size, room) = (metrics.images[image.size].size, metrics.images[image.size].room)
            decorations.append(
                Decoration(
                    kind: .image(picture),
                    frame: Rect(
                        x: grid.round(image.x + (room.width - size.width) / 2),
                        y: grid.round(image.y + (room.height - size.height) / 2),
                        width: grid.round(size.width), height: grid.round(size.height))))
        }
        for (frame, control) in zip(arrangement.controls, content.stackControls) {
            decorations.append(
                Decoration(
                    kind: .control(control),
                    frame: Rect(
                        x: frame.x, y: grid.round(frame.y), width: frame.width,
                        height: frame.height),
                    cornerRadius: cornerRadius(of: control.kind, around: nil, in: frame)))
        }
        if content.control == .datePicker, let metrics = metrics.controls[.datePicker] {
            for text in item.texts where text.content.role == .date {
                var decoration = Decoration(
                    kind: .control(.datePicker),
                    frame: text.frame.expanded(
                        x: metrics.horizontalInset, y: metrics.verticalInset))
                decoration.background = text.content.background
                decoration.cornerRadius = cornerRadius(
                    of: .datePicker, around: text.content, in: decoration.frame)
                decorations.append(decoration)
            }
        }
        if let control = content.control, let place = arrangement.control {
            // A control without insets is as wide as its texts may be, which is its least width at least.
            let room =
                control.kind.arrangement == .shape ? container : arrangement.container
            var frame = Rect(
                x: room.x, y: grid.round(place.y), width: room.width, height: place.height)
            if control == .placeholder, arrangement.height > place.height {
                // The place of a view has the height of the row.
                let margin = (arrangement.margins.top + arrangement.margins.bottom) / 2
                frame.y = grid.round(margin / 2)
                frame.height = grid.round(arrangement.height - margin)
            }
            if case .button = control {
                // A button is as wide as its texts with insets.
                let inset = metrics.controls[.button]?.horizontalInset ?? 0
                let texts = item.texts.filter { $0.content.role != .accessory }.map(\.frame)
                frame.x = (texts.map(\.x).min() ?? container.x) - inset
                frame.width = (texts.map(\.maxX).max() ?? container.x) + inset - frame.x
            }
            var decoration = Decoration(kind: .control(control), frame: frame)
            decoration.cornerRadius = cornerRadius(
                of: control.kind, around: item.texts.first?.content, in: frame)
            decorations.append(decoration)
        }
        let firstAccessory = decorations.count
        forEachEnd(of: row, accessoryText: accessoryText) { index, end in
            var decoration = Decoration(
                kind: .accessory(content.accessories[index]),
                frame: frame(of: end, rowHeight: item.cell.height), ink: end.ink)
            if let text = end.text {
                let texts = content.texts.filter { $0.role == .accessory }
                decoration.background = texts[text].background
            }
            decorations.insert(decoration, at: firstAccessory)
        }
        return decorations
    }

    /// The radius of the corners of a control, in points: half of the height at most, and for several lines of text
    /// half of the height with one line.
    private func cornerRadius(
        of control: Control.Kind, around text: TextContent?, in frame: Rect
    ) -> Double {
        guard let metrics = metrics.controls[control] else { return 0 }
        let line = text.map { lineHeight(inFont: $0.font) + 2 * metrics.verticalInset }
        let hasInsetText = metrics.height == 0 && metrics.verticalInset > 0
        let height = hasInsetText ? min(frame.height, line ?? frame.height) : frame.height
        return min(metrics.cornerRadius, height / 2)
    }

    /// The frame of the image before a row's texts, at the top. It is in the middle of its room, or begins with it
    /// if the room is too narrow.
    private func frame(of image: ImageMetrics, in row: ItemShape.Row) -> Rect {
        let free = max(0, image.reservedWidth - image.size.width)
        return Rect(
            x: grid.round(
                cell.x + metrics.cellMargins.leading + leadingWidth(of: row) + free / 2),
            y: 0,
            width: grid.round(image.size.width), height: grid.round(image.size.height))
    }

    /// Whether longer texts of a shape may be lost: its height or its lines have a limit, or lines may reach
    /// into something beside them. Other items grow with their texts.
    func mayLoseText(_ shape: ItemShape) -> Bool {
        !shape.texts.isEmpty
            && (shape.hasFixedHeight || shape.texts.contains { $0.lineLimit > 0 }
                || mayReachBesides(shape))
    }

    /// Whether lines of a shape's texts may reach into something beside them, or out of the row.
    func mayReachBesides(_ shape: ItemShape) -> Bool {
        // An image in a stack may be wider than the row, and controls may leave nothing for a text.
        isCrowded(shape) || (shape.stack.map { $0.imageCount + $0.controlCount } ?? 0) > 0
    }

    /// Whether the lines of a shape's texts may reach into its image or accessory, or out of the row, because the
    /// margins of the labels leave too little room.
    func isCrowded(_ shape: ItemShape) -> Bool {
        guard case .row(let row) = shape.structure, case .stack = row.kind else {
            return reachesIndex(shape)
        }
        // If the container depends on the accessory's text, each item has its own.
        guard shape.accessoryTexts.isEmpty else { return true }
        let container = container(of: shape) { _ in Size(width: 0, height: 0) }
        guard container.x + container.width <= width + Self.tolerance else { return true }
        if let image = image(of: row),
            container.x < frame(of: image, in: row).maxX - Self.tolerance
        {
            return true
        }
        var reaches = false
        forEachEnd(of: row, accessoryText: { _ in Size(width: 0, height: 0) }) { _, end in
            if container.x + container.width > frame(of: end, rowHeight: 0).x + Self.tolerance {
                reaches = true
            }
        }
        return reaches
    }

    /// Whether lines of a header or footer may reach under the section index.
    private func reachesIndex(_ shape: ItemShape) -> Bool {
        guard metrics.indexWidth > 0, case .headerFooter = shape.structure,
            let container = container(of: shape)
        else { return false }
        return container.x + container.width > width - metrics.indexWidth + Self.tolerance
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
