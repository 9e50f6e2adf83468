// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Words

extension ResourceError: CustomStringConvertible {
    /// The message: complete sentences that include the remedy.
    package var description: String {
        // Translators: %1$s is a list of folders.
        tr(
            """
            The resources of Typeladder were not found in %1$s. Install Typeladder again, or set \
            TYPELADDER_RESOURCES to the folder with the resources.
            """, listed(places.map(\.string)))
    }
}
