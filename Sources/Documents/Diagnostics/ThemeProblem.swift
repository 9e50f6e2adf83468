// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Syntax

/// Problems of themes, other than those of single values.
package enum ThemeProblem: Problem {
    package static let area = "theme"

    /// The part of a font that is missing in an entry.
    package enum MissingPart: Hashable, Sendable {
        case one(String, beside: String)
        case both(String, String)
    }

    case isScreen
    /// A dictionary without any entry for a style.
    case isNoTheme
    /// A style dictionary for code other than ScaledFont.
    case readBy(ThemeFormat.Entries)
    /// A style dictionary with a key of Typeladder's own themes.
    case keyOfTypeladderTheme(String)
    case tooManyFontFiles
    /// A value that is not a path; nil for an empty string.
    case notAFontFile(found: Node.Kind?)
    case unknownStyle(String, suggestion: String?)
    case repeatedStyle(String, of: String, line: Int?)
    case styleNotADictionary(String, found: Node.Kind, voidsFile: Bool)
    /// A value whose key is not a style.
    case strayValue(String, found: Node.Kind, voidsFile: Bool)
    case incompleteFont(String, missing: MissingPart, voidsFile: Bool)
    /// A design or a weight that the fork ignores.
    case unusedVariant(String, String, among: [String], suggestion: String?)
    /// A design of the system font next to the name of another font.
    case designBesideName
    /// A `maxSize` in a style dictionary, which another app reads.
    case maximumOfAnotherApp
    /// A `maxSize` that is not a size.
    case unusableMaximum
}
