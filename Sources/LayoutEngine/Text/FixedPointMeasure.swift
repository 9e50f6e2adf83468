// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

/// Whether sums of advances fit a line. Fixed point, so that equal sums compare equal in any order of
/// addition, and quickly.
struct FixedPointMeasure {
    /// In parts of a unit of an em.
    private let limit: Int
    private let tracking: Int
    private let partsPerPoint: Double

    /// Parts of a unit: what rounding leaves of these is far below the tolerance.
    private static let shift = 20

    init(_ parameters: LineBreakParameters) {
        partsPerPoint =
            ShapedText.unitsPerEm / max(parameters.pointSize, 1e-6) * Double(1 << Self.shift)
        limit = Int(min((parameters.width + LineBreakParameters.tolerance) * partsPerPoint, 0x1p62))
        tracking = Int(min(max((parameters.tracking * partsPerPoint).rounded(), -0x1p48), 0x1p48))
    }

    /// Where a line ends that begins after a sum.
    @inline(__always)
    func end(after sum: AdvanceSum) -> Int { limit &+ size(sum) }

    /// Where a line ends, counted from a position on it in points.
    func end(from position: Double) -> Int {
        limit &- Int(min(position * partsPerPoint, 0x1p62))
    }

    /// Whether a sum comes no farther than the end of a line.
    @inline(__always)
    func fits(_ sum: AdvanceSum, before end: Int) -> Bool { size(sum) <= end }

    @inline(__always)
    private func size(_ sum: AdvanceSum) -> Int {
        sum.advance &<< Self.shift &+ sum.clusters &* tracking
    }
}

/// What the length of text follows from: the sum of its advances, and the clusters that tracking widens.
struct AdvanceSum {
    /// In units of an em; sums are exact.
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
