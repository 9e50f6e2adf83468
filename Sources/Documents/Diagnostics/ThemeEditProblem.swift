// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import DynamicType
import Syntax

/// What keeps a theme from being edited as asked.
package enum ThemeEditProblem: Problem {
    package static let area = "theme-edit"

    /// What only Typeladder's own themes hold.
    package enum Addition: String, Hashable, Sendable {
        case name, fontFiles, sectionHeader, maximumPointSize, colors
    }

    case weightOutOfRange
    case linesOutOfRange
    case fontSizeOutOfRange
    case lengthOutOfRange
    case emptyFontName
    case controlCharacterInFontName
    case emptyFontFile
    case notInScaledFont(Addition, isDictionary: Bool)
    case noFont(TextStyle)
    case losesEntry(TextStyle, key: String)
    case notReadable(Cause)
}
