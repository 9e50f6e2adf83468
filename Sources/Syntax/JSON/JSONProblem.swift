// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

/// Mistakes in JSON. Associated characters are nil at the end of the file.
package enum JSONProblem: Problem {
    package static let area = "json"

    package enum NumberMistake: Hashable, Sendable {
        case plusSign
        case noDigitBeforePoint
        case leadingZero
        case noDigitBehindPoint
        case other
    }

    case missingValueAtEnd
    case missingValue(found: String?)
    case missingColon(key: String, found: String?)
    case missingKey(found: String?)
    case unquotedKey(String)
    case trailingComma(close: String)
    case missingComma
    case missingCommaOrBracket(close: String, found: String?)
    case unclosedBracket(close: String, line: Int)
    case comment
    case unclosedComment
    case unexpectedCharacter(String?)
    case singleQuotes
    case unclosedString
    case lineBreakInString
    case controlCharacter(UInt8)
    case unknownEscape(String?)
    case incompleteCodeUnit
    case halfCharacter(UInt32)
    case longWord(count: Int)
    case infiniteNumber(String)
    case capitalizedWord(String)
    case foreignNull(String)
    case notAValue(String)
    case notANumber(String, NumberMistake)
}
