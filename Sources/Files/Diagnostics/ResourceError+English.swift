// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

extension ResourceError: CustomStringConvertible {
    /// A sentence that says what to do.
    package var description: String {
        let folders = places.map(\.string).joined(separator: ", ")
        return "cannot find Typeladder's resources (looked in \(folders)); "
            + "install the program again, or set TYPELADDER_RESOURCES to their folder"
    }
}
