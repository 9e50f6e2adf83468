// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import GtkKit
import LayoutEngine

// MARK: - Keyboard

extension TableView {
    /// Moves the focus for a key; false for keys that mean nothing here.
    func press(_ key: String, _ modifiers: Modifiers) -> Bool {
        guard modifiers.isDisjoint(with: [.control, .alt]), preview.layout.count > 0 else {
            return false
        }
        let current = rows.first { $0.hasFocus }?.index ?? startingIndex
        switch key {
        case "Up", "KP_Up": return focusItem(at: current - 1, lookingBy: -1)
        case "Down", "KP_Down": return focusItem(at: current + 1)
        case "Home", "KP_Home": return focusItem(at: 0)
        case "End", "KP_End": return focusItem(at: preview.layout.count - 1, lookingBy: -1)
        case "Page_Up", "KP_Page_Up": return turnPage(-1, from: current)
        case "Page_Down", "KP_Page_Down": return turnPage(1, from: current)
        default: return false
        }
    }

    /// Brings an item into view and moves the focus there; false when there is no such item.
    ///
    /// - Parameter step: where to look on from a place that only keeps sections apart.
    @discardableResult
    func focusItem(at place: Int, lookingBy step: Int = 1) -> Bool {
        guard let index = item(near: place, by: step) else { return false }
        let frame = preview.layout.frame(at: index)
        // The ends of the table belong to the first and the last item.
        let isLast = item(near: index + 1, by: 1) == nil
        verticalAdjustment?.show(
            from: item(near: index - 1, by: -1) == nil ? 0 : frame.y,
            to: isLast ? preview.layout.height : frame.maxY)
        updateRows(refreshing: false)
        focusedIndex = index
        row(at: index)?.grabFocus()
        return true
    }

    /// Moves the focus to the row that was clicked.
    func focusRow(at y: Double) {
        let place = y + top
        guard let index = preview.layout.indices(from: place, to: place + 1).first,
            !preview.layout.isBlank(at: index)
        else { return }
        focusedIndex = index
        row(at: index)?.grabFocus()
    }

    /// Where the focus goes when it comes to the table: where it was, or else what is in view.
    var startingIndex: Int {
        if let focusedIndex, focusedIndex < preview.layout.count { return focusedIndex }
        let shown = preview.layout.indices(from: top, to: top + Double(max(1, height)))
        let whole = shown.first { preview.layout.frame(at: $0).y >= top }
        return item(near: whole ?? shown.first ?? 0, by: 1) ?? 0
    }

    private func turnPage(_ direction: Double, from current: Int) -> Bool {
        let layout = preview.layout
        let place = layout.frame(at: current).y + direction * Double(height) * 0.9
        if place <= 0 { return focusItem(at: 0) }
        if place >= layout.height { return focusItem(at: layout.count - 1, lookingBy: -1) }
        let target = layout.indices(from: place, to: place + 1).first ?? current
        // A page never stays where it is, however tall an item.
        let least = direction > 0 ? max(target, current + 1) : min(target, current - 1)
        return focusItem(
            at: min(max(0, least), layout.count - 1), lookingBy: direction > 0 ? 1 : -1)
    }

    /// The first item from a place on that shows anything.
    private func item(near place: Int, by step: Int) -> Int? {
        var index = place
        while preview.layout.ids.indices.contains(index) {
            if !preview.layout.isBlank(at: index) { return index }
            index += step
        }
        return nil
    }
}
