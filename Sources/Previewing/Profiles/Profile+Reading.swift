// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Documents
import DynamicType
import LayoutEngine
import Syntax

extension Profile {
    /// Reads a profile. Every value is required.
    package static func read(_ tree: SyntaxTree) -> ReadResult<Profile> {
        var reader = ResourceReader(tree)
        let profile = Profile(
            name: reader.string("name"), title: reader.string("title"),
            margins: reader.margins(), card: reader.card(), row: reader.row(),
            image: reader.image(),
            separator: Separator(
                thickness: reader.number("separator.thickness", orWord: "pixel"),
                accessibilityThickness: reader.number(
                    "separator.accessibilityThickness", orWord: "pixel"),
                trailingInset: reader.number("separator.trailingInset", orWord: "margin"),
                addsToRowHeight: reader.boolean("separator.addsToRowHeight")),
            accessories: Dictionary(
                uniqueKeysWithValues: Accessory.Kind.allCases.map { ($0, reader.accessory($0)) }),
            controls: Dictionary(
                uniqueKeysWithValues: Control.Kind.allCases.map { ($0, reader.control($0)) }),
            headersFooters: Profile.HeadersFooters(
                header: reader.headerFooter("header"),
                labelBottom: reader.node("header.labelBottom")?.double,
                footer: reader.headerFooter("footer"),
                plainHeader: reader.headerFooter("plainHeader"),
                prominentHeader: reader.headerFooter("prominentHeader"),
                sectionHeaderTopPadding: reader.number("sectionHeaderTopPadding"),
                customHeader: reader.verticalMargins("customHeader"),
                tableHeader: reader.verticalMargins("tableHeader")),
            subtitle: Subtitle(
                textStyle: reader.textStyle("subtitle.textStyle"),
                color: reader.semanticColor("subtitle.color")),
            sectionIndex: SectionIndex(
                pointSize: reader.number("sectionIndex.pointSize"),
                width: reader.number("sectionIndex.width")),
            bars: Bars(&reader),
            systemSpacing: SystemSpacing(
                factor: reader.number("systemSpacing.factor"),
                minimumBetweenBaselines: reader.number("systemSpacing.minimumBetweenBaselines")),
            lines: reader.lines(),
            textLabelCells: reader.textLabelCells(),
            tableViewSections: reader.tableViewSections(),
            colors: Dictionary(
                uniqueKeysWithValues: SemanticColor.allCases.map {
                    ($0, reader.shades("colors.\($0.rawValue)"))
                }), switchOff: reader.shades("switchOff.value"),
            provenances: tree.root.provenances())
        return ReadResult(profile, reader.diagnostics)
    }
}

extension ResourceReader {
    fileprivate mutating func margins() -> Profile.Margins {
        Profile.Margins(
            narrow: number("margins.narrow"), wide: number("margins.wide"),
            narrowDeviceWidth: number("margins.narrowDeviceWidth"),
            cards: Profile.Margins.Cards(
                inset: number("margins.cardInset", orWord: "margin"),
                text: number("margins.cardText", orWord: "margin")),
            listCards: Profile.Margins.Cards(
                inset: number("margins.listCardInset", orWord: "margin"),
                text: number("margins.listCardText", orWord: "margin")))
    }

    fileprivate mutating func card() -> Profile.Card {
        Profile.Card(
            cornerRadius: number("card.cornerRadius"), sectionGap: number("card.sectionGap"),
            bottomPadding: number("card.bottomPadding"))
    }

    fileprivate mutating func row() -> Profile.Row {
        Profile.Row(
            minimumFloor: number("row.minimumFloor"),
            minimumBodyLeadings: number("row.minimumBodyLeadings"),
            minimumExtra: number("row.minimumExtra"), top: number("row.top"),
            bottom: number("row.bottom"), trailing: number("row.trailing"),
            valueSpacing: number("row.valueSpacing"),
            stackedSpacing: number("row.stackedSpacing"),
            stackSpacing: number("row.stackSpacing"),
            stackTextSpacing: number("row.stackTextSpacing"),
            spacerLength: number("row.spacerLength"),
            subtitleSpacing: number("row.subtitleSpacing"), imageWidth: number("row.imageWidth"),
            imageToText: number("row.imageToText"),
            accessorySpacing: number("row.accessorySpacing"),
            centersMirroredAccessories: boolean("row.centersMirroredAccessories"))
    }

    fileprivate mutating func image() -> Profile.Image {
        Profile.Image(
            tileSize: number("image.tileSize"), tileRadius: number("image.tileRadius"),
            tileSymbol: number("image.tileSymbol"), monogramSize: number("image.monogramSize"),
            monogramText: number("image.monogramText"), smallSymbol: number("image.smallSymbol"),
            largeSymbol: number("image.largeSymbol"))
    }

    fileprivate mutating func textLabelCells() -> Profile.TextLabelCells {
        Profile.TextLabelCells(
            rowHeights: valuesByCategory("textLabelCells.rowHeights"),
            separatorTrailingInset: number(
                "textLabelCells.separatorTrailingInset", orWord: "margin"),
            keepsAccessoryRoom: boolean("textLabelCells.keepsAccessoryRoom"),
            subtitle: Profile.TextLabelCells.Subtitle(
                top: valuesByCategory("textLabelCells.subtitle.top"),
                spacing: valuesByCategory("textLabelCells.subtitle.spacing"),
                bottom: valuesByCategory("textLabelCells.subtitle.bottom")))
    }

    fileprivate mutating func size(_ path: String) -> Size {
        guard let node = node(path), let width = node["width"]?.double,
            let height = node["height"]?.double
        else { return Size(width: number(path), height: 0) }
        return Size(width: width, height: height)
    }

    fileprivate mutating func accessory(_ kind: Accessory.Kind) -> Profile.AccessoryAppearance {
        let path = "accessories.\(kind.rawValue)"
        let (size, node) = (size(path), node(path))
        let recorded = (node?["recorded"]?.entries ?? []).compactMap { entry in
            ContentSizeCategory(name: entry.key).map { (category: $0, node: entry.value) }
        }.sorted { $0.category < $1.category }
        /// The length at each category, from the length at L and recorded lengths at larger categories.
        func lengths(
            _ atLarge: Double, isScaled: Bool = kind.isScaled, _ length: (Node) -> Double?
        ) -> [Double] {
            let known =
                [(category: ContentSizeCategory.large, length: atLarge)]
                + recorded.compactMap { entry in length(entry.node).map { (entry.category, $0) } }
            return ContentSizeCategory.allCases.map {
                $0.length(between: known, isScaled: isScaled)
            }
        }
        func color(_ key: String) -> ColorValue? {
            node?[key]?.string.flatMap { ColorValue(text: $0) }
        }
        func space(_ node: Node) -> Double? {
            guard let reserved = node["reserved"]?.double, let width = node["width"]?.double
            else { return nil }
            return reserved - width
        }
        var text = TextAttributes()
        text.textStyle = node?["textStyle"]?.string.flatMap { TextStyle(name: $0) } ?? .body
        text.color = color("color")
        return Profile.AccessoryAppearance(
            sizes: zip(
                lengths(size.width) { $0["width"]?.double },
                lengths(size.height) { $0["height"]?.double }
            ).map { Size(width: $0, height: $1) },
            inkParts: Size(
                width: (node?["inkWidth"]?.double).map { $0 / size.width } ?? 1,
                height: (node?["inkHeight"]?.double).map { $0 / size.height } ?? 1),
            spacesBefore: lengths(node.flatMap(space) ?? 0, isScaled: false, space),
            text: text, background: color("background"))
    }

    fileprivate mutating func control(_ kind: Control.Kind) -> ControlMetrics {
        let path = "controls.\(kind.rawValue)"
        guard let node = node(path), node.entries != nil else {
            return ControlMetrics(height: number(path))
        }
        func length(_ key: String) -> Double { node[key]?.double ?? 0 }
        return ControlMetrics(
            height: length("height"), verticalInset: length("verticalInset"),
            horizontalInset: length("horizontalInset"), spacing: length("spacing"),
            cornerRadius: length("cornerRadius"), minimumWidth: length("minimumWidth"))
    }

    fileprivate mutating func lines() -> Profile.Lines {
        func pitch(_ name: String) -> Profile.Lines.Pitch {
            word("lines.\(name)", Profile.Lines.Pitch.init(rawValue:), otherwise: .lineHeight)
        }
        func raises(_ name: String) -> Bool {
            word(
                "fallbackFaces.\(name)", { ["keepsHeight": false, "raisesLine": true][$0] },
                otherwise: false)
        }
        let raisesForTallScripts: LineRaising = raises("tallScripts") ? .tallScripts : .none
        return Profile.Lines(
            preferredFont: pitch("preferredFont"), weightOverride: pitch("weightOverride"),
            boldText: pitch("boldText"), otherDesign: pitch("otherDesign"),
            secondaryText: pitch("secondaryText"), unscaled: pitch("unscaled"),
            limitedSize: pitch("limitedSize"),
            systemFontRaising: raises("systemFont") ? .allFallbacks : raisesForTallScripts,
            customFontRaising: raises("customFont") ? .allFallbacks : raisesForTallScripts,
            hyphenatesFrom: word(
                "hyphenation.from", ContentSizeCategory.init(name:),
                otherwise: .accessibilityMedium))
    }

    fileprivate mutating func tableViewSections() -> Profile.TableViewSections? {
        guard node("tableViewSections") != nil else { return nil }
        return Profile.TableViewSections(
            headerHeights: valuesByCategory("tableViewSections.headerHeights"),
            headerBottoms: valuesByCategory("tableViewSections.headerBottoms"),
            footerMargins: valuesByCategory("tableViewSections.footerMargins"),
            sectionBottom: number("tableViewSections.sectionBottom"),
            lastSectionBottom: number("tableViewSections.lastSectionBottom"))
    }

    fileprivate mutating func verticalMargins(_ path: String) -> Profile.VerticalMargins {
        Profile.VerticalMargins(top: number("\(path).top"), bottom: number("\(path).bottom"))
    }

    fileprivate mutating func headerFooter(_ path: String) -> Profile.HeaderFooterMetrics {
        Profile.HeaderFooterMetrics(
            textStyle: textStyle("\(path).textStyle"),
            weight: word("\(path).weight", FontWeight.init(name:), otherwise: .regular),
            isUppercase: boolean("\(path).uppercase"), color: semanticColor("\(path).color"),
            margins: verticalMargins(path), lessThanLeading: number("\(path).lessThanLeading"),
            side: node("\(path).side")?.double)
    }

    fileprivate mutating func textStyle(_ path: String) -> TextStyle {
        word(path, TextStyle.init(name:), otherwise: .body)
    }

    fileprivate mutating func semanticColor(_ path: String) -> SemanticColor {
        word(path, SemanticColor.init(rawValue:), otherwise: .label)
    }

    mutating func shades(_ path: String) -> DynamicColor {
        func color(_ appearance: String) -> Color {
            word(
                "\(path).\(appearance)", Color.init(hexadecimal:),
                otherwise: Color(red: 0, green: 0, blue: 0))
        }
        return DynamicColor(
            light: color("light"), dark: color("dark"),
            lightIncreasedContrast: color("lightIncreasedContrast"),
            darkIncreasedContrast: color("darkIncreasedContrast"))
    }
}

extension ContentSizeCategory {
    /// The length at this category, from known lengths at some categories in ascending order. Between two it
    /// follows the size of Body. Before the first and after the last it stays the same, or is scaled by
    /// `UIFontMetrics`.
    fileprivate func length(
        between known: [(category: ContentSizeCategory, length: Double)], isScaled: Bool
    ) -> Double {
        let style = TextStyle.body
        let nearest = limited(from: known.first?.category, to: known.last?.category)
        let length = SystemFont.PiecewiseLinear(
            known.map { (style.preferredPointSize(at: $0.category), $0.length) }
        ).value(at: style.preferredPointSize(at: nearest))
        return isScaled ? length * style.leading(at: self) / style.leading(at: nearest) : length
    }
}

extension Node {
    /// The confidence and note of each value below a key, by its key.
    fileprivate func provenances(below key: String = "") -> [String: Profile.Provenance] {
        if let confidence = self["confidence"]?.string {
            return [key: Profile.Provenance(confidence: confidence, note: self["note"]?.string)]
        }
        return (entries ?? []).reduce(into: [:]) { provenances, entry in
            let path = key.isEmpty ? entry.key : "\(key).\(entry.key)"
            provenances.merge(entry.value.provenances(below: path)) { first, _ in first }
        }
    }
}
