// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Syntax

/// The action that fixes a diagnostic in a window.
package enum FixAction: Equatable, Sendable {
    /// Changes the open theme, as a step of the undo history.
    case theme(Fix)
    /// Changes the open screen, as a step of the undo history.
    case screen(Fix)
    /// Changes the project of the screen's folder, on disk.
    case project(SyntaxEdit)
    /// Opens a file that could not be opened.
    case opening(FixedFile)

    /// The effect of the action, as the text of a button.
    package var words: String {
        switch self {
        case .theme(let fix), .screen(let fix): fix.words
        case .project(let edit): Fix.edit(edit).words
        case .opening(let file): file.words
        }
    }
}

extension Page {
    /// The actions for messages: the fix of a message about the open theme, the screen, or the project, or the fix of a
    /// whole file that could not be opened. A window does not edit design tokens.
    package var fixActions: [Diagnostic: FixAction] {
        var fixActions: [Diagnostic: FixAction] = [:]
        if theme.tokens == nil {
            let path = theme.path?.string
            let ofPreview = preview.diagnostics.filter { $0.file == path }
            for diagnostic in theme.diagnostics + ofPreview {
                fixActions[diagnostic] = diagnostic.fix.map(FixAction.theme)
            }
        }
        for diagnostic in screen.diagnostics {
            fixActions[diagnostic] = diagnostic.fix.map(FixAction.screen)
        }
        for diagnostic in project.diagnostics {
            if case .edit(let edit)? = diagnostic.fix { fixActions[diagnostic] = .project(edit) }
        }
        for failure in unshownFailures {
            for diagnostic in failure.diagnostics where diagnostic.severity == .error {
                fixActions[diagnostic] = failure.fixing.map(FixAction.opening)
            }
        }
        return fixActions
    }
}
