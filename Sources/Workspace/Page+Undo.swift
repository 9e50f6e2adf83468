// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Documents
import Files
import Syntax
import Words

/// The undo history of a page: the histories of the screen, the theme, and files on disk, merged by time.
extension Page {
    /// The histories. Of two steps at the same time, the earlier history has the later one.
    private var histories: [any UndoHistory] { [screen, theme, fileHistory, source.history] }

    /// The step that ``undo()`` reverts; nil for none. Its time tells it from others.
    package var undoStep: UndoStep? { undoable?.undoStep }

    /// The label of the step that ``undo()`` reverts: the trial, or the last step; nil for neither.
    package var undoLabel: String? {
        screen.file.trialLabel ?? theme.trialLabel
            ?? undoable.flatMap { label(of: $0.undoStep, in: $0) }
    }

    /// The label of the step that ``redo()`` repeats; nil for none.
    package var redoLabel: String? { redoable.flatMap { label(of: $0.redoStep, in: $0) } }

    /// The label of a step. With steps of the screen, one of the theme names the theme.
    private func label(of step: UndoStep?, in history: any UndoHistory) -> String? {
        let isAmbiguous = screen.undoStep != nil || screen.redoStep != nil
        guard let step, history === theme, isAmbiguous else { return step?.label }
        // Translators: the name of a step, such as “Change Size”, and the name of the theme that it changes.
        return tr("%1$s in %2$s", step.label, theme.title)
    }

    /// Reverts the last step, or discards trial values.
    ///
    /// - Throws: `SaveFailure` if the step changed a file that another program has changed since.
    package func undo() throws {
        if screen.file.isTrying { return screen.undo() }
        if theme.isTrying { return theme.undo() }
        guard let history = undoable else { return }
        let selected =
            history === screen
            ? screen.file.history.undoStep?.note.before : selectionOfThemeStep(history.undoStep)
        try history.undo()
        if let selected { selection.parts = selected }
    }

    /// Repeats the last reverted step.
    ///
    /// - Throws: `SaveFailure` if the step changed a file that another program has changed since.
    package func redo() throws {
        guard let history = redoable else { return }
        let selected =
            history === screen
            ? screen.file.history.redoStep?.note.after : selectionOfThemeStep(history.redoStep)
        try history.redo()
        if let selected { selection.parts = selected }
    }

    /// What was selected when a step of the theme was made, which then showed it; nil for other steps.
    private func selectionOfThemeStep(_ step: UndoStep?) -> SelectedParts? {
        step.flatMap { themeSelections[$0.time] }
    }

    private var undoable: (any UndoHistory)? {
        histories.max {
            ($0.undoStep?.time ?? -.infinity) < ($1.undoStep?.time ?? -.infinity)
        }.flatMap { $0.undoStep == nil ? nil : $0 }
    }

    /// The history with the earliest step to repeat.
    private var redoable: (any UndoHistory)? {
        histories.filter { $0.redoStep != nil }
            .min { ($0.redoStep?.time ?? .infinity) < ($1.redoStep?.time ?? .infinity) }
    }

    /// Ends the steps for redo of the other histories after a new step in one.
    func endRedo() {
        guard let last = undoable, let time = last.undoStep?.time, time > newestStep else { return }
        newestStep = time
        if last === theme {
            themeSelections[time] = selection.parts
            // Coalesced steps leave their earlier times behind.
            if themeSelections.count > 2_000, let oldest = theme.history.oldestStep?.edit.time {
                themeSelections = themeSelections.filter { $0.key >= oldest }
            }
        }
        for history in histories where history !== last {
            history.dropRedo()
        }
    }
}

// MARK: - Files

extension Page {
    /// Changes the project's file as a step of the undo history.
    ///
    /// - Parameters:
    ///   - label: the name of the step for menus.
    ///   - change: makes the change, and returns it.
    package func changeProject(
        label: String, _ change: (ProjectSession) throws -> FileEdit?
    ) throws {
        guard let edit = try change(project) else { return }
        fileHistory.record(edit, label: label, at: scheduler.now)
    }

    /// Reads the file again that was changed here.
    func followFileHistory() {
        endRedo()
        reloadProject()
        source.reload()
        notify(.files)
    }

    /// Follows the choices of the source.
    func followSource() {
        endRedo()
        notify(.files)
    }
}
