// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

/// How much of some texts their face cannot draw by itself. White space does not count, and what a
/// reader takes for one character counts once.
public struct GlyphCoverage: Hashable, Sendable {
    /// Characters that another face draws.
    public struct Fallback: Hashable, Sendable {
        /// PostScript name of the face that has them.
        public var faceName: String
        /// How many there are.
        public var count: Int
        /// The Debian package of a face that is more like the device's; nil where there is none.
        public var betterFontPackage: String?

        /// Whether it draws emoji, which have a face of their own on every system.
        package var isEmoji: Bool { faceName.contains("Emoji") }
    }

    /// Characters that the face lacks and others draw, by the face that draws them.
    public var fallbacks: [Fallback] = []
    /// Characters that no font of this machine has: boxes are drawn.
    public var missing = 0
    /// Debian packages with fonts that have those characters.
    public var missingFontPackages: [String] = []

    /// Nothing lacks.
    public init() {}

    /// How many characters others draw.
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

    /// This and what other texts in the same face lack.
    public mutating func add(_ other: GlyphCoverage) {
        other.fallbacks.forEach { add($0) }
        missing += other.missing
        missingFontPackages += other.missingFontPackages.filter {
            !missingFontPackages.contains($0)
        }
    }
}

extension ShapedText {
    /// What the face asked for cannot draw of this text.
    public var coverage: GlyphCoverage {
        var coverage = GlyphCoverage()
        coverage.missing = missingGlyphs
        coverage.missingFontPackages = missingFontPackages
        // The same face may be there as another file, with more characters in it.
        for (number, run) in runs.enumerated() where faces[run.face].name != faces[0].name {
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

extension TableLayout {
    /// What each font of the palette cannot draw of the table's texts; texts that are not prepared
    /// do not count. Looks at every text.
    public func glyphCoverage() -> [GlyphCoverage] {
        var coverages = fonts.map { _ in GlyphCoverage() }
        for item in ids.indices {
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
    /// What its font cannot draw of one text; nothing for a text that is not prepared.
    package func glyphCoverage(ofText number: Int, ofItem item: Int) -> GlyphCoverage {
        let (shape, places) = table.outline.shape(of: item)
        return table.text(shape.texts[number], at: places.lowerBound + number)?.shaped.coverage
            ?? GlyphCoverage()
    }
}

/// Remembers what faces cannot draw of the tables last shown: that depends on neither category nor
/// width, as long as these do not bring other faces.
public final class GlyphCoverageCache {
    private var known = RecentValues<Known>(countLimit: 96)
    /// How many times the texts of a table were looked through.
    package private(set) var buildCount = 0

    private struct Known {
        private weak var outline: TableOutline?
        private let palette: [Face]
        private let missingCount: Int
        let coverages: [GlyphCoverage]

        init(_ layout: TableLayout) {
            outline = layout.table.outline
            palette = layout.fonts.map(\.face)
            missingCount = layout.table.missingCount
            coverages = layout.glyphCoverage()
        }

        /// Whether it is of that table, in those faces, as far as it was prepared.
        func isCurrent(for layout: TableLayout) -> Bool {
            outline === layout.table.outline && missingCount == layout.table.missingCount
                && palette.elementsEqual(layout.fonts.lazy.map(\.face))
        }
    }

    /// An empty cache.
    public init() {}

    /// As ``TableLayout/glyphCoverage()``.
    public func coverage(of layout: TableLayout) -> [GlyphCoverage] {
        if let found = known.first(where: { $0.isCurrent(for: layout) }) { return found.coverages }
        buildCount += 1
        let new = Known(layout)
        known.insert(new)
        return new.coverages
    }
}
