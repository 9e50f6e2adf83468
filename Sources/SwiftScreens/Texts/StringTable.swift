// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Syntax

/// The plural categories of Unicode (CLDR), which select a variant of a text by a number.
package enum PluralCategory: String, CaseIterable, Hashable, Sendable {
    case zero, one, two, few, many, other

    /// The category of a number in English and most languages that apps are developed in. Foundation takes a variant for
    /// `zero` in all languages.
    init(of number: Double?) {
        self =
            switch number {
            case 0: .zero
            case 1: .one
            default: .other
            }
    }
}

/// The texts of one table in one language, as a screen in source form refers to them by key.
package struct StringTable: Hashable, Sendable {
    /// How far the translation of a text is, in a string catalog.
    package enum State: String, CaseIterable, Hashable, Sendable {
        case translated, new, stale
        case needsReview = "needs_review"
    }

    /// A text, which can be a format with placeholders such as `%@`.
    package struct Entry: Hashable, Sendable {
        /// The text. Of several plural variants, that for the category `other`.
        package var value: String
        /// The variants for numbers; empty for a text without.
        package var plurals: [PluralCategory: String] = [:]
        /// Nil outside of string catalogs.
        package var state: State?
        /// Whether the table has no text for the key, so that the app shows the key itself.
        package var isKey = false
        /// The position of the text, or of the key if it has none; nil in a binary file.
        package var position: Position?
        /// The bytes of the text with its quotation marks or tags; nil if they are no UTF-8, or if
        /// the text is put together from several.
        package var range: ByteRange?

        /// The variant for a category, or the text if there is none.
        package func text(for category: PluralCategory) -> String { plurals[category] ?? value }
    }

    package let place: StringTablePlace
    /// The language that was read: that of the folder, or the source language of a string catalog.
    package let language: String?
    package let entries: [String: Entry]
}

/// Where a string table is, by the path of its file alone: `App/en.lproj/Localizable.strings`.
package struct StringTablePlace: Hashable, Sendable {
    package enum Kind: String, CaseIterable, Hashable, Sendable {
        case catalog = "xcstrings"
        case plurals = "stringsdict"
        case strings = "strings"
    }

    package let path: FilePath
    package let kind: Kind
    /// The file name without its suffix: `Localizable`.
    package let name: String
    /// The language of the `.lproj` folder: `en`, `Base`; nil outside of such folders.
    package let language: String?
    /// The names of the folders of the bundle: those before the `.lproj` folder.
    package let folders: [String]

    /// Nil for other files than string tables.
    package init?(_ path: FilePath) {
        var components = path.components.map { String($0) }
        guard let file = components.popLast(), let dot = file.lastIndex(of: "."),
            dot != file.startIndex,
            let kind = Kind(rawValue: String(file[file.index(after: dot)...]))
        else { return nil }
        self.path = path
        self.kind = kind
        name = String(file[..<dot])
        if let folder = components.lastIndex(where: { $0.hasSuffix(Self.suffix) }) {
            language = String(components[folder].dropLast(Self.suffix.count))
            folders = Array(components[..<folder])
        } else {
            language = nil
            folders = components
        }
    }

    private static let suffix = ".lproj"
}
