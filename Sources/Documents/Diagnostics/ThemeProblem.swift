// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Syntax

/// What can be wrong with a theme, beside its single values.
package enum ThemeProblem: Problem {
    package static let area = "theme"

    /// What an entry lacks of a font.
    package enum MissingPart: Hashable, Sendable {
        case fontName, fontSize, both
    }

    case isScreen
    /// A style dictionary with what only Typeladder's own themes have.
    case keyOfTypeladderTheme(String)
    case tooManyFontFiles
    /// Something that is no path; nil is an empty one.
    case notAFontFile(found: Node.Kind?)
    case unknownStyle(String, suggestion: String?)
    case repeatedStyle(String, of: String, line: Int?)
    case styleNotADictionary(String, found: Node.Kind, voidsFile: Bool)
    /// A value under a key that is no style.
    case strayValue(String, found: Node.Kind, voidsFile: Bool)
    case incompleteFont(String, missing: MissingPart, voidsFile: Bool)
}
