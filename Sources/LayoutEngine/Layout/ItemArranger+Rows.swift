// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Explanations
import Words

// MARK: - Rows

extension ItemArranger {
    func arrange(
        _ row: ItemShape.Row, _ shape: ItemShape, _ measure: ItemMeasure<Number>,
        _ arrangement: inout ItemArrangement<Number>
    ) {
        let accessoryTexts = measure.extents[shape.accessoryTexts]
        let texts = measure.extents[shape.contentTexts]
        var content = arrangeContent(of: row, shape, texts, measure.stack, &arrangement)
        if texts.count > 1 {
            content = content.named(
                tr("height of the texts"),
                source: .words(
                    tr(
                        "from the top of the highest text to the bottom of the lowest text")))
        }
        var tallest = accessoryTexts.reduce(content) { Number.maximum($0, $1.height) }
        if let image = composer.image(of: row), image.contentHeight > 0 {
            tallest = Number.maximum(tallest, inputs(image.contentHeight, .imageHeight))
        }
        let margins = arrangement.margins
        let top = inputs(margins.top, .topMargin)
        let contentHeight = contentHeight(
            tallest + (top + inputs(margins.bottom, .bottomMargin)), of: row)
        let least = leastHeight(of: row)
        let needed = grid.ceil(withSeparator(Number.maximum(least, contentHeight)))
        let given = height(row.height, needed: needed)
        arrangement.height = given
        arrangement.neededHeight =
            row.height == .automatic ? needed : grid.ceil(withSeparator(contentHeight))
        // Labels and older subtitles start at the top margin. Other content is centered in the whole row,
        // including the separator.
        arrangement.contentTop = grid.round((given - content) / 2)
        if hangs(row), given.value >= needed.value {
            let free = given - withSeparator(contentHeight)
            arrangement.contentTop = grid.round(top + Number.maximum(0, free) / 2)
        }
        // A text view fills its row, its text starts at the top, and the rest scrolls.
        if row.control == .textView, row.height != .automatic {
            arrangement.contentTop = grid.round(top)
        }
        arrangement.isClipped = content.value > given.value + ItemComposer.tolerance
        for index in arrangement.texts.indices {
            arrangement.texts[index].y = arrangement.texts[index].y + arrangement.contentTop
        }
        for index in arrangement.images.indices {
            arrangement.images[index].y += arrangement.contentTop.value
        }
        for index in arrangement.controls.indices {
            arrangement.controls[index].y += arrangement.contentTop.value
        }
        if let control = arrangement.control {
            arrangement.control?.y = control.y + arrangement.contentTop
        }
        guard !accessoryTexts.isEmpty else { return }
        for text in accessoryTexts {
            arrangement.texts.append(
                TextPlacement(
                    container: arrangement.container,
                    y: grid.round((given - text.height) / 2), extent: text, lineWidth: .infinity))
        }
        composer.forEachEnd(of: row) {
            accessoryTexts[accessoryTexts.startIndex + $0].size
        } _: { _, end in
            guard let text = end.text else { return }
            let frame = composer.frame(of: end, rowHeight: given.value)
            arrangement.texts[accessoryTexts.startIndex + text].container = TextContainer(
                x: frame.x, width: frame.width)
        }
    }

    /// The least height of a row without its separator: that of its tallest accessory, if it is larger than others.
    private func leastHeight(of row: ItemShape.Row) -> Number {
        var least = self.measure(.minimumRowHeight)
        func consider(_ kind: Accessory.Kind) {
            let height = metrics.accessories[kind]?.size.height ?? 0
            if height > least.value { least = inputs(height, .accessoryHeight(kind)) }
        }
        row.accessories.forEach(consider)
        row.leadingAccessory.map(consider)
        return least
    }

    private var stacks: StackArranger<Inputs> {
        StackArranger(composer: composer, inputs: inputs)
    }

    /// Whether the texts of a row start at its top margin.
    private func hangs(_ row: ItemShape.Row) -> Bool {
        if case .stack(let stack) = row.kind { !stack.isCentered } else { isOlderSubtitle(row) }
    }

    /// Whether a row has a subtitle and separate margins for it.
    private func isOlderSubtitle(_ row: ItemShape.Row) -> Bool {
        row.kind == .subtitle && metrics.subtitleMargins != nil
    }

    private func contentHeight(_ height: Number, of row: ItemShape.Row) -> Number {
        guard isOlderSubtitle(row) else {
            return grid.ceil(height).named(
                tr("content with margins"), source: .words(tr("rounded up to whole pixels")))
        }
        return PixelGrid(scale: 1).round(height + measure(.separatorThickness))
            .named(
                tr("content with margins and separator"),
                source: .words(tr("UITableViewCell: rounded to whole points")))
    }

    private func withSeparator(_ height: Number) -> Number {
        metrics.addsSeparatorToRowHeight ? height + measure(.separatorThickness) : height
    }

    /// Places texts and the control relative to the content's top, and returns the height of the content.
    private func arrangeContent(
        of row: ItemShape.Row, _ shape: ItemShape, _ extents: ArraySlice<TextExtent<Number>>,
        _ widths: StackWidths, _ arrangement: inout ItemArrangement<Number>
    ) -> Number {
        arrangement.margins =
            (isOlderSubtitle(row) ? metrics.subtitleMargins : nil) ?? metrics.cellMargins
        let container = arrangement.container
        if let control = row.control {
            return arrange(control, shape, extents, in: container, &arrangement)
        }
        if arrangement.axis == .horizontal, let pair = composer.texts(sharingLineIn: shape) {
            return pair.kind == .value && extents.count == 2
                ? arrange(
                    extents[pair.first], beside: extents[pair.second], in: container, &arrangement)
                : arrange(row, shape, extents, withTrailingTextIn: container, &arrangement)
        }
        if case .stack(let labels) = row.kind {
            // A text at the end of the line is below the first label.
            let stack = extents.count > labels.textCount ? labels.withAnotherText() : labels
            return stacks.arrange(stack, shape, extents, widths, in: container, &arrangement)
        }
        return stack(extents, shape, in: container, &arrangement)
    }

    /// Places texts below each other, and below a distance from the content's top. Returns their bottom.
    func stack(
        _ extents: ArraySlice<TextExtent<Number>>, _ shape: ItemShape, from top: Number = 0,
        in container: TextContainer, _ arrangement: inout ItemArrangement<Number>
    ) -> Number {
        var y = top
        for (number, extent) in zip(extents.indices, extents) {
            if number > 0 {
                let isSubtitle = shape.texts[number].role == .subtitle
                y = grid.round(
                    y + measure(isSubtitle ? .spacingAboveSubtitle : .spacingAboveValue))
            }
            arrangement.texts.append(
                TextPlacement(
                    container: container, y: y, extent: extent, lineWidth: container.width))
            y = y + extent.height
        }
        return y
    }

    /// Places texts as if there were no trailing text, and that on the first line, with one baseline for both.
    private func arrange(
        _ row: ItemShape.Row, _ shape: ItemShape, _ extents: ArraySlice<TextExtent<Number>>,
        withTrailingTextIn container: TextContainer, _ arrangement: inout ItemArrangement<Number>
    ) -> Number {
        let trailing = extents[1]
        var (rest, restShape) = (extents, shape)
        rest.remove(at: 1)
        restShape.texts.remove(at: 1)
        let height: Number
        if case .stack(let stack) = row.kind {
            height = stacks.arrange(
                stack, restShape, Array(rest)[...], StackWidths(), in: container, &arrangement)
        } else {
            height = stack(Array(rest)[...], restShape, in: container, &arrangement)
        }
        arrangement.texts[0].lineWidth = max(
            0, container.width - trailing.width - metrics.spacingBesideValue)
        let baseline = arrangement.texts[0].y + rest[0].firstBaseline
        // A trailing text in a larger font moves the others down.
        let missing = Number.maximum(0, trailing.firstBaseline - baseline)
        if missing.value > 0 {
            for index in arrangement.texts.indices {
                arrangement.texts[index].y = arrangement.texts[index].y + missing
            }
        }
        let y = baseline + missing - trailing.firstBaseline
        arrangement.texts.insert(
            TextPlacement(
                container: TextContainer(
                    x: container.x + container.width - trailing.width, width: trailing.width),
                y: y, extent: trailing, lineWidth: .infinity), at: 1)
        return Number.maximum(height + missing, y + trailing.height)
    }

    /// Places a title, at the beginning of its container, and another text on one line, with one baseline for both.
    ///
    /// - Parameter valueContainer: the container of the other text; nil for the end of the title's.
    func arrange(
        _ title: TextExtent<Number>, beside value: TextExtent<Number>,
        in container: TextContainer, valueContainer: TextContainer? = nil,
        _ arrangement: inout ItemArrangement<Number>
    ) -> Number {
        let baseline = Number.maximum(title.firstBaseline, value.firstBaseline)
            .named(tr("common baseline"), source: "UIStackView.Alignment.firstBaseline")
        let titleY = baseline - title.firstBaseline
        let valueY = baseline - value.firstBaseline
        arrangement.texts.append(
            TextPlacement(
                container: TextContainer(x: container.x, width: title.width), y: titleY,
                extent: title, lineWidth: .infinity))
        arrangement.texts.append(
            TextPlacement(
                container: valueContainer
                    ?? TextContainer(
                        x: container.x + container.width - value.width, width: value.width),
                y: valueY, extent: value, lineWidth: .infinity))
        return Number.maximum(titleY + title.height, valueY + value.height)
    }
}
