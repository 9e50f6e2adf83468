// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Documents

/// The undo history of a page: the histories of the theme and of the typed texts, merged by time.
extension Page {
    /// The label of the step that ``undo()`` reverts: the typing in progress, or the last step; nil for
    /// neither.
    package var undoLabel: String? {
        if screen.isTyping { return TypingLabels.change }
        return (undoesText ? screen.undoStep : theme.undoStep)?.label
    }

    /// The label of the step that ``redo()`` repeats; nil for none.
    package var redoLabel: String? {
        (redoesText ? screen.redoStep : redoableThemeStep)?.label
    }

    /// Reverts the last step, or discards trial values.
    package func undo() {
        if screen.isTyping || (undoesText && !theme.isTrying) {
            screen.undo()
        } else {
            theme.undo()
        }
    }

    /// Repeats the last reverted step.
    package func redo() {
        if redoesText { screen.redo() } else if redoableThemeStep != nil { theme.redo() }
    }

    private var undoesText: Bool {
        guard let text = screen.undoStep else { return false }
        return theme.undoStep.map { $0.time <= text.time } ?? true
    }

    private var redoesText: Bool {
        guard let text = redoableTextStep else { return false }
        return redoableThemeStep.map { text.time <= $0.time } ?? true
    }

    /// The step of typing to repeat; nil if a later step of either history has ended it.
    private var redoableTextStep: UndoStep? {
        screen.redoStep.flatMap { $0.time < theme.undoStep?.time ?? -.infinity ? nil : $0 }
    }

    private var redoableThemeStep: UndoStep? {
        theme.redoStep.flatMap { $0.time < screen.undoStep?.time ?? -.infinity ? nil : $0 }
    }
}

// MARK: - Typing

extension Page {
    /// Keeps the typed text as a step of the undo history.
    package func keepText() { screen.keepText(at: scheduler.now) }

    /// Restores all texts of the screen's file as a step of the undo history.
    package func restoreTexts() { screen.restoreTexts(at: scheduler.now) }
}
