// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Documents
import DynamicType
import LayoutEngine

/// The conversion of a screen into the content of a table: the font request, the color, and the margins of each
/// text.
///
/// The content does not depend on the category, so moving the slider does not build it again.
struct ContentBuilder {
    let screen: Screen
    private let sectionHeader: HeaderAppearance
    let profile: Profile
    private let margin: Double
    var fonts = Palette<FontRequest>()
    var colors = Palette<ColorValue>()
    var images = Palette<RowImage>()
    var imageSizes = Palette<ImageSizing>()

    /// - Parameters:
    ///   - sectionHeader: the theme's appearance of section headers, the only part of a theme that affects the
    ///     content.
    ///   - margin: the margin of the device, in points.
    init(screen: Screen, sectionHeader: HeaderAppearance, profile: Profile, margin: Double) {
        self.screen = screen
        self.sectionHeader = sectionHeader
        self.profile = profile
        self.margin = margin
    }

    /// The content of a table and of the bars around it, and the palettes of their texts and images.
    mutating func build() -> (content: TableContent, bars: BarsContent?, palettes: ContentPalettes)
    {
        let content = TableContent(
            style: screen.tableStyle,
            tableHeader: screen.tableHeader.map { tableHeaderFooter($0) },
            sections: screen.sections.map { section($0) },
            tableFooter: screen.tableFooter.map { tableHeaderFooter($0) })
        let bars = bars()
        let palettes = ContentPalettes(
            fonts: fonts.entries, colors: colors.entries, images: images.entries,
            imageSizes: imageSizes.entries)
        return (content, bars, palettes)
    }

    private mutating func tableHeaderFooter(_ view: TableHeaderFooter) -> HeaderFooterContent {
        headerFooter(
            view.text, view.appearance, style: .body,
            margins: profile.headersFooters.tableHeader, side: margin)
    }

    /// The distance from the sides of a cell to its text, in points.
    var textInset: Double {
        screen.tableStyle == .insetGrouped
            ? profile.margins.cards(screen.geometry).text ?? margin : margin
    }
}

/// The palettes of the content of a table.
struct ContentPalettes: Sendable {
    var fonts: [FontRequest]
    var colors: [ColorValue]
    var images: [RowImage]
    var imageSizes: [ImageSizing]
}

extension ContentBuilder {
    /// The width of the section index, by which rows are narrower, in points.
    var indexWidth: Double { screen.hasSectionIndex ? profile.sectionIndex.width : 0 }
}

/// Distinct values in the order of their first use.
struct Palette<Value: Hashable> {
    private(set) var entries: [Value] = []
    private var indices: [Value: Int] = [:]

    /// The number of entries that are searched without hashing. The texts of a long list alternate between a
    /// few.
    private static var fewEntries: Int { 6 }

    mutating func index(of value: Value) -> Int {
        if let known = entries.prefix(Self.fewEntries).firstIndex(of: value) { return known }
        if let known = indices[value] { return known }
        indices[value] = entries.count
        entries.append(value)
        return entries.count - 1
    }
}

// MARK: - Headers and footers

extension ContentBuilder {
    private mutating func section(_ section: Section) -> SectionContent {
        var header = header(of: section)
        if header != nil, let padding = screen.tableAppearance.sectionHeaderTopPadding {
            header?.topPadding = padding
        }
        return SectionContent(
            header: header, rows: section.rows.map { row($0) }, footer: footer(of: section))
    }

    private mutating func header(of section: Section) -> HeaderFooterContent? {
        if let custom = section.header {
            return headerFooter(
                custom.title, custom.appearance.completed(by: sectionHeader), style: .headline,
                margins: profile.headersFooters.customHeader, side: textInset)
        }
        guard let title = section.title else { return nil }
        if section.headerProminence == .increased {
            return headerFooter(title, profile.headersFooters.prominentHeader, keepsMargins: true)
        }
        guard screen.tableStyle == .plain else {
            return headerFooter(title, profile.headersFooters.header)
        }
        var metrics = profile.headersFooters.plainHeader
        if screen.tableAppearance.sectionHeaderTopPadding != nil {
            metrics.margins.top -= profile.headersFooters.sectionHeaderTopPadding
        }
        return headerFooter(title, metrics)
    }

    private mutating func footer(of section: Section) -> HeaderFooterContent? {
        section.footer.map { text in
            guard let appearance = section.footerAppearance else {
                return headerFooter(text, profile.headersFooters.footer)
            }
            return headerFooter(
                text, appearance, style: profile.headersFooters.footer.textStyle,
                color: profile.headersFooters.footer.color,
                margins: profile.headersFooters.customHeader, side: textInset)
        }
    }

    /// A default header or footer.
    ///
    /// - Parameter keepsMargins: whether the margins hold even where the table has measures for its default views.
    private mutating func headerFooter(
        _ text: String, _ metrics: Profile.HeaderFooterMetrics, keepsMargins: Bool = false
    ) -> HeaderFooterContent {
        let isPreferred = metrics.weight == metrics.textStyle.preferredWeight
        // Default headers do not follow the theme: they use the system font.
        var request = FontRequest(metrics.textStyle, weight: isPreferred ? nil : metrics.weight)
        request.fontName = TextAttributes.systemFontName
        request.lessThanLeading = metrics.lessThanLeading
        let side = screen.tableStyle == .insetGrouped ? metrics.side ?? textInset : textInset
        return HeaderFooterContent(
            text: TextContent(
                role: .title, text: metrics.isUppercase ? text.uppercased() : text,
                styleName: metrics.textStyle.uiKitName, font: fonts.index(of: request),
                color: colors.index(of: .semantic(metrics.color))),
            height: .automatic,
            margins: DirectionalInsets(
                top: metrics.margins.top, leading: side, bottom: metrics.margins.bottom,
                trailing: side),
            background: nil, isCustom: false, keepsMargins: keepsMargins)
    }

    /// A custom header or footer of the app.
    ///
    /// - Parameters:
    ///   - style: the text style of a text with neither a style nor a font.
    ///   - color: the color of a text without one.
    private mutating func headerFooter(
        _ text: String, _ appearance: HeaderAppearance, style: TextStyle,
        color: SemanticColor = .label, margins: Profile.VerticalMargins, side: Double
    ) -> HeaderFooterContent {
        var appearance = appearance
        if appearance.text.textStyle == nil, appearance.text.fontName == nil {
            appearance.text.textStyle = style
        }
        let drawn = appearance.textCase == .uppercase ? text.uppercased() : text
        return HeaderFooterContent(
            text: self.text(.title, drawn, appearance.text, color: color, lineLimit: 0),
            height: appearance.height ?? .automatic,
            margins: DirectionalInsets(
                top: appearance.margins.top ?? margins.top,
                leading: appearance.margins.leading ?? side,
                bottom: appearance.margins.bottom ?? margins.bottom,
                trailing: appearance.margins.trailing ?? side),
            background: appearance.background.map { colors.index(of: $0) }, isCustom: true)
    }

    mutating func text(
        _ role: TextContent.Role, _ text: String, _ attributes: TextAttributes,
        color: SemanticColor,
        lineLimit: Int
    ) -> TextContent {
        var content = TextContent(
            role: role, text: text, styleName: attributes.textStyle?.uiKitName,
            font: fonts.index(of: FontRequest(attributes)),
            color: colors.index(of: attributes.color ?? .semantic(color)),
            alignment: attributes.alignment ?? .natural,
            lineLimit: attributes.lines ?? lineLimit)
        content.setLimits(attributes)
        content.runs = runs(
            attributes, of: FontRequest(attributes), color: content.color, drawn: text)
        return content
    }

    /// The runs of a text.
    ///
    /// - Parameters:
    ///   - request: the font of the text.
    ///   - color: the index of the color of the text.
    ///   - text: the characters as drawn, perhaps in capitals.
    mutating func runs(
        _ attributes: TextAttributes?, of request: FontRequest, color: Int, drawn text: String
    ) -> [TextRunContent] {
        guard var runs = attributes?.runs, !runs.isEmpty else { return [] }
        if runs.reduce(0, { $0 + $1.text.unicodeScalars.count }) != text.unicodeScalars.count {
            runs = runs.replacing(with: text)
        }
        return runs.map { run in
            let own = run.attributes.color ?? (run.isLink ? .semantic(.tint) : nil)
            var content = TextRunContent(
                count: run.text.unicodeScalars.count,
                font: fonts.index(of: request.request(of: run)),
                color: own.map { colors.index(of: $0) } ?? color, strokes: run.strokes)
            content.isLink = run.isLink
            // A text typed over the symbol has no symbol.
            if let symbol = run.symbol, run.text == TextRun.symbolText {
                content.symbol = images.index(of: RowImage(.symbol(symbol)))
                content.spokenName = symbol.split(separator: ".").joined(separator: " ")
            }
            return content
        }
    }
}

extension TextContent {
    /// Sets the color of the text, and of the runs without one of their own.
    mutating func setColor(_ color: Int) {
        for index in runs.indices where runs[index].color == self.color {
            runs[index].color = color
        }
        self.color = color
    }

    /// Sets what happens at the line limit.
    mutating func setLimits(_ attributes: TextAttributes?) {
        mayTruncate = attributes?.mayTruncate ?? false
        lineBreakMode = attributes?.lineBreakMode ?? .byTruncatingTail
        minimumScale = attributes?.minimumScale ?? 1
    }
}
