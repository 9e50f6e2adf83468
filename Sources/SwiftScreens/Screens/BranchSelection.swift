// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

/// Which branches of unknown conditions are on a screen.
package struct BranchSelection: Hashable, Sendable {
    /// Whether all branches are shown, one after another.
    package var showsAll = false
    /// The chosen branch by the text of its condition. Others have their first branch.
    package var chosen: [String: String] = [:]

    package init(showsAll: Bool = false, chosen: [String: String] = [:]) {
        (self.showsAll, self.chosen) = (showsAll, chosen)
    }
}
