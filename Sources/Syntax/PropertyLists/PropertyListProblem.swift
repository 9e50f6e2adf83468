// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

/// Mistakes in property lists. Associated characters are nil at the end of the file.
package enum PropertyListProblem: Problem {
    package static let area = "plist"

    /// Parts of XML without an end.
    package enum Markup: String, Hashable, Sendable {
        case declaration
        case instruction
        case comment
        case characterData
        case documentType
    }

    /// Contradictions in binary property lists.
    package enum Damage: Hashable, Sendable {
        case tooShort
        case trailer
        case trailerOutsideFile
        case missingObject
        case objectOutsideFile
        case length
        case valueBeyondEnd
        case key(Node.Kind)
        case numberBeyondEnd
        case textNotASCII
        case textNotUTF16
        case unknownType
    }

    // XML
    case notPropertyList(element: String, isValue: Bool)
    case emptyPropertyList
    case secondValue(element: String)
    case missingKey(element: String)
    case missingValue(key: String)
    case unexpectedText(String?, element: String)
    case missingElement(found: String?)
    case missingElementName(found: String?)
    case openTag(String)
    case openClosingTag(String)
    case mismatchedTag(String, open: String, line: Int)
    case unclosedElement(String, line: Int)
    case nestedElement(in: String)
    case unclosedMarkup(Markup)
    case bareAmpersand
    case unknownReference(String)
    case encoding(String)
    case textInBoolean(String)
    case notADate(String)
    case unknownElement(String, suggestion: String?)
    case longScalar(element: String, count: Int)
    case notANumber(String, isInteger: Bool)
    case notBase64

    // Binary
    case unknownVersion
    case damaged(Damage)
    case tooManyValues
    case tooMuchText
    case nestedTooDeeply
    case repeatedKey(String)
}
