// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Explanations
import Words

/// Arranges the stacks of rows, with plain numbers or with explained ones.
struct StackArranger<Inputs: ComputationInputs> where Inputs.Term == LayoutInput {
    typealias Number = Inputs.Number

    let composer: ItemComposer
    let inputs: Inputs

    private var grid: PixelGrid { composer.grid }

    private func measure(_ metric: LayoutInput.Metric) -> Number {
        inputs(composer.metrics[metric], .metric(metric))
    }

    /// Places the texts, images, and controls of a stack relative to the content's top, and returns its height.
    ///
    /// - Parameter widths: the widths of the nodes; empty if only heights are needed, or if all texts are as wide as the
    ///   container.
    func arrange(
        _ stack: StackContent, _ shape: ItemShape, _ extents: ArraySlice<TextExtent<Number>>,
        _ widths: StackWidths, in container: TextContainer,
        _ arrangement: inout ItemArrangement<Number>
    ) -> Number {
        arrangement.margins = stack.margins
        arrangement.blocks.removeAll(keepingCapacity: true)
        for _ in stack.nodes { arrangement.blocks.append(StackBlock()) }
        // Items come after their stacks, so backwards their heights are known.
        for index in stack.nodes.indices.reversed() {
            switch stack.nodes[index].kind {
            case .text(let number):
                let extent = extents[extents.startIndex + number]
                arrangement.blocks[index].height = extent.height
                arrangement.blocks[index].firstBaseline = extent.firstBaseline
                arrangement.blocks[index].lastBaseline = extent.lastBaseline
                arrangement.blocks[index].firstText = number
                arrangement.blocks[index].lastText = number
            case .spacer(let least):
                arrangement.blocks[index].height =
                    least.map { inputs($0, .spacerLength) } ?? measure(.spacerLength)
            case .image(let size, let number):
                let height = grid.round(
                    inputs(composer.metrics.images[size].room.height, .stackImageHeight(number)))
                arrangement.blocks[index] = StackBlock(heightWithoutBaseline: height)
            case .control(let kind, _):
                let height = composer.metrics.controls[kind]?.height ?? 0
                arrangement.blocks[index] = StackBlock(
                    heightWithoutBaseline: grid.round(inputs(height, .control(.height, kind))))
            case .stack(let attributes, let number):
                if attributes.axis(in: composer) == .vertical {
                    stackVertically(
                        index, attributes, number, of: stack, shape, &arrangement.blocks)
                } else {
                    stackHorizontally(index, attributes, of: stack, &arrangement.blocks)
                }
                if index > 0 { nameSteps(&arrangement.blocks[index]) }
            }
        }
        if !widths.isEmpty { alignItems(of: stack, widths, in: container, &arrangement.blocks) }
        place(stack, extents, widths, in: container, &arrangement)
        return arrangement.blocks[0].height
    }

    /// Makes the height and the baselines of a stack in a stack steps of their own, so that an explanation has each
    /// only once.
    private func nameSteps(_ block: inout StackBlock<Number>) {
        block.height = block.height.named(
            tr("height of a stack"), source: .words(tr("its items with the space between them")))
        block.firstBaseline = block.firstBaseline.named(
            tr("first baseline of a stack"), source: "SwiftUI.VerticalAlignment")
        block.lastBaseline = block.lastBaseline.named(
            tr("last baseline of a stack"), source: "SwiftUI.VerticalAlignment")
    }

    /// Places the items of a stack one below the other, relative to its top.
    private func stackVertically(
        _ index: Int, _ attributes: StackContent.Attributes, _ number: Int,
        of stack: StackContent, _ shape: ItemShape, _ blocks: inout [StackBlock<Number>]
    ) {
        var y: Number = 0
        var above: Int?
        let isOtherwiseHorizontal = attributes.axis == .horizontal
        stack.forEachItem(of: index) { item in
            if isOtherwiseHorizontal, stack.isSpacer(item) { return }
            switch attributes.spacing {
            case .points(let points)?:
                // The spacing is rounded separately, so that explanations can count equal spacings.
                if above != nil {
                    y = grid.round(y + grid.round(inputs(points, .labelSpacing(stack: number))))
                }
            case .system?: y = top(of: blocks[item], below: above.map { blocks[$0] }, shape)
            case nil:
                if let above, !stack.isSpacer(above), !stack.isSpacer(item) {
                    let spacing = stack.standardSpacing(
                        between: above, item, attributes, in: composer)
                    y = grid.round(y + measure(spacing))
                }
            }
            blocks[item].top = y
            y = y + blocks[item].height
            if above == nil {
                blocks[index].firstBaseline = blocks[item].top + blocks[item].firstBaseline
                blocks[index].firstText = blocks[item].firstText
            }
            above = item
        }
        if let above {
            blocks[index].lastBaseline = blocks[above].top + blocks[above].lastBaseline
            blocks[index].lastText = blocks[above].lastText
            if attributes.spacing == .system, let text = blocks[above].lastText {
                y = blocks[index].lastBaseline + spaceAfterBaseline(of: shape.texts[text])
            }
        }
        blocks[index].height = y
    }

    /// Places the items of a stack side by side, relative to its top.
    private func stackHorizontally(
        _ index: Int, _ attributes: StackContent.Attributes, of stack: StackContent,
        _ blocks: inout [StackBlock<Number>]
    ) {
        let alignment = attributes.alignment(in: composer)
        /// The distance from the top of an item to what is aligned.
        func guide(_ block: StackBlock<Number>) -> Number {
            switch alignment {
            case .firstTextBaseline: block.firstBaseline
            case .lastTextBaseline: block.lastBaseline
            case .bottom: block.height
            case .center: block.height / 2
            case .top, .leading, .trailing, .fill: 0
            }
        }
        var line: Number?
        stack.forEachItem(of: index) { item in
            guard !stack.isSpacer(item) else { return }
            line = line.map { Number.maximum($0, guide(blocks[item])) } ?? guide(blocks[item])
        }
        guard var line else { return }
        let hasBaseline = alignment == .firstTextBaseline || alignment == .lastTextBaseline
        if hasBaseline {
            line = line.named(tr("common baseline"), source: "SwiftUI.VerticalAlignment")
        }
        var height: Number?
        var first: Int?
        var last: Int?
        stack.forEachItem(of: index) { item in
            guard !stack.isSpacer(item) else { return }
            let top = grid.round(line - guide(blocks[item]))
            blocks[item].top = top
            // Without a baseline, the stack is as high as its tallest item.
            let bottom = hasBaseline ? top + blocks[item].height : blocks[item].height
            height = height.map { Number.maximum($0, bottom) } ?? bottom
            func baseline(_ item: Int, _ of: KeyPath<StackBlock<Number>, Number>) -> Double {
                blocks[item].top.value + blocks[item][keyPath: of].value
            }
            if first.map({ baseline(item, \.firstBaseline) < baseline($0, \.firstBaseline) })
                ?? true
            {
                first = item
            }
            if last.map({ baseline(item, \.lastBaseline) > baseline($0, \.lastBaseline) }) ?? true {
                last = item
            }
        }
        blocks[index].height = height ?? 0
        if let first, let last {
            blocks[index].firstBaseline = blocks[first].top + blocks[first].firstBaseline
            blocks[index].firstText = blocks[first].firstText
            blocks[index].lastBaseline = blocks[last].top + blocks[last].lastBaseline
            blocks[index].lastText = blocks[last].lastText
        }
    }

    /// Finds the horizontal position of each node.
    private func alignItems(
        of stack: StackContent, _ widths: StackWidths, in container: TextContainer,
        _ blocks: inout [StackBlock<Number>]
    ) {
        blocks[0].x = container.x
        for index in stack.nodes.indices {
            guard case .stack(let attributes, _) = stack.nodes[index].kind else { continue }
            let alignment = attributes.alignment(in: composer)
            let isHorizontal = attributes.axis(in: composer) == .horizontal
            var x = blocks[index].x
            var above: Int?
            stack.forEachItem(of: index) { item in
                if isHorizontal {
                    if let above {
                        x += stack.spacing(between: above, item, attributes, in: composer)
                    }
                    blocks[item].x = grid.round(x)
                    x += widths.widths[item]
                } else {
                    if alignment == .fill { blocks[item].filledWidth = widths.widths[index] }
                    let free = widths.widths[index] - widths.widths[item]
                    let shift =
                        alignment == .center ? free / 2 : alignment == .trailing ? free : 0
                    blocks[item].x = grid.round(x + shift)
                }
                above = item
            }
        }
    }

    /// Adds the texts, images, and controls of a stack to the arrangement, from the positions of its nodes.
    private func place(
        _ stack: StackContent, _ extents: ArraySlice<TextExtent<Number>>, _ widths: StackWidths,
        in container: TextContainer, _ arrangement: inout ItemArrangement<Number>
    ) {
        for index in stack.nodes.indices {
            let block = arrangement.blocks[index]
            switch stack.nodes[index].kind {
            case .text(let number):
                var own = container
                var lineWidth = container.width
                if !widths.isEmpty {
                    own = TextContainer(
                        x: block.x, width: block.filledWidth ?? widths.widths[index])
                    lineWidth = widths.proposals[index]
                }
                arrangement.texts.append(
                    TextPlacement(
                        container: own, y: block.top, extent: extents[extents.startIndex + number],
                        lineWidth: lineWidth))
            case .image(let size, _):
                arrangement.images.append(
                    StackImage(
                        size: size, x: block.x, y: block.top.value))
            case .control:
                arrangement.controls.append(
                    Rect(
                        x: block.x, y: block.top.value,
                        width: widths.isEmpty ? container.width : widths.widths[index],
                        height: block.height.value))
            case .stack:
                guard index > 0 else { continue }
                let top = block.top
                stack.forEachItem(of: index) { item in
                    arrangement.blocks[item].top = top + arrangement.blocks[item].top
                }
            case .spacer: break
            }
        }
    }
}

// MARK: - System spacing

extension StackArranger {
    /// The top of an item at system spacing below the one above it.
    private func top(
        of block: StackBlock<Number>, below above: StackBlock<Number>?, _ shape: ItemShape
    ) -> Number {
        guard let text = block.firstText else { return above.map { $0.top + $0.height } ?? 0 }
        let spacing = spaceBeforeBaseline(of: shape.texts[text])
        guard let above else { return spacing - block.firstBaseline }
        let distance = Number.maximum(spacing, measure(.minimumBetweenBaselines))
        // Below a much larger font, the spacing alone would make the two overlap.
        return above.top
            + Number.maximum(
                above.height, above.lastBaseline + distance - block.firstBaseline
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
