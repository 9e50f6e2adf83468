// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import GtkKit
import LayoutEngine
import Workspace

// MARK: - Keyboard

extension TableView {
    /// Moves the focus for a key; false for keys that mean nothing here.
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

    /// Moves the focus to the nearest item in a direction that shows anything; false when there is none.
    func focus(from index: Int, searching step: Int) -> Bool {
        var index = index
        while preview.layout.ids.indices.contains(index) {
            if !preview.layout.isBlank(at: index) { return focusItem(at: index) }
            index += step
        }
        return false
    }

    /// How many items on either side of one may be in view with it.
    private static let reach = 60

    /// Brings an item into view and moves the focus there.
    private func focusItem(at index: Int) -> Bool {
        let around = max(0, index - Self.reach)..<min(index + Self.reach, preview.layout.count)
        if !preview.layout.isExact(in: around) { onReached?(around) }
        let frame = zoomed.frame(at: index)
        // The ends of the table belong to the first and the last item.
        let isFirst = (0..<index).allSatisfy(preview.layout.isBlank)
        let isLast = (index + 1..<preview.layout.count).allSatisfy(preview.layout.isBlank)
        verticalAdjustment?.scrollToVisible(
            from: isFirst ? 0 : frame.y, to: isLast ? zoomed.height : frame.maxY)
        updateRows(refreshing: false)
        focusedIndex = index
        row(at: index)?.grabFocus()
        return true
    }

    /// Moves the focus to the row that was clicked.
    func focusRow(at y: Double) {
        let place = y + top
        guard let index = zoomed.indices(from: place, to: place + 1).first else { return }
        guard let row = row(at: index) else { return }
        focusedIndex = index
        row.grabFocus()
    }

    /// Where the focus goes when it comes to the table: where it was, or else what is in view.
    var startingIndex: Int {
        if let focusedIndex, focusedIndex < preview.layout.count { return focusedIndex }
        let shown = zoomed.indices(from: top, to: top + Double(max(1, height)))
        return shown.first {
            zoomed.frame(at: $0).y >= top && !preview.layout.isBlank(at: $0)
        } ?? 0
    }

    private func turnPage(_ direction: Int, from current: Int) -> Bool {
        let layout = zoomed
        let place = layout.frame(at: current).y + Double(direction) * Double(height) * 0.9
        if place <= 0 { return focus(from: 0, searching: 1) }
        if place >= layout.height { return focus(from: layout.layout.count - 1, searching: -1) }
        let target = layout.indices(from: place, to: place + 1).first ?? current
        // A page never stays where it is, however tall an item.
        let least =
            direction > 0 ? max(target, current + 1) : min(target, current - 1)
        return focus(from: least, searching: direction)
            || focus(from: least, searching: -direction)
    }
}
