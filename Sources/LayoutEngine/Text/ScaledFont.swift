// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

/// A font at the size the reader's category gives it: all that measuring, laying out and drawing a
/// text need to know.
///
/// It remembers what was asked for and its base size, so that a change of category starts from
/// the base and an export can say what was drawn instead of what.
public struct ScaledFont: Hashable, Sendable {
    /// The face that is measured and drawn.
    public var face: Face

    /// The PostScript name asked for, or `system`.
    public var requestedName: String

    /// Size at the category `large`, in points.
    public var baseSize: Double

    /// Size drawn, in points.
    public var pointSize: Double

    /// Extra advance after each cluster, in points.
    public var tracking: Double

    /// Line metrics, in ems: the face's own, or those of the font it stands in for.
    public var metrics: FaceMetrics

    /// Distance between the baselines of two lines, in points; smaller than the line height where a
    /// text style's leading is.
    public var linePitch: Double

    /// Which fallback faces make a line taller.
    public var raising: LineRaising

    /// A font; without metrics, with those of its face; without a pitch, with its line height.
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

    /// Height of a single line, in points: ascent, descent and gap.
    public var lineHeight: Double { metrics.lineHeight * pointSize }

    /// Height of capital letters, in points.
    public var capHeight: Double { metrics.capHeight * pointSize }
}

/// Which fallback faces, drawn for characters that a font lacks, make their line taller.
public enum LineRaising: String, Hashable, Sendable, CaseIterable {
    /// None: every line is as tall as the font's own.
    case none
    /// Those of scripts with tall letters, such as Thai.
    case tallScripts
    /// Every face that is taller.
    case allFallbacks
}
