// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Explanations
import Words

/// Arranges items with plain numbers for layouts, and with explained ones for explanations of heights.
struct ItemArranger<Inputs: ComputationInputs> where Inputs.Term == LayoutInput {
    typealias Number = Inputs.Number

    let composer: ItemComposer
    let inputs: Inputs

    init(_ composer: ItemComposer, _ inputs: Inputs) {
        self.composer = composer
        self.inputs = inputs
    }

    var metrics: TableMetrics { composer.metrics }
    var grid: PixelGrid { composer.grid }

    /// Arranges an item.
    ///
    /// - Parameters:
    ///   - measure: the extents of the shape's texts, measured in its container; for a horizontal axis, on one
    ///     line.
    ///   - arrangement: the result. Its storage is reused, so arranging allocates nothing.
    func arrange(
        _ shape: ItemShape, _ measure: ItemMeasure<Number>,
        into arrangement: inout ItemArrangement<Number>
    ) {
        let extents = measure.extents
        arrangement.texts.removeAll(keepingCapacity: true)
        arrangement.images.removeAll(keepingCapacity: true)
        arrangement.controls.removeAll(keepingCapacity: true)
        arrangement.axis = measure.axis
        arrangement.control = nil
        let firstAccessoryText = shape.accessoryTexts.lowerBound
        arrangement.container = composer.container(of: shape) {
            extents[firstAccessoryText + $0].size
        }
        switch shape.structure {
        case .row(let row): arrange(row, shape, measure, &arrangement)
        case .headerFooter(let headerFooter, let kind, let isLast):
            arrange(headerFooter, kind, extents[0], isLast: isLast, &arrangement)
        case .gap(let kind, let isFirst, let isLast):
            arrangement.height = gapHeight(kind, isFirstSection: isFirst, isLastSection: isLast)
            arrangement.neededHeight = arrangement.height
        }
    }

    /// A vertical measure of the table.
    func measure(_ metric: LayoutInput.Metric) -> Number {
        inputs(composer.metrics[metric], .metric(metric))
    }

    /// The height of an item whose content needs a certain height.
    func height(_ height: ItemHeight, needed: Number) -> Number {
        switch height {
        case .automatic: needed
        case .points(let points): grid.round(inputs(points, .ownHeight))
        }
    }
}

// MARK: - Texts

extension ItemArranger {
    func extent(
        of text: ItemShape.Text, _ prepared: PreparedText, width: Double
    ) -> TextExtent<Number> {
        named(
            TextExtent(prepared, composer.parameters(text, width: width), in: lines(of: text)),
            text)
    }

    /// The extent of a text, known only by its number of lines and perhaps its width in points.
    func extent(
        of text: ItemShape.Text, lineCount: Int, width: Double = 0
    ) -> TextExtent<Number> {
        var lines = lines(of: text)
        for _ in 0..<lineCount { lines.add() }
        return named(TextExtent(lines, width: grid.ceil(width)), text)
    }

    private func lines(of text: ItemShape.Text) -> LineStack<Inputs> {
        LineStack(composer.font(of: text), grid: grid, inputs)
    }

    private func named(
        _ extent: TextExtent<Number>, _ text: ItemShape.Text
    ) -> TextExtent<Number> {
        var extent = extent
        let count = extent.lineCount
        extent.height = extent.height.named(
            text.role.height(ofLines: count),
            source: .words(
                tr(
                    """
                    UILabel: one line height, plus the line pitch for each further line, rounded \
                    up to whole pixels
                    """)))
        return extent
    }
}

// MARK: - Headers and footers

extension ItemArranger {
    /// Arranges a text between margins. A fixed height keeps the text centered and clips the rest.
    private func arrange(
        _ headerFooter: ItemShape.HeaderFooter, _ kind: ItemID.Kind, _ text: TextExtent<Number>,
        isLast: Bool, _ arrangement: inout ItemArrangement<Number>
    ) {
        let needed: Number
        var top: Number
        var margins = headerFooter.margins
        if kind == .sectionHeader, !headerFooter.keepsMargins, metrics.hasDefaultHeaders {
            let below = measure(.defaultHeaderBottom)
            needed = grid.ceil(Number.maximum(measure(.defaultHeaderHeight), text.height + below))
            top = grid.round(needed - below - text.height)
            (margins.top, margins.bottom) = (top.value, below.value)
        } else {
            let (above, below) = self.margins(of: headerFooter, kind)
            needed = grid.ceil(text.height + (above + below))
            top = grid.round(above)
            (margins.top, margins.bottom) = (above.value, below.value)
            if kind == .sectionHeader, !headerFooter.keepsMargins,
                let bottom = metrics.headerLabelBottom
            {
                // The height of the header follows from its margins, even if its label uses less of them.
                top = grid.round(
                    needed - Number(bottom, tr("bottom of the label"), source: "")
                        - text.linesHeight)
                margins.top = top.value
                margins.bottom = needed.value - top.value - text.height.value
            }
        }
        let given = height(headerFooter.height, needed: needed)
        if given.value != needed.value { top = grid.round((given - text.height) / 2) }
        arrangement.isClipped = text.height.value > given.value + ItemComposer.tolerance
        var padding = paddingBelow(kind, isLastSection: isLast)
        if headerFooter.topPadding > 0 {
            let above = grid.round(inputs(headerFooter.topPadding, .topPadding))
            padding = padding.map { above + $0 } ?? above
            top = above + top
            margins.top += above.value
        }
        arrangement.height = padding.map { given + $0 } ?? given
        arrangement.neededHeight = padding.map { needed + $0 } ?? needed
        arrangement.margins = margins
        arrangement.contentTop = top
        arrangement.texts.append(
            TextPlacement(
                container: arrangement.container, y: top, extent: text,
                lineWidth: arrangement.container.width))
    }

    private func margins(
        of headerFooter: ItemShape.HeaderFooter, _ kind: ItemID.Kind
    ) -> (above: Number, below: Number) {
        if kind == .sectionFooter, !headerFooter.keepsMargins, metrics.hasDefaultHeaders {
            let margin = measure(.defaultFooterMargin)
            return (margin, margin)
        }
        return (
            inputs(headerFooter.margins.top, .topMargin),
            inputs(headerFooter.margins.bottom, .bottomMargin)
        )
    }

    /// The height of the gap for a missing header or footer: half the distance between two sections, or all of
    /// it above the first.
    private func gapHeight(
        _ kind: ItemID.Kind, isFirstSection: Bool, isLastSection: Bool
    ) -> Number {
        let gap = measure(.sectionGap)
        let below = grid.round(gap / 2)
        if kind == .sectionFooter {
            return paddingBelow(kind, isLastSection: isLastSection).map { below + $0 } ?? below
        }
        return isFirstSection ? grid.round(gap) : grid.round(gap) - below
    }

    /// The space below the last section of a grouped table; nil for none.
    private func paddingBelow(_ kind: ItemID.Kind, isLastSection: Bool) -> Number? {
        guard kind == .sectionFooter, isLastSection, composer.style != .plain else { return nil }
        return grid.round(measure(.bottomPadding))
    }
}
