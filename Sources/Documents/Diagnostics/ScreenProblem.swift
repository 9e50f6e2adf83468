// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Syntax

/// What can be wrong with a screen, beside its single values.
package enum ScreenProblem: Problem {
    package static let area = "screen"

    case notJSON
    case isTheme
    case missingSections
    case notALanguage(String)
    case hiddenTitle
    case tooManyRows
    /// A key that means something only in rows of other kinds.
    case unusedKey(String, of: [Row.Kind], in: Row.Kind)
    case missingLabels
}
