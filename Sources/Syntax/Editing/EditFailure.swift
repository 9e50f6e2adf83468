// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

/// Why an edit was not made, for whoever asked for it. The document is as it was.
public struct EditFailure: Error, Sendable, CustomStringConvertible {
    /// What is in the way.
    public let problem: any Problem

    /// A failure with its problem.
    public init(_ problem: some Problem) { self.problem = problem }

    /// What is in the way, for code: `edit.missing-value`.
    public var id: String { problem.id }
    /// What is in the way, for people: a sentence that says what to do instead, without a full stop.
    public var message: String { problem.message }
    /// The sentence.
    public var description: String { message }
}
