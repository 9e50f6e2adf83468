// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Words

extension JSONProblem {
    package var message: String {
        switch self {
        case .missingValueAtEnd: tr("the file ends where a value should be; add it")
        case .missingValue(let found): Self.message(onMissing: found)
        case .missingColon(let key, let found):
            tr(
                "expected a colon behind the key %1$s but found %2$s", Phrases.quoted(key),
                Phrases.found(found))
        case .missingKey(let found):
            tr("expected a key in double quotes but found %1$s", Phrases.found(found))
        case .unquotedKey(let word):
            tr("the key %1$s must be in double quotes", Phrases.shortened(word))
        case .trailingComma(let close):
            // Translators: %1$s is a bracket.
            tr("a comma before the closing %1$s; remove it", close)
        case .missingComma: tr("a comma is missing here; add it")
        case .missingCommaOrBracket(let close, let found):
            // Translators: %1$s is a bracket.
            tr(
                "expected a comma or %1$s but found %2$s", Phrases.quoted(close),
                Phrases.found(found))
        case .unclosedBracket(let close, let line):
            tr(
                "the file ends before the bracket opened on line %1$s is closed; add %2$s",
                "\(line)", Phrases.quoted(close))
        case .comment: tr("JSON has no comments; remove it")
        case .unclosedComment: tr("a comment without an end; remove it")
        case .unexpectedCharacter(let found):
            tr("unexpected %1$s; remove it", Phrases.found(found))
        case .singleQuotes: tr("JSON strings are in double quotes, not single ones")
        case .unclosedString:
            tr("the string that begins here is never closed; add a double quote at its end")
        case .lineBreakInString:
            tr(
                """
                the string that begins here is not closed on its line; add a double quote at its end, or \
                write \\n for a line break
                """)
        case .controlCharacter(0x09): tr("a tab in a string; write \\t")
        case .controlCharacter(let byte):
            tr("a control character in a string; write %1$s", TextNotation.escape(byte))
        case .unknownEscape(let found):
            tr(
                "JSON has no escape \\%1$s; write \\\\ for a backslash",
                String(Phrases.found(found).dropFirst().dropLast()))
        case .incompleteCodeUnit: tr("\\u needs four hexadecimal digits behind it")
        case .halfCharacter(let unit):
            tr(
                """
                \\u%1$s is half a character; write the character itself, or both halves of the pair
                """, String(unit, radix: 16, uppercase: true))
        case .longWord(let count):
            trn(
                "a number of %1$s characters; write it with fewer digits",
                "a number of %1$s characters; write it with fewer digits", count)
        case .infiniteNumber(let word):
            tr("JSON has no %1$s; write a finite number", Phrases.shortened(word))
        case .capitalizedWord(let word): tr("write %1$s in lower case", word.lowercased())
        case .foreignNull(let word):
            tr("JSON has no %1$s; write null or leave the key out", Phrases.shortened(word))
        case .notAValue(let word):
            tr("%1$s is not a JSON value; text must be in double quotes", Phrases.shortened(word))
        case .notANumber(let word, let mistake): mistake.message(Phrases.shortened(word))
        }
    }

    private static func message(onMissing found: String?) -> String {
        switch found {
        case "“", "”":
            tr("expected a value but found %1$s; use straight double quotes", Phrases.found(found))
        case ",":
            tr(
                "expected a value but found %1$s; remove a comma, or add the value",
                Phrases.found(found))
        default: tr("expected a value but found %1$s; add one", Phrases.found(found))
        }
    }
}

extension JSONProblem.NumberMistake {
    fileprivate func message(_ word: String) -> String {
        switch self {
        case .plusSign: tr("%1$s is not a JSON number; leave out the plus sign", word)
        case .noDigitBeforePoint:
            tr("%1$s is not a JSON number; write a 0 before the point", word)
        case .leadingZero: tr("%1$s is not a JSON number; leave out the zero in front", word)
        case .noDigitBehindPoint:
            tr(
                "%1$s is not a JSON number; write a digit behind the point or leave it out",
                word)
        case .other:
            tr(
                "%1$s is not a JSON number; write digits with at most one point, and no unit",
                word)
        }
    }
}
