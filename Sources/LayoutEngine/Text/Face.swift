// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

/// One style of a font family, as found on this machine. Text is measured and drawn with it.
///
/// Metrics are those of the font file. A label can have other metrics, if a stand-in is drawn with the line
/// metrics of another font (`ScaledFont`).
///
/// All copies share one place in memory, because thousands of font names may have one stand-in.
public struct Face: Sendable {
    private var storage: Storage

    private final class Storage: Sendable {
        let description: Description

        init(_ description: Description) { self.description = description }
    }

    /// The properties of a face.
    private struct Description: Sendable {
        var id: String
        var postScriptName: String
        var family: String
        var styleName: String
        var weight: Int
        var isItalic: Bool
        var isPrivate: Bool
        var version: Double
        var metrics: FaceMetrics
        var wordSpacing: Double
        var letterSpacing: LetterSpacing?
        var language: String?
    }

    /// A face as a font file describes it.
    public init(
        id: String, postScriptName: String, family: String, styleName: String, weight: Int,
        isItalic: Bool, isPrivate: Bool = false, version: Double = 0, metrics: FaceMetrics,
        wordSpacing: Double = 0
    ) {
        storage = Storage(
            Description(
                id: id, postScriptName: postScriptName, family: family, styleName: styleName,
                weight: weight, isItalic: isItalic, isPrivate: isPrivate, version: version,
                metrics: metrics, wordSpacing: wordSpacing))
    }

    /// The name for shaping, unique within a font library.
    public var id: String { storage.description.id }

    /// The PostScript name, which apps use.
    public var postScriptName: String { storage.description.postScriptName }
    /// The name of the family, such as `Noto Serif`.
    public var family: String { storage.description.family }
    /// The name of the style within the family, such as `Bold Italic`.
    public var styleName: String { storage.description.styleName }

    /// The OpenType weight, 1 to 1000.
    public var weight: Int { storage.description.weight }
    /// Whether the font file calls the face italic or oblique.
    public var isItalic: Bool { storage.description.isItalic }

    /// Whether the font file comes with a theme; otherwise it is installed on the machine.
    public var isPrivate: Bool { storage.description.isPrivate }

    /// The version of the font file (`fontRevision` of the `head` table); 0 if unknown.
    public var version: Double { storage.description.version }

    /// The vertical measures, in ems.
    public var metrics: FaceMetrics { storage.description.metrics }

    /// The extra advance of each space between words, in ems: the difference to the font for which this face is
    /// a stand-in.
    public var wordSpacing: Double { storage.description.wordSpacing }

    /// The extra advances of some letters: the difference to the font for which this face is a stand-in; nil
    /// for none.
    public var letterSpacing: LetterSpacing? { storage.description.letterSpacing }

    /// The language of the texts in this face; nil for the one that they are prepared in.
    public var language: String? { storage.description.language }

    /// This face for texts in a language of their own.
    package func speaking(_ language: String) -> Face {
        var description = storage.description
        description.language = language
        var face = self
        face.storage = Storage(description)
        return face
    }

    /// This face with other extra advances.
    public func spaced(word: Double? = nil, letters: LetterSpacing?) -> Face {
        var description = storage.description
        description.wordSpacing = word ?? description.wordSpacing
        description.letterSpacing = letters
        var face = self
        face.storage = Storage(description)
        return face
    }
}

extension Face: Hashable {
    /// Compares the ids. Comparing all properties for ten thousand rows would take too long.
    public static func == (left: Face, right: Face) -> Bool {
        left.storage === right.storage
            || left.id == right.id && left.metrics == right.metrics
                && left.wordSpacing == right.wordSpacing
                && left.letterSpacing == right.letterSpacing && left.language == right.language
    }

    /// Hashes only the id.
    public func hash(into hasher: inout Hasher) { hasher.combine(id) }
}

extension Face {
    /// The extra advances of some letters, in ems.
    public struct LetterSpacing: Hashable, Sendable {
        /// The advances of ASCII letters, by the value of the letter.
        private var ascii: [Double]
        /// The advances of other letters, few enough for a linear search.
        private var others: [Advance]
        /// Whether the face is drawn without these advances at other sizes. If so, a text is shaped once for
        /// both.
        package var holdsForSomeSizes: Bool

        private struct Advance: Hashable, Sendable {
            var letter: Unicode.Scalar
            var advance: Double
        }

        package init(
            _ advances: [(letter: Unicode.Scalar, advance: Double)], holdsForSomeSizes: Bool
        ) {
            ascii = Array(repeating: 0, count: 128)
            others = []
            self.holdsForSomeSizes = holdsForSomeSizes
            for (letter, advance) in advances {
                if letter.isASCII {
                    ascii[Int(letter.value)] = advance
                } else {
                    others.append(Advance(letter: letter, advance: advance))
                }
            }
        }

        /// The extra advance of a letter, in ems.
        package func advance(of letter: Unicode.Scalar) -> Double {
            if letter.isASCII { return ascii[Int(letter.value)] }
            return others.first { $0.letter == letter }?.advance ?? 0
        }
    }
}

/// Vertical metrics of a face, in ems and positive away from the baseline.
public struct FaceMetrics: Hashable, Sendable {
    /// The distance from the baseline to the top of a line.
    public var ascent: Double

    /// The distance from the baseline to the bottom of a line.
    public var descent: Double

    /// The extra space below each line (`lineGap` of the `hhea` table).
    public var lineGap: Double

    /// The distance from the baseline to the top of an H.
    public var capHeight: Double
    /// The distance from the baseline to the top of an x.
    public var xHeight: Double

    /// Metrics in ems.
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

    /// The height of a single line, in ems: ascent, descent, and line gap.
    public var lineHeight: Double { ascent + descent + lineGap }
}
