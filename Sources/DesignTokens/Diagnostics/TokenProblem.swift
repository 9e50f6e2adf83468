// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Syntax

/// What can be wrong with design tokens, and what of them a theme cannot hold.
package enum TokenProblem: Problem {
    package static let area = "tokens"

    /// A value that is no length.
    package enum Found: Hashable, Sendable {
        case text(String)
        case kind(Node.Kind)
    }

    // The file
    case notADictionary
    case noTypography
    case nestedTooDeeply
    case tooManyTokens
    case longName
    case missingGroup
    case groupCircle

    // References; `written` is as the file writes it
    case missingReference(String, written: String, suggestion: String?)
    case referenceCircle([String], written: String)
    case longReferenceChain(written: String)

    // Tokens
    case tokenNotADictionary(found: Node.Kind)
    case tooManyProperties
    case untyped(String)
    case incomplete(String, missing: String)
    case notAFont(String)
    case noPlace(key: String, count: Int)

    // Their values
    case familyNotAName(found: Node.Kind)
    case longFamily
    case emptyFamily
    case notALength(Found, TokenFile.Dialect)
    case sizeWithUnit(String)
    case sizeOutOfRange(Double)
    case relativeSize(Double)
    case sizeOfOlderDraft(Double)
    /// A weight as it is written, in quotation marks if it is a text.
    case unknownWeight(String, isText: Bool)
}
