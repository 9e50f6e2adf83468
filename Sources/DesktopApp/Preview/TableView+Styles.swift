// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import DynamicType
import GtkKit
import LayoutEngine
import Workspace

// MARK: - Text styles

extension TableView {
    /// The style of the text at a point of the view, in pixels; nil beside all texts.
    func textStyle(x: Double, y: Double) -> TextStyle? {
        let (x, y) = ((x + (horizontalAdjustment?.value ?? 0)) / zoom, (y + top) / zoom)
        guard let index = preview.layout.indices(from: y, to: y + 1).first else { return nil }
        return preview.layout.item(at: index).texts.first { text in
            let frame = text.frame
            return frame.x <= x && x < frame.maxX && frame.y <= y && y < frame.maxY
        }.flatMap { preview.textStyle(of: $0.content) }
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
