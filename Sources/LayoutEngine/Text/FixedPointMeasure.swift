// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

/// Compares sums of advances with the width of a line. It uses fixed point: equal sums compare equal in any
/// order of addition, and a comparison takes one instruction.
struct FixedPointMeasure {
    /// The width of a line, in parts of a unit of an em.
    private let limit: Int
    private let tracking: Int
    private let partsPerPoint: Double

    /// The parts per unit of an em, as a power of two. Their rounding error is far below the tolerance.
    private static let shift = 20

    init(_ parameters: LineBreakParameters) {
        partsPerPoint =
            ShapedText.unitsPerEm / max(parameters.pointSize, 1e-6) * Double(1 << Self.shift)
        limit = Int(min((parameters.width + LineBreakParameters.tolerance) * partsPerPoint, 0x1p62))
        tracking = Int(min(max((parameters.tracking * partsPerPoint).rounded(), -0x1p48), 0x1p48))
    }

    /// The end of a line that begins after a sum.
    @inline(__always)
    func end(after sum: AdvanceSum) -> Int { limit &+ size(sum) }

    /// The end of a line, counted from a position on it in points.
    func end(from position: Double) -> Int {
        limit &- Int(min(position * partsPerPoint, 0x1p62))
    }

    /// The room for an advance and for the tracking of the clusters around it.
    func spare(_ advance: Int) -> Int { advance &<< Self.shift &+ 2 &* abs(tracking) }

    /// Whether a sum is at or before the end of a line.
    @inline(__always)
    func fits(_ sum: AdvanceSum, before end: Int) -> Bool { size(sum) <= end }

    @inline(__always)
    private func size(_ sum: AdvanceSum) -> Int {
        sum.advance &<< Self.shift &+ sum.clusters &* tracking
    }
}

/// The length of a text without a size: the sum of its advances, and the number of clusters that get tracking.
struct AdvanceSum {
    /// The sum of advances in units of an em: a whole number, so that sums are exact.
    var advance = 0
    var clusters = 0

    @inline(__always)
    static func + (left: AdvanceSum, right: AdvanceSum) -> AdvanceSum {
        AdvanceSum(
            advance: left.advance + right.advance, clusters: left.clusters + right.clusters)
    }

    @inline(__always)
    static func - (left: AdvanceSum, right: AdvanceSum) -> AdvanceSum {
        AdvanceSum(
            advance: left.advance - right.advance, clusters: left.clusters - right.clusters)
    }
}
