// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Syntax

/// Problems of screens, other than those of single values.
package enum ScreenProblem: Problem {
    package static let area = "screen"

    case notJSON
    case isTheme
    case missingSections
    case notALanguage(String)
    case hiddenTitle
    case tooManyRows
    /// A key that only other kinds of rows show.
    case unusedKey(String, of: [Row.Kind], in: Row.Kind)
    case missingLabels
    case notASymbolName(String)
    /// The name of a picture file in place of a symbol's.
    case pictureAsSymbol(String)
    case otherPictureFormat(String)
    /// A key with another content of an image, which has one.
    case secondImage(String, beside: String)
    /// The file is of a later version than the latest that is read completely.
    case newerVersion(Int)
}
