// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import CGtk

/// What C reported in a `GError`, as a sentence.
public struct GtkError: Error, CustomStringConvertible {
    /// The message.
    public let description: String

    /// Calls C with a place for an error, which is copied, freed and thrown.
    @discardableResult
    static func catching<Result>(
        _ body: (UnsafeMutablePointer<UnsafeMutablePointer<GError>?>) -> Result
    ) throws(GtkError) -> Result {
        var error: UnsafeMutablePointer<GError>?
        let result = body(&error)
        guard let error else { return result }
        defer { g_error_free(error) }
        throw GtkError(description: String(cString: error.pointee.message))
    }
}
