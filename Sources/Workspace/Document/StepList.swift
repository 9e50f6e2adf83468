// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

/// Edits with their steps, of which the last ones may be undone.
struct StepList<Edit> {
    private var entries: [(edit: Edit, step: UndoStep)] = []
    /// The number of edits that are not undone.
    private var count = 0

    /// The edit that undo reverts; nil for none.
    var undoable: (edit: Edit, step: UndoStep)? { count > 0 ? entries[count - 1] : nil }
    /// The edit that redo repeats; nil for none.
    var redoable: (edit: Edit, step: UndoStep)? { count < entries.count ? entries[count] : nil }

    /// Adds an edit, and removes those for redo.
    mutating func record(_ edit: Edit, _ step: UndoStep) {
        dropRedo()
        entries.append((edit, step))
        count += 1
    }

    /// Replaces the last edit by one that has its result, too.
    mutating func replaceLast(_ edit: Edit, _ step: UndoStep) {
        dropRedo()
        entries[count - 1] = (edit, step)
    }

    /// Notes that the last edit was undone.
    mutating func stepBack() { count -= 1 }

    /// Notes that the next edit was repeated.
    mutating func stepForward() { count += 1 }

    mutating func dropRedo() { entries.removeSubrange(count...) }

    mutating func removeAll(where isRemoved: (Edit) -> Bool) {
        count -= entries[..<count].count { isRemoved($0.edit) }
        entries.removeAll { isRemoved($0.edit) }
    }
}
