// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import DynamicType
import Syntax
import Words

extension ThemeEditProblem {
    package var message: String {
        switch self {
        case .weightOutOfRange: tr("The weight must be a whole number from 100 to 900.")
        case .linesOutOfRange: tr("The line limit must be a whole number from 0 to 1000.")
        case .fontSizeOutOfRange:
            tr("The font size must be greater than 0 and at most 1000 points.")
        case .lengthOutOfRange: tr("The length must be from 0 to 10000 points.")
        case .emptyFontName:
            tr("The font name is empty. Use the PostScript name of a font.")
        case .controlCharacterInFontName:
            tr("The font name contains control characters. Remove them.")
        case .emptyFontFile: tr("The path of the font file is empty. Choose a file.")
        case .notInScaledFont(let addition, isDictionary: true):
            sentences(
                addition.requirement,
                tr("First, save this ScaledFont dictionary as a Typeladder theme with Save As."))
        case .notInScaledFont(let addition, isDictionary: false):
            sentences(
                addition.requirement,
                tr("First, save this ScaledFont property list as a Typeladder theme with Save As."))
        case .noFont(let style):
            tr(
                "%1$s has no font of its own yet. Choose its font and size together.",
                style.displayName)
        case .losesEntry(let style, let key):
            // Translators: %1$s is a key in a file, and %2$s a text style.
            tr(
                """
                This change would delete the key %1$s of %2$s. To use the system font, remove the \
                whole text style from the theme.
                """, Phrases.quoted(key), style.displayName)
        case .onlyStyle(let style):
            tr(
                """
                %1$s cannot be removed, because a theme needs at least one text style and this \
                file has only this one. Choose another font, or save the file as a Typeladder \
                theme with Save As and try again.
                """, style.displayName)
        case .notReadable(let cause):
            sentences(tr("The theme could not be read after the edit."), cause.message)
        }
    }
}

extension ThemeEditProblem.Addition {
    /// The format that can store the part.
    fileprivate var requirement: String {
        switch self {
        case .name: tr("Only Typeladder themes have names.")
        case .fontFiles: tr("Only Typeladder themes list font files.")
        case .sectionHeader:
            tr("Only Typeladder themes can store the attributes of section headers.")
        case .maximumPointSize: tr("Only Typeladder themes have maximum sizes.")
        case .colors: tr("Only Typeladder themes have colors.")
        }
    }
}
