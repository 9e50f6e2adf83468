// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Explanations
import Words

// MARK: - Rows

extension ItemArranger {
    func arrange(
        _ row: ItemShape.Row, _ shape: ItemShape, _ extents: [TextExtent<Number>],
        _ arrangement: inout ItemArrangement<Number>
    ) {
        let accessoryText = shape.accessoryText.map { extents[$0] }
        arrangement.end = composer.rowEnd(of: row, text: accessoryText?.size)
        let texts = accessoryText == nil ? extents[...] : extents.dropLast()
        var content = arrangeTexts(of: row, shape, texts, &arrangement)
        if texts.count > 1 {
            content = content.named(
                tr("height of the texts"), source: .words(tr("from the first text to the last")))
        }
        var tallest = accessoryText.map { Number.maximum(content, $0.height) } ?? content
        if let image = composer.image(of: row), image.contentHeight > 0 {
            tallest = Number.maximum(tallest, inputs(image.contentHeight, .imageHeight))
        }
        let margins = arrangement.margins
        let top = inputs(margins.top, .topMargin)
        let contentHeight = contentHeight(
            tallest + (top + inputs(margins.bottom, .bottomMargin)), of: row)
        let needed = grid.ceil(
            withSeparator(Number.maximum(measure(.minimumRowHeight), contentHeight)))
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
        arrangement.isClipped = content.value > given.value + ItemComposer.tolerance
        for index in arrangement.texts.indices {
            arrangement.texts[index].y = arrangement.texts[index].y + arrangement.contentTop
        }
        if let accessoryText,
            let frame = arrangement.end.map({
                composer.frame(of: $0, rowHeight: given.value)
            })
        {
            arrangement.texts.append(
                TextPlacement(
                    container: TextContainer(x: frame.x, width: frame.width),
                    y: grid.round((given - accessoryText.height) / 2), extent: accessoryText,
                    lineWidth: .infinity))
        }
    }

    /// Whether the texts of a row start at its top margin.
    private func hangs(_ row: ItemShape.Row) -> Bool {
        if case .labels = row.kind { true } else { isOlderSubtitle(row) }
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

    /// Places texts relative to the content's top, and returns the height of the content.
    private func arrangeTexts(
        of row: ItemShape.Row, _ shape: ItemShape, _ extents: ArraySlice<TextExtent<Number>>,
        _ arrangement: inout ItemArrangement<Number>
    ) -> Number {
        arrangement.margins =
            (isOlderSubtitle(row) ? metrics.subtitleMargins : nil) ?? metrics.cellMargins
        let container = arrangement.container
        if arrangement.axis == .horizontal, let texts = composer.texts(sharingLineIn: shape) {
            return arrange(
                extents[texts.title], beside: extents[texts.value], in: container, &arrangement)
        }
        if case .labels(let stack) = row.kind {
            return arrange(stack, shape, extents, in: container, &arrangement)
        }
        var y: Number = 0
        for (number, extent) in extents.enumerated() {
            if number > 0 {
                let isSubtitle = row.kind == .subtitle
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

    /// Places a title and its value on one line, with one baseline for both.
    private func arrange(
        _ title: TextExtent<Number>, beside value: TextExtent<Number>,
        in container: TextContainer, _ arrangement: inout ItemArrangement<Number>
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
                container: TextContainer(
                    x: container.x + container.width - value.width, width: value.width),
                y: valueY, extent: value, lineWidth: .infinity))
        return Number.maximum(titleY + title.height, valueY + value.height)
    }
}

// MARK: - Labels

extension ItemArranger {
    private func arrange(
        _ stack: LabelStackContent, _ shape: ItemShape,
        _ extents: ArraySlice<TextExtent<Number>>, in container: TextContainer,
        _ arrangement: inout ItemArrangement<Number>
    ) -> Number {
        arrangement.margins = stack.margins
        var y: Number = 0
        for (number, extent) in extents.enumerated() {
            let above = arrangement.texts.last
            switch stack.spacing {
            case .points(let points):
                // The spacing is rounded separately, so that explanations can count equal spacings.
                if above != nil { y = grid.round(y + grid.round(inputs(points, .labelSpacing))) }
            case .system: y = top(of: extent, in: shape.texts[number], below: above)
            }
            arrangement.texts.append(
                TextPlacement(
                    container: container, y: y, extent: extent, lineWidth: container.width))
            y = y + extent.height
        }
        if stack.spacing == .system, let last = arrangement.texts.last,
            let number = extents.indices.last
        {
            y = last.y + last.extent.lastBaseline + spaceAfterBaseline(of: shape.texts[number])
        }
        return y
    }

    /// The top of a label at system spacing below the text above it.
    private func top(
        of extent: TextExtent<Number>, in text: ItemShape.Text, below above: TextPlacement<Number>?
    ) -> Number {
        let spacing = spaceBeforeBaseline(of: text)
        guard let above else { return spacing - extent.firstBaseline }
        let distance = Number.maximum(spacing, measure(.minimumBetweenBaselines))
        // Below a much larger font, the spacing alone would make the two overlap.
        return above.y
            + Number.maximum(
                above.extent.height, above.extent.lastBaseline + distance - extent.firstBaseline
            )
            .named(tr("distance between labels"), source: Self.systemSpacing)
    }

    /// The distance from an edge or a baseline to the first baseline below it, computed from the height of that
    /// baseline's font without its line gap.
    private func spaceBeforeBaseline(of text: ItemShape.Text) -> Number {
        let font = composer.font(of: text)
        let height = inputs(
            font.metrics.ascent + font.metrics.descent, .font(.ascentAndDescent, font.index))
        return grid.ceil(factor * height * size(of: font))
            .named(tr("system spacing above a baseline"), source: Self.systemSpacing)
    }

    /// The distance from the last baseline to the edge below it.
    private func spaceAfterBaseline(of text: ItemShape.Text) -> Number {
        let font = composer.font(of: text)
        let height = inputs(font.metrics.lineHeight, .font(.lineHeight, font.index))
        let capHeight = inputs(font.metrics.capHeight, .font(.capHeight, font.index))
        return grid.floor(factor * height * size(of: font) - capHeight * size(of: font))
            .named(tr("system spacing below a baseline"), source: Self.systemSpacing)
    }

    private static var systemSpacing: Origin {
        "NSLayoutYAxisAnchor.constraint(equalToSystemSpacingBelow:)"
    }

    private var factor: Number { measure(.systemSpacingFactor) }

    private func size(of font: FontMeasure) -> Number {
        inputs(font.pointSize, .font(.pointSize, font.index))
    }
}
