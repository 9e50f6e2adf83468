// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Syntax

/// The problems of design tokens, and the values that a theme cannot store.
///
/// An error means that no token of the file can be a font. Other problems concern single tokens.
/// Each kind is reported once, with the number of tokens.
package enum TokenProblem: Problem {
    package static let area = "tokens"

    /// A value that is not a length.
    package enum Found: Hashable, Sendable {
        case text(String)
        case kind(Node.Kind)
    }

    /// The loss from a reference without a value.
    package enum Loss: Hashable, Sendable {
        case token
        case weight
    }

    // The file
    case otherFormat(OtherFormat)
    case notADictionary
    /// No typography token can be read. Has the number of those left out.
    case noTypography(leftOut: Int)
    case nestedTooDeeply
    case tooManyTokens
    case longName
    case missingGroup
    case groupCircle

    // References; `written` is the text in the file
    case missingReference(String, written: String, suggestion: String?, Loss)
    case referenceCircle([String], written: String, Loss)
    case longReferenceChain(written: String, Loss)

    // Tokens
    case tokenNotADictionary(found: Node.Kind)
    case tooManyProperties
    case untyped(String)
    case incomplete(String)
    case notAFont(String)
    case noPlace(key: String)

    // Values of tokens
    case noFamily(String)
    case familyNotAName(found: Node.Kind)
    case longFamily
    case emptyFamily
    case notALength(Found, TokenFile.Dialect)
    case sizeWithUnit(String)
    case sizeOutOfRange(Double)
    case relativeSize(Double)
    case clampedSize(Double)
    case sizeOfOlderDraft(Double)
    /// A weight as written, in quotation marks if it is a text.
    case unknownWeight(String, isText: Bool)
}
