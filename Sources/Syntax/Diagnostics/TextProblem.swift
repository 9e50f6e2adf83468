// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

/// Mistakes in files of any syntax.
package enum TextProblem: Problem {
    package static let area = "text"

    /// The diagnostics that were counted but not kept.
    case omitted(count: Int)
    /// A picture, a font, or another format.
    case foreignFormat(ForeignFormat)
    case wideCharacters
    case empty
    case onlyWhiteSpace
    case notUTF8
    /// The first character after the end. It is never nil in a text.
    case contentBehindEnd(String?)
    case nestedTooDeeply
    case tooManyValues
    case repeatedKey(String, line: Int)
    case longKey(String)
    case tooManyMarks
}
