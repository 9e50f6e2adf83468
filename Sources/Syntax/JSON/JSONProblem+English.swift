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
            tr("A comma is not allowed before the closing %1$s. Remove the comma.", close)
        case .missingComma: tr("A comma is missing here. Add it.")
        case .missingCommaOrBracket(let close, let found):
            // Translators: %1$s is a bracket, and %2$s a character or “the end of the file”.
            tr(
                "Expected a comma or %1$s, found %2$s.", Phrases.quoted(close),
                Phrases.found(found))
        case .unclosedBracket(let close, let line):
            // Translators: %1$s is the number of a line, and %2$s a bracket.
            tr(
                "The opening bracket on line %1$s is never closed. Add %2$s.", "\(line)",
                Phrases.quoted(close))
        case .comment: tr("JSON does not allow comments. Remove this comment.")
        case .unclosedComment: tr("This comment is never closed. Remove it.")
        case .unexpectedCharacter(let found):
            // Translators: %1$s is a character in quotation marks.
            tr("Unexpected %1$s. Remove it.", Phrases.found(found))
        case .singleQuotes: tr("JSON strings must be in double quotes, not in single quotes.")
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
                "JSON has no escape sequence \\%1$s. Write \\\\ for a backslash.",
                found.map { Phrases.shortened($0) } ?? "")
        case .incompleteCodeUnit: tr("Four hexadecimal digits must follow \\u.")
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
            tr("JSON does not allow %1$s. Write a finite number.", Phrases.shortened(word))
        case .capitalizedWord(let word): tr("Write %1$s in lowercase.", word.lowercased())
        case .foreignNull(let word):
            // Translators: %1$s is a word such as None.
            tr(
                """
                JSON does not allow %1$s. Write null, or leave out the key.
                """, Phrases.shortened(word))
        case .notAValue(let word):
            tr(
                """
                The value %1$s is not valid JSON. Put text in double quotes.
                """, Phrases.shortened(word))
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
                "Expected a value, found %1$s. Remove the extra comma, or add the missing value.",
                Phrases.found(found))
        default: tr("Expected a value, found %1$s. Add a value.", Phrases.found(found))
        }
    }
}

extension JSONProblem.NumberMistake {
    fileprivate func message(_ word: String) -> String {
        switch self {
        case .plusSign: tr("The number %1$s is not valid JSON. Leave out the plus sign.", word)
        case .noDigitBeforePoint:
            tr("The number %1$s is not valid JSON. Write a 0 before the decimal point.", word)
        case .leadingZero:
            tr("The number %1$s is not valid JSON. Leave out the 0 at the beginning.", word)
        case .noDigitBehindPoint:
            tr(
                """
                The number %1$s is not valid JSON. Write a digit after the decimal point, or \
                leave out the point.
                """,
                word)
        case .other:
            tr(
                """
                The number %1$s is not valid JSON. Write digits, with no unit and no more than \
                one decimal point.
                """,
                word)
        }
    }
}
