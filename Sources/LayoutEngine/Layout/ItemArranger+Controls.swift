// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Explanations
import Words

// MARK: - Controls

extension ItemArranger {
    /// Places a control and the texts in, above, or beside it, relative to the content's top. Returns the height of
    /// the content.
    func arrange(
        _ control: Control.Kind, _ shape: ItemShape, _ extents: ArraySlice<TextExtent<Number>>,
        in container: TextContainer, _ arrangement: inout ItemArrangement<Number>
    ) -> Number {
        func measure(_ measure: LayoutInput.ControlMeasure) -> Number {
            inputs(metrics.controls[control]?[measure] ?? 0, .control(measure, control))
        }
        switch control.arrangement {
        case .bar:
            var y = stack(extents, shape, in: container, &arrangement)
            if !extents.isEmpty { y = grid.round(y + measure(.spacing)) }
            let height = grid.round(measure(.height))
            arrangement.control = (y, height)
            return y + height
        case .segments:
            let height = grid.round(measure(.height))
            for (number, extent) in extents.enumerated() {
                let segment = composer.segment(number, of: extents.count, in: container)
                arrangement.texts.append(
                    TextPlacement(
                        container: segment, y: grid.round((height - extent.height) / 2),
                        extent: extent, lineWidth: segment.width))
            }
            arrangement.control = (0, height)
            return height
        case .dates where shape.dates.isEmpty:
            return stack(extents, shape, in: container, &arrangement)
        case .dates: return arrangeDates(shape, extents, in: container, &arrangement)
        case .field: return arrangeField(extents, shape, in: container, &arrangement)
        case .shape:
            let inset = measure(.verticalInset)
            let height = stack(extents, shape, in: container, &arrangement)
            for index in arrangement.texts.indices {
                arrangement.texts[index].y = grid.round(arrangement.texts[index].y + inset)
            }
            let whole = grid.ceil(height + (inset + inset))
            arrangement.control = (0, whole)
            return whole
        }
    }

    /// Places the shapes of a date picker beside the title, or below it.
    private func arrangeDates(
        _ shape: ItemShape, _ extents: ArraySlice<TextExtent<Number>>,
        in container: TextContainer, _ arrangement: inout ItemArrangement<Number>
    ) -> Number {
        let metrics = metrics.controls[.datePicker] ?? ControlMetrics()
        let inset = inputs(metrics.verticalInset, .control(.verticalInset, .datePicker))
        let dates = shape.dates
        let width = composer.width(ofDates: extents[dates].lazy.map(\.width))
        let isBeside = arrangement.axis == .horizontal
        let titles = stack(extents.prefix(dates.lowerBound), shape, in: container, &arrangement)
        let rest = extents.suffix(from: dates.upperBound)
        let tallest = extents[dates].dropFirst().reduce(extents[dates.lowerBound].height) {
            Number.maximum($0, $1.height)
        }
        let shapeHeight = grid.ceil(tallest + (inset + inset))
            .named(tr("height of the control"), source: .words(tr("its text and insets")))
        var x = isBeside ? container.x + container.width - width : container.x
        var y: Number = 0
        if isBeside {
            let whole = Number.maximum(titles, shapeHeight)
                .named(tr("height of the line"), source: .words(tr("title and control")))
            for index in arrangement.texts.indices {
                arrangement.texts[index].y =
                    arrangement.texts[index].y + grid.round((whole - titles) / 2)
                arrangement.texts[index].lineWidth = max(
                    0, container.width - width - self.metrics.spacingBesideValue)
            }
            y = grid.round((whole - shapeHeight) / 2)
        } else if dates.lowerBound > 0 {
            y = grid.round(titles + measure(.spacingAboveValue))
        }
        var bottom = Number.maximum(titles, y + shapeHeight)
        for (number, extent) in extents[dates].enumerated() {
            if !isBeside, number > 0, width > container.width {
                y = grid.round(bottom + inputs(metrics.spacing, .control(.spacing, .datePicker)))
                x = container.x
            }
            let height = grid.ceil(extent.height + (inset + inset))
            arrangement.texts.append(
                TextPlacement(
                    container: TextContainer(
                        x: grid.round(x + metrics.horizontalInset), width: extent.width),
                    y: grid.round(y + inset), extent: extent,
                    lineWidth: composer.lineWidth(
                        of: dates.lowerBound + number, in: shape, arrangement.axis, container,
                        second: width)))
            bottom = Number.maximum(bottom, y + height)
            x += extent.width + 2 * metrics.horizontalInset + metrics.spacing
        }
        return stack(rest, shape, from: bottom, in: container, &arrangement)
    }

    /// Places the text of a field beside its title, or below it.
    private func arrangeField(
        _ extents: ArraySlice<TextExtent<Number>>, _ shape: ItemShape,
        in container: TextContainer, _ arrangement: inout ItemArrangement<Number>
    ) -> Number {
        guard arrangement.axis == .horizontal,
            let pair = composer.texts(sharingLineIn: shape)
        else {
            let height = stack(extents, shape, in: container, &arrangement)
            if let field = shape.index(of: .field) {
                arrangement.texts[field].lineWidth = .infinity
            }
            return height
        }
        let (title, field) = (extents[pair.first], extents[pair.second])
        let spacing = metrics.controls[.textField]?.spacing ?? 0
        let x = grid.round(container.x + title.width + spacing)
        let rest = TextContainer(x: x, width: max(0, container.x + container.width - x))
        return arrange(title, beside: field, in: container, valueContainer: rest, &arrangement)
    }
}
