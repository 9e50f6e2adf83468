// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Documents
import GtkKit
import Syntax
import Workspace

/// The editing of a window's theme, which reports edits that fail.
final class EditController: ThemeEditor {
    /// Called when an edit has failed, to display the theme's value again.
    var onRefused: () -> Void = {}
    private let page: Page
    private let questions: Questions

    /// The editing of what a window has open.
    init(_ page: Page, _ questions: Questions) { (self.page, self.questions) = (page, questions) }

    /// Makes an edit, or reports why it fails.
    func edit(_ edit: ThemeEdit, coalescing key: String?) {
        do {
            try page.theme.edit(edit, coalescing: key)
        } catch {
            onRefused()
            questions.say(error.message)
        }
    }

    /// Shows trial edits, or reports why they fail.
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

    /// Commits or discards the trial edits.
    func endTrial(committing: Bool) {
        committing ? page.theme.commitTrial() : page.theme.discardTrial()
    }

    /// Shows other tokens of those that the theme is made of, or says why they cannot be shown.
    func chooseTokens(_ contexts: [String: String]) {
        do {
            try page.theme.chooseTokens(contexts)
        } catch {
            onRefused()
            questions.say(error.message)
        }
    }

    // MARK: - Undo and redo

    /// The action of Ctrl+Z.
    func makeUndoAction() -> Action {
        let action = Action("undo") { [weak self] in self?.page.undo() }
        page.observe(until: self) { [weak page] change in
            if change.contains(.files) { action.isEnabled = page?.undoLabel != nil }
        }
        action.isEnabled = false
        return action
    }

    /// The action of Ctrl+Shift+Z.
    func makeRedoAction() -> Action {
        let action = Action("redo") { [weak self] in self?.page.redo() }
        page.observe(until: self) { [weak page] change in
            if change.contains(.files) { action.isEnabled = page?.redoLabel != nil }
        }
        action.isEnabled = false
        return action
    }
    /// The action that restores the screen's own texts.
    func makeRestoreTextsAction() -> Action {
        let action = Action("restore-texts") { [weak self] in self?.page.restoreTexts() }
        page.observe(until: self) { [weak page] change in
            if change.contains(.files) { action.isEnabled = page?.screen.hasTypedTexts ?? false }
        }
        action.isEnabled = false
        return action
    }
}
