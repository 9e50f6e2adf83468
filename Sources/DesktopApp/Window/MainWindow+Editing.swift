// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Documents
import Files
import GtkKit
import Workspace

// MARK: - Editing

extension MainWindow: ThemeEditor {
    /// Makes an edit, or says why it cannot be made.
    func edit(_ edit: ThemeEdit, coalescing key: String?) {
        do {
            try theme.edit(edit, coalescing: key)
        } catch {
            // What the reader has typed or chosen shows no longer.
            sidebar.show()
            show(error.message)
        }
    }

    /// Shows edits without making them.
    @discardableResult
    func tryOn(_ edits: [ThemeEdit], label: String) -> Bool {
        do {
            try theme.tryOn(edits, label: label)
            return true
        } catch {
            show(error.message)
            return false
        }
    }

    /// Makes the edits that were tried on, or shows again what was there before.
    func endTrial(keeping: Bool) { keeping ? theme.keepTrial() : theme.giveUpTrial() }

    // MARK: - Undo and redo

    /// What Ctrl+Z runs.
    func makeUndoAction() -> Action {
        let action = Action("undo") { [weak self] in self?.theme.undo() }
        page.observe(until: self) { [weak theme] change in
            if change.contains(.files) { action.isEnabled = theme?.undoLabel != nil }
        }
        action.isEnabled = false
        return action
    }

    /// What Ctrl+Shift+Z runs.
    func makeRedoAction() -> Action {
        let action = Action("redo") { [weak self] in self?.theme.redo() }
        page.observe(until: self) { [weak theme] change in
            if change.contains(.files) { action.isEnabled = theme?.redoLabel != nil }
        }
        action.isEnabled = false
        return action
    }

    /// These keys are no accelerators: those come before what has the focus, and a text that is being
    /// typed has an undo of its own, which is first.
    func addUndoKeys() {
        window.addController(
            UndoKeys.controller { [weak self] action in self?.window.activateAction(action) })
    }

    /// Says what undo and redo would do.
    func showEditing() {
        let undo = theme.undoLabel.map { "Undo “\($0)”" } ?? "Undo"
        let redo = theme.redoLabel.map { "Redo “\($0)”" } ?? "Redo"
        for (button, words) in [(undoButton, undo), (redoButton, redo)]
        where button.tooltip != words {
            button.tooltip = words
            button.setAccessibleLabel(words)
        }
    }
}

// MARK: - Another program's changes

extension MainWindow {
    /// The bar that asks what becomes of them.
    func makeConflictBar() -> ChoiceBar {
        ChoiceBar([
            ("Co_mpare…", { [weak self] in self?.compare() }),
            ("_Take Theirs", { [weak self] in self?.theme.takeTheirs() }),
            ("_Keep Mine", { [weak self] in self?.theme.keepMine() }),
        ])
    }

    /// Asks, if there is something to choose.
    func showConflict() {
        let name = theme.path?.shownName ?? ""
        conflictBar.ask(
            theme.conflict == nil
                ? nil : "“\(name)” was changed on disk, and has unsaved changes here.")
    }

    /// Opens a window with what is different.
    @discardableResult
    func compare() -> Window? {
        guard let theirs = theme.conflict?.theirs.theme, let application else { return nil }
        return ComparisonWindow.present(
            .between(theme.value, theirs), over: window, in: application)
    }
}

extension [ThemeDifference] {
    fileprivate static func between(_ mine: Theme, _ theirs: Theme) -> Self {
        ThemeDifference.between(mine, theirs)
    }
}

// MARK: - A theme that its file cannot hold

extension MainWindow {
    /// The bar that says so.
    func makeFormatBar() -> ChoiceBar {
        ChoiceBar([
            ("_Undo", { [weak self] in self?.theme.undoConversion() }),
            ("Save _As…", { [weak self] in self?.saveAs() }),
        ])
    }

    /// Says that what shows is no longer what the file could hold, if that is so.
    func showFormat() {
        guard theme.isDetached, let name = theme.path?.shownName else {
            return formatBar.ask(nil)
        }
        formatBar.ask(
            "\(theme.savedContainer.holdsOnlyFonts) This is an unsaved Typeladder theme now; “\(name)” is as it "
                + "was.")
    }
}

extension ThemeFormat.Container {
    /// Why an edit was too much for a file.
    fileprivate var holdsOnlyFonts: String {
        switch self {
        case .xmlPropertyList, .binaryPropertyList:
            "A property list holds fonts and their sizes alone."
        case .jsonDictionary: "A JSON dictionary holds fonts and their sizes alone."
        case .typeladder: ""
        }
    }
}

// MARK: - What a crash left behind

extension MainWindow {
    /// The bar that asks what becomes of it.
    func makeRecoveryBar() -> ChoiceBar {
        ChoiceBar([
            ("_Discard", { [weak self] in self?.settle(restoring: false) }),
            ("_Restore", { [weak self] in self?.settle(restoring: true) }),
        ])
    }

    /// Offers the next edits that were left behind.
    func offerLeftBehind() {
        recoveryBar.ask(
            windows.leftBehind.first.map { found in
                "Unsaved changes to \(found.title) were kept when Typeladder ended unexpectedly."
            })
    }

    private func settle(restoring: Bool) {
        guard let found = windows.leftBehind.first else { return }
        if restoring {
            guard let place = placeToRestore(found.record) else { return }
            place.theme.restore(found.record)
            place.autosave.keep()
            place.present()
        }
        windows.leftBehind.removeFirst()
        windows.drafts.discard(found)
        offerLeftBehind()
    }

    private func placeToRestore(_ record: UnsavedEdits.Record) -> MainWindow? {
        if let window = record.path.flatMap(windows.window), !window.theme.isEdited {
            return window
        }
        return isUntouched ? self : try? windows.makeWindow(like: self)
    }
}

extension String {
    var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }
}
