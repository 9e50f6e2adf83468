// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

/// The parameters of breaking a prepared text into lines.
public struct LineBreakParameters: Hashable, Sendable {
    /// The font size, in points.
    public var pointSize: Double
    /// Extra advance after each cluster, in points.
    public var tracking: Double
    /// The width of lines, in points; infinity for no wrapping.
    public var width: Double
    /// The most lines; 0 for no limit. If text is left, the last line is truncated.
    public var lineLimit: Int
    /// Where lines may end in a hyphen that the text does not have.
    public var hyphenation: Hyphenation
    /// What replaces the rest of a text at the line limit.
    public var lineBreakMode = LineBreakMode.byTruncatingTail
    /// The least factor of the font size, to which a text shrinks that otherwise has more lines than its limit; 1 for
    /// a text that does not shrink.
    public var minimumScale = 1.0

    /// Parameters for a size; width and number of lines are not limited by default.
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

    /// The parameters at a factor of the font size, at which the text does not shrink further. Tracking grows with the
    /// size.
    func scaled(by scale: Double) -> LineBreakParameters {
        var parameters = self
        parameters.pointSize *= scale
        parameters.tracking *= scale
        parameters.minimumScale = 1
        return parameters
    }

    /// The parameters at the least size of the text.
    var atMinimumScale: LineBreakParameters { minimumScale < 1 ? scaled(by: minimumScale) : self }

    /// The tolerance in points: far below a device pixel, and far above the rounding error of sums.
    static let tolerance = 1e-5
}
