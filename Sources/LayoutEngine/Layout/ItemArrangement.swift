// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Explanations

/// Where the texts of an item stand and how tall it is: what follows from its shape and the extents of
/// its texts alone.
struct ItemArrangement<Number: ExplainableNumber> {
    /// The height that the item gets, in points.
    var height: Number = 0
    /// What its content needs with its margins.
    var neededHeight: Number = 0
    /// Around the content, in points: what there is at least, unless a fixed height takes it.
    var margins = DirectionalInsets(top: 0, leading: 0, bottom: 0, trailing: 0)
    /// From the item's top to the content's.
    var contentTop: Number = 0
    /// Whether a fixed height cuts into the content itself.
    var isClipped = false
    /// In the order of the shape.
    var texts: [TextPlacement<Number>] = []
    var axis = TextAxis.vertical
    /// Where titles, values and labels may be.
    var container = TextContainer(x: 0, width: 0)
    /// What stands at the end of a row.
    var end: RowEnd?
}

/// Where a text stands in its item.
struct TextPlacement<Number: ExplainableNumber> {
    var container: TextContainer
    /// Its top, in points.
    var y: Number
    var extent: TextExtent<Number>
    /// What its lines are broken at, in points.
    var lineWidth: Double
}
