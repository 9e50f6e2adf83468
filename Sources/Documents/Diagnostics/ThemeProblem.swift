// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Syntax

/// What can be wrong with a theme, beside its single values.
package enum ThemeProblem: Problem {
    package static let area = "theme"

    /// The keys that an entry lacks of a font.
    package enum MissingPart: Hashable, Sendable {
        case one(String, beside: String)
        case both(String, String)
    }

    case isScreen
    /// A dictionary without any entry for a style.
    case isNoTheme
    /// A style dictionary for other code than ScaledFont's.
    case readBy(ThemeFormat.Entries)
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
    /// A design or a weight that the fork passes over.
    case unusedVariant(String, String, among: [String], suggestion: String?)
    /// A design of the system font for a font with a name.
    case designBesideName
    /// A `maxSize` in a style dictionary.
    case maximumOfAnotherApp
    /// One that is no size.
    case unusableMaximum
}
