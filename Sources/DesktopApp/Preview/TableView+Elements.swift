// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import DynamicType
import GtkKit
import LayoutEngine
import Workspace

// MARK: - Elements and text styles

extension TableView {
    /// The innermost element at a point of the view, in pixels; nil for none.
    func element(x: Double, y: Double) -> LayoutElement? {
        let layout = preview.layout
        let left = horizontalAdjustment?.value ?? 0
        var y = (y + Double(top)) / zoom
        // A sticky header covers the rows below it.
        if let sticky = layout.stickyHeader(at: Double(top) / zoom) {
            let frame = layout.frame(at: sticky.index)
            if y < sticky.y + frame.height { y += frame.y - sticky.y }
        }
        return Redlines(layout).element(x: (x + left) / zoom, y: y)
    }

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
