// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Explanations

/// The height of an item and the placement of its texts: all that follows from its shape and the extents
/// of its texts. Lengths are points.
struct ItemArrangement<Number: ExplainableNumber> {
    /// The height that the item gets.
    var height: Number = 0
    /// The height that the content needs with its margins.
    var neededHeight: Number = 0
    /// The least space around the content; a fixed height may leave less.
    var margins = DirectionalInsets(top: 0, leading: 0, bottom: 0, trailing: 0)
    /// From the top of the item to that of its content.
    var contentTop: Number = 0
    /// Whether a fixed height cuts into the content itself.
    var isClipped = false
    /// In the order of the shape.
    var texts: [TextPlacement<Number>] = []
    var axis = TextAxis.vertical
    /// The container of titles, values and labels.
    var container = TextContainer(x: 0, width: 0)
    /// The accessory at the end of a row; nil for none.
    var end: RowEnd?
}

/// The position of a text in its item. Lengths are points.
struct TextPlacement<Number: ExplainableNumber> {
    var container: TextContainer
    /// From the top of the item to that of the text.
    var y: Number
    var extent: TextExtent<Number>
    /// The width at which lines are broken.
    var lineWidth: Double
}
