// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Documents
import DynamicType
import LayoutEngine
import Syntax

/// Makes previews, and remembers whatever the next one can use again: prepared texts, faces found,
/// the contents of the screens last shown.
///
/// One for each set of fonts: a theme with other font files needs another.
public final class Previewer {
    private let measurer: any TextMeasuring
    /// Prepared texts by their language.
    private var texts: [String?: PreparedTextCache] = [:]
    let resolver: FontResolver
    private let coverages = GlyphCoverageCache()
    private var contents = ContentCache()
    private var remarks = RecentValues<(key: RemarksKey, diagnostics: [Diagnostic])>(
        capacity: ContentCache.textLimit, countLimit: ContentCache.countLimit)

    /// What diagnostics about fonts depend on.
    private struct RemarksKey: Equatable {
        var screen: ScreenKey
        var screenName: String?
        var themeName: String?
        var theme: Theme
        var themeMap: SourceMap?
        var screenMap: SourceMap?
    }

    /// - Parameters:
    ///   - faces: finds faces by name.
    ///   - measurer: prepares texts in those faces.
    ///   - deviceFonts: the fonts of iOS.
    public init(faces: any FaceFinding, measurer: any TextMeasuring, deviceFonts: DeviceFonts) {
        self.measurer = measurer
        resolver = FontResolver(faces: faces, deviceFonts: deviceFonts)
    }

    /// Lays a screen out in a theme, once.
    ///
    /// - Parameters:
    ///   - themeName: the theme's file, for diagnostics; nil for a theme without one.
    ///   - screenName: the screen's file.
    ///   - themeMap: where the theme's parts are in its file, for diagnostics.
    ///   - screenMap: where the screen's are.
    ///   - preparing: how many texts may be prepared first; where more are to be, none is, and
    ///     heights are guessed.
    public func preview(
        theme: Theme, themeName: String? = nil, screen: Screen, screenName: String? = nil,
        themeMap: SourceMap? = nil, screenMap: SourceMap? = nil,
        in environment: PreviewEnvironment, preparing: Int = .max
    ) -> Preview {
        let table = contents.table(of: screen, in: theme, environment)
        let remarks = fontDiagnostics(
            RemarksKey(
                screen: ScreenKey(screen), screenName: screenName, themeName: themeName,
                theme: theme, themeMap: themeMap, screenMap: screenMap),
            of: screen, textCount: table.outline.textCount)
        let category = screen.limited(environment.category)
        let language = screen.language(in: environment)
        let metrics = environment.profile.metrics(
            style: table.outline.content.style, cellLayout: screen.cellLayout,
            sections: screen.headerFooterLayout, category: category,
            deviceWidth: environment.marginWidth, displayScale: environment.displayScale)
        let context = environment.fontContext(at: category)
        let drawn = table.fonts.map { DrawnFont($0.completed(by: theme), resolver, in: context) }
        let layout = TableLayout(
            table.outline, fonts: drawn.map(\.font), metrics: metrics,
            width: environment.tableWidth,
            displayScale: environment.displayScale, isRightToLeft: environment.isRightToLeft,
            texts: texts(in: language), preparing: preparing)
        let used = zip(drawn, coverages.coverage(of: layout)).map { font, coverage in
            var font = font
            font.coverage = coverage
            return font
        }
        return Preview(
            environment: environment, theme: theme, screen: screen, layout: layout,
            diagnostics: remarks
                + hyphenationDiagnostics(metrics, language, file: screenName),
            styles: reports(theme: theme, in: context, used: used),
            metrics: metrics,
            captionFace: resolver.systemFace(.text, weight: FontWeight.semibold.rawValue),
            noteFace: resolver.systemFace(.text, weight: FontWeight.regular.rawValue),
            palette: table.colors, fontRequests: table.fonts, drawnFonts: used)
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
    /// Prepares some items of a preview's table, so that the next preview of it is exact there.
    public func prepare(_ items: Range<Int>, of preview: Preview) {
        texts(in: preview.language).prepare(items, of: preview.layout)
    }

    /// Prepares texts that no preview has needed yet: first those of this category, then those that
    /// the others need, whose fonts may have another cut.
    ///
    /// - Parameter count: about how many to prepare now.
    /// - Returns: how many are left, and of how many.
    public func prepareAhead(of preview: Preview, count: Int) -> (left: Int, total: Int) {
        let current = preview.effectiveCategory.rawValue
        measurer.prepareToHyphenate(language: preview.language)
        let texts = texts(in: preview.language)
        let nearest = ContentSizeCategory.allCases.sorted {
            abs($0.rawValue - current) < abs($1.rawValue - current)
        }
        var purposes: Set<PreparedTextCache.Purpose> = []
        var budget = count
        var result = (left: 0, total: 0)
        for category in nearest {
            let category = preview.screen.limited(category)
            let context = preview.environment.fontContext(at: category)
            let fonts = preview.fontRequests.map {
                resolver.font($0.completed(by: preview.theme), in: context).font
            }
            let purpose = PreparedTextCache.Purpose(
                fonts, preview.environment.profile.hyphenation(at: category))
            guard purposes.insert(purpose).inserted else { continue }
            let (left, total) = texts.prepareAhead(preview.layout, for: purpose, count: budget)
            if left > 0 { budget = 0 }
            result.left += left
            result.total += total
        }
        return result
    }
}

// MARK: - Counting

extension Previewer {
    /// What was built because nothing remembered would do.
    package struct BuildCounts: Equatable {
        /// Screens filled in.
        package var contents: Int
        /// Items put in order.
        package var outlines: Int
        /// Texts of a table looked up one by one.
        package var tables: Int
        /// Texts of a table looked through for what their faces lack.
        package var coverages: Int
    }

    package var buildCounts: BuildCounts {
        BuildCounts(
            contents: contents.contentCount, outlines: contents.outlineCount,
            tables: texts.values.reduce(0) { $0 + $1.lookupCount },
            coverages: coverages.buildCount)
    }
}

// MARK: - Diagnostics

extension Previewer {
    /// What keeps words from being hyphenated at this category.
    private func hyphenationDiagnostics(
        _ metrics: TableMetrics, _ language: String?, file: String?
    ) -> [Diagnostic] {
        guard metrics.hyphenation == .words,
            let package = measurer.missingHyphenationPackage(language: language)
        else { return [] }
        return [
            Diagnostic(
                .note, file: file ?? "screen", keyPath: "language",
                FontProblem.missingHyphenation(language: language, package: package))
        ]
    }

    /// What there is to say about the fonts that a theme and a screen name.
    private func fontDiagnostics(
        _ key: RemarksKey, of screen: Screen, textCount: Int
    ) -> [Diagnostic] {
        if let known = remarks.first(where: { $0.key == key }) { return known.diagnostics }
        let diagnostics =
            themeDiagnostics(key.theme, file: key.themeName).located(in: key.themeMap)
            + screenDiagnostics(screen, key.theme, file: key.screenName)
            .located(in: key.screenMap)
        remarks.insert((key, diagnostics), cost: textCount)
        return diagnostics
    }

    private func themeDiagnostics(_ theme: Theme, file: String?) -> [Diagnostic] {
        TextStyle.allCases.compactMap { style in
            guard let font = theme.fonts[style], let name = font.fontName else { return nil }
            return lostFont(
                name, file: file ?? "theme", keyPath: theme.keyPath(of: style, "fontName"))
        }
    }

    private func screenDiagnostics(_ screen: Screen, _ theme: Theme, file: String?) -> [Diagnostic]
    {
        var seen: Set<String> = []
        var diagnostics: [Diagnostic] = []
        func check(_ attributes: TextAttributes, _ keyPath: @autoclosure () -> String) {
            guard let name = attributes.fontName, name != TextAttributes.systemFontName else {
                return
            }
            if seen.insert(name).inserted,
                let diagnostic = lostFont(
                    name, file: file ?? "screen", keyPath: keyPath())
            {
                diagnostics.append(diagnostic)
            }
            guard let weight = attributes.weight, seen.insert("\(name) \(weight.rawValue)").inserted
            else { return }
            let resolution = resolver.font(
                FontRequest(attributes).completed(by: theme), in: FontContext(category: .default)
            ).resolution
            guard !resolution.notices.isEmpty else { return }
            let path = keyPath()
            // What a stand-in lacks, the font of the device may have.
            diagnostics += resolution.notices.map {
                Diagnostic(
                    resolution.source == .standIn ? .note : .warning, file: file ?? "screen",
                    keyPath: path, FontProblem.incomplete(name, notice: $0))
            }
        }
        if let header = screen.tableHeader { check(header.appearance.text, "tableHeader.fontName") }
        for (number, section) in screen.sections.enumerated() {
            if let header = section.header {
                check(header.appearance.text, "sections.\(number).header.fontName")
            }
            for (row, content) in section.rows.enumerated() {
                for (label, text) in (content.stack?.labels ?? []).enumerated() {
                    check(
                        text.attributes, "sections.\(number).rows.\(row).labels.\(label).fontName")
                }
            }
        }
        return diagnostics
    }

    private func lostFont(_ name: String, file: String, keyPath: String) -> Diagnostic? {
        let resolution = resolver.resolve(name)
        guard resolution.source.isLost else { return nil }
        let explanation = resolution.explanation
        return Diagnostic(
            .warning, file: file, keyPath: keyPath,
            resolution.source == .missing
                ? FontProblem.missing(name, explanation: explanation)
                : .unknown(name, explanation: explanation))
    }
}
