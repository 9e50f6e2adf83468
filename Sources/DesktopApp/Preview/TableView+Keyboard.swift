// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import GtkKit
import LayoutEngine
import Workspace

// MARK: - Keyboard

extension TableView {
    /// Moves the focus by a key; false for keys without a meaning here.
    func press(_ key: String, _ modifiers: Modifiers) -> Bool {
        guard modifiers.isDisjoint(with: [.control, .alt]), preview.layout.count > 0 else {
            return false
        }
        let current = focusedRow?.index ?? startingIndex
        switch key {
        case "Up", "KP_Up": return focus(from: current - 1, searching: -1)
        case "Down", "KP_Down": return focus(from: current + 1, searching: 1)
        case "Home", "KP_Home": return focus(from: 0, searching: 1)
        case "End", "KP_End": return focus(from: preview.layout.count - 1, searching: -1)
        case "Page_Up", "KP_Page_Up": return turnPage(-1, from: current)
        case "Page_Down", "KP_Page_Down": return turnPage(1, from: current)
        default: return false
        }
    }

    /// Moves the focus to the nearest item in a direction, without blank items; false if there is none.
    func focus(from index: Int, searching step: Int) -> Bool {
        var index = index
        while preview.layout.ids.indices.contains(index) {
            if !preview.layout.isBlank(at: index) { return focusItem(at: index) }
            index += step
        }
        return false
    }

    /// The maximum number of items on each side of an item that may be in view with it.
    private static let searchDistance = 60

    /// Scrolls to an item and moves the focus there.
    private func focusItem(at index: Int) -> Bool {
        guard reveal(index) else { return false }
        focusedIndex = index
        row(at: index)?.grabFocus()
        return true
    }

    /// Scrolls to an item.
    func reveal(_ index: Int) -> Bool {
        guard preview.layout.ids.indices.contains(index) else { return false }
        let around =
            max(
                0, index - Self.searchDistance)..<min(
                index + Self.searchDistance, preview.layout.count)
        if !preview.layout.isExact(in: around) { live.refine(around) }
        let frame = zoomed.frame(at: index)
        // At the first and the last item, the table scrolls to its ends.
        let isFirst = (0..<index).allSatisfy(preview.layout.isBlank)
        let isLast = (index + 1..<preview.layout.count).allSatisfy(preview.layout.isBlank)
        let bars = bars
        verticalAdjustment?.scrollToVisible(
            from: isFirst ? -bars.top : frame.y - bars.fixedTop,
            to: (isLast ? zoomed.height : frame.maxY) + bars.foot)
        updateRows(refreshing: false)
        return true
    }

    /// Moves the focus to the row at a position in the view, in pixels.
    func focusRow(at y: Double) {
        guard bars.clearRange(at: top, height: Double(height)).contains(y) else { return }
        let position = y + top
        guard let index = zoomed.indices(from: position, to: position + 1).first else { return }
        guard let row = row(at: index) else { return }
        focusedIndex = index
        row.grabFocus()
    }

    /// The item that gets the focus when the focus enters the table: the selected one, the last focused one, or the
    /// first in view.
    var startingIndex: Int {
        if let focusedIndex, focusedIndex < preview.layout.count,
            selection.items.isEmpty || isSelected(at: focusedIndex)
        {
            return focusedIndex
        }
        if let index = firstIndex(of: selection) { return index }
        let start = top + bars.covered(at: top)
        let shown = zoomed.indices(from: start, to: top + Double(max(1, height)))
        return shown.first {
            zoomed.frame(at: $0).y >= start && !preview.layout.isBlank(at: $0)
        } ?? 0
    }

    private func turnPage(_ direction: Int, from current: Int) -> Bool {
        let layout = zoomed
        let position = layout.frame(at: current).y + Double(direction) * Double(height) * 0.9
        if position <= 0 { return focus(from: 0, searching: 1) }
        if position >= layout.height { return focus(from: layout.layout.count - 1, searching: -1) }
        let target = layout.indices(from: position, to: position + 1).first ?? current
        // At least one item further, even if the item is taller than a page.
        let least =
            direction > 0 ? max(target, current + 1) : min(target, current - 1)
        return focus(from: least, searching: direction)
            || focus(from: least, searching: -direction)
    }
}
