// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

/// How a prepared text is set: its size and the room it has.
public struct LineBreakParameters: Hashable, Sendable {
    /// Size in points.
    public var pointSize: Double
    /// Extra advance after each cluster, in points.
    public var tracking: Double
    /// Room for a line, in points; infinity for no wrapping.
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

    /// The length of a stretch of text, in points.
    @inline(__always)
    func length(_ stretch: TextStretch) -> Double {
        Double(stretch.advance) * (pointSize / ShapedText.unitsPerEm)
            + Double(stretch.clusters) * tracking
    }

    /// Whether a length in points fits a line.
    func fits(_ length: Double) -> Bool { length <= width + Self.tolerance }

    /// Far below a device pixel, far above the rounding of sums.
    fileprivate static let tolerance = 1e-5
}

/// Whether stretches of text fit a line, in whole numbers: quick, and the same however a sum was
/// come by.
struct LineRoom {
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

    /// The room in a line that begins after a stretch, up to its end.
    @inline(__always)
    func end(after stretch: TextStretch) -> Int { limit &+ size(stretch) }

    /// The room from a position on the line, in points, up to its end.
    func end(from position: Double) -> Int {
        limit &- Int(min(position * partsPerPoint, 0x1p62))
    }

    /// Whether a stretch ends before the end of a line.
    @inline(__always)
    func fits(_ stretch: TextStretch, before end: Int) -> Bool { size(stretch) <= end }

    @inline(__always)
    private func size(_ stretch: TextStretch) -> Int {
        stretch.advance &<< Self.shift &+ stretch.clusters &* tracking
    }
}

/// What decides how long a stretch of text is: its advance and the clusters that tracking widens.
struct TextStretch {
    /// In units of an em; sums are exact.
    var advance = 0
    var clusters = 0

    @inline(__always)
    static func + (left: TextStretch, right: TextStretch) -> TextStretch {
        TextStretch(
            advance: left.advance + right.advance, clusters: left.clusters + right.clusters)
    }

    @inline(__always)
    static func - (left: TextStretch, right: TextStretch) -> TextStretch {
        TextStretch(
            advance: left.advance - right.advance, clusters: left.clusters - right.clusters)
    }
}
