// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

/// One style of a font family, as found on this machine, which text is measured and drawn with.
///
/// Metrics are those of the font file. A label can have others, where a stand-in is drawn with the
/// line metrics of another font (`ScaledFont`).
///
/// A value in one place of memory, which all copies share: thousands of font names may have one stand-in.
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

    /// The name by which shaping asks for the face, unique within a font library.
    public var id: String { storage.description.id }

    /// The PostScript name, by which apps ask for the face.
    public var postScriptName: String { storage.description.postScriptName }
    /// The name of the family, such as `Noto Serif`.
    public var family: String { storage.description.family }
    /// The name of the style within the family, such as `Bold Italic`.
    public var styleName: String { storage.description.styleName }

    /// OpenType weight, 1 to 1000.
    public var weight: Int { storage.description.weight }
    /// Whether the font file calls the face italic or oblique.
    public var isItalic: Bool { storage.description.isItalic }

    /// Whether the font file comes with a theme, rather than with the machine.
    public var isPrivate: Bool { storage.description.isPrivate }

    /// The version of the font file (`fontRevision` of the `head` table); 0 for unknown.
    public var version: Double { storage.description.version }

    /// Vertical measures, in ems.
    public var metrics: FaceMetrics { storage.description.metrics }

    /// Extra advance of each space between words, in ems: the difference to the font that this face
    /// stands in for.
    public var wordSpacing: Double { storage.description.wordSpacing }

    /// Extra advances of some letters: the difference to the font that this face stands in for; nil for
    /// none.
    public var letterSpacing: LetterSpacing? { storage.description.letterSpacing }

    /// The face with other extra advances.
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
    /// Compares what identifies a face; comparing all properties for ten thousand rows would take
    /// too long.
    public static func == (left: Face, right: Face) -> Bool {
        left.storage === right.storage
            || left.id == right.id && left.metrics == right.metrics
                && left.wordSpacing == right.wordSpacing
                && left.letterSpacing == right.letterSpacing
    }

    /// Hashes the id alone.
    public func hash(into hasher: inout Hasher) { hasher.combine(id) }
}

extension Face {
    /// The extra advances of some letters, in ems.
    public struct LetterSpacing: Hashable, Sendable {
        /// By the value of a letter of ASCII.
        private var ascii: [Double]
        /// Few enough to be looked through for each letter beyond ASCII.
        private var others: [Advance]
        /// Whether the face is drawn without them at other sizes, so that a text is shaped once for both.
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
    /// From the baseline to the top of a line.
    public var ascent: Double

    /// From the baseline to the bottom of a line.
    public var descent: Double

    /// Extra space below each line (`lineGap` of the `hhea` table).
    public var lineGap: Double

    /// From the baseline to the top of an H.
    public var capHeight: Double
    /// From the baseline to the top of an x.
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

    /// The height of a single line, in ems: ascent, descent and line gap.
    public var lineHeight: Double { ascent + descent + lineGap }
}
