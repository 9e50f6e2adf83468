// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

/// A font at its size in the user's category: all that measuring, laying out and drawing a text
/// need.
///
/// It includes the requested name and the base size, so that a change of category starts from the
/// base and a report can compare the font drawn with the font requested.
public struct ScaledFont: Hashable, Sendable {
    /// The face that is measured and drawn.
    public var face: Face

    /// The requested PostScript name, or `system`.
    public var requestedName: String

    /// The size at the category `large`, in points.
    public var baseSize: Double

    /// The size that is drawn, in points.
    public var pointSize: Double

    /// Extra advance after each cluster, in points.
    public var tracking: Double

    /// Line metrics, in ems: those of the face, or of the font that it stands in for.
    public var metrics: FaceMetrics

    /// The distance between the baselines of two lines, in points; less than the line height where
    /// the leading of a text style is.
    public var linePitch: Double

    /// Which fallback faces make a line taller.
    public var raising: LineRaising

    /// A font. Metrics default to those of the face, the line pitch to the line height.
    public init(
        face: Face, requestedName: String, baseSize: Double, pointSize: Double,
        tracking: Double = 0, metrics: FaceMetrics? = nil, linePitch: Double? = nil,
        raising: LineRaising = .allFallbacks
    ) {
        self.face = face
        self.requestedName = requestedName
        self.baseSize = baseSize
        self.pointSize = pointSize
        self.tracking = tracking
        self.metrics = metrics ?? face.metrics
        self.linePitch = linePitch ?? self.metrics.lineHeight * pointSize
        self.raising = raising
    }

    /// From the top of a line to its baseline, in points.
    public var ascender: Double { metrics.ascent * pointSize }

    /// The height of a single line, in points: ascent, descent and line gap.
    public var lineHeight: Double { metrics.lineHeight * pointSize }

    /// The height of capital letters, in points.
    public var capHeight: Double { metrics.capHeight * pointSize }
}

/// Which fallback faces raise a line, that is, make it taller.
public enum LineRaising: String, Hashable, Sendable, CaseIterable {
    /// None: every line has the font's line height.
    case none
    /// Those of scripts with tall letters, such as Thai.
    case tallScripts
    /// Every face that is taller.
    case allFallbacks
}
