// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import DynamicType
import GtkKit
import LayoutEngine
import Workspace

// MARK: - Text styles

extension TableView {
    /// The frames of an item's texts in the highlighted style.
    func highlights(in item: ItemLayout) -> [Rect] {
        guard let highlightedStyle else { return [] }
        return item.texts.filter { preview.textStyle(of: $0.content) == highlightedStyle }
            .map(\.frame)
    }

    /// Highlights the texts of the style in all rows.
    func highlightRows() {
        for row in rows { row.highlights = highlights(in: preview.layout.item(at: row.index)) }
    }
}
