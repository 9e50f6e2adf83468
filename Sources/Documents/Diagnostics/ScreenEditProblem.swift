// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Syntax

/// Reasons why an edit of a screen is refused.
package enum ScreenEditProblem: Problem {
    package static let area = "screen-edit"

    case notReadable(Cause)
    /// The screen has not the element that the edit is about.
    case missingElement
    /// The text is not written in the file, such as the title of an accessory.
    case fixedText
    /// The screen was converted from source, which is not edited.
    case converted
}
