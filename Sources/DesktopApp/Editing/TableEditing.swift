// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Documents
import GtkKit
import LayoutEngine
import Words
import Workspace

/// Editing in a list: the keys and the menu of its rows.
final class TableEditing {
    private weak var table: TableView?
    /// Its questions have the widgets around the list, which own this.
    private weak var controller: ScreenEditController?
    private let frame: Overlay
    private(set) var menu: Popover?
    /// Opens the menu by touch.
    let touch = LongPressGesture()
    private let selection: Selection
    private var properties: PropertyPopover?

    /// Editing in a list of the page's screen.
    ///
    /// - Parameters:
    ///   - frame: the overlay around the list, in which the menu opens.
    ///   - typing: typing over the texts of the list.
    ///   - marks: the selection over the list.
    init(
        _ table: TableView, in frame: Overlay, _ typing: TextTyping, _ marks: TableSelection,
        _ controller: ScreenEditController
    ) {
        (self.table, self.frame, self.controller) = (table, frame, controller)
        selection = controller.page.selection
        typing.addRow = { [weak controller] in controller?.addRowWhileTyping() ?? false }
        typing.onNext = { [weak self] in self?.goOn(with: $0) }
        marks.onSwitchClicked = { [weak controller] in controller?.toggle() ?? false }
        marks.onParentSelected = { [weak controller] in controller?.announceParent() }
        table.onKey(capturing: true) { [weak self] in self?.press($0, $1) ?? false }
        let clicks = ClickGesture(isSecondary: true)
        table.addController(clicks)
        table.addController(touch)
        clicks.onPressed { [weak self] _, x, y in self?.openMenu(x: x, y: y) }
        touch.onPressed { [weak self] in self?.openMenu(x: $0, y: $1) }
    }

    // MARK: - Keys

    /// Handles a key; false for keys without a meaning here.
    func press(_ key: String, _ modifiers: Modifiers) -> Bool {
        guard table?.focusedRow != nil, !selection.isMeasuring else { return false }
        let held = modifiers.intersection([.control, .alt, .shift])
        switch (key, held) {
        case ("Menu", []), ("F10", .shift): openMenu()
        case ("Insert", []), ("KP_Insert", []): goOn(with: .adding)
        case ("Delete", []), ("BackSpace", []), ("KP_Delete", []):
            selectFocused()
            controller?.remove()
        case ("Return", .control), ("KP_Enter", .control), ("ISO_Enter", .control):
            selectFocused()
            controller?.addRow()
        case ("Return", [.control, .shift]), ("KP_Enter", [.control, .shift]):
            controller?.addSection()
        case ("a", .control): controller?.selectAllRows()
        case ("space", .control), ("KP_Space", .control): toggleFocused()
        case ("space", []), ("KP_Space", []):
            return isFocusedSelected && controller?.toggle() ?? false
        case ("Return", .alt), ("KP_Enter", .alt), ("ISO_Enter", .alt): typeProperties()
        case (_, .alt): return move(key)
        case (_, .shift): return extend(key)
        case (_, .control): return moveFocus(key)
        default: return false
        }
        return true
    }

    private func move(_ key: String) -> Bool {
        let targets: [String: ScreenEditController.Target] = [
            "Up": .up, "Down": .down, "Home": .start, "End": .end, "Page_Up": .previousSection,
            "Page_Down": .nextSection,
        ]
        guard let target = targets[key.withoutKeypad] else { return false }
        selectFocused()
        controller?.move(target)
        return true
    }

    /// Selects from the row at which the selection began to the next one in a direction.
    private func extend(_ key: String) -> Bool {
        guard let table, ["Up", "Down", "Home", "End"].contains(key.withoutKeypad) else {
            return false
        }
        selectFocused()
        guard table.press(key, []), let focused else { return true }
        selection.extend(to: focused, among: table.preview.layout.ids)
        controller?.announceCount()
        return true
    }

    /// Moves the focus alone.
    private func moveFocus(_ key: String) -> Bool {
        guard ["Up", "Down"].contains(key.withoutKeypad) else { return false }
        return table?.press(key, []) ?? false
    }

    // MARK: - The focused item

    /// The item with the focus.
    private var focused: ItemID? {
        guard let table, let index = table.focusedRow?.index,
            table.preview.layout.ids.indices.contains(index)
        else { return nil }
        return table.preview.layout.ids[index]
    }

    private var isFocusedSelected: Bool {
        focused.map { selection.parts.items.contains(.item($0)) } ?? false
    }

    /// Selects the focused item if nothing is selected.
    private func selectFocused() {
        guard selection.parts.items.isEmpty, let focused else { return }
        selection.element = LayoutElement(focused)
    }

    private func toggleFocused() {
        if let focused { selection.toggle(focused) }
    }

    // MARK: - The menu

    /// Opens the menu at a place of the list, in pixels. An element that is not selected is selected first.
    private func openMenu(x: Double, y: Double) {
        guard let table else { return }
        if let element = table.element(x: x, y: y),
            !selection.parts.items.contains(.item(element.item))
        {
            selection.element = LayoutElement(element.item)
        }
        guard let origin = table.bounds(in: frame) else { return }
        open(
            Menus.editing, named: tr("Edit the selection"),
            at: Rectangle(x: origin.x + x, y: origin.y + y, width: 1, height: 1))
    }

    /// Begins what comes after typing a text, at the focused row.
    func goOn(with next: TextTyping.Next) {
        switch next {
        case .adding: openMenu(Menus.adding, named: tr("Add"))
        case .section: controller?.addSection()
        case .properties: typeProperties()
        }
    }

    /// Opens the entry of properties at what is selected, or at the focused row.
    private func typeProperties() {
        guard let controller, let table, properties == nil else { return }
        selectFocused()
        guard let index = table.firstIndex(of: selection.parts) else {
            return controller.needSelection()
        }
        _ = table.focus(from: index, searching: 1)
        guard let row = table.focusedRow, let place = row.bounds(in: frame) else { return }
        let popover = PropertyPopover(controller)
        properties = popover
        popover.popover.onClosed { [weak self] in
            self?.removeLater(popover.popover) { self?.endTypingProperties() }
        }
        popover.open(at: place, of: frame)
    }

    private func endTypingProperties() {
        properties = nil
        // GTK moves the focus out of the list when an entry in a popover goes.
        guard let table, let index = table.firstIndex(of: selection.parts) else { return }
        _ = table.focus(from: index, searching: 1)
    }

    /// Opens a menu at the focused row.
    private func openMenu(
        _ menu: Menu = Menus.editing, named name: String = tr("Edit the selection")
    ) {
        selectFocused()
        guard let row = table?.focusedRow, var place = row.bounds(in: frame) else { return }
        place.width = min(place.width, 40)
        open(menu, named: name, at: place)
    }

    private func open(_ menu: Menu, named name: String, at place: Rectangle) {
        guard self.menu == nil else { return }
        let popover = Popover(menu)
        popover.setAccessibleLabel(name)
        self.menu = popover
        popover.onClosed { [weak self] in self?.removeLater(popover) { self?.menu = nil } }
        popover.open(at: place, of: frame)
    }

    /// Removes a popover that has closed, and gives the focus back to the list.
    private func removeLater(_ popover: Popover, then finish: @escaping () -> Void) {
        // Later, because GTK is still closing the popover, and its action comes after that.
        EventLoop.idle { [weak self] in
            popover.removeAfterClosing()
            finish()
            // What was chosen may have moved the focus, for example to an entry.
            guard let self, let table, !table.containsFocus, !frame.containsFocus,
                let index = table.focusedIndex
            else { return }
            _ = table.focus(from: index, searching: 1)
        }
    }
}

extension String {
    /// The name of a key without that of the keypad.
    fileprivate var withoutKeypad: String { hasPrefix("KP_") ? String(dropFirst(3)) : self }
}
