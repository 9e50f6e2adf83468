// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Documents
import Files
import GtkKit
import Syntax
import Workspace

// MARK: - Opening

extension MainWindow {
    /// Whether nothing would be missed if another theme showed here.
    var isUntouched: Bool {
        !theme.isEdited && theme.undoLabel == nil && theme.redoLabel == nil
            && (theme.path == nil || theme.isBundled)
    }

    /// Opens files, in this window or in others; fonts are used for the theme here.
    func open(_ paths: [String]) {
        let files = useFonts(among: paths)
        guard !files.isEmpty else { return }
        do {
            try windows.open(files, from: self)
        } catch {
            show(error.description)
        }
    }

    /// Opens a window for a theme that does not exist yet.
    func makeWindow() {
        do {
            try windows.makeWindow(like: self).present()
        } catch {
            show(error.description)
        }
    }

    /// A theme that changes nothing: here if nothing is lost, else in a new window.
    func newTheme() { isUntouched ? page.closeTheme() : makeWindow() }

    /// Says something for a moment.
    func show(_ sentence: String) {
        let escaped = sentence.replacing("&", with: "&amp;").replacing("<", with: "&lt;")
        toasts.show(Toast(escaped))
    }
}

// MARK: - Saving

extension MainWindow {
    /// Saves, asking whatever has to be asked.
    ///
    /// - Parameter done: what to do once it is saved.
    func save(overwriting: Bool = false, then done: @escaping () -> Void = {}) {
        guard theme.hasOwnFile else { return saveAs(then: done) }
        if theme.tokens != nil { return saveTokens(overwriting: overwriting, then: done) }
        do {
            try theme.save(overwriting: overwriting)
            done()
        } catch {
            explain(error, then: done)
        }
    }

    /// Saves under a name that is asked for.
    ///
    /// - Parameter container: the format to begin with; that of the theme without one.
    func saveAs(
        _ container: ThemeFormat.Container? = nil, then done: @escaping () -> Void = {}
    ) {
        let path = theme.path
        let document = theme.document.renamed(
            path ?? ThemeDocument.untitledName, path: theme.isBundled ? nil : path)
        askForPlace(document, container ?? document.container) { [weak self] place in
            guard let self, let place else { return }
            guard place.isCorrected, place.path.exists else {
                return save(document, at: place, then: done)
            }
            ask(
                "Replace “\(place.path.shownName)”?",
                "The format “\(place.container.title)” has the suffix "
                    + "“\(place.container.suffix)”, and “\(place.path.folder.shownName)” has a file "
                    + "of that name already. Replacing it overwrites what it holds.",
                [("cancel", "_Cancel", .normal), ("replace", "_Replace", .destructive)]
            ) { [weak self] answer in
                if answer == "replace" { self?.save(document, at: place, then: done) }
            }
        }
    }

    private func save(
        _ document: ThemeDocument, at place: SavePlace, then done: @escaping () -> Void
    ) {
        if let other = windows.window(of: place.path), other !== self {
            return show("“\(place.path.shownName)” is open in another window; choose another name")
        }
        let (converted, losses) = document.converted(to: place.container)
        if let failure = losses.first(where: { $0.severity == .error }) {
            return show(failure.message)
        }
        let write = { [weak self] in
            guard let self else { return }
            do throws(SaveFailure) {
                try theme.save(converted, as: place.path)
                windows.note(place.path)
                done()
            } catch {
                explain(error, then: done)
            }
        }
        if losses.isEmpty { return write() }
        ask(
            "Save Without Everything?", listing: losses,
            [("cancel", "_Cancel", .normal), ("save", "_Save Anyway", .destructive)]
        ) { if $0 == "save" { write() } }
    }

    func explain(_ failure: SaveFailure, then done: @escaping () -> Void) {
        if failure.reason == .changedOnDisk {
            ask(
                "The File Has Changed",
                "Another program changed “\(failure.path.shownName)” since it was opened. Saving "
                    + "replaces those changes.",
                [("cancel", "_Cancel", .normal), ("overwrite", "_Replace", .destructive)]
            ) { [weak self] answer in
                if answer == "overwrite" { self?.save(overwriting: true, then: done) }
            }
        } else {
            ask(
                "Not Saved", "“\(failure.path.shownName)”: \(failure.message).",
                [("cancel", "_Cancel", .normal), ("save-as", "Save _As…", .suggested)]
            ) { [weak self] answer in
                if answer == "save-as" { self?.saveAs(then: done) }
            }
        }
    }

    /// Asks a question; the first answer is also that of Escape. The focus begins on the answer that
    /// loses nothing: the last, which Enter then gives, or else the first.
    func ask(
        _ heading: String, _ body: String = "", listing details: [Diagnostic] = [],
        _ answers: [(name: String, label: String, look: MessageDialog.Appearance)],
        _ handler: @escaping (String) -> Void
    ) {
        guard question == nil else { return }
        let dialog = MessageDialog(heading: heading, body: body)
        if !details.isEmpty { dialog.extraChild = MessagesWindow.list(details) }
        for answer in answers {
            dialog.addResponse(answer.name, label: answer.label, appearance: answer.look)
        }
        if let first = answers.first { dialog.closeResponse = first.name }
        let losesNothing = details.isEmpty && answers.last?.look != .destructive
        let safest = losesNothing ? answers.last : answers.first
        if let safest { dialog.defaultResponse = safest.name }
        dialog.onResponse { [weak self] answer in
            self?.question = nil
            handler(answer)
        }
        question = dialog
        dialog.present(over: window, focusing: safest?.name ?? "")
    }
}

// MARK: - Closing

extension MainWindow {
    /// Whether the window may close; if there are unsaved edits, it asks and may close later.
    func mayCloseNow() -> Bool {
        guard theme.isEdited, !mayClose else { return true }
        ask(
            theme.isDeleted ? "Save Again?" : "Save Changes?",
            "“\(theme.title)” "
                + (theme.isDeleted
                    ? "is no longer on disk. Without saving it is lost."
                    : "has changes that are not saved. Without saving they are lost."),
            [
                ("cancel", "_Cancel", .normal), ("discard", "_Discard", .destructive),
                ("save", "_Save", .suggested),
            ]
        ) { [weak self] answer in
            switch answer {
            case "discard": self?.closeForGood()
            case "save": self?.save { [weak self] in self?.closeForGood() }
            default: break
            }
        }
        return false
    }

    private func closeForGood() {
        mayClose = true
        // The dialog closes first.
        EventLoop.idle { [weak self] in self?.window.close() }
    }
}
