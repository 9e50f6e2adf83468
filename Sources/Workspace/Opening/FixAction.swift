// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Syntax

/// What can be done about a diagnostic in a window.
package enum FixAction: Equatable, Sendable {
    /// The open theme is changed, as a step.
    case step(Fix)
    /// The project of the screen's folder is changed, on disk.
    case project(SyntaxEdit)
    /// A theme is opened that could not be.
    case opening(FixedTheme)

    /// Its effect, in the words of a button.
    package var words: String {
        switch self {
        case .step(let fix): fix.words
        case .project(let edit): Fix.edit(edit).words
        case .opening(let theme): theme.words
        }
    }
}

extension Page {
    /// What can be done about messages: the fix of what is about the open theme or the project, or that of a whole file which
    /// could not be opened. Screens and design tokens are not edited in a window.
    package var fixActions: [Diagnostic: FixAction] {
        var fixActions: [Diagnostic: FixAction] = [:]
        if theme.tokens == nil {
            let path = theme.path?.string
            let ofPreview = preview.current.diagnostics.filter { $0.file == path }
            for diagnostic in theme.diagnostics + ofPreview {
                fixActions[diagnostic] = diagnostic.fix.map(FixAction.step)
            }
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
