// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import PangoText

/// The installed version of Inter. `docs/fidelity.md` tells how near the widths of each version are to a device.
package enum InstalledInter {
    /// `fontRevision` of the `head` table; 0 without Inter.
    package static let version =
        FontLibrary().face(postScriptName: "Inter-Regular")?.version ?? 0

    /// Whether it is Inter 4.0, as in Debian 12. The recordings were compared with it.
    package static let is40 = abs(version - 3.019) < 0.01
}
