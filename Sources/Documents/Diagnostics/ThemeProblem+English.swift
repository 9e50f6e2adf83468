// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Syntax
import Words

extension ThemeProblem {
    package var message: String {
        switch self {
        case .isScreen: tr("this is a screen, not a theme; open it as a screen")
        case .isNoTheme:
            tr(
                """
                this is no theme: no entry is that of a text style, such as "body", with a "fontName" and \
                a "fontSize"
                """)
        case .readBy(let entries): entries.english
        case .keyOfTypeladderTheme(let key):
            tr(
                """
                %1$s belongs to a Typeladder theme, which has its styles in "fonts"; move them there, or \
                remove this key
                """, Phrases.quoted(key))
        case .tooManyFontFiles:
            tr(
                """
                a theme names at most 5,000 font files; remove some, or put them into the folder fonts \
                beside the theme, whose fonts need not be named
                """)
        case .notAFontFile(let found?):
            // Translators: %1$s is a type of values with its article, such as “a number”.
            tr(
                "a font file is a path such as \"fonts/Name-Regular.ttf\", not %1$s",
                found.english)
        case .notAFontFile(nil):
            tr("a font file is a path such as \"fonts/Name-Regular.ttf\", not an empty string")
        case .unknownStyle(let key, let suggestion):
            tr("%1$s is not a text style and is ignored", Phrases.quoted(key))
                + Phrases.didYouMean(suggestion)
        case .repeatedStyle(let key, let other, let line?):
            tr(
                "%1$s is the same style as %2$s on line %3$s; remove one of the two",
                Phrases.quoted(key), Phrases.quoted(other), "\(line)")
        case .repeatedStyle(let key, let other, nil):
            tr(
                "%1$s is the same style as %2$s; remove one of the two", Phrases.quoted(key),
                Phrases.quoted(other))
        case .styleNotADictionary(let key, let found, let voidsFile):
            // Translators: %2$s is a type of values with its article, such as “a number”.
            tr(
                "%1$s must be a dictionary with \"fontName\" and \"fontSize\", not %2$s",
                Phrases.quoted(key), found.english) + Phrases.consequence(voidsFile)
        case .strayValue(let key, let found, let voidsFile):
            // Translators: %2$s is a type of values with its article, such as “a number”.
            tr(
                "%1$s is not a text style and its value is %2$s, not a font; remove it",
                Phrases.quoted(key), found.english) + Phrases.consequence(voidsFile)
        case .incompleteFont(let key, let missing, let voidsFile):
            missing.message(Phrases.quoted(key)) + Phrases.consequence(voidsFile)
        case .unusedVariant(let key, let word, let words, let suggestion):
            // Translators: %3$s is a list such as “"a", "b" or "c"”.
            tr(
                "%1$s cannot be %2$s, which is ignored; it is %3$s", Phrases.quoted(key),
                Phrases.quoted(word), Phrases.alternatives(words))
                + Phrases.didYouMean(suggestion)
        case .designBesideName:
            tr("\"design\" is one of the system font and is ignored beside \"fontName\"")
        case .maximumOfAnotherApp:
            tr(
                """
                "maxSize" is taken for the maximum size, as Dash Wallet does; ScaledFont ignores it
                """)
        case .unusableMaximum:
            tr("\"maxSize\" is no number of points up to 1000 and is ignored")
        }
    }
}

extension ThemeFormat.Entries {
    fileprivate var english: String {
        switch self {
        case .scaledFont: tr("ScaledFont reads this file")
        case .scaledFontFork:
            tr(
                """
                the fork gewill/ScaledFont reads "design" and "weight"; in ScaledFont itself they mean \
                nothing, and an entry without "fontName" voids the whole file
                """)
        case .dynamicFont:
            tr(
                """
                ADUtils reads "name" and "size" (DynamicFont); for ScaledFont convert the file
                """)
        }
    }
}

extension ThemeProblem.MissingPart {
    fileprivate func message(_ entry: String) -> String {
        switch self {
        case .one(let key, let other):
            tr("%1$s has a \"%2$s\" but no \"%3$s\"; add it", entry, other, key)
        case .both(let name, let size):
            tr(
                "%1$s needs \"%2$s\" and \"%3$s\"; add both, or remove the entry", entry, name,
                size)
        }
    }
}
