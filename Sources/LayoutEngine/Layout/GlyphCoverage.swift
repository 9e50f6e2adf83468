// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

/// The characters of texts that their face lacks. White space does not count, and a grapheme cluster counts
/// once.
public struct GlyphCoverage: Hashable, Sendable {
    /// The characters that one fallback face draws.
    public struct Fallback: Hashable, Sendable {
        /// The PostScript name of the fallback face.
        public var faceName: String
        /// The number of characters.
        public var count: Int
        /// The Debian package of a face that is closer to the device's; nil for none.
        public var betterFontPackage: String?

        /// Whether the face draws emoji. Every system has a separate face for them.
        package var isEmoji: Bool { faceName.contains("Emoji") }
    }

    /// The fallback faces with the characters that each draws.
    public var fallbacks: [Fallback] = []
    /// The number of characters that no font of this machine has. They are drawn as boxes.
    public var missing = 0
    /// Debian packages with fonts that have the missing characters.
    public var missingFontPackages: [String] = []

    /// Full coverage: the face has all characters.
    public init() {}

    /// The number of characters that fallback faces draw.
    public var fallbackCount: Int { fallbacks.reduce(0) { $0 + $1.count } }

    mutating func add(_ fallback: Fallback) {
        guard fallback.count > 0 else { return }
        if let index = fallbacks.firstIndex(where: {
            $0.faceName == fallback.faceName && $0.betterFontPackage == fallback.betterFontPackage
        }) {
            fallbacks[index].count += fallback.count
        } else {
            fallbacks.append(fallback)
        }
    }

    /// Adds the characters that other texts in the same face lack.
    public mutating func add(_ other: GlyphCoverage) {
        other.fallbacks.forEach { add($0) }
        missing += other.missing
        missingFontPackages += other.missingFontPackages.filter {
            !missingFontPackages.contains($0)
        }
    }
}

extension ShapedText {
    /// The characters of this text that the requested face lacks.
    public var coverage: GlyphCoverage {
        var coverage = GlyphCoverage()
        coverage.missing = missingGlyphs
        coverage.missingFontPackages = missingFontPackages
        // The same face may also be present as another file, with more characters.
        for (number, run) in runs.enumerated()
        where faces[run.face].name != faces[0].name && !faces[run.face].isPart {
            let end = number + 1 < runs.count ? runs[number + 1].start : scalars.count
            let count = scalars[run.start..<end].count {
                $0.traits.contains(.graphemeStart)
                    && $0.traits.isDisjoint(with: [.whiteSpace, .paragraphSeparator])
            }
            let face = faces[run.face]
            coverage.add(
                GlyphCoverage.Fallback(
                    faceName: face.name, count: count, betterFontPackage: face.betterFontPackage))
        }
        return coverage
    }
}

extension TableInputs {
    /// The coverage of each font of the palette, for the table's prepared texts. The time is proportional to
    /// the number of texts.
    fileprivate func glyphCoverage() -> [GlyphCoverage] {
        var coverages = palette.fonts.map { _ in GlyphCoverage() }
        for item in table.outline.ids.indices {
            let (texts, places) = table.outline.texts(of: item)
            for (number, place) in places.enumerated() where table.indices[place] >= 0 {
                let font = texts[number].font
                let shaped = table.faces[font][Int(table.indices[place])].shaped
                guard !shaped.runs.isEmpty || shaped.missingGlyphs > 0 else { continue }
                coverages[font].add(shaped.coverage)
            }
        }
        return coverages
    }
}

extension TableLayout {
    /// The characters of one text that its font cannot draw; none for a text that is not prepared.
    package func glyphCoverage(ofText number: Int, ofItem item: Int) -> GlyphCoverage {
        let (shape, places) = table.outline.shape(of: item)
        return table.text(shape.texts[number], at: places.lowerBound + number)?.shaped.coverage
            ?? GlyphCoverage()
    }
}

/// A cache of the glyph coverage of tables. Coverage depends on category and width only if they change faces.
public final class GlyphCoverageCache {
    private var entries = RecentValues<Entry>(countLimit: 96)
    /// The number of times that the coverage of a table was computed.
    package private(set) var buildCount = 0

    private struct Entry {
        private weak var outline: TableOutline?
        private let palette: PerFont<Face>
        private let missingCount: Int
        private let language: String?
        let coverages: [GlyphCoverage]

        init(_ inputs: TableInputs, language: String?) {
            self.language = language
            outline = inputs.table.outline
            palette = inputs.palette.faces
            missingCount = inputs.table.missingCount
            coverages = inputs.glyphCoverage()
        }

        /// Whether the entry is for this table in these faces, and no text was prepared since.
        func isCurrent(for inputs: TableInputs, language: String?) -> Bool {
            self.language == language && outline === inputs.table.outline
                && missingCount == inputs.table.missingCount
                && palette == inputs.palette.faces
        }
    }

    /// An empty cache.
    public init() {}

    /// The coverage of each font of the palette, for the table's prepared texts.
    ///
    /// - Parameter language: the language of the texts; other languages use other faces.
    public func coverage(of inputs: TableInputs, language: String?) -> [GlyphCoverage] {
        if let entry = entries.first(where: { $0.isCurrent(for: inputs, language: language) }) {
            return entry.coverages
        }
        buildCount += 1
        let entry = Entry(inputs, language: language)
        entries.insert(entry)
        return entry.coverages
    }
}
