// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Documents
import DynamicType
import GtkKit
import LayoutEngine
import Words
import Workspace

// MARK: - Elements and text styles

extension TableView {
    /// The section header that sticks to the bars above the list, and its position in the list in pixels.
    var stickyHeader: (index: Int, y: Double)? {
        zoomed.stickyHeader(at: top + bars.covered(at: top))
    }

    /// The number of rows in the section of a row; 0 for other items.
    func rowCount(of id: ItemID) -> Int {
        let sections = preview.screen.sections
        guard id.kind == .row, sections.indices.contains(id.section) else { return 0 }
        return sections[id.section].rows.count
    }

    /// Tells screen readers the title, and the texts that are no items.
    func describe() {
        setAccessibleLabel(live.screen.title)
        let others = [bars.spokenText, FloatingIndex(painter, zoom: zoom)?.spokenText]
        setAccessibleDescription(sentences(others.compactMap(\.self)))
    }

    /// The innermost element at a point of the view, in pixels; nil for none.
    func element(x: Double, y: Double) -> LayoutElement? {
        let layout = preview.layout
        let left = horizontalAdjustment?.value ?? 0
        // Bars cover the rows under them.
        guard bars.clearRange(at: top, height: Double(height)).contains(y) else { return nil }
        var y = (y + Double(top)) / zoom
        // A sticky header covers the rows below it.
        if let sticky = stickyHeader {
            let (frame, stuck) = (layout.frame(at: sticky.index), sticky.y / zoom)
            if y < stuck + frame.height { y += frame.y - stuck }
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
        for row in rows { row.highlights = row.item.map(highlights) ?? [] }
    }
}

// MARK: - Selection

extension TableView {
    /// Tells screen readers whether the item of a row is selected.
    func markSelected(_ row: RowWidget) { row.isSelected = isSelected(at: row.index) }

    /// Whether an item, or its whole section, is selected.
    func isSelected(at index: Int) -> Bool {
        guard preview.layout.ids.indices.contains(index) else { return false }
        let id = preview.layout.ids[index]
        return selection.items.contains(.item(id))
            || id.kind.isInSection && selection.items.contains(.section(id.section))
    }

    /// The index of the focused one of some parts: of an item, or of the first item of a section; nil without any.
    func firstIndex(of parts: SelectedParts) -> Int? {
        switch parts.items.last {
        case .item(let item)?: preview.layout.index(of: item)
        case .section(let number)?:
            preview.layout.ids.firstIndex { $0.kind.isInSection && $0.section == number }
        case nil: nil
        }
    }
}

// MARK: - Edits of the screen

extension TableView {
    /// The index of an item after an edit of the screen; nil without the item, and on another
    /// screen.
    func followed(_ index: Int, in old: [ItemID]) -> Int? {
        guard isSameFile, old.indices.contains(index) else { return nil }
        return live.screen.file.lastPlaces.item(old[index]).flatMap(preview.layout.index)
    }
}

extension TableView {
    /// The scroll position after an edit of the screen; nil without its item, and on another screen.
    func followed(_ position: ScrollPosition, in old: [ItemID]) -> ScrollPosition? {
        followed(position.item, in: old).map {
            ScrollPosition(item: $0, part: position.part, y: position.y)
        }
    }
}

// MARK: - Horizontal scrolling

extension TableView {
    /// Keeps the middle in place, or starts at the leading edge.
    func configureHorizontalScrolling() {
        guard let horizontal = horizontalAdjustment else { return }
        let page = Double(width)
        let upper = max(page, zoomed.width)
        var value = horizontal.value
        let wasCut = horizontal.page > 0 && horizontal.upper > horizontal.page
        if wasCut, upper != horizontal.upper {
            let middle = (value + horizontal.page / 2) / horizontal.upper
            value = (middle * upper - page / 2).rounded()
        } else if !wasCut, preview.layout.isRightToLeft {
            // In right-to-left text, lines start at the right edge.
            value = upper - page
        }
        horizontal.configure(
            value: min(max(0, value), upper - page), upper: upper, step: 40, pageStep: page,
            page: page)
    }
}
