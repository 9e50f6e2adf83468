// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import DynamicType
import Syntax

/// Reasons why an edit of a theme is refused.
package enum ThemeEditProblem: Problem {
    package static let area = "theme-edit"

    /// A part that only Typeladder's own themes can store.
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
    case onlyStyle(TextStyle)
    case notReadable(Cause)
}
