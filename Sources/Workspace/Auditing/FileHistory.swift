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
        edits.removeSubrange(count...)
        edits.append((edit, UndoStep(label: label, time: time)))
        count += 1
        follow(edit)
    }

    private func follow(_ edit: FileEdit) {
        changedPath = edit.path
        notify(.steps)
    }
}

extension FileHistory: UndoHistory {
    var undoStep: UndoStep? { count > 0 ? edits[count - 1].step : nil }
    var redoStep: UndoStep? { count < edits.count ? edits[count].step : nil }

    /// Writes the file as it was before the last edit.
    ///
    /// - Throws: `SaveFailure`, for example if the file has changed since. The file and the step then stay.
    func undo() throws {
        guard count > 0 else { return }
        try edits[count - 1].edit.undo()
        count -= 1
        follow(edits[count].edit)
    }

    func redo() throws {
        guard count < edits.count else { return }
        try edits[count].edit.redo()
        count += 1
        follow(edits[count - 1].edit)
    }
}

extension Changes<FileHistory> {
    /// The steps.
    static var steps: Self { Self(rawValue: 1) }
}
