// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

/// Obstacles to editing a file.
package enum EditProblem: Problem {
    package static let area = "edit"

    case damagedFile(Diagnostic)
    case damagedBinary
    case missingValue
    case missingNumber
    case entryNotAdded(String)
    case valueNotAdded
    case keyNotAllowed(String)
    case outermostValue
    case nodeOfBinary
    case infiniteNumber(String)
    case notInJSON(Node.Kind)
    case notInPropertyList(Node.Kind)
    case controlCharacter(String)
    case notADate(String)
    case distantDate
}
