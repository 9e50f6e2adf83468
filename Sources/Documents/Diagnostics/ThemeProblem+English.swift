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
                This is not a theme. A theme has at least one text style, for example "body" with \
                a "fontName" and a "fontSize".
                """)
        case .readBy(let entries): entries.english
        case .keyOfTypeladderTheme(let key):
            tr(
                """
                %1$s is a key of Typeladder themes. In such themes, the text styles are in \
                "fonts". Move the text styles into "fonts", or remove this key.
                """, Phrases.quoted(key))
        case .tooManyFontFiles:
            tr(
                """
                A theme can list at most 5,000 font files. Remove some from the list. Font files \
                in a folder named "fonts" beside the theme do not need to be listed.
                """)
        case .notAFontFile(let found?):
            // Translators: %1$s is a type of values with its article, such as “a number”.
            tr(
                """
                Wrong type in "fontFiles": expected a path such as "fonts/Name-Regular.ttf", found %1$s.
                """, found.english)
        case .notAFontFile(nil):
            tr("A path in \"fontFiles\" is empty. Write a path such as \"fonts/Name-Regular.ttf\".")
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
                    %1$s is not a text style, and its value is not a font (found %2$s). Remove \
                    the entry.
                    """, Phrases.quoted(key), found.english), Phrases.voiding(voidsFile))
        case .incompleteFont(let key, let missing, let voidsFile):
            sentences(missing.message(Phrases.quoted(key)), Phrases.voiding(voidsFile))
        case .unusedVariant(let key, let word, let words, let suggestion):
            sentences(
                // Translators: %1$s is a value, %2$s its key, and %3$s a list such as “"a", "b", or "c"”.
                tr(
                    "%1$s is not a valid value for %2$s, so it is ignored. Expected %3$s.",
                    Phrases.quoted(word), Phrases.quoted(key), either(words.map(Phrases.quoted))),
                Phrases.suggesting(suggestion))
        case .designBesideName:
            tr(
                """
                "design" applies only to the system font. This entry has a "fontName", so its \
                "design" is ignored.
                """)
        case .maximumOfAnotherApp:
            tr(
                """
                Typeladder and Dash Wallet read "maxSize" as the maximum size. ScaledFont ignores \
                this key.
                """)
        case .unusableMaximum:
            tr("\"maxSize\" is ignored. Its value must be a number of points, at most 1000.")
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
                Only gewill/ScaledFont, a fork of ScaledFont, reads the keys "design" and \
                "weight". The original ScaledFont ignores these keys. If an entry has no \
                "fontName", the original ScaledFont ignores the whole file.
                """)
        case .dynamicFont:
            tr(
                """
                This file is for DynamicFont in ADUtils, which reads "name" and "size". To use \
                this theme with ScaledFont, convert the file.
                """)
        }
    }
}

extension ThemeProblem.MissingPart {
    fileprivate func message(_ entry: String) -> String {
        switch self {
        case .one(let key, let other):
            tr("%1$s has a \"%2$s\" but no \"%3$s\". Add the missing key.", entry, other, key)
        case .both(let name, let size):
            tr(
                "%1$s needs \"%2$s\" and \"%3$s\". Add both, or remove the entry.", entry, name,
                size)
        }
    }
}
