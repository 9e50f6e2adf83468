// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Documents
import DynamicType
import Syntax

extension TokenMapping {
    /// Why a token is mapped to a style, or to none.
    package enum Explanation: Message {
        /// The first part of its ids.
        package static let area = "token-mapping"

        /// Its name contains that of the style.
        case name(String)
        /// The style's system font is nearest to its size and its face.
        case nearest(TextStyle, size: Double, FaceTraits)
        /// It is a heading, and all headings of the file are larger than the styles'.
        case largerThanStyles(size: Double, FaceTraits)
        /// The user assigned the style.
        case choice
        /// The user left the token out.
        case leftOut
        /// The user assigned the style to another token.
        case styleGiven(TextStyle, to: String)
        /// Another token is the better match for the style.
        case betterMatch(TextStyle, String)
        /// A style is near, but the tokens of the other styles leave no room for it.
        case noStyleBesideOthers(size: Double, FaceTraits)
        /// It is the token of a group that its own extends.
        case inherited
        /// It has a purpose other than a text style.
        case component, state, largeScreens, code
        /// No style is near its size and its face.
        case noStyleNear(size: Double, FaceTraits)
    }
}
