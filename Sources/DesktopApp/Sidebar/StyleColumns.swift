// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import DynamicType
import GtkKit

/// The headings above the sizes of the styles: at Large, and at the current category.
final class StyleColumns {
    /// The widget to put above a list.
    let widget: Box
    private let base = StyleRow.sizeColumn()
    private let current = StyleRow.sizeColumn()

    /// Headings without categories.
    init() {
        let title = Label("Text Styles")
        title.xAlignment = 0
        title.expandsHorizontally = true
        widget = Box(.horizontal, spacing: 12, [title, base, current])
        // Aligned with the columns of the rows, which end in an arrow; CSS margins ignore the text
        // direction.
        widget.marginStart = 12
        widget.marginEnd = 40
        widget.addCssClass("style-columns")
        title.addCssClass("heading")
        // In the font size of the figures below, so that the columns have their width.
        for label in [base, current] { label.addCssClass("dim-label") }
    }

    /// Displays the categories of the columns; at Large, one column is empty.
    func display(_ category: ContentSizeCategory) {
        base.text = category == .default ? "" : "At \(ContentSizeCategory.default.shortName)"
        current.text = "At \(category.shortName)"
    }
}
