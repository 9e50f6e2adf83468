// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Syntax

/// What can be wrong with a project's file, beside its single values.
package enum ProjectProblem: Problem {
    package static let area = "project"

    case notJSON
    case emptyReason
    case notADate(String)
    /// An exception for no rule.
    case unknownRule(String, suggestion: String?)
    /// An exception for a screen that is no file beside the project.
    case missingScreen(String)
    /// An element that is named only by its position, with the element there now.
    case unboundElement(path: String, ElementIdentity)
}

/// What keeps a project's file from being changed.
package enum ProjectEditProblem: Problem {
    package static let area = "project-edit"

    /// The file has errors; the first of them, with its place.
    case notReadable(reason: String?)
}
