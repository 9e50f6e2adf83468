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
    private let screen: Screen
    private let sectionHeader: HeaderAppearance
    private let profile: Profile
    private let margin: Double
    private var fonts = Palette<FontRequest>()
    private var colors = Palette<ColorValue>()
    private var images = Palette<RowImage>()
    private var imageSizes = Palette<ImageSizing>()

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

    /// The content of a table, and the palettes of its texts and images.
    mutating func build() -> (content: TableContent, palettes: ContentPalettes) {
        let content = TableContent(
            style: screen.tableStyle,
            tableHeader: screen.tableHeader.map {
                headerFooter(
                    $0.text, $0.appearance, style: .body,
                    margins: profile.headersFooters.tableHeader, side: margin)
            },
            sections: screen.sections.map { section($0) })
        let palettes = ContentPalettes(
            fonts: fonts.entries, colors: colors.entries, images: images.entries,
            imageSizes: imageSizes.entries)
        return (content, palettes)
    }

    /// The distance from the sides of a cell to its text, in points.
    private var textInset: Double {
        screen.tableStyle == .insetGrouped
            ? profile.margins.cards(screen.headerFooterLayout).text ?? margin : margin
    }
}

/// The palettes of the content of a table.
struct ContentPalettes: Sendable {
    var fonts: [FontRequest]
    var colors: [ColorValue]
    var images: [RowImage]
    var imageSizes: [ImageSizing]
}

/// Distinct values in the order of their first use.
private struct Palette<Value: Hashable> {
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
        var header: HeaderFooterContent?
        if let custom = section.header {
            header = headerFooter(
                custom.title, custom.appearance.completed(by: sectionHeader), style: .headline,
                margins: profile.headersFooters.customHeader, side: textInset)
        } else if let title = section.title {
            header = headerFooter(
                title,
                screen.tableStyle == .plain
                    ? profile.headersFooters.plainHeader : profile.headersFooters.header)
        }
        return SectionContent(
            header: header, rows: section.rows.map { row($0) },
            footer: section.footer.map { headerFooter($0, profile.headersFooters.footer) })
    }

    /// A default header or footer.
    private mutating func headerFooter(
        _ text: String, _ metrics: Profile.HeaderFooterMetrics
    ) -> HeaderFooterContent {
        let isPreferred = metrics.weight == metrics.textStyle.preferredWeight
        // Default headers do not follow the theme: they use the system font.
        var request = FontRequest(metrics.textStyle, weight: isPreferred ? nil : metrics.weight)
        request.fontName = TextAttributes.systemFontName
        request.lessThanLeading = metrics.lessThanLeading
        return HeaderFooterContent(
            text: TextContent(
                role: .title, text: metrics.isUppercase ? text.uppercased() : text,
                styleName: metrics.textStyle.uiKitName, font: fonts.index(of: request),
                color: colors.index(of: .semantic(metrics.color))),
            height: .automatic,
            margins: DirectionalInsets(
                top: metrics.margins.top, leading: textInset, bottom: metrics.margins.bottom,
                trailing: textInset),
            background: nil, isCustom: false)
    }

    /// A custom header of the app.
    ///
    /// - Parameter style: the text style of a text with neither a style nor a font.
    private mutating func headerFooter(
        _ text: String, _ appearance: HeaderAppearance, style: TextStyle,
        margins: Profile.VerticalMargins, side: Double
    ) -> HeaderFooterContent {
        var appearance = appearance
        if appearance.text.textStyle == nil, appearance.text.fontName == nil {
            appearance.text.textStyle = style
        }
        let drawn = appearance.textCase == .uppercase ? text.uppercased() : text
        return HeaderFooterContent(
            text: self.text(.title, drawn, appearance.text, color: .label, lineLimit: 0),
            height: appearance.height ?? .automatic,
            margins: DirectionalInsets(
                top: appearance.margins.top ?? margins.top,
                leading: appearance.margins.leading ?? side,
                bottom: appearance.margins.bottom ?? margins.bottom,
                trailing: appearance.margins.trailing ?? side),
            background: appearance.background.map { colors.index(of: $0) }, isCustom: true)
    }

    private mutating func text(
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
        content.mayTruncate = attributes.mayTruncate ?? false
        return content
    }
}

// MARK: - Rows

extension ContentBuilder {
    private mutating func row(_ row: Row) -> RowContent {
        RowContent(
            kind: kind(row), texts: row.texts.map { text($0, of: row) },
            image: row.image.map { image in
                ImageContent(
                    picture: images.index(of: image),
                    size: imageSizes.index(of: ImageSizing(image, screen.pictures)))
            }, accessory: row.accessory, height: screen.height(of: row))
    }

    private mutating func text(_ location: TextLocation.RowText, of row: Row) -> TextContent {
        let text = row[location] ?? ""
        switch location {
        case .title:
            var title = plain(
                .title, text, .body, row.kind == .button ? .tint : .label,
                lineLimit: row.lines ?? 0)
            title.mayTruncate = row.mayTruncate
            return title
        case .value: return plain(.value, text, .body, .secondaryLabel)
        case .subtitle:
            return plain(.subtitle, text, profile.subtitle.textStyle, profile.subtitle.color)
        case .label(let number):
            let attributes = row.stack?.labels[number].attributes ?? TextAttributes()
            return self.text(.label, text, attributes, color: .label, lineLimit: 1)
        case .accessory: return accessoryText(text, of: row)
        }
    }

    /// The text of an accessory, which is a capsule around one line.
    private mutating func accessoryText(_ text: String, of row: Row) -> TextContent {
        let appearance = row.accessory.flatMap { profile.accessories[$0.kind] }
        var content = self.text(
            .accessory, text, appearance?.text ?? TextAttributes(),
            color: .secondaryLabel, lineLimit: 1)
        content.alignment = .center
        content.background = appearance?.background.map { colors.index(of: $0) }
        return content
    }

    private mutating func plain(
        _ role: TextContent.Role, _ text: String, _ style: TextStyle, _ color: SemanticColor,
        lineLimit: Int = 0
    ) -> TextContent {
        var request = FontRequest(style)
        request.isSecondary = role != .title
        return TextContent(
            role: role, text: text, styleName: style.uiKitName, font: fonts.index(of: request),
            color: colors.index(of: .semantic(color)), lineLimit: lineLimit)
    }

    private func kind(_ row: Row) -> RowContent.Kind {
        switch row.kind {
        case .value: .value
        case .subtitle: .subtitle
        case .button: .button
        case .labels: row.stack.map { .labels(stack($0)) } ?? .default
        case .default, .switch, .image: .default
        }
    }

    private func stack(_ stack: LabelStack) -> LabelStackContent {
        LabelStackContent(
            spacing: stack.spacing,
            margins: DirectionalInsets(
                top: stack.margins.top ?? profile.row.top,
                leading: stack.margins.leading ?? textInset,
                bottom: stack.margins.bottom ?? profile.row.bottom,
                trailing: stack.margins.trailing ?? textInset))
    }
}
