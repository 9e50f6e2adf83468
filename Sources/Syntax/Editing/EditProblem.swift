// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

/// Reasons why a file cannot be edited.
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
    case infiniteNumber(String)
    case notInJSON(Node.Kind)
    case notInPropertyList(Node.Kind)
    case controlCharacter(String)
    case notADate(String)
    case distantDate
}

/// The error of an edit. The document is unchanged.
package struct EditFailure: Error, Sendable, CustomStringConvertible {
    package let problem: any Problem

    package init(_ problem: some Problem) { self.problem = problem }

    package init(_ cause: Cause) { problem = cause.problem }

    /// The id of the problem: `edit.missing-value`.
    package var id: String { problem.id }
    /// The message in whole sentences, including what to do instead.
    package var message: String { problem.message }
    package var description: String { message }
}
