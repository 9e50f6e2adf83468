// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Syntax
import Words

extension ThemeProblem {
    package var message: String {
        switch self {
        case .isScreen: tr("This is a screen, not a theme. Open it as a screen.")
        case .isNoTheme:
            tr(
                """
                This is not a theme. It has no text style, such as "body", with a "fontName" and a \
                "fontSize".
                """)
        case .readBy(let entries): entries.english
        case .keyOfTypeladderTheme(let key):
            tr(
                """
                %1$s belongs to Typeladder themes, which have their text styles in "fonts". Move the \
                styles there, or remove this key.
                """, Phrases.quoted(key))
        case .tooManyFontFiles:
            tr(
                """
                A theme can name at most 5,000 font files. Remove some, or put them in a folder "fonts" \
                beside the theme. Font files in that folder need not be named.
                """)
        case .notAFontFile(let found?):
            // Translators: %1$s is a type of values with its article, such as “a number”.
            tr(
                """
                Wrong type in "fontFiles": expected a path such as "fonts/Name-Regular.ttf", found %1$s.
                """, found.english)
        case .notAFontFile(nil):
            tr("A path in \"fontFiles\" is empty. Write one such as \"fonts/Name-Regular.ttf\".")
        case .unknownStyle(let key, let suggestion):
            sentences(
                tr("%1$s is not a text style and is ignored.", Phrases.quoted(key)),
                Phrases.suggesting(suggestion))
        case .repeatedStyle(let key, let other, let line?):
            tr(
                "%1$s is the same text style as %2$s on line %3$s. Remove one of the two.",
                Phrases.quoted(key), Phrases.quoted(other), "\(line)")
        case .repeatedStyle(let key, let other, nil):
            tr(
                "%1$s is the same text style as %2$s. Remove one of the two.", Phrases.quoted(key),
                Phrases.quoted(other))
        case .styleNotADictionary(let key, let found, let voidsFile):
            sentences(
                // Translators: %2$s is a type of values with its article, such as “a number”.
                tr(
                    """
                    Wrong type for %1$s: expected a dictionary with "fontName" and "fontSize", found %2$s.
                    """, Phrases.quoted(key), found.english), Phrases.voiding(voidsFile))
        case .strayValue(let key, let found, let voidsFile):
            sentences(
                // Translators: %2$s is a type of values with its article, such as “a number”.
                tr(
                    """
                    %1$s is not a text style, and its value is not a font (found %2$s). Remove it.
                    """, Phrases.quoted(key), found.english), Phrases.voiding(voidsFile))
        case .incompleteFont(let key, let missing, let voidsFile):
            sentences(missing.message(Phrases.quoted(key)), Phrases.voiding(voidsFile))
        case .unusedVariant(let key, let word, let words, let suggestion):
            sentences(
                // Translators: %1$s is a value, %2$s its key, and %3$s a list such as “"a", "b", or "c"”.
                tr(
                    "%1$s is not a value of %2$s and is ignored. Expected %3$s.",
                    Phrases.quoted(word), Phrases.quoted(key), either(words.map(Phrases.quoted))),
                Phrases.suggesting(suggestion))
        case .designBesideName:
            tr("\"design\" is for the system font only. It is ignored beside \"fontName\".")
        case .maximumOfAnotherApp:
            tr(
                """
                "maxSize" is read as the maximum size, as in Dash Wallet. ScaledFont ignores it.
                """)
        case .unusableMaximum:
            tr("\"maxSize\" is not a number of points up to 1000 and is ignored.")
        }
    }
}

extension ThemeFormat.Entries {
    fileprivate var english: String {
        switch self {
        case .scaledFont: tr("ScaledFont reads this file.")
        case .scaledFontFork:
            tr(
                """
                The fork gewill/ScaledFont reads "design" and "weight". ScaledFont itself ignores them, \
                and an entry without "fontName" voids the whole file.
                """)
        case .dynamicFont:
            tr(
                """
                ADUtils reads "name" and "size" (DynamicFont). For ScaledFont, convert the file.
                """)
        }
    }
}

extension ThemeProblem.MissingPart {
    fileprivate func message(_ entry: String) -> String {
        switch self {
        case .one(let key, let other):
            tr("%1$s has a \"%2$s\" but no \"%3$s\". Add it.", entry, other, key)
        case .both(let name, let size):
            tr(
                "%1$s needs \"%2$s\" and \"%3$s\". Add both, or remove the entry.", entry, name,
                size)
        }
    }
}
