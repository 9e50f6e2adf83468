// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Documents
import DynamicType
import Syntax

/// A typography token of a file, with all its references followed.
package struct TypographyToken: Hashable, Sendable {
    /// The token's name, its groups before it, joined by dots: `typography.body`.
    package let path: String
    /// The groups and the token's own name. In a file of several token sets the set is first.
    package let components: [String]
    /// The families in the order of preference; none for the system font.
    package let families: [String]
    /// How heavy.
    package let weight: FontWeight
    /// Whether italic or oblique.
    package let isItalic: Bool
    /// The size in points, 1 px being 1 pt: above 0, at most 1,000.
    package let fontSize: Double
    /// Where the token's name is.
    package let position: Position?
    /// Where the token's family is, even if that is a reference.
    package let familyPosition: Position?
    /// Where its value is, for writing.
    let place: TokenSite

    /// Whether the font is the one that iOS draws without being told a name.
    package var isSystemFont: Bool { families.isEmpty }

    /// The face in the preferred family.
    package var traits: FaceTraits {
        FaceTraits(
            family: families.first ?? FaceTraits.systemFamily, weight: weight, isItalic: isItalic)
    }
}

/// Where a token's composite value stands in the file.
enum TokenSite: Hashable, Sendable {
    /// In the token itself: a dictionary, whose values may be references, or a group whose tokens make
    /// a font together.
    case here(Node)
    /// In another token, which this one refers to as a whole.
    case reference(TokenReferenceSite)
    /// In another group, which a group of this token extends.
    case inherited
}

/// A reference that stands for all of a token.
struct TokenReferenceSite: Hashable, Sendable {
    let value: Node
    /// Whether it is the token's dictionary itself: `{"$ref": "#/other"}`.
    let isWholeToken: Bool
    /// Whether the token is a typography token without what it refers to.
    let isTyped: Bool
    /// The token set that the reference is in.
    let set: String?
    /// The composite value that it leads to.
    let composite: Node
    /// The token set that the composite value is in.
    let compositeSet: String?
}
