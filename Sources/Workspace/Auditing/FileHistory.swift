// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Documents
import Files
import Syntax

/// The undo history of files that fixes and exceptions change on disk at once.
package final class FileHistory: Observable {
    private var edits: [(edit: FileEdit, step: UndoStep)] = []
    /// The number of edits that are not undone.
    private var count = 0
    /// The file that was changed last.
    private(set) var changedPath: FilePath?
    package let observers = Observers<FileHistory>()

    /// Records an edit, and removes the edits for redo.
    func record(_ edit: FileEdit, label: String, at time: Double) {
        dropRedo()
        edits.append((edit, UndoStep(label: label, time: time)))
        count += 1
        follow(edit)
    }

    /// Forgets the edits of other files, for example of a screen that is no longer open.
    func forgetOthers(than paths: [FilePath?]) { forget { !paths.contains($0) } }

    private func forget(where isForgotten: (FilePath) -> Bool) {
        count -= edits[..<count].count { isForgotten($0.edit.path) }
        edits.removeAll { isForgotten($0.edit.path) }
    }

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
                forget { $0 == edit.path }
                follow(edit)
            }
            throw error
        }
    }
}

extension FileHistory: UndoHistory {
    package var undoStep: UndoStep? { count > 0 ? edits[count - 1].step : nil }
    package var redoStep: UndoStep? { count < edits.count ? edits[count].step : nil }

    /// Writes the file with its content before the last edit.
    ///
    /// - Throws: `SaveFailure`, for example if the file has changed since. The file then stays the same.
    package func undo() throws {
        guard count > 0 else { return }
        let edit = edits[count - 1].edit
        try write(edit) { edit throws(SaveFailure) in try edit.undo() }
        count -= 1
        follow(edit)
    }

    package func redo() throws {
        guard count < edits.count else { return }
        let edit = edits[count].edit
        try write(edit) { edit throws(SaveFailure) in try edit.redo() }
        count += 1
        follow(edit)
    }

    package func dropRedo() { edits.removeSubrange(count...) }
}

extension Changes<FileHistory> {
    /// The steps.
    static var steps: Self { Self(rawValue: 1) }
}
