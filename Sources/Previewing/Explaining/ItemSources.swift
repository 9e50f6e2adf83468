// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Documents
import DynamicType
import Explanations
import LayoutEngine

/// Where the numbers come from that the layout of an item is given: the screen, the theme, the profile,
/// or a font.
struct ItemSources {
    let preview: Preview
    let item: ItemID

    init(_ preview: Preview, _ item: ItemID) {
        self.preview = preview
        self.item = item
    }

    /// The number for an input of the layout.
    func explain(_ value: Double, _ input: LayoutInput) -> ExplainedNumber {
        switch input {
        case .metric(let metric):
            TableTraits(screen, in: preview.environment).value(of: metric)
        case .font(let metric, let index): fontMetric(metric, of: index, value)
        case .ownHeight: ExplainedNumber(value, "fixed height", source: heightSource)
        case .topMargin:
            ExplainedNumber(value, "top margin", source: marginSource(\.top, key: "top"))
        case .bottomMargin:
            ExplainedNumber(value, "bottom margin", source: marginSource(\.bottom, key: "bottom"))
        case .labelSpacing:
            ExplainedNumber(value, "spacing of labels", source: labelSpacingSource)
        }
    }

    var profile: Profile { preview.environment.profile }
    private var screen: Screen { preview.screen }

    private var section: Section? {
        screen.sections.indices.contains(item.section) ? screen.sections[item.section] : nil
    }

    var row: Row? {
        item.kind == .row ? section.map { $0.rows[item.row] } : nil
    }

    /// What the screen says of a header of the app's own; nil for other items.
    var header: HeaderAppearance? {
        switch item.kind {
        case .tableHeader: screen.tableHeader?.appearance
        case .sectionHeader: section?.header?.appearance
        case .row, .sectionFooter: nil
        }
    }

    /// What the theme says of the same.
    var themeHeader: HeaderAppearance? {
        header != nil && item.kind == .sectionHeader ? preview.theme.sectionHeader : nil
    }
}

// MARK: - Heights and margins

extension ItemSources {
    private var heightSource: String {
        if header?.height != nil { return "screen \(item).height" }
        if themeHeader?.height != nil { return "theme sectionHeader.height" }
        if row?.height != nil { return "screen \(item).height" }
        return screen.cells == .static && screen.rowHeight == Screen.staticRowHeight
            ? "static cells are as tall as in the storyboard, unless rowHeight says otherwise"
            : "screen rowHeight"
    }

    func marginSource(_ side: KeyPath<Margins, Double?>, key: String) -> String {
        ownMarginSource(side, key: key) ?? profile.source("\(profileGroup).\(key)")
    }

    /// The margin of the screen or the theme; nil for that of the profile.
    func ownMarginSource(_ side: KeyPath<Margins, Double?>, key: String) -> String? {
        let own = header?.margins ?? row?.stack?.margins
        if own?[keyPath: side] != nil { return "screen \(item).margins.\(key)" }
        if themeHeader?.margins[keyPath: side] != nil {
            return "theme sectionHeader.margins.\(key)"
        }
        return nil
    }

    var labelSpacingSource: String {
        guard case .points = row?.stack?.spacing else {
            return profile.source("systemSpacing.factor")
        }
        return "screen \(item).spacing"
    }

    /// The group of the profile's keys for items of this kind.
    private var profileGroup: String {
        switch item.kind {
        case .row: "row"
        case .tableHeader: "tableHeader"
        case .sectionFooter: "footer"
        case .sectionHeader:
            header != nil
                ? "customHeader" : screen.tableStyle == .plain ? "plainHeader" : "header"
        }
    }
}

// MARK: - Fonts

extension ItemSources {
    func fontMetric(
        _ metric: LayoutInput.FontMetric, of index: Int, _ value: Double
    ) -> ExplainedNumber {
        func ems(_ name: String) -> ExplainedNumber {
            let face = preview.drawnFonts[index].font.face.postScriptName
            return ExplainedNumber(
                value, "\(name) of \(face) in ems", source: lineMetricsSource(of: index))
        }
        return switch metric {
        case .pointSize: pointSize(of: index)
        case .linePitch: linePitch(of: index)
        case .ascent: ems("ascent")
        case .lineHeight: ems("line height")
        case .ascentAndDescent: ems("ascent and descent")
        case .capHeight: ems("cap height")
        case .raisedAscent: ems("ascent of the tallest face beside that")
        case .raisedLineHeight: ems("line height of the tallest face beside that")
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

    private func lineMetricsSource(of index: Int) -> String {
        let drawn = preview.drawnFonts[index]
        if drawn.resolution.published != nil {
            return "fonts.json: published metrics of \(drawn.font.requestedName)"
        }
        return drawn.drawnRequest.name == nil
            ? "fonts.json systemFont: San Francisco's metrics" : "font file"
    }

    func pointSize(of index: Int) -> ExplainedNumber {
        preview.drawnFonts[index].drawnRequest.sizing.explainedPointSize(
            at: preview.effectiveCategory,
            ExplainedInputs { value, input in
                switch input {
                case .pointSize:
                    ExplainedNumber(
                        value, "base size",
                        source: sizeSource(\.pointSize, "pointSize", \.fontSize, "fontSize", index))
                case .maximumPointSize:
                    ExplainedNumber(
                        value, "maximum size",
                        source: sizeSource(
                            \.maximumPointSize, "maximumPointSize", \.maximumPointSize,
                            "maximumPointSize", index))
                }
            })
    }

    /// Who says how large a font is: the element, the theme's headers, or the theme's font of the style.
    private func sizeSource(
        _ attribute: KeyPath<TextAttributes, Double?>, _ key: String,
        _ themeValue: KeyPath<ThemeFont, Double?>, _ themeKey: String, _ index: Int
    ) -> String {
        if let label = label(in: index), label.attributes[keyPath: attribute] != nil {
            return "screen \(item).labels.\(label.number).\(key)"
        }
        if header?.text[keyPath: attribute] != nil { return "screen \(item).\(key)" }
        if themeHeader?.text[keyPath: attribute] != nil { return "theme sectionHeader.\(key)" }
        let style = preview.drawnFonts[index].request.style
        guard preview.theme.fonts[style]?[keyPath: themeValue] != nil,
            preview.fontRequests[index].fontName == nil
        else { return TextStyle.guidelines }
        return "theme \(preview.theme.keyPath(of: style, themeKey))"
    }

    /// The first label of the row that is in a font of the palette.
    private func label(in font: Int) -> (number: Int, attributes: TextAttributes)? {
        guard let labels = row?.stack?.labels else { return nil }
        let content = preview.layout.content.sections[item.section].rows[item.row]
        return zip(labels.indices, labels)
            .first { content.texts[$0.0].font == font }
            .map { ($0, $1.attributes) }
    }
}
