// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

/// Why an edit was not made, as a sentence for whoever asked for it: what is in the way and what to
/// do instead. The document is as it was.
public struct EditFailure: Error, Hashable, Sendable, CustomStringConvertible {
    /// A sentence: what is in the way and what to do. No full stop at the end.
    public let message: String

    /// A failure with its sentence.
    public init(_ message: String) { self.message = message }

    /// The sentence.
    public var description: String { message }
}
