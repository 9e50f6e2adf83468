// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

/// How a prepared text is set: its size and how wide its lines may be.
public struct LineBreakParameters: Hashable, Sendable {
    /// Size in points.
    public var pointSize: Double
    /// Extra advance after each cluster, in points.
    public var tracking: Double
    /// Of a line at most, in points; infinity for no wrapping.
    public var width: Double
    /// The most lines there may be, the last of them truncated; 0 for no limit.
    public var lineLimit: Int
    /// Where a line may end in a hyphen that the text does not have.
    public var hyphenation: Hyphenation

    /// Parameters; without limits of width and lines, tracking and hyphens, unless they are given.
    public init(
        pointSize: Double, tracking: Double = 0, width: Double = .infinity, lineLimit: Int = 0,
        hyphenation: Hyphenation = .none
    ) {
        self.pointSize = pointSize
        self.tracking = tracking
        self.width = width
        self.lineLimit = lineLimit
        self.hyphenation = hyphenation
    }

    /// The length of a sum of advances, in points.
    @inline(__always)
    func length(_ sum: AdvanceSum) -> Double {
        Double(sum.advance) * (pointSize / ShapedText.unitsPerEm)
            + Double(sum.clusters) * tracking
    }

    /// Whether a length in points fits a line.
    func fits(_ length: Double) -> Bool { length <= width + Self.tolerance }

    /// Far below a device pixel, far above the rounding of sums.
    static let tolerance = 1e-5
}
