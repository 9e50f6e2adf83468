// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

extension JSONProblem {
    package var message: String {
        switch self {
        case .missingValueAtEnd: "the file ends where a value should be; add it"
        case .missingValue(let found):
            "expected a value but found \(Phrases.found(found))" + Self.advice(onMissing: found)
        case .missingColon(let key, let found):
            "expected a colon behind the key \(Phrases.quoted(key)) but found "
                + Phrases.found(found)
        case .missingKey(let found):
            "expected a key in double quotes but found \(Phrases.found(found))"
        case .unquotedKey(let word):
            "the key \(Phrases.shortened(word)) must be in double quotes"
        case .trailingComma(let close): "a comma before the closing \(close); remove it"
        case .missingComma: "a comma is missing here; add it"
        case .missingCommaOrBracket(let close, let found):
            "expected a comma or \(Phrases.quoted(close)) but found \(Phrases.found(found))"
        case .unclosedBracket(let close, let line):
            "the file ends before the bracket opened on line \(line) is closed; add "
                + Phrases.quoted(close)
        case .comment: "JSON has no comments; remove it"
        case .unclosedComment: "a comment without an end; remove it"
        case .unexpectedCharacter(let found): "unexpected \(Phrases.found(found)); remove it"
        case .singleQuotes: "JSON strings are in double quotes, not single ones"
        case .unclosedString:
            "the string that begins here is never closed; add a double quote at its end"
        case .lineBreakInString:
            "the string that begins here is not closed on its line; add a double quote at its "
                + "end, or write \\n for a line break"
        case .controlCharacter(0x09): "a tab in a string; write \\t"
        case .controlCharacter(let byte):
            "a control character in a string; write \(TextNotation.escape(byte))"
        case .unknownEscape(let found):
            "JSON has no escape \\\(Phrases.found(found).dropFirst().dropLast()); write \\\\ for a "
                + "backslash"
        case .incompleteCodeUnit: "\\u needs four hexadecimal digits behind it"
        case .halfCharacter(let unit):
            "\\u\(String(unit, radix: 16, uppercase: true)) is half a character; write the "
                + "character itself, or both halves of the pair"
        case .longWord(let count): "a number of \(count) characters; write it with fewer digits"
        case .infiniteNumber(let word):
            "JSON has no \(Phrases.shortened(word)); write a finite number"
        case .capitalizedWord(let word): "write \(word.lowercased()) in lower case"
        case .foreignNull(let word):
            "JSON has no \(Phrases.shortened(word)); write null or leave the key out"
        case .notAValue(let word):
            "\(Phrases.shortened(word)) is not a JSON value; text must be in double quotes"
        case .notANumber(let word, let mistake):
            "\(Phrases.shortened(word)) is not a JSON number; \(mistake.advice)"
        }
    }

    private static func advice(onMissing found: String?) -> String {
        switch found {
        case "“", "”": "; use straight double quotes"
        case ",": "; remove a comma, or add the value"
        default: "; add one"
        }
    }
}

extension JSONProblem.NumberMistake {
    fileprivate var advice: String {
        switch self {
        case .plusSign: "leave out the plus sign"
        case .noDigitBeforePoint: "write a 0 before the point"
        case .leadingZero: "leave out the zero in front"
        case .noDigitBehindPoint: "write a digit behind the point or leave it out"
        case .other: "write digits with at most one point, and no unit"
        }
    }
}
