// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Documents
import GtkKit
import LayoutEngine
import Syntax
import Workspace

/// Typing over the texts of the screen in place: F2 on an item or a double click on a text opens an entry in a popover
/// beside the text. Enter keeps the typed text, Escape cancels, Tab goes to the next text, past the end of the item, and
/// Ctrl+Enter adds a row.
final class TextTyping {
    /// A text of an item, by indices.
    struct Target: Equatable {
        /// The index of the item in the table.
        var item: Int
        /// The index of the text among those of the item that can be edited.
        var text: Int
    }

    /// The text that the user is typing over; nil for none.
    private(set) var target: Target?
    /// The entry; nil if the user is not typing.
    private(set) var entry: TextEntryPopover?
    /// What the user goes on with after typing.
    enum Next {
        /// Choosing what to add.
        case adding
        /// Typing the first text of a new section.
        case section
        /// Typing properties of the element.
        case properties
    }

    /// Called after the entry has closed because the user goes on with something else.
    var onNext: (Next) -> Void = { _ in }
    private var next: Next?
    /// Adds a row like the one that was typed over, below it. Returns whether there is one.
    var addRow: () -> Bool = { false }
    private let table: TableView
    private let frame: Overlay
    private let page: Page

    /// A controller for a table of a page's preview.
    ///
    /// - Parameter frame: the overlay around the table. The popover opens in it.
    init(_ table: TableView, in frame: Overlay, of page: Page) {
        (self.table, self.frame, self.page) = (table, frame, page)
        table.onKey { [weak self] key, modifiers in self?.press(key, modifiers) ?? false }
        table.onReleased { [weak self] count, x, y in
            // After the row has the focus.
            EventLoop.idle { self?.click(count, x: x, y: y) }
        }
        page.preview.observe([.preview, .refinement], by: self) { $0.follow() }
    }

    // MARK: - Beginning and ending

    /// Starts with the selected text, or the first of the focused item, on F2; on Enter, only in a selected item. False
    /// for other keys.
    func press(_ key: String, _ modifiers: Modifiers) -> Bool {
        guard ["F2", "Return", "KP_Enter", "ISO_Enter"].contains(key),
            modifiers.isDisjoint(with: [.control, .alt, .shift]),
            let item = table.focusedRow?.index
        else { return false }
        let selected = page.selection.parts.element
        let element = selected?.item == table.preview.layout.ids[item] ? selected : nil
        guard key == "F2" || element != nil else { return false }
        return begin(target(item: item, drawnText: element?.text))
    }

    /// The target of a drawn text of an item; without one, of the item's first text.
    private func target(item: Int, drawnText: Int?) -> Target {
        let drawn = drawn(of: item)
        guard let drawnText, drawn.indices.contains(drawnText) else {
            return Target(item: item, text: 0)
        }
        let text = places(of: item).firstIndex(of: drawn[drawnText])
        return Target(item: item, text: text ?? 0)
    }

    /// Starts with the selected text, or the first of the selected item.
    ///
    /// - Parameter isNew: whether the item was just added, which Escape then takes back.
    func begin(isNew: Bool = false) {
        guard let element = page.selection.element,
            let item = table.preview.layout.index(of: element.item),
            begin(target(item: item, drawnText: element.text))
        else { return }
        newRow = isNew ? page.undoStep?.time : nil
    }

    /// Starts with the text under a double click, at a point of the table in pixels.
    func click(_ count: Int, x: Double, y: Double) {
        if count == 2, let target = target(x: x, y: y) { begin(target) }
    }

    /// Opens the entry at a text; false if the text is not from the screen, such as an accessory's text.
    @discardableResult
    func begin(_ target: Target) -> Bool {
        guard let place = place(of: target), let text = page.screen.value[place] else {
            return false
        }
        page.keepTrial()
        self.target = target
        // A selected text follows to the next one.
        let item = table.preview.layout.ids[target.item]
        if let selected = page.selection.element, selected.item == item, selected.text != nil {
            page.selection.element = LayoutElement(item, text: drawnText(of: target))
        }
        let entry = entry ?? open(at: target)
        entry.display(text.withSquares, at: place, name: name(of: target, place))
        follow()
        return true
    }

    private func open(at target: Target) -> TextEntryPopover {
        // The item must be in view, and it gets the focus back later.
        _ = table.focus(from: target.item, searching: 1)
        let entry = TextEntryPopover()
        entry.onTyped = { [weak page] text, place in
            do throws(EditFailure) {
                try page?.tryEdit(.text(place, text.withSymbols))
                return nil
            } catch {
                return error.message
            }
        }
        entry.onTakenBack = { [weak self] in self?.takeBack() }
        entry.onAdvanced = { [weak self] in self?.advance(by: $0) }
        entry.onNewRow = { [weak self] in self?.beginNewRow() }
        entry.onNext = { [weak self] in
            self?.next = $0
            self?.close()
        }
        entry.onClosed = { [weak self] in self?.end() }
        self.entry = entry
        entry.popover.open(at: bounds(of: target) ?? frame.area, of: frame)
        return entry
    }

    /// Closes the entry, as Enter does.
    func close() { entry?.popover.close() }

    /// The undo step that added the row that is typed over; nil for a row that was there.
    private var newRow: Double?
    private var isTakenBack = false

    /// Discards the typed text, and a new row with it.
    private func takeBack() {
        page.screen.file.discardTrial()
        guard let newRow, page.undoStep?.time == newRow else { return }
        self.newRow = nil
        isTakenBack = true
        try? page.undo()
    }

    /// Keeps the text, and goes on with a new row.
    private func beginNewRow() {
        page.keepTrial()
        guard addRow(), let element = page.selection.element,
            let item = table.preview.layout.index(of: element.item)
        else { return close() }
        begin(Target(item: item, text: 0))
        newRow = page.undoStep?.time
    }

    private func end() {
        page.keepTrial()
        newRow = nil
        guard let entry, let target else { return }
        (self.entry, self.target) = (nil, nil)
        // Later, because GTK is still closing the popover.
        let (next, isTakenBack) = (next, isTakenBack)
        (self.next, self.isTakenBack) = (nil, false)
        EventLoop.idle { [weak self, weak table] in
            entry.popover.remove()
            if let table, table.isMapped {
                // A row that was taken back leaves the focus to what is selected again.
                let selected = self.flatMap { table.firstIndex(of: $0.page.selection.parts) }
                let item = isTakenBack ? selected ?? target.item : target.item
                _ = table.focus(from: item, searching: 1)
            }
            if let next { self?.onNext(next) }
        }
    }

    /// Moves on to another text of the item, or of the items after or before it.
    private func advance(by step: Int) {
        guard let target else { return }
        var next = Target(item: target.item, text: target.text + step)
        let items = table.preview.layout.ids.indices
        while items.contains(next.item) {
            let count = places(of: next.item).count
            if (0..<count).contains(next.text) {
                newRow = nil
                if next.item != target.item {
                    let id = table.preview.layout.ids[next.item]
                    page.selection.element = LayoutElement(id, text: drawnText(of: next))
                    _ = table.reveal(next.item)
                }
                begin(next)
                return
            }
            next.item += step
            next.text = step > 0 || !items.contains(next.item) ? 0 : places(of: next.item).count - 1
        }
    }

    // MARK: - Texts

    private func places(of item: Int) -> [TextLocation] {
        let ids = table.preview.layout.ids
        return ids.indices.contains(item) ? page.screen.value.editableLocations(of: ids[item]) : []
    }

    /// The texts of an item that its layout has.
    private func drawn(of item: Int) -> [TextLocation] {
        let ids = table.preview.layout.ids
        return ids.indices.contains(item) ? page.screen.value.textLocations(of: ids[item]) : []
    }

    /// The index of a text in the layout of its item; nil for one that takes no room.
    private func drawnText(of target: Target) -> Int? {
        place(of: target).flatMap { drawn(of: target.item).firstIndex(of: $0) }
    }

    private func place(of target: Target) -> TextLocation? {
        let places = places(of: target.item)
        return places.indices.contains(target.text) ? places[target.text] : nil
    }

    private func name(of target: Target, _ place: TextLocation) -> String {
        let first = places(of: target.item).first.flatMap { page.screen.value[$0] } ?? ""
        return place.name(inItemWith: first.withSquares)
    }

    /// The text at a point of the table, in pixels; nil if there is no text.
    private func target(x: Double, y: Double) -> Target? {
        guard let element = table.element(x: x, y: y), let text = element.text,
            let item = table.preview.layout.index(of: element.item)
        else { return nil }
        return self.target(item: item, drawnText: text)
    }

    private func bounds(of target: Target) -> Rectangle? { bounds(of: target, in: frame) }

    /// The frame of a text in its row. A sticky header may be at the top edge.
    private func bounds(of target: Target, in ancestor: Widget) -> Rectangle? {
        guard let row = table.row(at: target.item), let place = row.bounds(in: ancestor) else {
            return nil
        }
        let texts = table.preview.layout.item(at: target.item).texts
        let drawn = drawnText(of: target) ?? 0
        guard texts.indices.contains(drawn) else { return nil }
        let (text, zoom) = (texts[drawn].frame, table.zoom)
        let origin = row.pixelFrame
        return Rectangle(
            x: place.x + text.x * zoom - Double(origin.x),
            y: place.y + text.y * zoom - Double(origin.y),
            width: text.width * zoom, height: text.height * zoom)
    }

    /// Keeps the entry at its text after each allocation of the list. Closes the entry if the text is gone, or if
    /// typing was undone.
    private func follow() {
        guard let entry, let target else { return }
        let text = entry.entry.text.withSymbols
        // An empty value has no text in its row, but the user may still be typing.
        guard let place = entry.place, (page.screen.value[place] ?? "") == text,
            text.isEmpty || self.place(of: target) == place
        else { return close() }
        EventLoop.idle { [weak self] in
            guard let self, self.target == target, let bounds = bounds(of: target) else { return }
            entry.popover.point(to: bounds)
        }
    }
}

extension String {
    /// The text with a square for each symbol in it, for an entry.
    fileprivate var withSquares: String { replacing(TextRun.symbolText, with: Self.square) }

    /// The text of an entry with its symbols.
    fileprivate var withSymbols: String { replacing(Self.square, with: TextRun.symbolText) }

    private static var square: String { "▢" }
}
