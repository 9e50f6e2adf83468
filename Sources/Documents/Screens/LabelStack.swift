// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import LayoutEngine

/// The labels of a row, one below the other.
package struct LabelStack: Hashable, Sendable {
    /// From top to bottom; never empty in a screen that was read.
    package var labels: [Label]
    /// The distance between two labels.
    package var spacing = LabelSpacing.system
    /// The space around all labels. A margin that is nil is the cell margin of the profile.
    package var margins = Margins()
}

/// A text with its own attributes.
package struct Label: Hashable, Sendable {
    package var text: String
    /// The attributes of the text. Without a font, the text is in the theme's font of its text
    /// style.
    package var attributes = TextAttributes()
}
