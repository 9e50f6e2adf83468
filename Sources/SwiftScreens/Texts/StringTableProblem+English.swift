// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Syntax
import Words

extension StringTableProblem {
    package var message: String {
        switch self {
        case .notATable(let kind):
            // Translators: %1$s is a type with its article, such as “an array”.
            tr("A table of texts must be a dictionary, not %1$s.", kind.english)
        case .notACatalog:
            tr("A string catalog must have a dictionary \"strings\". Add it.")
        case .unexpectedCharacter(let found):
            // Translators: %1$s is a character in quotation marks.
            tr(
                "Expected a key, found %1$s. Write each entry as \"key\" = \"text\";.",
                Phrases.found(found))
        case .missingValue(let key):
            tr("The key %1$s has no text. Add = and a text.", Phrases.quoted(key))
        case .missingSemicolon(let key):
            tr(
                """
                A semicolon is missing after the text of %1$s, or a quotation mark in it has no \
                backslash.
                """, Phrases.quoted(key))
        case .unclosedString: tr("The text has no closing quotation mark. Add it.")
        case .unclosedComment: tr("The comment has no end. Add */.")
        case .repeatedKey(let key, let line):
            tr(
                "The key %1$s is already on line %2$s. The last text counts. Remove the other.",
                Phrases.quoted(key), "\(line)")
        case .jsonEscape(let escape):
            // Translators: %1$s is an escape sequence such as "\u00e9".
            tr(
                "%1$s is no escape sequence here. Write \\U with a capital letter.",
                Phrases.quoted(escape))
        case .unknownEncoding:
            tr("The text is neither UTF-8 nor UTF-16. It is read as Latin-1. Save it as UTF-8.")
        case .notAText(let key, let kind):
            // Translators: %2$s is a type with its article, such as “an array”.
            tr("The text of %1$s must be a string, not %2$s.", Phrases.quoted(key), kind.english)
        case .missingFormat(let key):
            tr(
                "The plural text %1$s has no NSStringLocalizedFormatKey. Add it.",
                Phrases.quoted(key))
        case .missingVariable(let name, let key):
            tr(
                "The plural text %1$s uses the variable %2$s, which is not there. Add it.",
                Phrases.quoted(key), Phrases.quoted(name))
        case .missingVariants(let key):
            tr(
                "The plural text %1$s has no variant \"other\". Add it.", Phrases.quoted(key))
        }
    }
}
