// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Syntax

/// What is wrong with a folder that was opened as an app.
package enum SwiftFolderProblem: Problem {
    package static let area = "swift-folder"

    case noScreens(String)
    /// A view that is not there, and those with lists.
    case noSuchView(String, [String])
}
