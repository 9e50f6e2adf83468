// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Syntax

extension ThemeProblem {
    package var message: String {
        switch self {
        case .isScreen: "this is a screen, not a theme; open it as a screen"
        case .keyOfTypeladderTheme(let key):
            "\(Phrases.quoted(key)) belongs to a Typeladder theme, which has its styles in "
                + "\"fonts\"; move them there, or remove this key"
        case .tooManyFontFiles:
            "a theme names at most 5,000 font files; remove some, or put them into the folder "
                + "fonts beside the theme, whose fonts need not be named"
        case .notAFontFile(let found):
            "a font file is a path such as \"fonts/Name-Regular.ttf\", not "
                + (found?.english ?? "an empty string")
        case .unknownStyle(let key, let suggestion):
            "\(Phrases.quoted(key)) is not a text style and is ignored"
                + Phrases.didYouMean(suggestion)
        case .repeatedStyle(let key, let other, let line):
            "\(Phrases.quoted(key)) is the same style as \(Phrases.quoted(other))"
                + (line.map { " on line \($0)" } ?? "") + "; remove one of the two"
        case .styleNotADictionary(let key, let found, let voidsFile):
            "\(Phrases.quoted(key)) must be a dictionary with \"fontName\" and \"fontSize\", not "
                + found.english + Phrases.consequence(voidsFile)
        case .strayValue(let key, let found, let voidsFile):
            "\(Phrases.quoted(key)) is not a text style and its value is \(found.english), not a "
                + "font; remove it" + Phrases.consequence(voidsFile)
        case .incompleteFont(let key, let missing, let voidsFile):
            "\(Phrases.quoted(key)) \(missing.english)" + Phrases.consequence(voidsFile)
        }
    }
}

extension ThemeProblem.MissingPart {
    fileprivate var english: String {
        switch self {
        case .fontSize: "has a \"fontName\" but no \"fontSize\"; add it"
        case .fontName: "has a \"fontSize\" but no \"fontName\"; add it"
        case .both: "needs \"fontName\" and \"fontSize\"; add both, or remove the entry"
        }
    }
}
