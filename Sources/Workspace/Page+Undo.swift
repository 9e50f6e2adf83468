// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Documents
import Files
import Syntax

/// A history of steps with their times, which a page merges with others.
protocol UndoHistory {
    /// The step that ``undo()`` reverts; nil for none.
    var undoStep: UndoStep? { get }
    /// The step that ``redo()`` repeats; nil for none.
    var redoStep: UndoStep? { get }
    func undo() throws
    func redo() throws
    /// Removes the steps for redo, because another history has a new step.
    func dropRedo()
}

extension ThemeSession: UndoHistory {}

extension ScreenSession: UndoHistory {}

/// The undo history of a page: the histories of typed texts, the theme, and files on disk, merged by time.
extension Page {
    /// The histories. Of two steps at the same time, the earlier history has the later one.
    private var histories: [any UndoHistory] { [screen, theme, fileHistory] }

    /// The step that ``undo()`` reverts; nil for none. Its time tells it from others.
    package var undoStep: UndoStep? { undoable?.undoStep }

    /// The label of the step that ``undo()`` reverts: the typing in progress, or the last step; nil for
    /// neither.
    package var undoLabel: String? {
        screen.isTyping ? TypingLabels.change : undoable?.undoStep?.label
    }

    /// The label of the step that ``redo()`` repeats; nil for none.
    package var redoLabel: String? { redoable?.redoStep?.label }

    /// Reverts the last step, or discards trial values.
    ///
    /// - Throws: `SaveFailure` if the step changed a file that another program has changed since.
    package func undo() throws {
        if screen.isTyping { return screen.undo() }
        if theme.isTrying { return theme.undo() }
        try undoable?.undo()
    }

    /// Repeats the last reverted step.
    ///
    /// - Throws: `SaveFailure` if the step changed a file that another program has changed since.
    package func redo() throws { try redoable?.redo() }

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
        for history in histories where history as AnyObject !== last as AnyObject {
            history.dropRedo()
        }
    }
}

// MARK: - Typing

extension Page {
    /// Keeps the typed text as a step of the undo history.
    package func keepText() { screen.keepText(at: scheduler.now) }

    /// Restores all texts of the screen's file as a step of the undo history.
    package func restoreTexts() { screen.restoreTexts(at: scheduler.now) }
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

    /// Applies the fix of a finding to the screen's file as a step of the undo history.
    ///
    /// - Returns: the path of the changed file; nil if the screen has no file.
    /// - Throws: `EditFailure` or `SaveFailure`. The file then stays the same.
    package func fixScreen(by fix: SyntaxEdit) throws -> FilePath? {
        guard let edit = try screen.apply(fix) else { return nil }
        fileHistory.record(edit, label: Fix.edit(fix).words, at: scheduler.now)
        return edit.path
    }

    /// Reads the file again that was changed here.
    func followFileHistory() {
        endRedo()
        if fileHistory.changedPath == screen.path { reload(.screen) } else { reloadProject() }
        notify(.files)
    }
}
