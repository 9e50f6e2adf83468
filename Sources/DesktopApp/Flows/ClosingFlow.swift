// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import GtkKit
import Words
import Workspace

/// Closes a window, or replaces its screen. With unsaved edits, it first asks whether to save or discard them.
final class ClosingFlow {
    /// Whether the user has decided about unsaved edits.
    var mayClose = false
    private let page: Page
    private weak var window: Window?
    private let saving: SavingFlow
    private let questions: Questions
    private weak var windows: Windows?

    init(
        _ window: Window, _ page: Page, _ saving: SavingFlow, among windows: Windows,
        _ questions: Questions
    ) {
        (self.window, self.page, self.windows) = (window, page, windows)
        (self.saving, self.questions) = (saving, questions)
    }

    /// Whether the window may close now. With unsaved edits, the user is asked first, and the window closes after the
    /// answer.
    func mayCloseNow() -> Bool {
        page.keepTrial()
        guard !mayClose else { return true }
        let unsaved: [any OpenDocument] =
            (page.theme.isEdited ? [page.theme] : []) + (losesScreen ? [page.screen.file] : [])
        guard !unsaved.isEmpty else { return true }
        ask(about: unsaved, saving.saveAll) { [weak self] in self?.closeForGood() }
        return false
    }

    /// Lets another screen take the place of the screen. With unsaved edits, the user is asked first.
    func replaceScreen(then done: @escaping () -> Void) {
        page.keepTrial()
        guard losesScreen else { return done() }
        ask(about: [page.screen.file], { [saving] in saving.screen.save(then: $0) }, then: done)
    }

    /// Whether edits of the screen would be lost, since no other window shows it.
    private var losesScreen: Bool {
        page.screen.isEdited && windows?.showsElsewhere(page.screen.file, from: page) != true
    }

    private func ask(
        about unsaved: [any OpenDocument], _ save: @escaping (@escaping () -> Void) -> Void,
        then done: @escaping () -> Void
    ) {
        let deleted = unsaved.filter(\.isDeleted)
        let isDeleted = !deleted.isEmpty
        let names = listed((isDeleted ? deleted : unsaved).map { inQuotes($0.title) })
        let text =
            isDeleted
            ? trn(
                """
                %2$s was deleted or moved. If you don’t save, what is in this window will be lost.
                """,
                """
                %2$s were deleted or moved. If you don’t save, what is in this window will be lost.
                """, deleted.count, names)
            : trn(
                "%2$s has unsaved changes. If you don’t save, they will be lost.",
                "%2$s have unsaved changes. If you don’t save, they will be lost.",
                unsaved.count, names)
        questions.ask(
            isDeleted ? tr("Save Again?") : tr("Save Changes?"), text,
            [
                ("cancel", tr("_Cancel"), .normal), ("discard", tr("_Discard"), .destructive),
                ("save", tr("_Save"), .suggested),
            ]
        ) { answer in
            switch answer {
            case "discard": done()
            case "save": save(done)
            default: break
            }
        }
    }

    private func closeForGood() {
        mayClose = true
        // After the dialog has closed.
        EventLoop.idle { [weak self] in self?.window?.close() }
    }
}
