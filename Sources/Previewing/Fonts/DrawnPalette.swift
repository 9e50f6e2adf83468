// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Documents
import LayoutEngine

/// The fonts of a table in a theme at a category, at any table width. On a screen with thousands of fonts,
/// resolving them takes longer than the layout of the table.
final class DrawnPalette {
    let fonts: FontPalette
    private var drawn: [DrawnFont]
    private let language: String?
    private let coverages: GlyphCoverageCache
    /// The number of texts that were not prepared when the coverage was computed; nil before.
    private var missingCount: Int?

    init(
        _ requests: [FontRequest], _ theme: Theme, _ resolver: FontResolver,
        in context: FontContext, language: String?, _ coverages: GlyphCoverageCache
    ) {
        drawn = requests.map { request in
            var drawn = DrawnFont(request.completed(by: theme), resolver, in: context)
            if let language = request.language {
                drawn.font.face = drawn.font.face.speaking(language)
            }
            return drawn
        }
        fonts = FontPalette(drawn.map(\.font))
        self.language = language
        self.coverages = coverages
    }

    /// The fonts, with the characters of a table's texts that their faces lack.
    func drawn(in inputs: TableInputs) -> [DrawnFont] {
        if missingCount != inputs.missingCount {
            missingCount = inputs.missingCount
            let coverages = coverages.coverage(of: inputs, language: language)
            for (index, coverage) in coverages.enumerated() {
                drawn[index].coverage = coverage
            }
        }
        return drawn
    }
}

/// The palettes of tables in the themes, categories, and languages last shown.
struct PaletteCache {
    private struct Entry {
        /// Weak, because the palette of a deleted table is never requested again.
        weak var outline: TableOutline?
        /// Tables of one outline may differ in their fonts.
        let requests: [FontRequest]
        let theme: Theme
        let context: FontContext
        let language: String?
        let palette: DrawnPalette
    }

    /// The limit is the fonts of all palettes: those of 10,000 names at twelve categories.
    private var entries = RecentValues<Entry>(
        capacity: ContentCache.textLimit, countLimit: ContentCache.countLimit)

    mutating func palette(
        of table: ContentCache.Table, in theme: Theme, _ context: FontContext,
        language: String?, _ make: () -> DrawnPalette
    ) -> DrawnPalette {
        let known = entries.first {
            $0.outline === table.outline && $0.context == context && $0.language == language
                && $0.requests == table.palettes.fonts && $0.theme == theme
        }
        if let known { return known.palette }
        let palette = make()
        entries.insert(
            Entry(
                outline: table.outline, requests: table.palettes.fonts, theme: theme,
                context: context,
                language: language,
                palette: palette),
            cost: table.palettes.fonts.count)
        return palette
    }
}
