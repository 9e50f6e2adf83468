// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

/// Margins in points; nil where the file says nothing and the profile decides.
public struct Margins: Hashable, Sendable {
    /// Above, in points.
    public var top: Double?
    /// On the side where reading begins, in points.
    public var leading: Double?
    /// Below, in points.
    public var bottom: Double?
    /// On the side where reading ends, in points.
    public var trailing: Double?

    /// Margins in points.
    public init(
        top: Double? = nil, leading: Double? = nil, bottom: Double? = nil, trailing: Double? = nil
    ) {
        self.top = top
        self.leading = leading
        self.bottom = bottom
        self.trailing = trailing
    }
}
