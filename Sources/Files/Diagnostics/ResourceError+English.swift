// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Words

extension ResourceError: CustomStringConvertible {
    /// A sentence that says what to do.
    package var description: String {
        let folders = places.map(\.string).joined(separator: ", ")
        return tr(
            """
            cannot find Typeladder's resources (looked in %1$s); install the program again, or set \
            TYPELADDER_RESOURCES to their folder
            """, folders)
    }
}
