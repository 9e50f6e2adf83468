// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

/// What shaping found out about a text in a face: the raw material of `PreparedText`, character
/// by character (Unicode scalar values, in the order of the text).
public struct ShapedText: Sendable {
    /// Units of an em: advances are whole numbers of 65,536ths, so that sums are exact.
    public static let unitsPerEm = 65_536.0

    /// One Unicode scalar value of the text, in four bytes: long documents have millions.
    public struct Scalar: Hashable, Sendable {
        /// Seven bits of traits above 25 bits of advance.
        private var bits: UInt32

        private static let traitsShift: UInt32 = 25
        private static let advanceMask: UInt32 = 1 << traitsShift - 1

        /// In units of an em, from 0 to 511 ems. A cluster of several characters spreads its
        /// advance over them.
        public var advance: Int32 {
            get { Int32(bitPattern: bits & Self.advanceMask) }
            set { bits = bits & ~Self.advanceMask | Self.clamped(newValue) }
        }

        /// What it means for breaking lines.
        public var traits: Traits {
            get { Traits(rawValue: UInt8(truncatingIfNeeded: bits >> Self.traitsShift)) }
            set { bits = bits & Self.advanceMask | UInt32(newValue.rawValue) << Self.traitsShift }
        }

        /// A character; the advance in units of an em.
        public init(advance: Int32, traits: Traits) {
            bits = Self.clamped(advance) | UInt32(traits.rawValue) << Self.traitsShift
        }

        private static func clamped(_ advance: Int32) -> UInt32 {
            min(UInt32(bitPattern: max(0, advance)), advanceMask)
        }
    }

    /// What a character means for breaking lines; "before" speaks of the gap to its left.
    public struct Traits: OptionSet, Hashable, Sendable {
        /// One bit for each trait.
        public let rawValue: UInt8
        /// Traits by their bits.
        public init(rawValue: UInt8) { self.rawValue = rawValue }

        /// A line may break before this character (UAX #14).
        public static let lineBreakBefore = Traits(rawValue: 1)
        /// A grapheme begins here: where a line may break when a word is wider than the line.
        public static let graphemeStart = Traits(rawValue: 2)
        /// White space: takes no room at the end of a line that was wrapped.
        public static let whiteSpace = Traits(rawValue: 4)
        /// A tab: its advance depends on its place in the line.
        public static let tab = Traits(rawValue: 8)
        /// U+2028: the line ends after it, the paragraph goes on.
        public static let lineSeparator = Traits(rawValue: 16)
        /// Part of a line feed, carriage return or U+2029 that ends a paragraph; has no advance.
        public static let paragraphSeparator = Traits(rawValue: 32)
        /// U+00AD: has no advance, and ends a line with a hyphen.
        public static let softHyphen = Traits(rawValue: 64)
    }

    /// A stretch of characters drawn with one face.
    public struct Run: Hashable, Sendable {
        /// Index of the first character.
        public var start: Int
        /// Index into `faces`.
        public var face: Int

        /// A run that lasts until the next one.
        public init(start: Int, face: Int) {
            self.start = start
            self.face = face
        }
    }

    /// How advances differ when a line breaks within what was shaped together: a kerned pair loses
    /// its kerning, a ligature comes apart.
    public struct BreakCorrection: Hashable, Sendable {
        /// Index of the character that would begin the new line.
        public var index: Int { Int(shortIndex) }
        private var shortIndex: Int32
        /// Added to the width of the line that ends here, in units of an em.
        public var ending: Int32
        /// Added to the width of the line that begins here, in units of an em.
        public var beginning: Int32

        /// A correction; both differences in units of an em.
        public init(index: Int, ending: Int32, beginning: Int32) {
            shortIndex = Int32(clamping: index)
            self.ending = ending
            self.beginning = beginning
        }
    }

    /// A face that some of the text is drawn with: the one asked for, or one that has the glyphs.
    public struct FallbackFace: Hashable, Sendable {
        /// PostScript name.
        public var name: String
        /// Vertical measures, in ems.
        public var metrics: FaceMetrics
        /// Whether it draws a script with tall letters, such as Thai.
        public var isTallScript: Bool
        /// The Debian package of the face that should draw these characters and is not installed; nil
        /// where this one is as good.
        public var betterFontPackage: String?

        /// A face by its name and measures.
        public init(
            name: String, metrics: FaceMetrics, isTallScript: Bool = false,
            betterFontPackage: String? = nil
        ) {
            self.name = name
            self.metrics = metrics
            self.isTallScript = isTallScript
            self.betterFontPackage = betterFontPackage
        }
    }

    /// The text's Unicode scalar values, in order.
    public var scalars: [Scalar]

    /// Index 0 is the face asked for, whether or not any character uses it.
    public var faces: [FallbackFace]

    /// In order; empty when the whole text is drawn with face 0.
    public var runs: [Run]

    /// In order of their index.
    public var corrections: [BreakCorrection]

    /// Characters before which a word may be hyphenated, by the patterns of its language: indices in
    /// ascending order.
    public var hyphenationPoints: [Int32] = []

    /// How the advance of a hyphen differs at some of those points, and behind soft hyphens: kerning. In
    /// order of their index; `beginning` is 0.
    public var hyphenCorrections: [BreakCorrection] = []

    /// Advance of an ellipsis in the face asked for, in units of an em.
    public var ellipsisAdvance: Int32

    /// Advance of a hyphen in the face asked for, in units of an em.
    public var hyphenAdvance: Int32

    /// Distance of tab stops, in units of an em: eight spaces of the face asked for.
    public var tabAdvance: Int32

    /// Characters that no font on the machine has.
    public var missingGlyphs: Int

    /// Debian packages with fonts for those characters.
    public var missingFontPackages: [String]

    /// What shaping found, advances in units of an em; no runs when all is drawn with face 0.
    public init(
        scalars: [Scalar], faces: [FallbackFace], runs: [Run] = [],
        corrections: [BreakCorrection] = [], ellipsisAdvance: Int32, hyphenAdvance: Int32 = 0,
        tabAdvance: Int32, missingGlyphs: Int = 0, missingFontPackages: [String] = []
    ) {
        self.scalars = scalars
        self.faces = faces
        self.runs = runs
        self.corrections = corrections
        self.ellipsisAdvance = ellipsisAdvance
        self.hyphenAdvance = hyphenAdvance
        self.tabAdvance = tabAdvance
        self.missingGlyphs = missingGlyphs
        self.missingFontPackages = missingFontPackages
    }
}
