// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

/// The result of shaping a text in a face, scalar by scalar in the order of the text. In this file, a character
/// is a Unicode scalar.
public struct ShapedText: Sendable {
    /// Units per em. Advances are whole numbers of units, so that sums are exact.
    public static let unitsPerEm = 65_536.0

    /// One Unicode scalar value of the text, in four bytes: long documents have millions.
    public struct Scalar: Hashable, Sendable {
        /// Seven bits of traits above 25 bits of advance.
        private var bits: UInt32

        private static let traitsShift: UInt32 = 25
        private static let advanceMask: UInt32 = 1 << traitsShift - 1

        /// The advance in units of an em, from 0 to 511 ems. The advance of a cluster is spread over its
        /// characters.
        public var advance: Int32 {
            get { Int32(bitPattern: bits & Self.advanceMask) }
            set { bits = bits & ~Self.advanceMask | Self.clamped(newValue) }
        }

        /// The properties of the character for line breaking.
        public var traits: Traits {
            get { Traits(rawValue: UInt8(truncatingIfNeeded: bits >> Self.traitsShift)) }
            set { bits = bits & Self.advanceMask | UInt32(newValue.rawValue) << Self.traitsShift }
        }

        /// A character, with its advance in units of an em.
        public init(advance: Int32, traits: Traits) {
            bits = Self.clamped(advance) | UInt32(traits.rawValue) << Self.traitsShift
        }

        private static func clamped(_ advance: Int32) -> UInt32 {
            min(UInt32(bitPattern: max(0, advance)), advanceMask)
        }
    }

    /// The properties of a character for line breaking.
    public struct Traits: OptionSet, Hashable, Sendable {
        /// One bit for each trait.
        public let rawValue: UInt8
        /// Traits by their bits.
        public init(rawValue: UInt8) { self.rawValue = rawValue }

        /// A line may break before this character (UAX #14).
        public static let lineBreakBefore = Traits(rawValue: 1)
        /// A grapheme cluster begins here. A line may break before it if a word is wider than the line.
        public static let graphemeStart = Traits(rawValue: 2)
        /// White space, which hangs at the end of a wrapped line.
        public static let whiteSpace = Traits(rawValue: 4)
        /// A tab, whose advance depends on its position in the line.
        public static let tab = Traits(rawValue: 8)
        /// U+2028: the line ends after it, and the paragraph continues.
        public static let lineSeparator = Traits(rawValue: 16)
        /// Part of a line feed, carriage return, or U+2029 that ends a paragraph. It has no advance.
        public static let paragraphSeparator = Traits(rawValue: 32)
        /// U+00AD: it has no advance, and ends a line with a hyphen.
        public static let softHyphen = Traits(rawValue: 64)
    }

    /// Consecutive characters drawn with one face.
    public struct Run: Hashable, Sendable {
        /// The index of the first character.
        public var start: Int
        /// The index of the face in `faces`.
        public var face: Int

        /// A run up to the start of the next one.
        public init(start: Int, face: Int) {
            self.start = start
            self.face = face
        }
    }

    /// The change of advances at a line break between characters that were shaped together: a kerned pair loses
    /// its kerning, and a ligature is split.
    public struct BreakCorrection: Hashable, Sendable {
        /// The index of the character that begins the next line.
        public var index: Int { Int(shortIndex) }
        private var shortIndex: Int32
        /// The change of the width of the line that ends here, in units of an em.
        public var ending: Int32
        /// The change of the width of the line that begins here, in units of an em.
        public var beginning: Int32

        /// A correction at a break, in units of an em.
        public init(index: Int, ending: Int32, beginning: Int32) {
            shortIndex = Int32(clamping: index)
            self.ending = ending
            self.beginning = beginning
        }
    }

    /// A face that draws a part of the text: the requested one, or a fallback.
    public struct FallbackFace: Hashable, Sendable {
        /// The PostScript name.
        public var name: String
        /// Vertical metrics, in ems.
        public var metrics: FaceMetrics
        /// Whether the face draws a script with tall letters, such as Thai.
        public var isTallScript: Bool
        /// The Debian package of the preferred fallback, if it is not installed; nil if this face is the
        /// preferred one.
        public var betterFontPackage: String?
        /// Whether the text asks for the face, in a part of it. It is no fallback.
        var isPart = false
        /// The metrics that a line counts for the face, in ems of the text, if they are not those of the face; nil also
        /// for a part that makes no line taller.
        var partMetrics: FaceMetrics?

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

    /// The faces that draw the text; index 0 is the requested one, even if no character uses it.
    public var faces: [FallbackFace]

    /// The runs in order; empty if face 0 draws the whole text.
    public var runs: [Run]

    /// The corrections, in ascending order of their index.
    public var corrections: [BreakCorrection]

    /// The indices of characters before which the patterns of its language may hyphenate a word, in ascending
    /// order.
    public var hyphenationPoints: [Int32] = []

    /// The kerning of the hyphen at some hyphenation points and after soft hyphens, in ascending order of the
    /// index; `beginning` is 0.
    public var hyphenCorrections: [BreakCorrection] = []

    /// The advance of an ellipsis in the requested face, in units of an em.
    public var ellipsisAdvance: Int32

    /// The advance of a hyphen in the requested face, in units of an em.
    public var hyphenAdvance: Int32

    /// The distance between tab stops, in units of an em: eight spaces of the requested face.
    public var tabAdvance: Int32

    /// The number of characters that no font on the machine has.
    public var missingGlyphs: Int

    /// The Debian packages with fonts for those characters.
    public var missingFontPackages: [String]

    /// A result of shaping, with advances in units of an em.
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

extension ShapedText {
    /// Whether some parts can make a line taller.
    var raisesByParts: Bool { faces.contains { $0.isPart && $0.partMetrics != nil } }

    /// Whether all lines have the same height in a font whose fallback faces do not raise lines, and no fallback face
    /// is used.
    var isEven: Bool {
        runs.allSatisfy {
            $0.face == 0 || faces[$0.face].isPart && faces[$0.face].partMetrics == nil
        }
    }

    /// Adds letter spacing to the letters that the requested face draws.
    ///
    /// - Parameter text: the text that was shaped.
    package mutating func add(_ spacing: Face.LetterSpacing, to text: String) {
        var run = 0
        for (index, scalar) in text.unicodeScalars.enumerated() {
            while run + 1 < runs.count, runs[run + 1].start <= index { run += 1 }
            guard runs.isEmpty || runs[run].face == 0 else { continue }
            scalars[index].advance += Int32(
                (spacing.advance(of: scalar) * Self.unitsPerEm).rounded())
        }
    }
}
