// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import SwiftScreens

/// What is shown of the data and conditions that only the running app knows.
struct SourceChoices: Equatable {
    var branches = BranchSelection()
    var samples: [String: String] = [:]
}

/// The undo history of choices, which are no edits of a document.
final class SourceHistory {
    private var steps = StepList<(before: SourceChoices, after: SourceChoices)>()
    private unowned let session: SourceSession

    init(_ session: SourceSession) { self.session = session }

    /// Records a change. Consecutive ones of the same sample are one step.
    func record(from before: SourceChoices, to after: SourceChoices, _ step: UndoStep) {
        if let id = step.id, let last = steps.undoable, last.step.id == id,
            steps.redoable == nil
        {
            steps.replaceLast((last.edit.before, after), step)
        } else {
            steps.record((before, after), step)
        }
    }

    func forget() { steps = StepList() }
}

extension SourceHistory: UndoHistory {
    var undoStep: UndoStep? { steps.undoable?.step }
    var redoStep: UndoStep? { steps.redoable?.step }

    func undo() {
        guard let edit = steps.undoable?.edit else { return }
        steps.stepBack()
        session.apply(edit.before)
    }

    func redo() {
        guard let edit = steps.redoable?.edit else { return }
        steps.stepForward()
        session.apply(edit.after)
    }

    func dropRedo() { steps.dropRedo() }
}
