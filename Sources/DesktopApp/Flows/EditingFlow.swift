// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Documents
import GtkKit
import Syntax
import Workspace

/// Editing a window's theme: makes the edits that the sidebar asks for, and complains where they cannot
/// be made.
final class EditingFlow: ThemeEditor {
    /// Called when an edit was refused: what was typed or chosen shows no longer.
    var onRefused: () -> Void = {}
    private let page: Page
    private let questions: Questions

    /// The editing of what a window has open.
    init(_ page: Page, _ questions: Questions) { (self.page, self.questions) = (page, questions) }

    /// Makes an edit, or says why it cannot be made.
    func edit(_ edit: ThemeEdit, coalescing key: String?) {
        do {
            try page.theme.edit(edit, coalescing: key)
        } catch {
            onRefused()
            questions.say(error.message)
        }
    }

    /// Shows edits without making them.
    @discardableResult
    func tryEdits(_ edits: [ThemeEdit], label: String) -> Bool {
        do {
            try page.theme.tryEdits(edits, label: label)
            return true
        } catch {
            questions.say(error.message)
            return false
        }
    }

    /// Makes the edits that were tried on, or shows again what was there before.
    func endTrial(committing: Bool) {
        committing ? page.theme.commitTrial() : page.theme.discardTrial()
    }

    // MARK: - Undo and redo

    /// What Ctrl+Z runs.
    func makeUndoAction() -> Action {
        let action = Action("undo") { [weak self] in self?.page.theme.undo() }
        page.observe(until: self) { [weak page] change in
            if change.contains(.files) { action.isEnabled = page?.theme.undoLabel != nil }
        }
        action.isEnabled = false
        return action
    }

    /// What Ctrl+Shift+Z runs.
    func makeRedoAction() -> Action {
        let action = Action("redo") { [weak self] in self?.page.theme.redo() }
        page.observe(until: self) { [weak page] change in
            if change.contains(.files) { action.isEnabled = page?.theme.redoLabel != nil }
        }
        action.isEnabled = false
        return action
    }
}
