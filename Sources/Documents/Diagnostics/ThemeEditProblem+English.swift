// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import DynamicType
import Syntax
import Words

extension ThemeEditProblem {
    package var message: String {
        switch self {
        case .weightOutOfRange: tr("a weight is a whole number from 100 to 900")
        case .linesOutOfRange: tr("the most lines are a whole number from 0 to 1000")
        case .fontSizeOutOfRange:
            tr("a font's size is a number of points above 0 and at most 1000")
        case .lengthOutOfRange: tr("a length is a number of points from 0 to 10000")
        case .emptyFontName:
            tr("the font's name is empty; name a font by its PostScript name")
        case .controlCharacterInFontName:
            tr("a font's name has no control characters; remove them")
        case .emptyFontFile: tr("a font file's path is empty; name a file")
        case .notInScaledFont(let addition, isDictionary: true):
            // Translators: %1$s is a part of a theme, such as “section headers”.
            tr(
                """
                a ScaledFont dictionary cannot hold %1$s; save it as a Typeladder theme first (Save As)
                """, addition.english)
        case .notInScaledFont(let addition, isDictionary: false):
            // Translators: %1$s is a part of a theme, such as “section headers”.
            tr(
                """
                a ScaledFont property list cannot hold %1$s; save it as a Typeladder theme first (Save \
                As)
                """, addition.english)
        case .noFont(let style):
            tr(
                "%1$s has no font of its own yet; choose its font and size together",
                style.displayName)
        case .losesEntry(let style, let key):
            tr(
                """
                %1$s also holds %2$s, which would be lost; remove the style itself to have the system \
                font
                """, style.displayName, Phrases.quoted(key))
        case .onlyStyle(let style):
            tr(
                """
                %1$s is the only style of the file, whose other entries are no theme without it; choose \
                another font, or save it as a Typeladder theme first (Save As)
                """, style.displayName)
        case .notReadable(let cause):
            // Translators: %1$s is a message about a problem.
            tr("the theme could not be read after the edit: %1$s", cause.message)
        }
    }
}

extension ThemeEditProblem.Addition {
    fileprivate var english: String {
        switch self {
        // Translators: the objects of “a ScaledFont property list cannot hold …”.
        case .name: tr("a name")
        case .fontFiles: tr("font files")
        case .sectionHeader: tr("section headers")
        case .maximumPointSize: tr("maximum sizes")
        case .colors: tr("colors")
        }
    }
}
