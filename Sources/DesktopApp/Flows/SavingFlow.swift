// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Documents
import Files
import GtkKit
import Syntax
import Words
import Workspace

/// Saves a window's documents. Saves the theme in its file, in another one, or in its design tokens, and asks the
/// questions on the way.
final class SavingFlow {
    /// Asks where to save; replaced in tests.
    var askForDestination: SaveDestination.Asking
    let screen: ScreenSavingFlow
    private let page: Page
    private weak var windows: Windows?
    private let questions: Questions

    /// A flow for a window's theme.
    init(_ page: Page, over window: Window, among windows: Windows, _ questions: Questions) {
        (self.page, self.windows, self.questions) = (page, windows, questions)
        askForDestination = { [weak window] document, container, answer in
            if let window { SaveDestination.ask(document, container, over: window, answer) }
        }
        screen = ScreenSavingFlow(page, over: window, among: windows, questions)
    }

    // MARK: - Both documents

    /// Saves what is not saved, the screen first, and names in a toast what was written.
    ///
    /// - Parameter done: called once everything is saved.
    func saveAll(then done: @escaping () -> Void = {}) {
        page.keepTrial()
        let savesScreen = page.screen.file.needsSaving
        let savesTheme = page.theme.needsSaving
        guard savesScreen || savesTheme else {
            questions.say(tr("Everything is saved already"))
            return done()
        }
        var saved: [String] = []
        let finish = { [weak self] (path: FilePath?) in
            if let path { saved.append(path.displayName) }
            guard saved.count == (savesScreen ? 1 : 0) + (savesTheme ? 1 : 0) else { return }
            self?.questions.say(tr("Saved %1$s", listed(saved.map(inQuotes))))
            done()
        }
        let saveTheme = { [weak self, page] in
            guard savesTheme else { return }
            self?.save { finish(page.theme.path) }
        }
        guard savesScreen else { return saveTheme() }
        // One dialog is open at a time.
        let asks = !page.screenHasOwnFile
        screen.save { path in
            finish(path)
            if asks { saveTheme() }
        }
        if !asks { saveTheme() }
    }

    // MARK: - The theme

    /// Saves the theme in its file, or asks for a path.
    ///
    /// - Parameters:
    ///   - overwriting: replaces changes by another program.
    ///   - done: called once the theme is saved.
    func save(overwriting: Bool = false, then done: @escaping () -> Void = {}) {
        guard page.theme.hasOwnFile else { return saveAs(then: done) }
        if page.theme.tokens != nil { return saveTokens(overwriting: overwriting, then: done) }
        afterOthers(page.theme.path, then: done) { [page] () throws(SaveFailure) in
            try page.theme.save(overwriting: overwriting)
        }
    }

    private func afterOthers(
        _ path: FilePath?, then done: @escaping () -> Void,
        _ save: @escaping () throws(SaveFailure) -> Void
    ) {
        afterOtherPrograms(path) { [weak self] in
            self?.explain($0, then: done)
        } _: { () throws(SaveFailure) in
            try save()
            done()
        }
    }

    /// Asks for a path, and saves the theme there.
    ///
    /// - Parameter container: the preselected format; nil is the theme's own.
    func saveAs(
        _ container: ThemeFormat.Container? = nil, then done: @escaping () -> Void = {}
    ) {
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
        if let other = windows?.window(of: destination.path), other.page !== page {
            return questions.say(
                tr(
                    "Choose another name, because “%1$s” is open in another window",
                    destination.path.displayName))
        }
        let (converted, losses) = page.theme.converted(
            document, to: destination.container, entries: destination.entries,
            at: destination.path)
        if let failure = losses.first(where: { $0.severity == .error }) {
            return questions.say(failure.message)
        }
        let write = { [weak self] in
            guard let self else { return }
            afterOthers(destination.path, then: done) { [page, windows] () throws(SaveFailure) in
                try page.theme.save(converted, as: destination.path)
                windows?.listAsRecent(destination.path)
            }
        }
        if losses.isEmpty { return write() }
        questions.ask(
            tr("Some Values Will Be Lost"), listing: losses,
            [("cancel", tr("_Cancel"), .normal), ("save", tr("_Save Anyway"), .destructive)]
        ) { if $0 == "save" { write() } }
    }

    private func explain(_ failure: SaveFailure, then done: @escaping () -> Void) {
        questions.explain(
            failure, overwrite: { [weak self] in self?.save(overwriting: true, then: done) },
            saveAs: { [weak self] in self?.saveAs(then: done) })
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
            afterOthers(file.first?.path, then: done) { [page] () throws(SaveFailure) in
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
