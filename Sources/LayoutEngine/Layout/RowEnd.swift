// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

/// An accessory at the end of a row. Containers, heights, and decorations all use this value. Lengths are points.
struct RowEnd {
    var size: Size
    /// The size of the visible part, which is in the middle of the frame.
    var ink: Size
    /// The distance from the trailing side of the cell to the end of the content before this accessory, without the
    /// distance from a text.
    var reservedWidth: Double
    /// The distance from the trailing margin of the cell to the accessory.
    var inset: Double
    /// The number of its text among those of accessories; nil for none.
    var text: Int?
}

extension ItemShape.Row {
    /// Whether a control surrounds the text of the row with insets.
    var hasInsetText: Bool { control?.arrangement == .shape }
}
