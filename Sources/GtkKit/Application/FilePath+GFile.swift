// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import CGtk
import Syntax

extension FilePath {
    /// The path of a `GFile`, or its URI if it has no path in UTF-8.
    init(file: OpaquePointer) {
        if let path = g_file_get_path(file) {
            defer { g_free(path) }
            if let text = String(validatingCString: path) {
                self.init(text)
                return
            }
        }
        let uri = g_file_get_uri(file)
        defer { g_free(uri) }
        self.init(uri.map { String(cString: $0) } ?? "")
    }

    /// Calls `body` with the `GFile` of this path, which is valid until `body` returns.
    func withFile<Result>(_ body: (OpaquePointer) -> Result) -> Result {
        let file = Object(
            owning: (isUTF8 ? g_file_new_for_path(string) : g_file_new_for_uri(string))?.raw)
        return withExtendedLifetime(file) { body(file.opaque) }
    }
}
