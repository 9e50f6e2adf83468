// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Documents
import Files
import LayoutEngine
import Syntax

/// Edits of the page's screen, after which its selection is what the edit is about.
extension Page {
    /// Makes an edit as a step of the undo history.
    ///
    /// - Parameter key: consecutive edits with the same key become one step.
    /// - Returns: the number of texts that the edit leaves out.
    /// - Throws: `EditFailure`. The screen then stays the same.
    @discardableResult
    package func edit(
        _ edit: ScreenEdit, coalescing key: String? = nil
    ) throws(EditFailure) -> Int {
        let edited = try screen.file.edit(
            edit, label: edit.label, from: selection.parts, coalescing: key, at: scheduler.now)
        if !edited.selection.isEmpty || !edited.places.isEmpty {
            selection.parts = SelectedParts(edited.selection)
        }
        return edited.lostTexts
    }

    /// Shows an edit until it is kept or discarded.
    ///
    /// - Throws: `EditFailure`. An earlier trial then stays.
    package func tryEdit(_ edit: ScreenEdit) throws(EditFailure) {
        try screen.file.tryEdit(edit, label: edit.label)
    }

    /// Keeps a trial, such as a typed text, as a step of the undo history.
    package func keepTrial() {
        screen.file.keepTrial(from: selection.parts, at: scheduler.now)
    }

    /// Applies the fix of a diagnostic or a finding to the screen as a step of the undo history.
    ///
    /// - Throws: `EditFailure` if the fix does not apply to this screen. Nothing then changes.
    package func fixScreen(by fix: Fix) throws(EditFailure) {
        try screen.file.fix(by: fix, from: selection.parts, at: scheduler.now)
    }

    /// Goes back to the saved version of the screen as a step of the undo history.
    package func revertScreen() { screen.file.revert(at: scheduler.now) }

    /// Resolves a conflict with the version of the screen on disk.
    package func adoptTheirScreen() { screen.file.adoptTheirs(at: scheduler.now) }
}

// MARK: - New screens

extension Page {
    /// Shows a new screen that has no file yet.
    ///
    /// - Parameter resource: the bundled screen that it begins with; nil for a blank one.
    package func newScreen(from resource: String?) {
        let source = resource.flatMap { SourceFile.read(resources.path($0)).value }
        let document =
            source.flatMap { source in
                let name = ScreenDocument.untitledName
                return ScreenDocument.read(SourceFile(name: name, bytes: source.bytes)).value
            } ?? .blank()
        screen.open(
            LoadedDocument(
                document.screen, diagnostics: document.warnings, sourceMap: document.sourceMap),
            at: scheduler.now)
        selection.clear()
    }
}

// MARK: - Drafts

extension Page {
    /// Restores the draft of a screen as a step of the undo history. Its file is read again; without it, the draft is
    /// the last copy.
    package func restoreScreen(_ record: UnsavedEdits.Record) {
        let name = ScreenDocument.untitledName
        let file =
            record.path.map { SourceFile(path: $0, bytes: record.bytes) }
            ?? SourceFile(name: name, bytes: record.bytes)
        guard let draft = ScreenDocument.read(file).value else { return }
        var isMissing = record.path != nil
        if let path = record.path, !path.isFolder,
            case .screen(let onDisk)? = RecognizedFile(path, as: .screen).result.value
        {
            isMissing = false
            screen.open(onDisk, at: scheduler.now)
        } else {
            let document = isMissing ? draft : ScreenDocument.blank()
            screen.open(
                LoadedDocument(
                    document.screen, path: record.path, sourceMap: document.sourceMap),
                at: scheduler.now)
        }
        if isMissing { screen.file.handleDeletion() }
        screen.file.restore(record, at: scheduler.now)
    }
}

extension Page {
    /// Whether the screen has a file that can be saved without asking for a name.
    package var screenHasOwnFile: Bool { screen.path.map { !resources.contains($0) } ?? false }

    /// Saves the screen in its file, and the exceptions of elements that have moved among equal ones.
    ///
    /// - Parameter overwriting: replaces changes by another program.
    /// - Returns: the number of exceptions that were rewritten.
    /// - Throws: `SaveFailure`. The screen's file then stays the same.
    @discardableResult
    package func saveScreen(overwriting: Bool = false) throws(SaveFailure) -> Int {
        keepTrial()
        let moved = project.movedExceptions
        try screen.file.save(overwriting: overwriting)
        return rewrite(moved)
    }

    /// Saves the screen in another file, which becomes the screen's file.
    ///
    /// - Throws: `SaveFailure`. The file then stays the same.
    package func saveScreen(as path: FilePath) throws(SaveFailure) {
        keepTrial()
        try screen.file.save(as: path)
    }

    /// A change of the project's file is no step of the undo history: undo of the move and another save rewrite it
    /// again.
    private func rewrite(_ moved: [Project.MovedException]) -> Int {
        guard !moved.isEmpty, (try? project.rewrite(moved)) != nil else { return 0 }
        return moved.count
    }
}
