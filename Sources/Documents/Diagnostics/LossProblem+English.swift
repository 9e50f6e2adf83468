// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import DynamicType
import Syntax
import Words

extension LossProblem {
    package var message: String {
        switch self {
        case .maximumSize(let style, let maximum, .tokens):
            tr(
                "Design tokens cannot store maximum sizes. The maximum for %1$s (%2$s pt) is left out.",
                style.displayName, maximum.shown)
        case .maximumSize(let style, let maximum, .swift):
            tr(
                "This Swift source cannot store maximum sizes. The maximum for %1$s (%2$s pt) is left out.",
                style.displayName, maximum.shown)
        case .systemFont(let style, .tokens):
            tr(
                """
                Design tokens cannot store the design and weight of a system font. The style %1$s \
                is left out.
                """, style.displayName)
        case .systemFont(let style, .swift):
            tr(
                """
                This Swift source cannot store the design and weight of a system font. The style \
                %1$s is left out.
                """, style.displayName)
        case .sectionHeader(.tokens):
            tr("Design tokens cannot store \"sectionHeader\". It is left out.")
        case .sectionHeader(.swift):
            tr("This Swift source cannot store \"sectionHeader\". It is left out.")
        case .colors(.tokens): tr("Design tokens cannot store \"colors\". The colors are left out.")
        case .colors(.swift):
            tr(
                "This Swift source cannot store \"colors\". The colors are left out.")
        case .fontFiles(.tokens):
            tr(
                """
                Design tokens cannot store "fontFiles". Provide the font files along with the \
                tokens.
                """)
        case .fontFiles(.swift):
            tr(
                """
                This Swift source cannot store "fontFiles". Add the font files to the app, and \
                list them under UIAppFonts.
                """)
        case .sizedSystemFont(let style, let weight, let size, .tokens):
            // Translators: %1$s is the name of a weight, such as Bold, and %3$s a text style.
            tr(
                """
                Design tokens cannot store the system font in the weight %1$s at %2$s pt. The \
                style %3$s is left out.
                """, weight, size.shown, style.displayName)
        case .sizedSystemFont(let style, let weight, let size, .swift):
            // Translators: %1$s is the name of a weight, such as Bold, and %3$s a text style.
            tr(
                """
                This Swift source cannot store the system font in the weight %1$s at %2$s pt. The \
                style %3$s is left out.
                """, weight, size.shown, style.displayName)
        case .unsupported(let part, let format): part.unsupported(by: format.english)
        case .nothingLeft: tr("None of the theme’s fonts can be stored in this format.")
        case .notConverted(let container, let cause):
            sentences(container.failure, cause.message, tr("Nothing was converted."))
        }
    }
}

extension LossProblem.Part {
    /// - Parameter format: the plural of the format.
    fileprivate func unsupported(by format: String) -> String {
        switch self {
        // Translators: in each of these %1$s is the plural of a format, such as “XML property lists”.
        case .comments: tr("%1$s cannot store comments.", format)
        case .fontFiles:
            tr(
                """
                %1$s cannot store the names of font files. Put the files in a folder named \
                "fonts" beside the theme.
                """, format)
        case .sectionHeader: tr("%1$s cannot store the attributes of section headers.", format)
        case .colors: tr("%1$s cannot store colors.", format)
        case .strayEntry(let key):
            tr(
                """
                %1$s would use the entry %2$s as a text style, but this file does not. The entry \
                is left out.
                """,
                format, Phrases.quoted(key))
        case .themeName(let name):
            tr("%1$s cannot store the theme name %2$s.", format, Phrases.quoted(name))
        case .key(let key): tr("%1$s cannot store the key %2$s.", format, Phrases.quoted(key))
        case .entry(let key): tr("%1$s cannot store the entry %2$s.", format, Phrases.quoted(key))
        case .maximumSize(let size, let style):
            tr("%1$s cannot store the maximum size of %3$s (%2$s).", format, size, style)
        case .systemFont(let style):
            tr(
                """
                %1$s cannot store the design or weight of the system font for %2$s. Files for \
                gewill/ScaledFont, a fork of ScaledFont, can store these values.
                """, format, style)
        case .sizedSystemFont(let weight, let style):
            // Translators: %2$s is the name of a weight, such as Bold, and %3$s a text style.
            tr(
                """
                %1$s cannot store the weight %2$s together with a custom size of the system font \
                for %3$s.
                """, format,
                weight, style)
        case .variant(let key, let value, let style):
            // Translators: %2$s is a key, such as “weight”, %3$s its value, and %4$s a text style.
            tr(
                """
                %1$s cannot store %3$s in "%2$s" of %4$s.
                """, format, key, Phrases.quoted(value),
                style)
        case .value(let kind, let path):
            // Translators: %2$s is a place in a file, and %3$s a type of values, such as “a date”.
            tr(
                "%1$s cannot store %3$s as the value of %2$s.", format, Phrases.quoted(path),
                kind.english)
        }
    }
}

extension ThemeFormat {
    /// The plural for the start of a sentence: `Binary property lists for the fork of ScaledFont`.
    fileprivate var english: String {
        let isFork = entries == .scaledFontFork
        return switch container {
        // Translators: these begin sentences, such as “XML property lists cannot store comments.”
        case .xmlPropertyList:
            isFork
                ? tr("XML property lists for gewill/ScaledFont") : tr("XML property lists")
        case .binaryPropertyList:
            isFork
                ? tr("Binary property lists for gewill/ScaledFont")
                : tr("Binary property lists")
        case .jsonDictionary:
            isFork ? tr("JSON dictionaries for gewill/ScaledFont") : tr("JSON dictionaries")
        case .typeladder: tr("Typeladder themes")
        }
    }
}

extension ThemeFormat.Container {
    fileprivate var failure: String {
        switch self {
        case .xmlPropertyList: tr("The theme cannot be converted to an XML property list.")
        case .binaryPropertyList: tr("The theme cannot be converted to a binary property list.")
        case .jsonDictionary: tr("The theme cannot be converted to a JSON dictionary.")
        case .typeladder: tr("The theme cannot be converted to a Typeladder theme.")
        }
    }
}
