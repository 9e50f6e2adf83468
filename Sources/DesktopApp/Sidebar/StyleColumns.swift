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
        // Above the names and the sizes, whose rows end in an arrow; style sheets know no reading direction.
        widget.marginStart = 12
        widget.marginEnd = 40
        widget.addCssClass("style-columns")
        title.addCssClass("heading")
        // In the size of the figures below, as wide as which they are.
        for label in [base, current] { label.addCssClass("dim-label") }
    }

    /// Names the columns. At Large one is enough.
    func display(_ category: ContentSizeCategory) {
        base.text = category == .default ? "" : "At \(ContentSizeCategory.default.shortName)"
        current.text = "At \(category.shortName)"
    }
}
