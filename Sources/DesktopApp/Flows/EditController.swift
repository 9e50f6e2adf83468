// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Documents
import GtkKit
import Syntax
import Workspace

/// Edits a window's theme, and reports edits that fail.
final class EditController {
    private let page: Page
    private let questions: Questions

    /// Called after undo and redo.
    var onStepped: () -> Void = {}

    /// A controller for a window's theme.
    init(_ page: Page, _ questions: Questions) { (self.page, self.questions) = (page, questions) }

    /// Makes an edit; false if it fails. Consecutive edits with the same key become one step.
    @discardableResult
    func edit(_ edit: ThemeEdit, coalescing key: String?) -> Bool {
        questions.attempt { try page.theme.edit(edit, coalescing: key) }
    }

    /// Shows trial edits; false if they fail.
    @discardableResult
    func tryEdits(_ edits: [ThemeEdit], label: String) -> Bool {
        questions.attempt { try page.theme.tryEdits(edits, label: label) }
    }

    /// Selects the token themes by group; false if they cannot be shown.
    func chooseTokens(_ contexts: [String: String]) -> Bool {
        questions.attempt { try page.theme.chooseTokens(contexts) }
    }

    /// Commits or discards the trial edits.
    func endTrial(committing: Bool) {
        committing ? page.theme.commitTrial() : page.theme.discardTrial()
    }

    // MARK: - Undo and redo

    /// The actions of Ctrl+Z and Ctrl+Shift+Z, and the one that goes back to the saved screen.
    func makeActions() -> [Action] {
        [
            makeAction("undo", { try $0.undo() }, isEnabled: { $0.undoLabel != nil }),
            makeAction("redo", { try $0.redo() }, isEnabled: { $0.redoLabel != nil }),
            makeAction(
                "revert-screen", { $0.revertScreen() }, isEnabled: { $0.screen.file.canRevert }),
        ]
    }

    private func makeAction(
        _ name: String, _ run: @escaping (Page) throws -> Void, isEnabled: @escaping (Page) -> Bool
    ) -> Action {
        let action = Action(name) { [weak self] in
            guard let self else { return }
            questions.attempt { try run(self.page) }
            onStepped()
        }
        page.observe(.files, by: page) { action.isEnabled = isEnabled($0) }
        action.isEnabled = false
        return action
    }
}
