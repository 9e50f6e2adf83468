// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

/// One style of one font family, as found on this machine: what text is measured and drawn with.
///
/// Metrics are in ems, positive away from the baseline. They describe the font file; what a label
/// uses can differ where a stand-in is drawn with another font's line metrics (`ScaledFont`).
public struct Face: Hashable, Sendable {
    /// What text shaping is asked for: unique for each face of a font library.
    public var id: String

    /// The name that apps ask for.
    public var postScriptName: String
    /// The name of the family, such as `Noto Serif`.
    public var family: String
    /// What tells it from others of its family, such as `Bold Italic`.
    public var styleName: String

    /// OpenType weight, 1 to 1000.
    public var weight: Int
    /// Whether the font file calls the face italic or oblique.
    public var isItalic: Bool

    /// Whether a theme brought the font file, rather than the machine.
    public var isPrivate: Bool

    /// The version of the font file (`fontRevision` of the `head` table); 0 where it is not known.
    public var version: Double

    /// Vertical measures, in ems.
    public var metrics: FaceMetrics

    /// Added to the advance of each space between words, in ems: where a face stands in for another
    /// whose spaces are wider or narrower.
    public var wordSpacing: Double

    /// A face as a font file describes it.
    public init(
        id: String, postScriptName: String, family: String, styleName: String, weight: Int,
        isItalic: Bool, isPrivate: Bool = false, version: Double = 0, metrics: FaceMetrics,
        wordSpacing: Double = 0
    ) {
        self.id = id
        self.postScriptName = postScriptName
        self.family = family
        self.styleName = styleName
        self.weight = weight
        self.isItalic = isItalic
        self.isPrivate = isPrivate
        self.version = version
        self.metrics = metrics
        self.wordSpacing = wordSpacing
    }

    /// A face is its identity: hashing a dozen fields for each of ten thousand rows would be waste.
    public static func == (left: Face, right: Face) -> Bool {
        left.id == right.id && left.metrics == right.metrics
            && left.wordSpacing == right.wordSpacing
    }

    /// Hashes what the face is asked for by.
    public func hash(into hasher: inout Hasher) { hasher.combine(id) }
}

/// Vertical measures of a face, in ems.
public struct FaceMetrics: Hashable, Sendable {
    /// From the baseline to the top of a line.
    public var ascent: Double

    /// From the baseline to the bottom of a line, positive.
    public var descent: Double

    /// Extra space that belongs to each line, below it (`lineGap` of the `hhea` table).
    public var lineGap: Double

    /// From the baseline to the top of an H.
    public var capHeight: Double
    /// From the baseline to the top of an x.
    public var xHeight: Double

    /// Measures in ems, positive away from the baseline.
    public init(
        ascent: Double, descent: Double, lineGap: Double = 0, capHeight: Double = 0.7,
        xHeight: Double = 0.5
    ) {
        self.ascent = ascent
        self.descent = descent
        self.lineGap = lineGap
        self.capHeight = capHeight
        self.xHeight = xHeight
    }

    /// Ascent, descent and gap: the height of a single line.
    public var lineHeight: Double { ascent + descent + lineGap }
}
