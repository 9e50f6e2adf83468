// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Explanations

/// The height of an item and the positions of its texts: all that follows from the item's shape and the extents
/// of its texts. Lengths are points.
struct ItemArrangement<Number: ExplainableNumber> {
    /// The height that the item gets.
    var height: Number = 0
    /// The height that the content needs with its margins.
    var neededHeight: Number = 0
    /// The least space around the content; a fixed height may leave less.
    var margins = DirectionalInsets(top: 0, leading: 0, bottom: 0, trailing: 0)
    /// The distance from the top of the item to the top of its content.
    var contentTop: Number = 0
    /// Whether a fixed height clips the content itself.
    var isClipped = false
    /// The positions of the texts, in the order of the shape.
    var texts: [TextPlacement<Number>] = []
    /// The positions of the images in the stack of a row, in its order.
    var images: [StackImage] = []
    /// The frames of the controls in the stack of a row, in its order, from the top of the item.
    var controls: [Rect] = []
    /// The nodes of the stack of a row, while they are arranged.
    var blocks: [StackBlock<Number>] = []
    var axis = TextAxis.vertical
    /// The container of titles, values, and labels.
    var container = TextContainer(x: 0, width: 0)
    /// The distance from the top of the item to the control of a row, and its height; nil for none.
    var control: (y: Number, height: Number)?
}

/// The measures of an item's texts: all that its arrangement needs besides its shape.
struct ItemMeasure<Number: ExplainableNumber> {
    var axis = TextAxis.vertical
    /// The extents of the texts, in the order of the shape.
    var extents: [TextExtent<Number>] = []
    /// The widths in the stack of a row; empty for other rows, and if the texts do not depend on each other.
    var stack = StackWidths()
}

/// The position of an image in the stack of a row. Lengths are points.
struct StackImage {
    /// The index of the size in the palette.
    var size: Int
    var x: Double
    /// The distance from the top of the item.
    var y: Double
}

/// The height of a node of a stack, and what its neighbors need of it. Lengths are points.
struct StackBlock<Number: ExplainableNumber> {
    var height: Number = 0
    /// The distances from the top of the node to its first and its last baseline; its height for an image or a control.
    var firstBaseline: Number = 0
    var lastBaseline: Number = 0
    /// The distance from the top of its stack.
    var top: Number = 0
    /// The distance from the leading side of the row's container.
    var x = 0.0
    /// The width of the stack, for an item as wide as it; nil for others.
    var filledWidth: Double?
    /// The numbers of the texts on the first and the last baseline; nil for none.
    var firstText: Int?
    var lastText: Int?

    init() {}

    /// An image or a control.
    init(heightWithoutBaseline height: Number) {
        (self.height, firstBaseline, lastBaseline) = (height, height, height)
    }
}

/// The position of a text in its item. Lengths are points.
struct TextPlacement<Number: ExplainableNumber> {
    var container: TextContainer
    /// The distance from the top of the item to the top of the text.
    var y: Number
    var extent: TextExtent<Number>
    /// The width at which lines are broken.
    var lineWidth: Double
}

extension ItemArrangement<Double> {
    /// Whether the lines, from the first ascender to the last descender, or a control of its own height are taller
    /// than the item. They are centered in it, so each end loses half of the lost leading.
    func cutsContent(of shape: ItemShape, _ composer: ItemComposer) -> Bool {
        var (top, bottom) = (Double.infinity, -Double.infinity)
        if let control, let kind = shape.control,
            let height = composer.metrics.controls[kind]?.height, height > 0
        {
            (top, bottom) = (control.y, control.y + control.height)
        }
        for (text, placement) in zip(shape.texts, texts) {
            let font = composer.font(of: text)
            let letters = (font.metrics.ascent + font.metrics.descent) * font.pointSize
            let leading = max(0, font.linePitch - letters)
            top = min(top, placement.y)
            bottom = max(bottom, placement.y + placement.extent.height - leading)
        }
        return bottom - top > height + ItemComposer.tolerance
    }
}
