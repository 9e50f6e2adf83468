// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Documents
import DynamicType
import Syntax

/// The problems of converting fonts between tokens and themes, in both directions.
package enum TokenConversionProblem: Problem {
    package static let area = "token-conversion"

    /// The kind of a replaced reference.
    package enum Replaced: Hashable, Sendable {
        case token
        case value(key: String)
    }

    // Tokens to a theme
    case mappedBySize(String, to: TextStyle, TokenMapping.Explanation)
    case notMapped(String, TokenMapping.Explanation)
    /// No token is mapped. Has some of the typography tokens.
    case nothingMapped([String])
    /// No token is mapped, because all are for components and states.
    case noBaseTypography([String])
    case laterFamily(String, insteadOf: String, in: TextStyle)
    case nearestFace(FaceTraits, NamedFace, in: TextStyle)
    case unknownFace(FaceTraits, asking: String, in: TextStyle)
    case systemFontAsItIs(String, size: Double, FaceTraits, in: TextStyle)

    /// Every mapped style has the system font.
    case onlySystemFonts

    // A theme to new tokens
    case noFonts
    case omittedFamily(String, of: TextStyle)
    case uprightStyle(TextStyle)
    case guessedFamily(String, FaceTraits)

    // A theme to its own tokens, which are named by their paths
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
