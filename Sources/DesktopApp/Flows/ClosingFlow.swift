// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import GtkKit
import Words
import Workspace

/// Closes a window. With unsaved edits, it first asks whether to save or discard them.
final class ClosingFlow {
    /// Whether the user has decided about unsaved edits.
    var mayClose = false
    private let page: Page
    private weak var window: Window?
    private let saving: SavingFlow
    private let questions: Questions

    init(_ window: Window, _ page: Page, _ saving: SavingFlow, _ questions: Questions) {
        (self.window, self.page) = (window, page)
        (self.saving, self.questions) = (saving, questions)
    }

    /// Whether the window may close now. With unsaved edits, the user is asked first, and the window closes after the
    /// answer.
    func mayCloseNow() -> Bool {
        guard page.theme.isEdited, !mayClose else { return true }
        let title = page.theme.title
        questions.ask(
            page.theme.isDeleted ? tr("Save Again?") : tr("Save Changes?"),
            page.theme.isDeleted
                ? tr(
                    """
                    “%1$s” was deleted or moved. If you don’t save, the theme in this window will \
                    be lost.
                    """, title)
                : tr("“%1$s” has unsaved changes. If you don’t save, they will be lost.", title),
            [
                ("cancel", tr("_Cancel"), .normal), ("discard", tr("_Discard"), .destructive),
                ("save", tr("_Save"), .suggested),
            ]
        ) { [weak self] answer in
            switch answer {
            case "discard": self?.closeForGood()
            case "save": self?.saving.save { [weak self] in self?.closeForGood() }
            default: break
            }
        }
        return false
    }

    private func closeForGood() {
        mayClose = true
        // After the dialog has closed.
        EventLoop.idle { [weak self] in self?.window?.close() }
    }
}
