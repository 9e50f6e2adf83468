// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Documents
import GtkKit
import Syntax
import Words
import Workspace

/// Edits a window's theme, and reports edits that fail.
final class EditController {
    private let page: Page
    private let questions: Questions

    /// Called after undo and redo, with a sentence for screen readers.
    var onStepped: (_ sentence: String?) -> Void = { _ in }

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
        committing ? page.theme.keepTrial() : page.theme.discardTrial()
    }

    // MARK: - Undo and redo

    /// The actions of Ctrl+Z and Ctrl+Shift+Z, the one that keeps choices, and the one that goes back to the saved screen.
    func makeActions() -> [Action] {
        [
            makeAction("undo", isEnabled: { $0.undoLabel != nil }) { page in
                let sentence = page.undoLabel.map { tr("Undone: %1$s", $0) }
                try page.undo()
                return sentence
            },
            makeAction("redo", isEnabled: { $0.redoLabel != nil }) { page in
                let sentence = page.redoLabel.map { tr("Redone: %1$s", $0) }
                try page.redo()
                return sentence
            },
            makeAction(
                "keep-for-project", isEnabled: { $0.source.unkeptSettings != SourceSettings() }
            ) { page in
                try page.source.keepForProject()
                return tr("The choices are kept for the project")
            },
            makeAction("revert-screen", isEnabled: { $0.screen.file.canRevert }) { page in
                page.screen.file.revert()
                return tr("The screen is as it was saved")
            },
        ]
    }

    /// An action with a sentence for screen readers.
    private func makeAction(
        _ name: String, isEnabled: @escaping (Page) -> Bool,
        _ run: @escaping (Page) throws -> String?
    ) -> Action {
        let action = Action(name) { [weak self] in
            guard let self else { return }
            var sentence: String?
            questions.attempt { sentence = try run(self.page) }
            onStepped(sentence)
        }
        page.observe(.files, by: page) { action.isEnabled = isEnabled($0) }
        action.isEnabled = false
        return action
    }
}
