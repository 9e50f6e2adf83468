// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Files
import Syntax

/// Why a picture file of a screen is not shown.
package enum PictureProblem: Problem, Error {
    package static let area = "picture"

    /// The path leads out of the screen's folder, by itself or through a symbolic link.
    case outside(String)
    case unreadable(String, FileProblem)
    case otherFormat(String)
    case damaged(String)
    case tooManyPixels(String, width: Int, height: Int)
    /// The pictures of the screen together have too many bytes or pixels.
    case tooManyPictures(String)
    case missingLibrary(String, library: String)
}
