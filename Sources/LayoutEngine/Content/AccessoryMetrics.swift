// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

/// The size of an accessory and the part of the cell that it takes.
public struct AccessoryMetrics: Hashable, Sendable {
    /// From the trailing side of the cell to where the content may end, without the distance from a text,
    /// in points: its margin, its width and what its kind keeps free before it.
    public var reservedWidth: Double
    /// Its frame, in points; the minimum for one with a text.
    public var size: Size
    /// What is drawn in the middle of the frame, in points.
    public var ink: Size

    /// Metrics in points; without ink, what is drawn fills the frame.
    public init(reservedWidth: Double, size: Size, ink: Size? = nil) {
        self.reservedWidth = reservedWidth
        self.size = size
        self.ink = ink ?? size
    }
}
