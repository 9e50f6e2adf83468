// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Documents
import Files
import GtkKit
import Syntax
import Workspace

/// The saving of a window's theme: in its file, in another one, or in its design tokens, with the
/// questions on the way.
final class SavingFlow {
    /// Asks where to save; replaced in tests.
    var askForDestination: SaveDestination.Asking
    private let page: Page
    private weak var windows: Windows?
    private let questions: Questions

    /// The saving of a window's theme.
    init(_ page: Page, over window: Window, among windows: Windows, _ questions: Questions) {
        (self.page, self.windows, self.questions) = (page, windows, questions)
        askForDestination = { [weak window] document, container, answer in
            if let window { SaveDestination.ask(document, container, over: window, answer) }
        }
    }

    /// Saves the theme in its file, or asks where.
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

    /// Saves once no other program saves in the folder, for which the window does not stop.
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

    /// Saves the theme after asking where.
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
                "Replace “\(destination.path.displayName)”?",
                "The format “\(destination.container.title)” has the suffix "
                    + "“\(destination.container.suffix)”, and “\(destination.path.parent.displayName)” has a file "
                    + "of that name already. Replacing it overwrites what it holds.",
                [("cancel", "_Cancel", .normal), ("replace", "_Replace", .destructive)]
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
                "“\(destination.path.displayName)” is open in another window; choose another name")
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
            "Save Without Everything?", listing: losses,
            [("cancel", "_Cancel", .normal), ("save", "_Save Anyway", .destructive)]
        ) { if $0 == "save" { write() } }
    }

    private func explain(_ failure: SaveFailure, then done: @escaping () -> Void) {
        if failure.reason == .changedOnDisk {
            questions.ask(
                "The File Has Changed",
                "Another program changed “\(failure.path.displayName)” since it was opened. Saving "
                    + "replaces those changes.",
                [("cancel", "_Cancel", .normal), ("overwrite", "_Replace", .destructive)]
            ) { [weak self] answer in
                if answer == "overwrite" { self?.save(overwriting: true, then: done) }
            }
        } else {
            questions.ask(
                "Not Saved", "“\(failure.path.displayName)”: \(failure.message).",
                [("cancel", "_Cancel", .normal), ("save-as", "Save _As…", .suggested)]
            ) { [weak self] answer in
                if answer == "save-as" { self?.saveAs(then: done) }
            }
        }
    }

    /// Saves the theme in its design tokens, after listing what they cannot represent.
    ///
    /// - Parameter done: called once the theme is saved.
    private func saveTokens(overwriting: Bool, then done: @escaping () -> Void) {
        guard page.theme.needsSaving else { return done() }
        guard let result = page.theme.writtenTokens() else { return }
        guard let file = result.value else {
            let reason = result.diagnostics.first { $0.severity == .error }?.message ?? ""
            return offerTheme("Not Saved", reason.capitalizedFirst + ".", [], nil, then: done)
        }
        let write = { [weak self] in
            guard let self else { return }
            afterOthers(file.first?.path, then: done) { [page] () throws(SaveFailure) in
                try page.theme.save(tokens: file, overwriting: overwriting)
            }
        }
        if result.diagnostics.isEmpty { return write() }
        offerTheme("Save Into the Design Tokens?", "", result.diagnostics, write, then: done)
    }

    private func offerTheme(
        _ heading: String, _ body: String, _ details: [Diagnostic], _ write: (() -> Void)?,
        then done: @escaping () -> Void
    ) {
        let save: [(name: String, label: String, look: MessageDialog.Appearance)] =
            write == nil ? [] : [("save", "_Save", .suggested)]
        questions.ask(
            heading, body, listing: details,
            [("cancel", "_Cancel", .normal), ("save-as", "Save as _Theme…", .normal)] + save
        ) { [weak self] answer in
            switch answer {
            case "save": write?()
            case "save-as": self?.saveAs(then: done)
            default: break
            }
        }
    }
}
