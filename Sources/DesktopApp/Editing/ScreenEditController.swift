// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Documents
import GtkKit
import LayoutEngine
import Syntax
import Words
import Workspace

/// Edits of a window's screen, which are about its selection: adds, removes, copies, and moves rows and sections.
/// Failures are said in a toast, and what happened is said to screen readers.
final class ScreenEditController {
    typealias Place = PlaceMap.RowPlace

    /// Moves the focus to the selected element after an edit that keys or a menu made.
    var followSelection: () -> Void = {}
    /// Says a sentence to screen readers.
    var announce: (String) -> Void = { _ in }
    /// Opens the entry of the selected text; of an element that was just added, Escape then takes that back.
    var typeText: (_ isNew: Bool) -> Void = { _ in }
    /// Opens the entry of the properties of what is selected.
    var typeProperties: () -> Void = {}
    let page: Page
    private var typedSteps = 0
    private let questions: Questions

    /// A controller for a window's screen.
    init(_ page: Page, _ questions: Questions) { (self.page, self.questions) = (page, questions) }

    var parts: SelectedParts { page.selection.parts }
    var sections: [Section] { page.screen.value.sections }

    // MARK: - Edits

    /// Makes an edit, and says why if it fails. Consecutive edits with the same key become one step.
    ///
    /// - Parameter saying: a sentence for screen readers about what happened.
    @discardableResult
    func perform(
        _ edit: ScreenEdit, coalescing key: String? = nil, saying: () -> String? = { nil }
    ) -> Bool {
        var lost = 0
        let isDone = questions.attempt { lost = try page.edit(edit, coalescing: key) }
        guard isDone else { return false }
        saying().map(announce)
        guard lost > 0 else { return true }
        questions.say(
            trn(
                "One text has no place in this kind of row, and was left out",
                "%1$s texts have no place in this kind of row, and were left out", lost),
            button: tr("Undo")
        ) { [weak self] in
            self?.questions.attempt { try self?.page.undo() }
        }
        return true
    }

    /// Makes typed edits of the selection's properties, as one step. If one fails, none stays.
    func perform(_ edits: [ScreenEdit], saying words: String) {
        typedSteps += 1
        let before = page.undoStep?.time
        for edit in edits where !perform(edit, coalescing: "typed.\(typedSteps)") {
            // The edits before may have changed nothing.
            if page.undoStep?.time != before { questions.attempt { try page.undo() } }
            return
        }
        announce(words)
        followSelection()
    }

    /// Shows an edit until the trial ends, and says why if that fails.
    func tryOn(_ edit: ScreenEdit) { questions.attempt { try page.tryEdit(edit) } }

    /// Keeps or discards what is tried on.
    func endTrial(keeping isKept: Bool) {
        if isKept { page.keepTrial() } else { page.screen.file.discardTrial() }
    }

    /// Makes an edit about the selection, which keys and menus ask for.
    @discardableResult
    private func edit(_ edit: ScreenEdit, saying: () -> String?) -> Bool {
        guard perform(edit, saying: saying) else { return false }
        followSelection()
        return true
    }

    func needSelection() { questions.say(tr("Select a row or a section first")) }

    // MARK: - Adding

    /// Adds a row like the selected one below it; without one, a row at the end of the screen. Its texts are typed next.
    func addRow() {
        if let place = parts.rows.last, parts.areRows {
            if edit(.insertRowLike(place), saying: { tr("Added a row") }) { typeText(true) }
            return
        }
        addRow(.default)
    }

    /// Adds a row of a kind below the selected one; without one, at the end of the screen. Its texts are typed next.
    func addRow(_ kind: Row.Kind) {
        if sections.isEmpty {
            let section = SyntaxValue.dictionary([.init("rows", .array([NewRow.value(kind)]))])
            guard perform(.insertSection(section, at: 0)) else { return }
            page.selection.parts = SelectedParts([Place(0, 0).item])
            announce(tr("Added a row"))
            followSelection()
        } else {
            let rows = [NewRow.value(kind)]
            guard edit(.insertRows(rows, at: placeOfNewRow), saying: { tr("Added a row") }) else {
                return
            }
        }
        typeText(true)
    }

    /// Adds a row like the selected one below it, or the first one of a section, for typing to go on there.
    ///
    /// - Returns: whether there is one.
    func addRowWhileTyping() -> Bool {
        let words = tr("Added a row")
        if let place = parts.rows.last, parts.areRows {
            return perform(.insertRowLike(place)) { words }
        }
        // Below a header, the first row of its section.
        guard parts.element?.item.kind == .sectionHeader else { return false }
        return perform(.insertRows([NewRow.value(.default)], at: placeOfNewRow)) { words }
    }

    private var placeOfNewRow: Place {
        if let place = parts.rows.last { return Place(place.section, place.row + 1) }
        let section = parts.items.last?.section ?? sections.count - 1
        let number = min(max(0, section), sections.count - 1)
        // Below its header, a row is the first one.
        if case .item(let item)? = parts.items.last, item.kind == .sectionHeader {
            return Place(number, 0)
        }
        return Place(number, sections[number].rows.count)
    }

    /// Adds a section below the selected one, with a header of the same looks. Its title is typed next.
    func addSection() {
        let number = parts.items.last?.section.map { $0 + 1 } ?? sections.count
        let section = NewSection.value(
            like: page.screen.file.root?.node(at: [.key("sections"), .index(number - 1)]))
        guard perform(.insertSection(section, at: number)) else { return }
        page.selection.parts = SelectedParts([
            .item(ItemID(.sectionHeader, section: min(number, sections.count - 1)))
        ])
        announce(tr("Added a section"))
        followSelection()
        typeText(true)
    }

    /// Adds a header above the list, or a footer below it.
    func addTableHeader(isFooter: Bool) {
        let key = isFooter ? "tableFooter" : "tableHeader"
        let text = SyntaxValue.dictionary([.init("text", .string(""))])
        guard perform(.value(of: [[]], key: key, text)) else { return }
        page.selection.parts = SelectedParts([
            .item(ItemID(isFooter ? .tableFooter : .tableHeader))
        ])
        followSelection()
        typeText(true)
    }

    // MARK: - Removing and copying

    /// Removes the selected parts, or the selected label of a row.
    func remove() {
        guard !parts.items.isEmpty else { return needSelection() }
        let name = name(of: parts)
        if let label = selectedLabel {
            let item = parts.items
            guard perform(.removeText(label)) else { return }
            page.selection.parts = SelectedParts(item)
            announce(tr("Removed %1$s", name))
            return followSelection()
        }
        let words = wordsForRemoval(of: parts, named: name)
        edit(.remove(parts.items)) { words }
    }

    /// The selected text if it is one of several like it, such as a label; nil for others.
    private var selectedLabel: TextLocation? {
        guard let element = parts.element, let text = element.text else { return nil }
        let places = page.screen.value.textLocations(of: element.item)
        guard places.indices.contains(text) else { return nil }
        switch places[text] {
        case .row(_, _, .label), .row(_, _, .segment): return places[text]
        default: return nil
        }
    }

    /// Adds copies of the selected rows or sections.
    func duplicate() {
        guard parts.areRows || parts.items.contains(where: { $0.wholeSection != nil }) else {
            return needSelection()
        }
        let name = name(of: parts)
        edit(.duplicate(parts.items)) { tr("Duplicated %1$s", name) }
    }

    // MARK: - Moving

    /// Where rows or a section move.
    enum Target {
        case up, down, start, end, previousSection, nextSection
    }

    /// Moves the selected rows, or the selected section.
    func move(_ target: Target) {
        if case .section(let number)? = parts.items.last, parts.items.count == 1 {
            return moveSection(number, target)
        }
        let rows = parts.rows
        guard let first = rows.first, let last = rows.last, parts.areRows else {
            return needSelection()
        }
        guard let place = place(target, first, last) else {
            return announce(tr("The row cannot move further in this direction"))
        }
        edit(.moveRows(rows, to: place)) { [page] in
            let selected = page.selection.parts
            guard let row = selected.rows.first else { return nil }
            let section = page.screen.value.sections[row.section]
            // Translators: the name of a row, its number, the number of rows, and the name of a section.
            return tr(
                "%1$s moved to %2$s of %3$s in %4$s", name(of: selected), "\(row.row + 1)",
                "\(section.rows.count)", name(ofSection: row.section))
        }
    }

    /// The place before which rows from one to another move; nil if there is none.
    private func place(_ target: Target, _ first: Place, _ last: Place) -> Place? {
        func count(_ section: Int) -> Int { sections[section].rows.count }
        switch target {
        case .up:
            if first.row > 0 { return Place(first.section, first.row - 1) }
            return first.section > 0 ? Place(first.section - 1, count(first.section - 1)) : nil
        case .down:
            if last.row + 1 < count(last.section) { return Place(last.section, last.row + 2) }
            return last.section + 1 < sections.count ? Place(last.section + 1, 0) : nil
        case .start: return Place(first.section, 0)
        case .end: return Place(last.section, count(last.section))
        case .previousSection:
            return first.section > 0 ? Place(first.section - 1, count(first.section - 1)) : nil
        case .nextSection:
            return last.section + 1 < sections.count ? Place(last.section + 1, 0) : nil
        }
    }

    private func moveSection(_ number: Int, _ target: Target) {
        let new =
            switch target {
            case .up, .previousSection: number - 1
            case .down, .nextSection: number + 1
            case .start: 0
            case .end: sections.count - 1
            }
        guard sections.indices.contains(new) else {
            return announce(tr("The section cannot move further in this direction"))
        }
        let name = name(ofSection: number)
        edit(.moveSection(number, to: new)) { [sections] in
            // Translators: the name of a section, its number, and the number of sections.
            tr("%1$s moved to %2$s of %3$s", name, "\(new + 1)", "\(sections.count)")
        }
    }

    // MARK: - Kinds and switches

    /// Makes the selected rows rows of another kind.
    func changeKind(to kind: Row.Kind) {
        guard parts.areRows else { return needSelection() }
        edit(.kind(parts.rows, kind)) { kind.displayName }
    }

    /// Turns the switch of the selected row on or off, or shows or hides its checkmark.
    ///
    /// - Returns: whether the row has one.
    func toggle() -> Bool {
        guard let item = parts.element?.item, let row = page.screen.value.row(item) else {
            return false
        }
        if row.kind == .switch {
            let isOn = row.accessories.contains { $0 == .switch(isOn: true) }
            // Screen readers say the new state of the row. Off is the default.
            return perform(.value(of: [item.path], key: "isOn", isOn ? nil : .bool(true)))
        }
        guard row.accessories == [.checkmark] else { return false }
        return perform(.value(of: [item.path], key: "accessory", nil)) { tr("No checkmark") }
    }
}
