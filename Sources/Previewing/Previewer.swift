// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Documents
import DynamicType
import LayoutEngine
import Syntax

/// The maker of previews, with caches for the next preview: prepared texts, resolved fonts, and the contents of
/// screens.
///
/// A previewer has one set of fonts; a theme with other font files needs another previewer.
package final class Previewer {
    let measurer: any TextMeasuring
    /// The prepared texts by their language.
    private var texts: [String?: PreparedTextCache] = [:]
    let resolver: FontResolver
    private let coverages = GlyphCoverageCache()
    private var contents = ContentCache()
    private var palettes = PaletteCache()
    private var derived = DerivedScreens()
    private var complaints = RecentValues<(files: FontFiles, diagnostics: [Diagnostic])>(
        capacity: ContentCache.textLimit, countLimit: ContentCache.countLimit)

    /// - Parameters:
    ///   - faces: the port that finds faces by name.
    ///   - measurer: the port that prepares texts in those faces.
    ///   - deviceFonts: the fonts of iOS.
    package init(faces: any FaceFinding, measurer: any TextMeasuring, deviceFonts: DeviceFonts) {
        self.measurer = measurer
        resolver = FontResolver(faces: faces, deviceFonts: deviceFonts)
    }

    /// Makes the preview of a screen in a theme.
    ///
    /// - Parameter preparing: the texts to prepare first; heights of others are estimated from their lengths.
    package func preview(
        theme: Theme, screen: Screen, in environment: PreviewEnvironment,
        preparing: TextPreparation = .everything
    ) -> Preview {
        plan(theme: theme, screen: screen, in: environment, preparing: preparing).preview()
    }

    /// Prepares all inputs of the preview of a screen.
    package func plan(
        theme: Theme, screen: Screen, in environment: PreviewEnvironment,
        preparing: TextPreparation = .everything
    ) -> PreviewPlan {
        let screen = ScreenDerivation.all(of: screen, in: environment).reduce(screen) {
            derived.screen($1, of: $0)
        }
        let table = contents.table(of: screen, in: theme, environment)
        let metrics = TableTraits(screen, in: environment).metrics(
            imageSizes: table.palettes.imageSizes)
        let context = environment.fontContext(at: screen.limited(environment.category))
        let language = screen.language(in: environment)
        let palette = palettes.palette(of: table, in: theme, context, language: language) {
            DrawnPalette(
                table.palettes.fonts, theme, resolver, in: context, language: language,
                coverages)
        }
        let inputs = TableInputs(
            table.outline, fonts: palette.fonts, metrics: metrics, width: environment.tableWidth,
            displayScale: environment.displayScale, isRightToLeft: environment.isMirrored(screen),
            texts: texts(in: language), preparing: preparing)
        let drawn = palette.drawn(in: inputs)
        let bars = table.bars.map { content in
            let texts = texts(in: language)
            let layout = BarsLayout(
                content, environment.profile.barMetrics(in: environment), inputs
            ) { texts.prepared($0.text, in: palette.fonts.fonts[$0.font].face) }
            return (content: content, layout: layout)
        }
        let lackingHyphens =
            metrics.hyphenation == .words
            ? measurer.missingHyphenationPackage(language: language) : nil
        return PreviewPlan(
            environment: environment, theme: theme, screen: screen, inputs: inputs,
            textCount: table.outline.textCount, metrics: metrics,
            captionFace: resolver.systemFace(.text, weight: FontWeight.semibold.rawValue),
            noteFace: resolver.systemFace(.text, weight: FontWeight.regular.rawValue),
            palettes: table.palettes, bars: bars, symbols: resolver.deviceFonts.symbols,
            drawnFonts: drawn,
            styles: reports(theme: theme, in: context, used: drawn),
            missingHyphenation: lackingHyphens.map {
                .missingHyphenation(language: language, package: $0)
            })
    }

    /// The top of a long screen (``Screen/beginning(letters:)``), the same for each preview of it.
    package func beginning(of screen: Screen, letters: Int) -> Screen {
        derived.screen(.beginning(letters: letters), of: screen)
    }

    /// Inserts the table of a screen, made on another thread.
    package func insert(_ made: ScreenTable) {
        made.derived.forEach { derived.insert($0) }
        contents.insert(made.table, for: made.key)
    }

    /// Finds the faces of names before a preview needs them.
    package func resolve(_ names: some Sequence<String>) {
        for name in names { _ = resolver.resolve(name) }
    }

    /// The diagnostics of the fonts that a theme and a screen name.
    package func diagnostics(of files: FontFiles) -> [Diagnostic] {
        if let known = knownDiagnostics(of: files) { return known }
        let diagnostics = lostFonts(in: files).located()
        insert(diagnostics, of: files)
        return diagnostics
    }

    /// The diagnostics that were made before; nil for none.
    package func knownDiagnostics(of files: FontFiles) -> [Diagnostic]? {
        complaints.first { $0.files == files }?.diagnostics
    }

    /// Inserts diagnostics, located on another thread.
    package func insert(_ diagnostics: [Diagnostic], of files: FontFiles) {
        complaints.insert((files, diagnostics), cost: files.screen.rowCount)
    }

    /// Removes the tables of screens, for a caller that does not need them again.
    package func forgetTables() {
        (contents, palettes, derived) = (ContentCache(), PaletteCache(), DerivedScreens())
    }

    private func texts(in language: String?) -> PreparedTextCache {
        if let known = texts[language] { return known }
        let cache = PreparedTextCache(measurer: measurer, language: language)
        texts[language] = cache
        return cache
    }
}

// MARK: - Preparing

extension Previewer {
    /// Prepares some items of a preview's table, except long texts. The next preview of it is exact there.
    ///
    /// - Returns: whether the next preview has other heights.
    package func prepare(_ items: Range<Int>, of preview: Preview) -> Bool {
        texts(in: preview.language).prepare(items, of: preview.layout)
    }

    /// Starts to load the hyphenation patterns of a screen in an environment.
    ///
    /// - Returns: a function that waits for them, on any thread; nil if a preview need not wait for any.
    package func loadPatterns(
        of screen: Screen, in environment: PreviewEnvironment
    ) -> (@Sendable () -> Void)? {
        let category = screen.limited(environment.category)
        guard environment.profile.hyphenation(at: category) == .words else { return nil }
        return measurer.loadPatterns(of: screen.language(in: environment))
    }

    /// The purposes of a preview's prepared texts: first for this category, then for others, whose fonts may
    /// have another optical size.
    package func purposes(of preview: Preview) -> [PreparedTextCache.Purpose] {
        preview.nearestCategories.map { purpose(of: preview, at: $0) }.uniqued()
    }

    /// The purpose of a preview's prepared texts at a category.
    package func purpose(
        of preview: Preview, at category: ContentSizeCategory
    ) -> PreparedTextCache.Purpose {
        let category = preview.screen.limited(category)
        let context = preview.environment.fontContext(at: category)
        let fonts = preview.fontRequests.map {
            resolver.font($0.completed(by: preview.theme), in: context).font
        }
        return preview.layout.purpose(
            FontPalette(fonts), preview.environment.profile.hyphenation(at: category))
    }

    /// Keeps the texts of a preview's purposes while their owner lives (`PreparedTextCache.want`).
    package func want(
        _ purposes: [PreparedTextCache.Purpose], of preview: Preview, by owner: AnyObject
    ) {
        texts(in: preview.language).want(purposes, by: owner)
        texts = texts.filter {
            $0.key == preview.language || $0.value.isWanted || !$0.value.isLarge
        }
    }

    /// Prepares texts before a preview needs them.
    ///
    /// - Parameters:
    ///   - purposes: the purposes of the preview.
    ///   - count: the approximate number of texts to prepare now.
    ///   - leavesLong: whether long texts are left to ``longTexts(of:for:first:)`` and do not count.
    /// - Returns: the number of texts left, and the number of all texts.
    package func prepareAhead(
        of preview: Preview, for purposes: [PreparedTextCache.Purpose]? = nil, count: Int,
        leavesLong: Bool = false
    ) -> (left: Int, total: Int) {
        measurer.loadPatterns(of: preview.language)
        let texts = texts(in: preview.language)
        var budget = count
        var result = (left: 0, total: 0)
        for purpose in purposes ?? self.purposes(of: preview) {
            let (left, total) = texts.prepareAhead(
                preview.layout, for: purpose, count: budget, leavesLong: leavesLong)
            if left > 0 { budget = 0 }
            result.left += left
            result.total += total
        }
        return result
    }

    /// Some long texts that are not prepared, for another thread; nil for none.
    ///
    /// - Parameter items: the items whose texts come first.
    package func longTexts(
        of preview: Preview, for purposes: [PreparedTextCache.Purpose], first items: Range<Int>
    ) -> PreparedTextCache.LongTexts? {
        let texts = texts(in: preview.language)
        return purposes.lazy.compactMap {
            texts.longTexts(of: preview.layout, for: $0, first: items)
        }.first
    }

    /// Inserts texts of a preview, prepared on another thread.
    package func insert(_ batch: PreparedTextCache.LongTexts, of preview: Preview) {
        texts(in: preview.language).insert(batch)
    }
}

// MARK: - Counting

extension Previewer {
    /// The number of values that were built because no cache had them.
    package struct BuildCounts: Equatable {
        /// Contents of screens.
        package var contents: Int
        /// Outlines of tables.
        package var outlines: Int
        /// Lookups of the texts of a table, one by one.
        package var tables: Int
        /// Glyph coverages of tables.
        package var coverages: Int
    }

    package var buildCounts: BuildCounts {
        BuildCounts(
            contents: contents.contentCount, outlines: contents.outlineCount,
            tables: texts.values.reduce(0) { $0 + $1.lookupCount },
            coverages: coverages.buildCount)
    }
}
