// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Drawing
import GtkKit
import LayoutEngine
import Previewing
import Reporting
import Words
import Workspace

/// The selection over a list. The pointer and keys select elements, and the selected one is outlined. In a list that
/// measures, redlines are drawn while the page measures, with the distances to the element under the pointer.
final class TableSelection {
    weak var table: TableView?
    let selection: Selection
    private let measures: Bool
    /// Called with a click on the switch or the checkmark of the selected row. Returns whether it was turned.
    var onSwitchClicked: () -> Bool = { false }
    /// Called after Escape has selected what contains the selected part.
    var onParentSelected: () -> Void = {}
    /// The element that was last described to screen readers.
    private var described: LayoutElement?
    private var pressed: (x: Double, y: Double)?

    /// The pixels by which the pointer may move during a click.
    private static let slack = 8.0

    /// The selection over a list.
    ///
    /// - Parameter measures: whether redlines are drawn here.
    init(over table: TableView, _ selection: Selection, measures: Bool = false) {
        (self.table, self.selection, self.measures) = (table, selection, measures)
        selection.observe(.any, by: self) { $0.follow() }
        if measures { table.onPointerMoved { [weak self] in self?.point(at: $0) } }
        table.onPressed { [weak self] _, x, y in self?.pressed = (x, y) }
        let clicks = ClickGesture()
        table.addController(clicks)
        clicks.onReleased { [weak self] count, x, y, modifiers in
            // The end of a drag is not a click.
            guard let self, count == 1, let pressed,
                max(abs(x - pressed.x), abs(y - pressed.y)) < Self.slack
            else { return }
            click(x: x, y: y, modifiers)
        }
        table.onKey(capturing: true) { [weak self] in self?.press($0, $1) ?? false }
        table.overlay = { [weak self] in self?.draw($0) }
        follow()
    }

    var isMeasuring: Bool { measures && selection.isMeasuring }

    private func follow() {
        table?.queueDraw()
        table?.selection = selection.parts
        // A text is part of its row, whose name would not say that it is selected.
        let element = selection.element
        let (old, new) = (described, isMeasuring || element?.text != nil ? element : nil)
        guard old != new else { return }
        described = new
        describe(old?.item)
        describe(new?.item)
    }

    /// Moves the focus to the list, and selects the focused element unless one is selected.
    func begin() {
        guard let table else { return }
        let index = selection.element.flatMap { table.preview.layout.index(of: $0.item) }
        guard table.focus(from: index ?? table.startingIndex, searching: 1), index == nil else {
            return
        }
        selectFocused()
    }

    private func selectFocused() {
        guard let table, let index = table.focusedIndex else { return }
        selection.element = LayoutElement(table.preview.layout.ids[index])
    }

    // MARK: - Pointer

    /// Points at a place of the list, in pixels; nil outside of the list.
    func point(at point: (x: Double, y: Double)?) {
        guard isMeasuring else { return }
        selection.pointedAt = point.flatMap { table?.element(x: $0.x, y: $0.y) }
    }

    /// Selects the element at a place of the list, in pixels. With Control, it is added or taken out; with Shift, all
    /// rows up to it are selected.
    func click(x: Double, y: Double, _ modifiers: Modifiers = []) {
        let hit = table?.element(x: x, y: y)
        guard let table, let hit, !selection.isMeasuring else { return selection.click(hit) }
        if modifiers.contains(.control) { return selection.toggle(hit.item) }
        if modifiers.contains(.shift) {
            return selection.extend(to: hit.item, among: table.preview.layout.ids)
        }
        if isOnSwitch(x: x, y: y, of: hit.item), selection.parts.items == [.item(hit.item)],
            onSwitchClicked()
        {
            return
        }
        selection.click(hit)
    }

    /// Whether a place of the list is on the switch or the checkmark of an item.
    private func isOnSwitch(x: Double, y: Double, of item: ItemID) -> Bool {
        guard let table, let index = table.preview.layout.index(of: item) else { return false }
        let left = table.horizontalAdjustment?.value ?? 0
        let (x, y) = ((x + left) / table.zoom, (y + table.top) / table.zoom)
        return table.preview.layout.item(at: index).decorations.contains { decoration in
            guard case .accessory(let accessory) = decoration.kind,
                [.switch, .checkmark].contains(accessory.kind)
            else { return false }
            let frame = decoration.frame
            return (frame.x...frame.maxX).contains(x)
                && (frame.y...frame.y + frame.height).contains(y)
        }
    }

    // MARK: - Keyboard

    /// Handles a key; false for keys without a meaning here.
    func press(_ key: String, _ modifiers: Modifiers) -> Bool {
        guard let table, modifiers.isDisjoint(with: [.control, .alt]) else { return false }
        switch key {
        case "Escape" where selection.element?.text == nil && isMeasuring:
            selection.isMeasuring = false
        case "Escape":
            guard !selection.parts.items.isEmpty else { return false }
            selection.selectParent()
            onParentSelected()
        case "space", "KP_Space":
            guard table.focusedRow != nil else { return false }
            if isFocusedSelected { selection.element = nil } else { selectFocused() }
        case "Return", "KP_Enter", "ISO_Enter":
            guard table.focusedRow != nil else { return false }
            // In the selected item, Enter opens the entry of a text.
            guard !isFocusedSelected else { return isMeasuring && step(by: 1) }
            selectFocused()
        case "Tab", "KP_Tab": return steps && step(by: 1)
        case "ISO_Left_Tab": return steps && step(by: -1)
        default:
            guard isMeasuring || selection.element != nil, table.press(key, modifiers) else {
                return false
            }
            selectFocused()
        }
        return true
    }

    /// Whether the Tab key goes from the selected element to its texts, and from text to text.
    private var steps: Bool {
        isMeasuring || selection.element?.text != nil
            || selection.parts.items.count == 1 && isFocusedSelected
    }

    private var isFocusedSelected: Bool {
        guard let table, let index = table.focusedRow?.index else { return false }
        return selection.element?.item == table.preview.layout.ids[index]
    }

    /// Goes from an item to its texts; false past the last text and before the item.
    private func step(by direction: Int) -> Bool {
        guard let table, let element = selection.element,
            let index = table.preview.layout.index(of: element.item)
        else { return false }
        let next = (element.text ?? -1) + direction
        guard (-1..<table.preview.layout.item(at: index).texts.count).contains(next) else {
            // Outside of the list, the fields are about the item again. F6 leads to those of a text.
            if !isMeasuring { selection.element = LayoutElement(element.item) }
            return false
        }
        selection.element = LayoutElement(element.item, text: next < 0 ? nil : next)
        return true
    }

    /// Describes the measured element to screen readers, in the name of the focused row.
    private func describe(_ item: ItemID?) {
        guard let table, let item, let index = table.preview.layout.index(of: item),
            let row = table.row(at: index)
        else { return }
        let selected = described.flatMap { $0.item == item ? $0 : nil }
        row.setAccessibleLabel(
            selected.flatMap { description(of: $0, in: table.preview) }
                ?? table.preview.spokenText(of: table.preview.layout.item(at: index)))
    }

    /// The name of an element, while measuring with its size.
    private func description(of element: LayoutElement, in preview: Preview) -> String? {
        guard let frame = Redlines(preview.layout).frame(of: element) else { return nil }
        let texts = preview.layout.content.texts(of: element.item)
        let title = ElementReport.title(of: element.item, element.text.map { texts[$0] })
        guard isMeasuring else { return title }
        // Translators: an element, its width, and its height.
        return tr(
            "%1$s, %2$s by %3$s points", title, frame.width.shown, frame.height.shown)
    }
}
