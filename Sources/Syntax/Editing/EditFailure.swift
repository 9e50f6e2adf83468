// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

/// The error of an edit that was not made. The document is unchanged.
public struct EditFailure: Error, Sendable, CustomStringConvertible {
    /// The problem.
    public let problem: any Problem

    /// A failure with its problem.
    public init(_ problem: some Problem) { self.problem = problem }

    /// The identifier of the problem: `edit.missing-value`.
    public var id: String { problem.id }
    /// The message: a sentence that says what to do instead, without a full stop.
    public var message: String { problem.message }
    /// The message.
    public var description: String { message }
}
