// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Syntax

/// Mistakes in string tables. Most of them lose one entry.
package enum StringTableProblem: Problem {
    package static let area = "strings"

    case notATable(Node.Kind)
    case notACatalog
    /// The first unexpected character, or nil at the end of the file.
    case unexpectedCharacter(String?)
    case missingValue(key: String)
    case missingSemicolon(key: String)
    case unclosedString
    case unclosedComment
    case repeatedKey(String, line: Int)
    case jsonEscape(String)
    case unknownEncoding
    case notAText(key: String, Node.Kind)
    case missingFormat(key: String)
    case missingVariable(String, key: String)
    case missingVariants(key: String)
}
