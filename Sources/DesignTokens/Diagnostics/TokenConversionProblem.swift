// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Documents
import DynamicType
import Syntax

/// The problems of fonts between tokens and themes, in both directions.
package enum TokenConversionProblem: Problem {
    package static let area = "token-conversion"

    /// What was a reference.
    package enum Replaced: Hashable, Sendable {
        case token
        case value(key: String)
    }

    // Tokens as a theme
    case mappedBySize(String, to: TextStyle, TokenMapping.Explanation)
    case notMapped(String, TokenMapping.Explanation)
    /// With some of the typography tokens there are.
    case nothingMapped([String])
    /// The same where all of them are for components and states.
    case noBaseTypography([String])
    case laterFamily(String, insteadOf: String, in: TextStyle)
    case nearestFace(FaceTraits, NamedFace, in: TextStyle)
    case unknownFace(FaceTraits, asking: String, in: TextStyle)
    case systemFontAsItIs(String, size: Double, FaceTraits, in: TextStyle)

    /// Every style that has a token is in the system font.
    case onlySystemFonts

    // A theme as new tokens
    case noFonts
    case omittedFamily(String, of: TextStyle)
    case uprightStyle(TextStyle)
    case guessedFamily(String, FaceTraits)

    // A theme written into its tokens; tokens by their path
    case unmappedStyle(TextStyle)
    case removedFont(TextStyle, token: String)
    case keptFamily(String, token: String)
    case changedName(String, readsBackAs: String, in: TextStyle)
    case changedFollower(String, size: Double, FaceTraits)
    case inheritedToken(String)
    case replacedReference(Replaced, written: String)
    case uprightToken(String)
    case notWritten(Cause)
}
