// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Syntax

/// Problems of layout records.
package enum RecordProblem: Problem {
    package static let area = "record"

    case notARecord
    /// A line that `record write` does not write, such as the marks of a conflict.
    case unknownLine
    /// Two lines for one element, as after a merge that kept both.
    case repeatedElement(String)
}
