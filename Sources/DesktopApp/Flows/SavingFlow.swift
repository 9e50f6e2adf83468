// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import GtkKit
import Words
import Workspace

/// Saves a window's documents, and names what was written.
final class SavingFlow {
    let theme: ThemeSaving
    let screen: ScreenSaving
    private let page: Page
    private let questions: Questions

    /// A flow for the documents of a window.
    init(_ page: Page, over window: Window, among windows: Windows, _ questions: Questions) {
        (self.page, self.questions) = (page, questions)
        theme = ThemeSaving(page, over: window, among: windows, questions)
        screen = ScreenSaving(page, over: window, among: windows, questions)
    }

    /// Saves what is not saved, the screen first, and names in a toast what was written.
    ///
    /// - Parameter done: called once everything is saved.
    func saveAll(then done: @escaping () -> Void = {}) {
        page.keepTrial()
        let all: [any DocumentSaving] = [screen, theme]
        let unsaved = all.filter(\.document.needsSaving)
        guard !unsaved.isEmpty else {
            questions.say(tr("Everything is saved already"))
            return done()
        }
        var saved: [String] = []
        save(unsaved[...]) { [questions] saving in
            if let path = saving.document.path { saved.append(path.displayName) }
            guard saved.count == unsaved.count else { return }
            questions.say(tr("Saved %1$s", listed(saved.map(inQuotes))))
            done()
        }
    }

    /// Saves documents. After one that asks for a path, the next one waits, because one dialog is open at a time.
    private func save(
        _ documents: ArraySlice<any DocumentSaving>,
        then done: @escaping (any DocumentSaving) -> Void
    ) {
        guard let first = documents.first else { return }
        let others = documents.dropFirst()
        let asks = !first.document.hasOwnFile
        first.save { [weak self] in
            done(first)
            if asks { self?.save(others, then: done) }
        }
        if !asks { save(others, then: done) }
    }
}
