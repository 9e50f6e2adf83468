// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Syntax

/// Problems of a project's file, other than those of single values.
package enum ProjectProblem: Problem {
    package static let area = "project"

    case notJSON
    case emptyReason
    case notADate(String)
    /// An exception for an unknown rule.
    case unknownRule(String, suggestion: String?)
    /// An exception for a screen without a file next to the project's.
    case missingScreen(String)
    /// A list without values, by its key.
    case emptyList(String)
    /// An empty text in a list, by the key of the list.
    case emptyText(String)
    case widthOutOfRange(written: String)
    case unknownDevice(String, suggestion: String?)
    case unknownProfile(String, among: [String], suggestion: String?)
    /// A pattern without a file.
    case noMatch(String)
    /// A pattern below a folder with too many files.
    case tooManyFiles(String)
    /// A project without a list of screens.
    case noScreens
    /// An element named only by its position, with the element at that position now.
    case unboundElement(path: String, ElementIdentity)
}

/// Reasons why a project's file cannot be changed.
package enum ProjectEditProblem: Problem {
    package static let area = "project-edit"

    /// The file has errors. The reason is the first one, with its place.
    case notReadable(reason: String?)
}
