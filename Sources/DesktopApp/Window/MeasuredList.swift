// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import GtkKit
import LayoutEngine

/// A recycling list whose rows are as tall as their content at the width of the list. Heights of items without a row
/// are estimated. When they become exact, the content at the top edge stays in place.
///
/// The Tab key stops at each list item and at the widgets inside. Arrows move from item to item.
class MeasuredList: RecyclingList<ContentRow> {
    /// Called with a list item that the user clicks or activates by a key.
    var onActivated: ((Int) -> Void)?
    /// The height of each item, and the top of each item, in pixels. The last top is the height of the list.
    private var heights: [Int] = []
    private var tops = [0]
    private var measuredWidth = 0
    /// The item to scroll to, and to focus. The list scrolls again if heights become exact.
    private var target: (index: Int, takesFocus: Bool)?
    private var isConfiguring = false
    /// Whether the first list item gets the focus as soon as it has a row.
    var awaitsFocus = false

    /// Pixels above and below the viewport that also have rows.
    private static let margin = 120
    private static let estimatedHeight = 72
    /// Pixels below the last item.
    private static let bottomMargin = 12

    override class var cssName: String { "measuredlist" }

    /// An empty list. `makeRow` makes a row of a role.
    override init(makeRow: @escaping (AccessibleRole) -> ContentRow) {
        super.init(makeRow: makeRow)
        clipsToBounds = true
        onKey { [weak self] key, modifiers in self?.press(key, modifiers) ?? false }
        onReleased { [weak self] count, _, y in
            guard let self else { return }
            let index = index(at: Int(y + top))
            if index < itemCount, role(ofItemAt: index) == .listItem { click(index, count: count) }
        }
    }

    // MARK: - For subclasses

    /// The height of an item, in pixels; nil for the height of its row.
    func height(ofItemAt index: Int) -> Int? { nil }

    /// The left and right ends of rows, in pixels, at a width of the list.
    func rowExtent(in width: Int) -> Range<Int> { 0..<width }

    /// Handles a click on a list item; with a count of two, the second press of a double click.
    func click(_ index: Int, count: Int) { onActivated?(index) }

    /// Displays other items. The scroll position stays.
    ///
    /// - Parameter focused: an item that gets the focus, if any. Rows around another place are not measured for nothing.
    func reload(focusing focused: Int? = nil) {
        heights = Array(heights.prefix(itemCount))
        heights += Array(repeating: Self.estimatedHeight, count: itemCount - heights.count)
        for index in heights.indices { heights[index] = height(ofItemAt: index) ?? heights[index] }
        sumHeights()
        if let focused, focused < itemCount {
            target = (focused, takesFocus: true)
            scroll(to: focused)
        }
        updateRows(refreshing: true)
    }

    // MARK: - Geometry

    private func sumHeights() {
        tops.removeAll(keepingCapacity: true)
        var top = 0
        for height in heights {
            tops.append(top)
            top += height
        }
        tops.append(top)
    }

    /// The index of the item at a distance from the top of the list, in pixels; past the last item, the number of
    /// items.
    private func index(at y: Int) -> Int { max(0, tops.partitioningIndex { $0 > y } - 1) }

    override func measure(_ orientation: Orientation, forSize: Int) -> RequestedSize {
        orientation == .horizontal ? (0, 0) : (0, tops[itemCount] + Self.bottomMargin)
    }

    override func allocate(width: Int, height: Int, baseline: Int) {
        measureRows(width: width)
        configure(top: top)
        if let target { scroll(to: target.index) }
        let extent = rowExtent(in: width)
        for row in rows {
            let y = tops[row.index] - Int(top)
            row.allocate(
                PixelFrame(
                    x: extent.lowerBound, y: y, width: extent.count, height: heights[row.index]))
        }
        scheduleUpdate()
    }

    /// Measures the rows; false if all heights were estimated correctly.
    @discardableResult
    private func measureRows(width: Int) -> Bool {
        let edge = index(at: Int(top))
        let part = Int(top) - tops[edge]
        let before = heights
        if width != measuredWidth {
            heights = heights.indices.map { height(ofItemAt: $0) ?? Self.estimatedHeight }
        }
        measuredWidth = width
        let rowWidth = rowExtent(in: width).count
        for row in rows where height(ofItemAt: row.index) == nil {
            heights[row.index] = row.measured(.vertical, forSize: rowWidth).natural
        }
        guard heights != before else { return false }
        sumHeights()
        configure(top: Double(tops[edge] + part))
        return true
    }

    /// Sets the range of the scroll bar, without counting as scrolling by the user.
    private func configure(top: Double) {
        isConfiguring = true
        defer { isConfiguring = false }
        let page = Double(height)
        verticalAdjustment?.configure(
            value: top, upper: max(page, Double(tops[itemCount] + Self.bottomMargin)), step: 40,
            pageStep: page * 0.9,
            page: page)
    }

    // MARK: - Rows

    /// Empty before the first allocation, when the size of the viewport is unknown.
    override var nearItems: [Int] {
        guard height > 0, itemCount > 0 else { return [] }
        let first = index(at: Int(top) - Self.margin)
        let last = index(at: Int(top) + height + Self.margin)
        return Array(min(first, itemCount - 1)...min(last, itemCount - 1))
    }

    override func updateRows(refreshing: Bool) {
        super.updateRows(refreshing: refreshing)
        // If rows are lower than estimated, more rows fit.
        while measuredWidth > 0, measureRows(width: measuredWidth) {
            if let target { scroll(to: target.index) }
            super.updateRows(refreshing: false)
        }
        if awaitsFocus, !rows.isEmpty {
            awaitsFocus = false
            moveFocus(.forward)
        }
        guard let target, let row = row(at: target.index) else { return }
        if target.takesFocus { row.grabFocus() }
        self.target = nil
    }

    override func contentDidScroll() { if !isConfiguring { super.contentDidScroll() } }

    // MARK: - Focus

    /// Scrolls to an item and moves the focus there.
    func focusItem(at index: Int) { bringIntoView(index, takesFocus: true) }

    /// Scrolls to an item and focuses it, now or as soon as it has a row.
    func bringIntoView(_ index: Int, takesFocus: Bool) {
        guard index < itemCount else { return }
        target = (index, takesFocus)
        scroll(to: index)
        updateRows(refreshing: false)
    }

    /// Scrolls to an item, and to the heading above it if there is one.
    private func scroll(to index: Int) {
        guard index < itemCount else { return }
        let hasHeading = index > 0 && role(ofItemAt: index - 1) == .heading
        let end = tops[index + 1] + (index == itemCount - 1 ? Self.bottomMargin : 0)
        verticalAdjustment?.scrollToVisible(
            from: Double(tops[hasHeading ? index - 1 : index]), to: Double(end))
    }

    override func focus(_ direction: FocusDirection) -> Bool {
        guard super.focus(direction) else { return false }
        if let row = focusedRow { bringIntoView(row.index, takesFocus: false) }
        return true
    }

    /// Handles a key; false for keys without a meaning here.
    func press(_ key: String, _ modifiers: Modifiers = []) -> Bool {
        guard modifiers.isDisjoint(with: [.control, .alt]), let row = focusedRow else {
            return false
        }
        let page = height * 9 / 10
        switch key {
        case "Up", "KP_Up": return move(to: row.index - 1, searching: -1)
        case "Down", "KP_Down": return move(to: row.index + 1, searching: 1)
        case "Page_Up", "KP_Page_Up":
            return move(to: index(at: tops[row.index] - page), searching: 1)
        case "Page_Down", "KP_Page_Down":
            return move(to: min(index(at: tops[row.index] + page), itemCount - 1), searching: -1)
        case "Home", "KP_Home": return move(to: 0, searching: 1)
        case "End", "KP_End": return move(to: itemCount - 1, searching: -1)
        case "Return", "KP_Enter", "ISO_Enter", "space":
            guard row.hasFocus else { return false }
            onActivated?(row.index)
            return true
        default: return false
        }
    }

    /// Moves the focus to the nearest list item in a direction; false if there is none.
    private func move(to index: Int, searching step: Int) -> Bool {
        var index = index
        while 0..<itemCount ~= index {
            if role(ofItemAt: index) == .listItem {
                focusItem(at: index)
                return true
            }
            index += step
        }
        return false
    }
}
