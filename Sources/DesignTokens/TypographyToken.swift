// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Documents
import DynamicType
import Syntax

/// A typography token of a file, with all its references resolved.
package struct TypographyToken: Hashable, Sendable {
    /// The token's name after its groups, joined by dots: `typography.body`.
    package let path: String
    /// The groups and the token's name. In a file of several token sets, the set comes first.
    package let components: [String]
    /// The families in order of preference; none for the system font.
    package let families: [String]
    /// The weight.
    package let weight: FontWeight
    /// Whether the face is italic or oblique.
    package let isItalic: Bool
    /// The size in points (1 px is 1 pt): above 0, at most 1,000.
    package let fontSize: Double
    /// The position of the token's name.
    package let position: Position?
    /// The position of the token's family, even if that is a reference.
    package let familyPosition: Position?
    /// The place of the token's value, for writing.
    let place: TokenSite

    /// Whether the font is the system font.
    package var isSystemFont: Bool { families.isEmpty }

    /// The traits of the face in the preferred family.
    package var traits: FaceTraits {
        FaceTraits(
            family: families.first ?? FaceTraits.systemFamily, weight: weight, isItalic: isItalic)
    }
}

/// The place of a token's composite value in the file.
enum TokenSite: Hashable, Sendable {
    /// In the token itself. The node is a dictionary, possibly with references in its values, or a
    /// group whose tokens together make a font.
    case here(Node)
    /// In another token. The whole value of this token is a reference to it.
    case reference(TokenReferenceSite)
    /// In another group. A group of this token extends that group.
    case inherited
}

/// A reference for the whole value of a token.
struct TokenReferenceSite: Hashable, Sendable {
    let value: Node
    /// Whether the reference is the token's dictionary itself: `{"$ref": "#/other"}`.
    let isWholeToken: Bool
    /// Whether the token is a typography token even without the reference.
    let isTyped: Bool
    /// The token set of the reference.
    let set: String?
    /// The composite value at the end of the reference.
    let composite: Node
    /// The token set of the composite value.
    let compositeSet: String?
}
