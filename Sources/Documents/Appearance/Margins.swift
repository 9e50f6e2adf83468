// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

/// Margins in points. The profile sets a margin that is nil.
package struct Margins: Hashable, Sendable {
    /// The top margin, in points.
    package var top: Double?
    /// The margin on the side where lines start, in points.
    package var leading: Double?
    /// The bottom margin, in points.
    package var bottom: Double?
    /// The margin on the side where lines end, in points.
    package var trailing: Double?
}
