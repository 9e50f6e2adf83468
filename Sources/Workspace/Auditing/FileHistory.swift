// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Documents
import Files
import Syntax

/// The undo history of files that fixes and exceptions change on disk at once.
package final class FileHistory: Observable {
    private var edits = StepList<FileEdit>()
    /// The file that was changed last.
    private(set) var changedPath: FilePath?
    package let observers = Observers<FileHistory>()

    /// Records an edit, and removes the edits for redo.
    func record(_ edit: FileEdit, label: String, at time: Double) {
        edits.record(edit, UndoStep(label: label, time: time))
        follow(edit)
    }

    /// Forgets the edits of other files, for example of a screen that is no longer open.
    func forgetOthers(than paths: [FilePath?]) { edits.removeAll { !paths.contains($0.path) } }

    private func follow(_ edit: FileEdit) {
        changedPath = edit.path
        notify(.steps)
    }

    /// Writes a version of an edit's file. If another program has changed the file, the edits of that file can
    /// no longer be undone or repeated, and are forgotten.
    private func write(
        _ edit: FileEdit, _ body: (FileEdit) throws(SaveFailure) -> Void
    ) throws(SaveFailure) {
        do {
            try body(edit)
        } catch {
            if error.reason == .changedOnDisk {
                edits.removeAll { $0.path == edit.path }
                follow(edit)
            }
            throw error
        }
    }
}

extension FileHistory: UndoHistory {
    package var undoStep: UndoStep? { edits.undoable?.step }
    package var redoStep: UndoStep? { edits.redoable?.step }

    /// Writes the file with its content before the last edit.
    ///
    /// - Throws: `SaveFailure`, for example if the file has changed since. The file then stays the same.
    package func undo() throws {
        guard let edit = edits.undoable?.edit else { return }
        try write(edit) { edit throws(SaveFailure) in try edit.undo() }
        edits.stepBack()
        follow(edit)
    }

    package func redo() throws {
        guard let edit = edits.redoable?.edit else { return }
        try write(edit) { edit throws(SaveFailure) in try edit.redo() }
        edits.stepForward()
        follow(edit)
    }

    package func dropRedo() { edits.dropRedo() }
}

extension Changes<FileHistory> {
    /// The steps.
    static var steps: Self { Self(rawValue: 1) }
}
