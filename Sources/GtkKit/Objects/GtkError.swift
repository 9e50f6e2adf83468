// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import CGtk

/// The message of a `GError`.
package struct GtkError: Error, CustomStringConvertible {
    package let description: String

    /// Calls a C function with a `GError` parameter, and throws the error.
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
