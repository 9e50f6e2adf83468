// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Documents
import Files
import GtkKit
import Syntax
import Words
import Workspace

/// Saves a window's theme, in its file, in another one, or in its design tokens, and asks the questions on the way.
final class SavingFlow {
    /// Asks where to save; replaced in tests.
    var askForDestination: SaveDestination.Asking
    /// Asks where to save a copy with a suggested name; replaced in tests.
    var askForCopy: (String, @escaping (FilePath?) -> Void) -> Void
    private let page: Page
    private weak var windows: Windows?
    private let questions: Questions

    /// A flow for a window's theme.
    init(_ page: Page, over window: Window, among windows: Windows, _ questions: Questions) {
        (self.page, self.windows, self.questions) = (page, windows, questions)
        askForDestination = { [weak window] document, container, answer in
            if let window { SaveDestination.ask(document, container, over: window, answer) }
        }
        askForCopy = { [weak window] name, answer in
            let chooser = FileChooser(title: tr("Make a Copy"), parent: window, purpose: .save)
            chooser.setSuggestedName(name)
            chooser.present(answer)
        }
    }

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

    /// Saves as soon as no other program saves in the folder. The window stays responsive while it waits.
    ///
    /// - Parameter done: called once it is saved.
    private func afterOthers(
        _ path: FilePath?, then done: @escaping () -> Void,
        _ save: @escaping () throws(SaveFailure) -> Void
    ) {
        let finish = { [weak self] in
            do throws(SaveFailure) {
                try save()
                done()
            } catch {
                self?.explain(error, then: done)
            }
        }
        guard let path, !FolderLock.wait(toSave: path, patience: 0) else { return finish() }
        _ = MainLoopScheduler().inBackground {
            FolderLock.wait(toSave: path, patience: FolderLock.patience)
        } then: { _ in
            finish()
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
        if failure.reason == .changedOnDisk {
            questions.ask(
                tr("The File Has Changed"),
                tr(
                    """
                    Another program changed “%1$s” after you opened this file. Saving overwrites \
                    the changes of the other program.
                    """, failure.path.displayName),
                [("cancel", tr("_Cancel"), .normal), ("overwrite", tr("_Replace"), .destructive)]
            ) { [weak self] answer in
                if answer == "overwrite" { self?.save(overwriting: true, then: done) }
            }
        } else {
            questions.ask(
                tr("Not Saved"), failure.explanation,
                [("cancel", tr("_Cancel"), .normal), ("save-as", tr("Save _As…"), .suggested)]
            ) { [weak self] answer in
                if answer == "save-as" { self?.saveAs(then: done) }
            }
        }
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

// MARK: - Copies of screens

extension SavingFlow {
    /// Asks for a path, copies the screen's file there, and opens the copy in place of the screen.
    ///
    /// - Parameter done: called once the copy is open.
    func copyScreen(then done: @escaping () -> Void = {}) {
        guard let path = page.screen.path, let bytes = page.screen.sourceMap?.file.bytes else {
            return questions.say(tr("Open a screen first"))
        }
        // Translators: the name of a file, and the word for a copy of it.
        let copy = tr("%1$s Copy", path.displayStem) + ".json"
        let name = page.resources.contains(path) ? path.lastComponent : copy
        askForCopy(name) { [weak self] destination in
            guard let self, let destination else { return }
            do throws(SaveFailure) {
                try FileSaver().save(bytes, to: destination)
            } catch {
                return questions.explain(tr("Not Copied"), error.explanation)
            }
            // The copy has the same elements.
            let element = page.selection.element
            page.open(destination, as: .screen)
            page.selection.element = element
            windows?.listAsRecent(destination)
            done()
        }
    }
}
