// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

extension ResourceError: CustomStringConvertible {
    /// A sentence that says what to do.
    public var description: String {
        "cannot find Typeladder's resources (looked in \(places.joined(separator: ", "))); "
            + "install the program again, or set TYPELADDER_RESOURCES to their folder"
    }
}
