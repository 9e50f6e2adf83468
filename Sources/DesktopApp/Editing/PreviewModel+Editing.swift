// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Documents
import Files
import GtkKit
import Previewing
import Syntax

// MARK: - Editing

extension PreviewModel {
    /// The theme as it would be saved.
    public var document: ThemeDocument { editing.document }

    /// Whether the theme has edits that are not in its file.
    public var isEdited: Bool { editing.isEdited }

    /// Whether the theme's file was deleted since it was opened.
    public var isDeleted: Bool { editing.deletedBytes != nil }

    /// Changes the theme, and shows it.
    ///
    /// - Parameter key: edits with the same key that follow each other soon are undone as one.
    /// - Throws: `EditFailure` when it cannot be made; nothing has changed then.
    public func edit(_ edit: ThemeEdit, coalescing key: String? = nil) throws(EditFailure) {
        try self.edit([edit], label: edit.label, coalescing: key)
    }

    /// Makes several changes as one step.
    ///
    /// - Throws: `EditFailure` when one of them cannot be made; nothing has changed then.
    func edit(
        _ edits: [ThemeEdit], label: String, id: String? = nil, coalescing key: String? = nil
    ) throws(EditFailure) {
        keepTrial()
        let document = try self.document(after: edits)
        guard document != self.document else { return }
        push(document, label: label, id: id, coalescing: key)
    }

    /// Takes the last step back.
    public func undo() {
        if editing.trial != nil { return giveUpTrial() }
        if editing.undo() { showDocument() }
    }

    /// Takes the next step again.
    public func redo() {
        giveUpTrial()
        if editing.redo() { showDocument() }
    }

    /// What ``undo()`` would take back; nil when there is nothing.
    public var undoLabel: String? { editing.history.undoLabel }

    /// What kind of step ``undo()`` would take back.
    var undoID: String? { editing.history.undoID }

    /// The id of steps that change the fonts of all styles.
    static let wholeTheme = "whole-theme"

    /// What ``redo()`` would do again; nil when there is nothing.
    public var redoLabel: String? { editing.history.redoLabel }

    /// Makes a document the current state, to be undone as a step.
    func push(
        _ document: ThemeDocument, label: String, id: String? = nil, coalescing key: String? = nil
    ) {
        editing.push(document, label: label, id: id, coalescing: key, at: EventLoop.now)
        showDocument()
    }

    /// Begins anew with a document as it is in a file, or with one that has none.
    func adopt(_ document: ThemeDocument, path: String?, tokens: TokenSource? = nil) {
        editing = ThemeEditing(document)
        self.tokens = tokens
        conflict = nil
        theme = Opened(document.theme, path: path)
        readDocument()
    }

    /// Shows the document with what there is to say about it now.
    func showDocument() {
        readDocument()
        layOut(.files)
    }

    /// Brings what is shown to the current state of the document.
    private func readDocument() {
        let path = theme.path
        let fonts = FontFileFinder.fontFiles(
            of: document.theme, at: path, in: document.sourceMap)
        let warnings = document.warnings.map { warning in
            var warning = warning
            warning.file = path ?? warning.file
            // In tokens it stands elsewhere.
            if tokens != nil { warning.position = nil }
            return warning
        }
        let said = (tokens.map { $0.diagnostics + $0.theme.diagnostics } ?? []) + warnings
        theme = Opened(
            document.theme, path: path, diagnostics: said + fonts.diagnostics,
            sourceMap: tokens == nil ? document.sourceMap : nil)
        useFonts(fonts.value ?? [])
    }
}

// MARK: - Changes by others

extension PreviewModel {
    /// Takes notice of what a program wrote into the theme's file. Without unsaved edits that is what
    /// shows, as a step that can be undone; with some, the reader has to choose.
    func takeNotice(of theirs: ThemeDocument, in tokens: TokenSource? = nil) {
        let bytes = theirs.source.bytes
        let change = ThemeConflict(theirs: theirs, tokens: tokens)
        let known = [document.source.bytes, editing.savedBytes, editing.deletedBytes]
        if known.contains(bytes) {
            settle(change)
            notify([.files, .messages])
        } else if editing.hasOwnEdits {
            editing.noteContent()
            conflict = change
            notify([.files, .messages])
        } else {
            take(change)
        }
    }

    /// Another program's version is what is on disk.
    private func settle(_ change: ThemeConflict) {
        editing.noteContent(change.theirs.source.bytes)
        editing.savedContainer = change.theirs.container
        tokens = change.tokens
        conflict = nil
    }

    /// Ends a conflict with the theme as it is here; saving it replaces the other's.
    public func keepMine() {
        guard let conflict else { return }
        settle(conflict)
        notify([.files, .messages])
    }

    /// Ends a conflict with the theme as it is on disk. Undo brings the own edits back.
    public func takeTheirs() {
        if let conflict { take(conflict) }
    }

    private func take(_ change: ThemeConflict) {
        settle(change)
        editing.endCoalescing()
        push(change.theirs, label: "Change on Disk")
    }

    /// Reads the theme's font files again, one of which has changed.
    public func reloadFonts() {
        let fonts = FontFileFinder.fontFiles(of: theme.value, at: theme.path)
        useFonts(fonts.value ?? [], again: true)
        showDocument()
    }

    /// The files and folders to watch for changes of the theme's fonts.
    var fontPaths: [String] {
        guard let path = theme.path else { return fontFiles }
        let folder = path.folder
        let named = theme.value.fontFiles.map { file in
            file.path.isAbsolutePath ? file.path : "\(folder)/\(file.path)"
        }
        return named + ["\(folder)/fonts"]
    }
}
