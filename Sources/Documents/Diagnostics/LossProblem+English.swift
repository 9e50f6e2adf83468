// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import DynamicType
import Syntax

extension LossProblem {
    package var message: String {
        switch self {
        case .maximumSize(let style, let maximum, let export):
            "\(export.english) cannot limit \(style.displayName) to \(maximum.shortest) pt; the "
                + "limit is left out"
        case .systemFont(let style, let export):
            "\(export.english) cannot name the system font of \(style.displayName) with its design "
                + "and weight; the style is left out"
        case .sectionHeader(let export): "\(export.noPlace) \"sectionHeader\"; left out"
        case .colors(let export): "\(export.noPlace) \"colors\"; left out"
        case .fontFiles(let export):
            "\(export.noPlace) \"fontFiles\"; \(export.fontFileAdvice)"
        case .sizedSystemFont(let style, let weight, let size, let export):
            "\(export.english) cannot name the system font in \(weight) at \(size.shortest) pt for "
                + "\(style.displayName); the style is left out"
        case .unsupported(let part, let format):
            "\(format.phrase) cannot hold \(part.english)"
        case .nothingLeft: "it can hold none of its fonts"
        case .notConverted(let container, let cause):
            "the theme cannot be written as \(container.phrase): \(cause.message); nothing was converted"
        }
    }
}

extension LossProblem.Export {
    fileprivate var english: String {
        switch self {
        case .tokens: "design tokens"
        case .swift: "this Swift source"
        }
    }

    fileprivate var noPlace: String { "there is no place in \(english) for" }

    fileprivate var fontFileAdvice: String {
        switch self {
        case .tokens: "hand the files over with the tokens"
        case .swift: "add them to the app and to UIAppFonts"
        }
    }
}

extension LossProblem.Part {
    fileprivate var english: String {
        switch self {
        case .comments: "comments"
        case .fontFiles: "the names of font files; put them in a folder fonts beside it"
        case .sectionHeader: "the attributes of section headers"
        case .colors: "colours"
        case .strayEntry(let key):
            "the entry \(Phrases.quoted(key)), which is no style so far"
        case .themeName(let name): "the theme's name \(Phrases.quoted(name))"
        case .key(let key): "the key \(Phrases.quoted(key))"
        case .entry(let key): Phrases.quoted(key)
        case .maximumSize(let size, let style): "the maximum size \(size) of \(style)"
        case .systemFont(let style):
            "the system font's design or weight for \(style), which only a fork of ScaledFont reads"
        case .sizedSystemFont(let weight, let style):
            "the system font in \(weight) and a size of its own for \(style)"
        case .variant(let key, let value, let style):
            "the \(key) \(Phrases.quoted(value)) of \(style)"
        case .value(let kind, let path): "\(kind.english) under \(Phrases.quoted(path))"
        }
    }
}

extension ThemeFormat {
    /// With its article, for sentences: `a binary property list for the fork of ScaledFont`.
    fileprivate var phrase: String {
        container.phrase + (entries == .scaledFontFork ? " for the fork of ScaledFont" : "")
    }
}

extension ThemeFormat.Container {
    /// With its article, for sentences.
    var phrase: String {
        switch self {
        case .xmlPropertyList: "a property list in XML"
        case .binaryPropertyList: "a binary property list"
        case .jsonDictionary: "a JSON dictionary"
        case .typeladder: "a Typeladder theme"
        }
    }
}
