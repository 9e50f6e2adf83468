// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Documents
import DynamicType
import Explanations
import LayoutEngine
import Syntax
import Words

/// The sources of the input numbers for the layout of an item: the screen, the theme, the profile, or a font.
struct ItemSources {
    let preview: Preview
    let item: ItemID
    private let values: ItemValues
    /// The first text in each font.
    private let firstTexts: [Int: Int]

    init(_ preview: Preview, _ item: ItemID) {
        self.preview = preview
        self.item = item
        values = ItemValues(item, of: preview.screen, in: preview.theme)
        let texts = preview.layout.content.texts(of: item).enumerated()
        firstTexts = Dictionary(texts.map { ($1.font, $0) }) { first, _ in first }
    }

    /// The number for an input of the layout.
    func explain(_ value: Double, _ input: LayoutInput) -> ExplainedNumber {
        switch input {
        case .metric(let metric):
            TableTraits(preview.screen, in: preview.environment).value(of: metric)
        case .font(let metric, let index): fontMetric(metric, of: index, value)
        case .control(let measure, let kind):
            number(value, measure.english, profile.source("controls.\(kind.rawValue)"))
        case .ownHeight: number(value, tr("fixed height"), heightOrigin)
        case .topMargin: topMargin(value)
        case .bottomMargin:
            number(value, tr("bottom margin"), marginOrigin(\.bottom, key: "bottom"))
        case .topPadding:
            number(
                value, tr("section header top padding"),
                FileValue(.screen, [], "sectionHeaderTopPadding").origin)
        case .labelSpacing(let stack):
            number(value, tr("label spacing"), labelSpacingOrigin(stack: stack))
        case .spacerLength:
            number(
                value, tr("least length of the spacer"),
                FileValue(.screen, item.path, "items").origin)
        case .imageHeight:
            number(value, tr("height of the image"), imageHeightOrigin(row?.image, at: []))
        case .accessoryHeight(let kind):
            number(
                value, tr("height of the accessory"), profile.source("accessories.\(kind.rawValue)")
            )
        case .stackImageHeight(let image):
            number(value, tr("height of the image"), stackImageHeightOrigin(image))
        }
    }

    private func number(_ value: Double, _ name: String, _ origin: Origin) -> ExplainedNumber {
        ExplainedNumber(value, name, source: origin)
    }

    var profile: Profile { preview.environment.profile }
    var row: Row? { preview.screen.row(item) }
}

// MARK: - Heights and margins

extension ItemSources {
    private var heightOrigin: Origin {
        values.hasStoryboardHeight ? .storyboard : values.height.origin
    }

    func marginOrigin(_ side: KeyPath<Margins, Double?>, key: String) -> Origin {
        ownMargin(side, key: key) ?? profile.source("\(profileGroup).\(key)")
    }

    /// The margin above the content. A screen replaces a part of that of plain headers.
    private func topMargin(_ value: Double) -> ExplainedNumber {
        let margin = number(value, tr("top margin"), marginOrigin(\.top, key: "top"))
        let headers = profile.headersFooters
        guard profileGroup == "plainHeader",
            preview.screen.tableAppearance.sectionHeaderTopPadding != nil
        else { return margin }
        let padding = number(
            headers.sectionHeaderTopPadding, tr("section header top padding"),
            profile.source("sectionHeaderTopPadding"))
        let whole = number(
            headers.plainHeader.margins.top, tr("top margin"), profile.source("plainHeader.top"))
        return (whole - padding).named(
            tr("top margin"),
            source: .words(
                tr(
                    """
                    the default padding is left out, because the screen sets its own
                    """)))
    }

    /// Whether the item is a title with a subtitle in an older cell.
    var hasOlderSubtitle: Bool {
        row?.kind == .subtitle && preview.screen.cellLayout == .textLabel
    }

    /// Whether the item is a default section header whose label has its own distance from the card.
    var hasLabelBottom: Bool {
        item.kind == .sectionHeader && !values.isOwnHeader && !hasProminentHeader
            && preview.metrics.headerLabelBottom != nil
    }

    /// Whether the item is a default section header with increased prominence.
    var hasProminentHeader: Bool {
        item.kind == .sectionHeader && !values.isOwnHeader
            && preview.screen.sections[item.section].headerProminence == .increased
    }

    /// The margin of the screen or the theme; nil for the margin of the profile.
    func ownMargin(_ side: KeyPath<Margins, Double?>, key: String) -> Origin? {
        values.margin(side, key)?.origin
    }

    /// The source of the space between labels, by the number of their stack.
    func labelSpacingOrigin(stack: Int = 0) -> Origin {
        values.spacing(inStack: stack)?.origin ?? profile.source("systemSpacing.factor")
    }

    /// The source of the height of the row's image: its room or limit in the screen, its file, or else the profile.
    private func imageHeightOrigin(
        _ image: RowImage?, at place: [SyntaxEdit.Step]
    ) -> Origin {
        guard let image else { return "" }
        let path = item.path + place + [.key("image")]
        if image.reservedLayoutSize.height != nil {
            return FileValue(.screen, path + [.key("reservedLayoutSize")], "height").origin
        }
        if image.maximumSize != RowImage.Extent() {
            return FileValue(.screen, path, "maximumSize").origin
        }
        if case .file(let name) = image.content, preview.screen.pictures[name] != nil {
            return FileValue(.screen, path, "file").origin
        }
        guard case .symbol = image.content else { return profile.source("image.monogramSize") }
        return image.tile == nil
            ? .words(tr("as high as a line of Body text")) : profile.source("image.tileSize")
    }

    private func stackImageHeightOrigin(_ number: Int) -> Origin {
        guard let images = row?.stack?.images, images.indices.contains(number) else { return "" }
        return imageHeightOrigin(images[number].image, at: images[number].path)
    }

    /// The group of the profile's keys for items of this kind.
    private var profileGroup: String {
        switch item.kind {
        case .row: hasOlderSubtitle ? "textLabelCells.subtitle" : "row"
        case .tableHeader, .tableFooter: "tableHeader"
        case .sectionFooter: values.isOwnHeader ? "customHeader" : "footer"
        case .sectionHeader where values.isOwnHeader: "customHeader"
        case .sectionHeader where hasProminentHeader: "prominentHeader"
        case .sectionHeader:
            preview.screen.tableStyle == .plain ? "plainHeader" : "header"
        }
    }
}

// MARK: - Fonts

extension ItemSources {
    func fontMetric(
        _ metric: LayoutInput.FontMetric, of index: Int, _ value: Double
    ) -> ExplainedNumber {
        switch metric {
        case .pointSize: return pointSize(of: index)
        case .linePitch: return linePitch(of: index)
        case .ascent, .lineHeight, .ascentAndDescent, .capHeight, .raisedAscent,
            .raisedLineHeight:
            let face = preview.drawnFonts[index].font.face.postScriptName
            return number(value, metric.english(of: face), lineMetricsOrigin(of: index))
        }
    }

    func linePitch(of index: Int) -> ExplainedNumber {
        let drawn = preview.drawnFonts[index]
        let lineHeight =
            fontMetric(.lineHeight, of: index, drawn.font.metrics.lineHeight)
            * pointSize(of: index)
        return profile.lines.pitch(
            of: drawn.drawnRequest, pointSize: drawn.font.pointSize,
            in: preview.environment.fontContext(at: preview.effectiveCategory),
            lineHeight: lineHeight, source: profile.source)
    }

    private func lineMetricsOrigin(of index: Int) -> Origin {
        let drawn = preview.drawnFonts[index]
        if drawn.resolution.published != nil { return .publishedMetrics(drawn.font.requestedName) }
        return drawn.drawnRequest.name == nil ? .systemFontMetrics : .fontFile
    }

    func pointSize(of index: Int) -> ExplainedNumber {
        preview.drawnFonts[index].drawnRequest.sizing.explainedPointSize(
            at: preview.effectiveCategory
        ) { input in
            switch input {
            case .pointSize: sizeOrigin(\.pointSize, "pointSize", \.fontSize, "fontSize", index)
            case .maximumPointSize:
                sizeOrigin(
                    \.maximumPointSize, "maximumPointSize", \.maximumPointSize,
                    "maximumPointSize", index)
            }
        }
    }

    /// The source of a font size: the element, the theme's headers, or the theme's font of the text style.
    private func sizeOrigin(
        _ attribute: KeyPath<TextAttributes, Double?>, _ key: String,
        _ themeValue: KeyPath<ThemeFont, Double?>, _ themeKey: String, _ index: Int
    ) -> Origin {
        let text = firstTexts[index] ?? 0
        if let value = values.attribute(attribute, key, ofText: text) { return value.origin }
        let style = preview.drawnFonts[index].request.style
        guard preview.theme.fonts[style]?[keyPath: themeValue] != nil,
            preview.fontRequests[index].fontName == nil
        else { return TextStyle.guidelines }
        return FileValue(style, themeKey, in: preview.theme).origin
    }
}

extension FileValue {
    /// The value as the origin of a number, for each spelling of its key, and for its dictionary.
    var origin: Origin {
        .file(
            file.rawValue,
            keyPaths: keys.map { (container + [.key($0)]).keyPath } + [container.keyPath])
    }
}
