// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

/// The mistakes of files of any syntax.
package enum TextProblem: Problem {
    package static let area = "text"

    /// Diagnostics beyond those that are kept.
    case omitted(count: Int)
    /// A picture, a font or the like.
    case foreignFormat(ForeignFormat)
    case wideCharacters
    case empty
    case onlyWhiteSpace
    case notUTF8
    /// Behind the end; nil never occurs in a text.
    case contentBehindEnd(String?)
    case nestedTooDeeply
    case tooManyValues
    case repeatedKey(String, line: Int)
    case longKey(String)
    case tooManyMarks
}
