// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Words

extension JSONProblem {
    package var message: String {
        switch self {
        case .missingValueAtEnd: tr("The file ends where a value should be. Add the value.")
        case .missingValue(let found): Self.message(onMissing: found)
        case .missingColon(let key, let found):
            // Translators: %2$s is a character in quotation marks, or “the end of the file”.
            tr(
                "Expected a colon after the key %1$s, found %2$s.", Phrases.quoted(key),
                Phrases.found(found))
        case .missingKey(let found):
            // Translators: %1$s is a character in quotation marks, or “the end of the file”.
            tr("Expected a key in double quotes, found %1$s.", Phrases.found(found))
        case .unquotedKey(let word):
            tr("The key %1$s must be in double quotes.", Phrases.shortened(word))
        case .trailingComma(let close):
            // Translators: %1$s is a bracket.
            tr("A comma cannot stand before the closing %1$s. Remove it.", close)
        case .missingComma: tr("A comma is missing here. Add it.")
        case .missingCommaOrBracket(let close, let found):
            // Translators: %1$s is a bracket, and %2$s a character or “the end of the file”.
            tr(
                "Expected a comma or %1$s, found %2$s.", Phrases.quoted(close),
                Phrases.found(found))
        case .unclosedBracket(let close, let line):
            // Translators: %1$s is the number of a line, and %2$s a bracket.
            tr(
                "The bracket opened on line %1$s is never closed. Add %2$s.", "\(line)",
                Phrases.quoted(close))
        case .comment: tr("JSON has no comments. Remove this one.")
        case .unclosedComment: tr("This comment has no end. Remove it.")
        case .unexpectedCharacter(let found):
            // Translators: %1$s is a character in quotation marks.
            tr("Unexpected %1$s. Remove it.", Phrases.found(found))
        case .singleQuotes: tr("JSON strings are in double quotes, not in single quotes.")
        case .unclosedString:
            tr("This string is never closed. Add a double quote at its end.")
        case .lineBreakInString:
            tr(
                """
                This string is not closed on its line. Add a double quote at its end, or write \\n \
                for a line break.
                """)
        case .controlCharacter(0x09): tr("A string contains a tab. Write \\t instead.")
        case .controlCharacter(let byte):
            // Translators: %1$s is an escape sequence, such as \u001B.
            tr(
                "A string contains a control character. Write %1$s instead.",
                TextNotation.escape(byte))
        case .unknownEscape(let found):
            // Translators: \%1$s is an escape sequence, such as \x.
            tr(
                "JSON has no escape \\%1$s. Write \\\\ for a backslash.",
                found.map { Phrases.shortened($0) } ?? "")
        case .incompleteCodeUnit: tr("\\u needs four hexadecimal digits after it.")
        case .halfCharacter(let unit):
            tr(
                """
                \\u%1$s is half of a surrogate pair. Write the character itself, or both halves.
                """, String(unit, radix: 16, uppercase: true))
        case .longWord(let count):
            trn(
                "A number has %1$s character. Write it with fewer digits.",
                "A number has %1$s characters. Write it with fewer digits.", count)
        case .infiniteNumber(let word):
            // Translators: %1$s is a word such as NaN.
            tr("JSON has no %1$s. Write a finite number.", Phrases.shortened(word))
        case .capitalizedWord(let word): tr("Write %1$s in lower case.", word.lowercased())
        case .foreignNull(let word):
            // Translators: %1$s is a word such as None.
            tr("JSON has no %1$s. Write null, or leave the key out.", Phrases.shortened(word))
        case .notAValue(let word):
            tr("Not a JSON value: %1$s. Put text in double quotes.", Phrases.shortened(word))
        case .notANumber(let word, let mistake): mistake.message(Phrases.shortened(word))
        }
    }

    private static func message(onMissing found: String?) -> String {
        switch found {
        // Translators: in each of these %1$s is a character, or “the end of the file”.
        case "“", "”":
            tr("Expected a value, found %1$s. Use straight double quotes.", Phrases.found(found))
        case ",":
            tr(
                "Expected a value, found %1$s. Remove a comma, or add the value.",
                Phrases.found(found))
        default: tr("Expected a value, found %1$s. Add one.", Phrases.found(found))
        }
    }
}

extension JSONProblem.NumberMistake {
    fileprivate func message(_ word: String) -> String {
        switch self {
        case .plusSign: tr("Not a JSON number: %1$s. Leave out the plus sign.", word)
        case .noDigitBeforePoint:
            tr("Not a JSON number: %1$s. Write a 0 before the point.", word)
        case .leadingZero:
            tr("Not a JSON number: %1$s. Leave out the zero at the beginning.", word)
        case .noDigitBehindPoint:
            tr(
                "Not a JSON number: %1$s. Write a digit after the point, or leave the point out.",
                word)
        case .other:
            tr(
                "Not a JSON number: %1$s. Write digits with at most one point and without a unit.",
                word)
        }
    }
}
