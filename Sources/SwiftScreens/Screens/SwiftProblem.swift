// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Syntax

/// What a screen's source has that is not shown as it is.
package enum SwiftProblem: Problem {
    package static let area = "swift"

    /// A view without a declaration, shown by its content.
    case foreignContainer(String)
    /// A view without a declaration, shown as a row of its texts.
    case foreignRow(String)
    /// A view that cannot be drawn, shown as a placeholder.
    case undrawable(String)
    /// An expression in a place for views whose value is unknown.
    case unknownContent(String)
    /// A view that leads to itself.
    case endless(String)
    /// A modifier that is neither SwiftUI's nor found in the app.
    case unknownModifier(String)
    /// A font that only the app knows.
    case unknownFont(String)
    /// Content in a `ScrollView`, which is no table.
    case noTable
    /// A file without a view that has content.
    case noScreen
    /// A view of that name is not in the file.
    case noSuchView(String, [String])
    /// The screen has more views than are shown.
    case tooLong
    /// What the parser says.
    case syntax(String)
}
