// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Syntax

extension ThemeProblem {
    package var message: String {
        switch self {
        case .isScreen: "this is a screen, not a theme; open it as a screen"
        case .isNoTheme:
            "this is no theme: no entry is that of a text style, such as \"body\", with a \"fontName\" "
                + "and a \"fontSize\""
        case .readBy(let entries): entries.english
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
        case .unusedVariant(let key, let word, let words, let suggestion):
            "\(Phrases.quoted(key)) cannot be \(Phrases.quoted(word)), which is ignored; it is "
                + Phrases.alternatives(words) + Phrases.didYouMean(suggestion)
        case .designBesideName:
            "\"design\" is one of the system font and is ignored beside \"fontName\""
        case .maximumOfAnotherApp:
            "\"maxSize\" is taken for the maximum size, as Dash Wallet does; ScaledFont ignores it"
        case .unusableMaximum:
            "\"maxSize\" is no number of points up to 1000 and is ignored"
        }
    }
}

extension ThemeFormat.Entries {
    fileprivate var english: String {
        switch self {
        case .scaledFont: "ScaledFont reads this file"
        case .scaledFontFork:
            "the fork gewill/ScaledFont reads \"design\" and \"weight\"; in ScaledFont itself they mean "
                + "nothing, and an entry without \"fontName\" voids the whole file"
        case .dynamicFont:
            "ADUtils reads \"name\" and \"size\" (DynamicFont); for ScaledFont convert the file"
        }
    }
}

extension ThemeProblem.MissingPart {
    fileprivate var english: String {
        switch self {
        case .one(let key, let other): "has a \"\(other)\" but no \"\(key)\"; add it"
        case .both(let name, let size):
            "needs \"\(name)\" and \"\(size)\"; add both, or remove the entry"
        }
    }
}
