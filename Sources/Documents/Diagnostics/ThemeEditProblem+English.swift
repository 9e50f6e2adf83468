// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import DynamicType
import Syntax

extension ThemeEditProblem {
    package var message: String {
        switch self {
        case .weightOutOfRange: "a weight is a whole number from 100 to 900"
        case .linesOutOfRange: "the most lines are a whole number from 0 to 1000"
        case .fontSizeOutOfRange:
            "a font's size is a number of points above 0 and at most 1000"
        case .lengthOutOfRange: "a length is a number of points from 0 to 10000"
        case .emptyFontName: "the font's name is empty; name a font by its PostScript name"
        case .controlCharacterInFontName:
            "a font's name has no control characters; remove them"
        case .emptyFontFile: "a font file's path is empty; name a file"
        case .notInScaledFont(let addition, let isDictionary):
            "a ScaledFont \(isDictionary ? "dictionary" : "property list") cannot hold "
                + "\(addition.english); save it as a Typeladder theme first (Save As)"
        case .noFont(let style):
            "\(style.displayName) has no font of its own yet; choose its font and size together"
        case .losesEntry(let style, let key):
            "\(style.displayName) also holds \(Phrases.quoted(key)), which would be lost; remove "
                + "the style itself to have the system font"
        case .onlyStyle(let style):
            "\(style.displayName) is the only style of the file, whose other entries are no theme without "
                + "it; choose another font, or save it as a Typeladder theme first (Save As)"
        case .notReadable(let cause):
            "the theme could not be read after the edit: \(cause.message)"
        }
    }
}

extension ThemeEditProblem.Addition {
    fileprivate var english: String {
        switch self {
        case .name: "a name"
        case .fontFiles: "font files"
        case .sectionHeader: "section headers"
        case .maximumPointSize: "maximum sizes"
        case .colors: "colours"
        }
    }
}
