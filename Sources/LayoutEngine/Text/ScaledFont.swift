// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

/// A font at its size in the user's category: all that a text needs to be measured, laid out, and drawn.
///
/// It includes the requested name and the size at L. So a change of category starts from that size, and a
/// report can compare the drawn font with the requested one.
public struct ScaledFont: Hashable, Sendable {
    /// The face that is measured and drawn.
    public var face: Face

    /// The requested PostScript name, or `system`.
    public var requestedName: String

    /// The size at L, in points.
    public var baseSize: Double

    /// The size as drawn, in points.
    public var pointSize: Double

    /// Extra advance after each cluster, in points.
    public var tracking: Double

    /// The line metrics, in ems: those of the face, or those of the font for which it is a stand-in.
    public var metrics: FaceMetrics

    /// The line pitch, the distance between the baselines of two lines, in points. It is less than the line
    /// height if the leading of the text style is.
    public var linePitch: Double

    /// Which fallback faces make a line taller.
    public var raising: LineRaising

    /// A font. By default the metrics are those of the face, and the line pitch is the line height.
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

    /// The font at a factor of its size, with its line pitch.
    package func shrunk(by scale: Double) -> ScaledFont {
        guard scale != 1 else { return self }
        return ScaledFont(
            face: face, requestedName: requestedName, baseSize: baseSize,
            pointSize: pointSize * scale, tracking: tracking * scale, metrics: metrics,
            linePitch: linePitch, raising: raising)
    }

    /// The distance from the top of a line to its baseline, in points.
    public var ascender: Double { metrics.ascent * pointSize }

    /// The height of a single line, in points: ascent, descent, and line gap.
    public var lineHeight: Double { metrics.lineHeight * pointSize }

    /// The height of capital letters, in points.
    public var capHeight: Double { metrics.capHeight * pointSize }
}

/// Which fallback faces raise a line, that is, make it taller.
public enum LineRaising: String, Hashable, Sendable, CaseIterable {
    /// None: every line has the font's line height.
    case none
    /// Faces of scripts with tall letters, such as Thai.
    case tallScripts
    /// Every face that is taller.
    case allFallbacks
}
