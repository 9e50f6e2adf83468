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
                "design tokens cannot limit %1$s to %2$s pt; the limit is left out",
                style.displayName, maximum.shortest)
        case .maximumSize(let style, let maximum, .swift):
            tr(
                "this Swift source cannot limit %1$s to %2$s pt; the limit is left out",
                style.displayName, maximum.shortest)
        case .systemFont(let style, .tokens):
            tr(
                """
                design tokens cannot name the system font of %1$s with its design and weight; the style is \
                left out
                """, style.displayName)
        case .systemFont(let style, .swift):
            tr(
                """
                this Swift source cannot name the system font of %1$s with its design and weight; the style \
                is left out
                """, style.displayName)
        case .sectionHeader(.tokens):
            tr("there is no place in design tokens for \"sectionHeader\"; left out")
        case .sectionHeader(.swift):
            tr("there is no place in this Swift source for \"sectionHeader\"; left out")
        case .colors(.tokens): tr("there is no place in design tokens for \"colors\"; left out")
        case .colors(.swift): tr("there is no place in this Swift source for \"colors\"; left out")
        case .fontFiles(.tokens):
            tr(
                """
                there is no place in design tokens for "fontFiles"; hand the files over with the tokens
                """)
        case .fontFiles(.swift):
            tr(
                """
                there is no place in this Swift source for "fontFiles"; add them to the app and to \
                UIAppFonts
                """)
        case .sizedSystemFont(let style, let weight, let size, .tokens):
            tr(
                """
                design tokens cannot name the system font in %1$s at %2$s pt for %3$s; the style is left \
                out
                """, weight, size.shortest, style.displayName)
        case .sizedSystemFont(let style, let weight, let size, .swift):
            tr(
                """
                this Swift source cannot name the system font in %1$s at %2$s pt for %3$s; the style is \
                left out
                """, weight, size.shortest, style.displayName)
        case .unsupported(let part, let format): part.unsupported(by: format.phrase)
        case .nothingLeft: tr("it can hold none of its fonts")
        case .notConverted(let container, let cause):
            // Translators: %1$s is a format with its article, such as “a property list in XML”, and %2$s
            // a message about a problem.
            tr(
                "the theme cannot be written as %1$s: %2$s; nothing was converted",
                container.phrase, cause.message)
        }
    }
}

extension LossProblem.Part {
    fileprivate func unsupported(by format: String) -> String {
        switch self {
        // Translators: %1$s is a format with its article, such as “a property list in XML”.
        case .comments: tr("%1$s cannot hold comments", format)
        case .fontFiles:
            tr(
                """
                %1$s cannot hold the names of font files; put them in a folder fonts beside it
                """, format)
        case .sectionHeader: tr("%1$s cannot hold the attributes of section headers", format)
        case .colors: tr("%1$s cannot hold colors", format)
        case .strayEntry(let key):
            tr(
                "%1$s cannot hold the entry %2$s, which is no style so far", format,
                Phrases.quoted(key))
        case .themeName(let name):
            tr("%1$s cannot hold the theme's name %2$s", format, Phrases.quoted(name))
        case .key(let key): tr("%1$s cannot hold the key %2$s", format, Phrases.quoted(key))
        case .entry(let key): tr("%1$s cannot hold %2$s", format, Phrases.quoted(key))
        case .maximumSize(let size, let style):
            tr("%1$s cannot hold the maximum size %2$s of %3$s", format, size, style)
        case .systemFont(let style):
            tr(
                """
                %1$s cannot hold the system font's design or weight for %2$s, which only a fork of \
                ScaledFont reads
                """, format, style)
        case .sizedSystemFont(let weight, let style):
            tr(
                "%1$s cannot hold the system font in %2$s and a size of its own for %3$s", format,
                weight, style)
        case .variant(let key, let value, let style):
            // Translators: %2$s is a key, such as “weight”, and %3$s its value.
            tr("%1$s cannot hold the %2$s %3$s of %4$s", format, key, Phrases.quoted(value), style)
        case .value(let kind, let path):
            // Translators: %2$s is a type of values with its article, such as “a date”.
            tr("%1$s cannot hold %2$s under %3$s", format, kind.english, Phrases.quoted(path))
        }
    }
}

extension ThemeFormat {
    /// With its article, for sentences: `a binary property list for the fork of ScaledFont`.
    fileprivate var phrase: String {
        guard entries == .scaledFontFork else { return container.phrase }
        // Translators: %1$s is a format with its article, such as “a property list in XML”.
        return tr("%1$s for the fork of ScaledFont", container.phrase)
    }
}

extension ThemeFormat.Container {
    /// With its article, for sentences.
    var phrase: String {
        switch self {
        case .xmlPropertyList: tr("a property list in XML")
        case .binaryPropertyList: tr("a binary property list")
        case .jsonDictionary: tr("a JSON dictionary")
        case .typeladder: tr("a Typeladder theme")
        }
    }
}
