// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Documents
import DynamicType
import Syntax

/// A weight, an italic, or characters that a family lacks. Typeladder never synthesizes a slant or a weight.
package enum FontNotice: Problem {
    /// The first part of the ids.
    package static let area = "font-notice"

    /// A weight that a family does not have, and the weight that is drawn.
    case missingWeight(Int, family: String, drawn: Int)
    case missingItalic(family: String)
    case missingUpright(family: String)
    /// A bold weight of a family without a matching bold face.
    case noBoldFace
    /// Bold Text, which makes only the system font heavier.
    case customFontInBoldText
    /// Characters of the screen that another face draws, and a Debian package with a face that is more similar
    /// to the device's; nil for none.
    case borrowedCharacters(count: Int, of: String, from: String, package: String?)
    /// Characters of the screen that no font has, and the packages of fonts that have them.
    case missingCharacters(count: Int, packages: [String])
    /// A face that a family does not have, and the face that some text styles get.
    case missingFace(FaceTraits, drawn: FaceTraits, in: [TextStyle])
}
