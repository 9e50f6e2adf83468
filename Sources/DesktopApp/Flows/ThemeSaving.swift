// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Documents
import Files
import GtkKit
import Syntax
import Words
import Workspace

/// Saves a window's theme, in its file, in another one, or in its design tokens, and asks the questions on the way.
final class ThemeSaving: DocumentSaving {
    /// Asks where to save; replaced in tests.
    var askForDestination: SaveDestination.Asking
    let page: Page
    private(set) weak var windows: Windows?
    let questions: Questions

    init(_ page: Page, over window: Window, among windows: Windows, _ questions: Questions) {
        (self.page, self.windows, self.questions) = (page, windows, questions)
        askForDestination = { [weak window] document, container, answer in
            if let window { SaveDestination.ask(document, container, over: window, answer) }
        }
    }

    var document: any OpenDocument { page.theme }

    func saveInPlace(overwriting: Bool, then done: @escaping () -> Void) {
        if page.theme.tokens != nil { return saveTokens(overwriting: overwriting, then: done) }
        afterOtherPrograms(page.theme.path, then: done) { [page] () throws(SaveFailure) in
            try page.theme.save(overwriting: overwriting)
        }
    }

    func saveAs(then done: @escaping () -> Void) { saveAs(nil, then: done) }

    /// Asks for a path, and saves the theme there.
    ///
    /// - Parameter container: the preselected format; nil is the theme's own.
    func saveAs(_ container: ThemeFormat.Container?, then done: @escaping () -> Void = {}) {
        let document = page.theme.ownDocument
        askForDestination(document, container ?? document.container) { [weak self] destination in
            guard let self, let destination else { return }
            guard destination.isCorrected, destination.path.exists else {
                return write(document, at: destination, then: done)
            }
            questions.ask(
                tr("Replace “%1$s”?", destination.path.displayName),
                tr(
                    """
                    The name you chose gets the suffix “%2$s” of the format “%1$s”. A file with \
                    the resulting name already exists in “%3$s”. Replacing it overwrites its \
                    content.
                    """, destination.container.title, destination.container.suffix,
                    destination.path.parent.displayName),
                [("cancel", tr("_Cancel"), .normal), ("replace", tr("_Replace"), .destructive)]
            ) { [weak self] answer in
                if answer == "replace" { self?.write(document, at: destination, then: done) }
            }
        }
    }

    private func write(
        _ document: ThemeDocument, at destination: SaveDestination, then done: @escaping () -> Void
    ) {
        let (converted, losses) = page.theme.converted(
            document, to: destination.container, entries: destination.entries,
            at: destination.path)
        if let failure = losses.first(where: { $0.severity == .error }) {
            return questions.say(failure.message)
        }
        let write = { [weak self] in
            guard let self else { return }
            self.write(to: destination.path, then: done) { [page] () throws(SaveFailure) in
                try page.theme.save(converted, as: destination.path)
            }
        }
        if losses.isEmpty { return write() }
        questions.ask(
            tr("Some Values Will Be Lost"), listing: losses,
            [("cancel", tr("_Cancel"), .normal), ("save", tr("_Save Anyway"), .destructive)]
        ) { if $0 == "save" { write() } }
    }

    /// Saves the theme in its design tokens. Before that, it lists the values that they cannot represent.
    ///
    /// - Parameter done: called once the theme is saved.
    private func saveTokens(overwriting: Bool, then done: @escaping () -> Void) {
        guard page.theme.needsSaving else { return done() }
        guard let result = page.theme.writtenTokens() else { return }
        guard let file = result.value else {
            let reason = result.diagnostics.first { $0.severity == .error }?.message ?? ""
            return offerTheme(tr("Not Saved"), reason, [], nil, then: done)
        }
        let write = { [weak self] in
            guard let self else { return }
            afterOtherPrograms(file.first?.path, then: done) { [page] () throws(SaveFailure) in
                try page.theme.save(tokens: file, overwriting: overwriting)
            }
        }
        if result.diagnostics.isEmpty { return write() }
        offerTheme(tr("Save to Design Tokens?"), "", result.diagnostics, write, then: done)
    }

    private func offerTheme(
        _ heading: String, _ body: String, _ details: [Diagnostic], _ write: (() -> Void)?,
        then done: @escaping () -> Void
    ) {
        let save: [(name: String, label: String, look: MessageDialog.Appearance)] =
            write == nil ? [] : [("save", tr("_Save"), .suggested)]
        questions.ask(
            heading, body, listing: details,
            [("cancel", tr("_Cancel"), .normal), ("save-as", tr("Save as _Theme…"), .normal)] + save
        ) { [weak self] answer in
            switch answer {
            case "save": write?()
            case "save-as": self?.saveAs(then: done)
            default: break
            }
        }
    }
}
