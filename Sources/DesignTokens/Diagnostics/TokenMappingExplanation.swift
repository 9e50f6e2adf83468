// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Documents
import DynamicType
import Syntax

extension TokenMapping {
    /// The reason why a token is mapped to a style, or to none.
    package enum Explanation: Message {
        /// The first part of the ids.
        package static let area = "token-mapping"

        /// The token's name contains the style's name.
        case name(String)
        /// The style's system font is nearest in size and face.
        case nearest(TextStyle, size: Double, FaceTraits)
        /// The token is a heading, and all headings of the file are larger than the styles.
        case largerThanStyles(size: Double, FaceTraits)
        /// The designer assigned the style.
        case choice
        /// The designer left the token out.
        case leftOut
        /// The designer assigned the style to another token.
        case styleGiven(TextStyle, to: String)
        /// Another token matches the style better.
        case betterMatch(TextStyle, String)
        /// A style is near, but the tokens of the other styles leave no room for this one.
        case noStyleBesideOthers(size: Double, FaceTraits)
        /// The token is in a group that the token's own group extends.
        case inherited
        /// The token has another purpose than a text style.
        case component, state, largeScreens, code
        /// No style is near in size and face.
        case noStyleNear(size: Double, FaceTraits)
    }
}
