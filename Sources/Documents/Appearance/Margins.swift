// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

/// Margins in points; nil: the profile decides.
package struct Margins: Hashable, Sendable {
    /// Above, in points.
    package var top: Double?
    /// On the side where reading begins, in points.
    package var leading: Double?
    /// Below, in points.
    package var bottom: Double?
    /// On the side where reading ends, in points.
    package var trailing: Double?
}
