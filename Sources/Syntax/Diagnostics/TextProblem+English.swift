// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Words

extension TextProblem {
    package var message: String {
        switch self {
        case .omitted(let count):
            trn(
                "%1$s more problem is not listed. Fix the listed problems first.",
                "%1$s more problems are not listed. Fix the listed problems first.", count)
        case .foreignFormat(.font(let format)):
            tr(
                """
                This is a font (%1$s). List it in "fontFiles" of a theme, or put it in a folder \
                named "fonts" next to the theme.
                """, format)
        case .foreignFormat(let format):
            // Translators: %1$s is a kind of file with its article, such as “a picture (PNG)”.
            tr(
                """
                This is %1$s. Open a theme (a property list or JSON) or a screen (JSON) instead.
                """, format.english)
        case .wideCharacters: tr("The file is UTF-16 or UTF-32 text. Save it as UTF-8.")
        case .empty: tr("The file is empty.")
        case .onlyWhiteSpace: tr("The file contains only white space.")
        case .notUTF8: tr("The text here is not valid UTF-8. Save the file as UTF-8.")
        case .contentBehindEnd(let found):
            // Translators: %1$s is a character in quotation marks.
            tr(
                """
                Unexpected %1$s after the end of the content. Remove everything after the content.
                """,
                Phrases.found(found))
        case .nestedTooDeeply:
            tr(
                "Values are nested more than %1$s levels deep. Reduce the nesting.",
                "\(SyntaxLimits.depth)")
        case .tooManyValues:
            tr("The file has more than 2,000,000 values. Split it into several files.")
        case .repeatedKey(let key, let line):
            tr(
                """
                The key %1$s is already on line %2$s. Remove one of the two keys.
                """, Phrases.quoted(key),
                "\(line)")
        case .longKey(let key):
            tr("The key %1$s is longer than 10,000 bytes. Shorten it.", Phrases.quoted(key))
        case .tooManyMarks:
            tr(
                """
                A string has more than 1,000 consecutive combining marks. Remove some of the \
                marks.
                """)
        }
    }
}

extension Phrases {
    /// A character that was found, or the words for the end of the file.
    package static func found(_ character: String?) -> String {
        // Translators: stands in place of a character, as in “Expected a value, found …”.
        character.map(quoted) ?? tr("the end of the file")
    }
}

extension ForeignFormat {
    /// The kind of the file, as a noun with its article: "a picture (PNG)".
    package var english: String {
        switch self {
        case .picture(let format): tr("a picture (%1$s)", format)
        case .font(let format): tr("a font (%1$s)", format)
        case .pdf: tr("a PDF document")
        case .postScript: tr("a PostScript document")
        case .richText: tr("an RTF document")
        case .webPage: tr("a web page (HTML)")
        case .zip: tr("a ZIP archive or a document based on one")
        case .compressed(let format): tr("a compressed file (%1$s)", format)
        case .sound(let format): tr("a sound (%1$s)", format)
        case .film(let format?): tr("a video or audio file (%1$s)", format)
        case .film(nil): tr("a video or audio file")
        case .program: tr("a program")
        case .database: tr("a database (SQLite)")
        case .binary: tr("a binary file")
        }
    }
}

extension Node.Kind {
    /// The type with its article: `a string`.
    package var english: String {
        switch self {
        case .dictionary: tr("a dictionary")
        case .array: tr("an array")
        case .string: tr("a string")
        case .number: tr("a number")
        case .true: "true"
        case .false: "false"
        case .null: "null"
        case .date: tr("a date")
        case .data: tr("data")
        }
    }
}
