// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import GtkKit
import Words
import Workspace

/// The chooser of a face or the system font, which replaces the sidebar. The preview shows the selected face as a trial
/// edit.
///
/// ```
/// Box
/// ├── Box         Cancel ╴ title ╴ Select
/// ├── FontPane
/// ╰── Box         Use System Font
/// ```
final class FontChooser {
    /// The widget that replaces the sidebar.
    let widget: Box
    let pane: FontPane
    /// Answers with the selected face.
    let selectButton = Button(tr("_Select"))
    /// Answers with the system font.
    let systemButton = Button(tr("Use System _Font"))
    /// Cancels the choice, as Escape does.
    let cancelButton = Button(tr("_Cancel"))
    private let choice: FontChoice
    private let end: () -> Void

    /// A choice of a face.
    ///
    /// - Parameter end: called after an answer or cancel.
    init(_ choice: FontChoice, _ fonts: ThemeFonts, end: @escaping () -> Void) {
        (self.choice, self.end) = (choice, end)
        pane = FontPane(FontCatalog(fonts))
        let title = Label(choice.title, "heading")
        title.ellipsis = .end
        title.expandsHorizontally = true
        let header = Box(
            .horizontal, spacing: 6, [cancelButton, title, selectButton], "font-actions")
        let bar = Box(.horizontal, [systemButton], "font-actions")
        widget = Box(.vertical, [header, pane.widget, Separator(), bar], "fonts")
        pane.stack.expandsVertically = true
        selectButton.addCssClass("suggested-action")
        selectButton.isSensitive = false
        connect()
    }

    private func connect() {
        cancelButton.onClicked { [weak self] in self?.cancel() }
        selectButton.onClicked { [weak self] in self?.answer() }
        systemButton.onClicked { [weak self] in self?.answer(nil) }
        pane.list.onSelected = { [weak self] in self?.tryFace($0) }
        pane.list.onActivated = { [weak self] _ in self?.answer() }
        pane.onStopped = { [weak self] in self?.cancel() }
        pane.search.captureKeys(of: widget)
        widget.onKey { [weak pane] key, _ in key == "Escape" && pane?.handleEscape() ?? false }
    }

    /// Selects the current face, and focuses the search.
    func selectCurrent() {
        if let current = choice.current { pane.list.select(current) }
        pane.search.grabFocus()
    }

    private func tryFace(_ entry: FontCatalog.Entry?) {
        selectButton.isSensitive = entry != nil
        if let entry { choice.tryFace(entry.postScriptName) }
    }

    private func cancel() {
        choice.discardTrial()
        end()
    }

    private func answer() {
        if let selected = pane.list.selected { answer(selected.postScriptName) }
    }

    private func answer(_ name: String?) {
        choice.discardTrial()
        choice.answer(name)
        end()
    }
}

/// The request for a font.
struct FontChoice {
    var title: String
    /// The PostScript name selected at first; nil for the system font.
    var current: String?
    /// Shows a face in the preview as a trial edit.
    var tryFace: (String) -> Void = { _ in }
    /// Discards the trial edit.
    var discardTrial: () -> Void = {}
    /// Receives the PostScript name, or nil for the system font.
    var answer: (String?) -> Void
}
