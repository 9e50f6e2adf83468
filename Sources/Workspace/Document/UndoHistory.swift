// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

/// A step of an undo history.
package struct UndoStep: Sendable {
    /// The name of the edit for menus, such as `Change Size`.
    package let label: String
    /// The kind of the edit, for code.
    package let id: String?
    /// The time of the edit, or of the last edit coalesced with it, in seconds of ``WorkScheduler/now``.
    package let time: Double

    package init(label: String, id: String? = nil, time: Double) {
        (self.label, self.id, self.time) = (label, id, time)
    }
}

/// A history of steps with their times, which a page merges with others.
package protocol UndoHistory: AnyObject {
    /// The step that ``undo()`` reverts; nil for none.
    var undoStep: UndoStep? { get }
    /// The step that ``redo()`` repeats; nil for none.
    var redoStep: UndoStep? { get }
    func undo() throws
    func redo() throws
    /// Removes the steps for redo, because another history has a new step.
    func dropRedo()
}
