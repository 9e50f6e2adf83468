// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import PangoText

/// Which Inter is installed. Widths are as near to a device as `docs/fidelity.md` says for each version.
package enum InstalledInter {
    /// `fontRevision` of the `head` table; 0 without Inter.
    package static let version =
        FontLibrary().face(postScriptName: "Inter-Regular")?.version ?? 0

    /// Whether it is Inter 4.0, as in Debian 12, which the recordings were compared with.
    package static let is40 = abs(version - 3.019) < 0.01
}
