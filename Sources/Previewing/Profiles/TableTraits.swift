// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Documents
import DynamicType
import Explanations
import LayoutEngine
import Words

/// The inputs of a table's geometry.
struct TableTraits {
    private let screen: Screen
    private let environment: PreviewEnvironment
    private let profile: Profile
    /// The category of the table, within its limits.
    private let category: ContentSizeCategory

    init(_ screen: Screen, in environment: PreviewEnvironment) {
        (self.screen, self.environment) = (screen, environment)
        profile = environment.profile
        category = screen.limited(environment.category)
    }
}

// MARK: - Vertical measures

extension TableTraits {
    /// A vertical measure of a table, in points: a plain number for its metrics, an explained number for
    /// explanations.
    func value<Number: ExplainableNumber>(of metric: LayoutInput.Metric) -> Number {
        switch metric {
        case .minimumRowHeight: minimumRowHeight()
        case .separatorThickness: separatorThickness()
        case .defaultHeaderHeight:
            defaultHeaderFooter(
                \.headerHeights, tr("minimum height of a default header"), "headerHeights")
        case .defaultHeaderBottom:
            defaultHeaderFooter(
                \.headerBottoms, tr("bottom margin of a default header"), "headerBottoms")
        case .defaultFooterMargin:
            defaultHeaderFooter(
                \.footerMargins, tr("margin of a default footer"), "footerMargins")
        case .sectionGap: sectionGap()
        case .bottomPadding: bottomPadding()
        case .spacingAboveValue:
            number(
                profile.row.stackedSpacing, tr("spacing above the value"), "row.stackedSpacing")
        case .spacingAboveSubtitle:
            subtitleSpacing()
        case .spacingInStack:
            number(profile.row.stackSpacing, tr("space between items"), "row.stackSpacing")
        case .spacingBetweenTexts:
            number(
                profile.row.stackTextSpacing, tr("space between two texts"), "row.stackTextSpacing")
        case .spacerLength:
            number(
                profile.row.spacerLength, tr("least length of the spacer"), "row.spacerLength")
        case .systemSpacingFactor:
            number(
                profile.systemSpacing.factor, tr("system spacing factor"), "systemSpacing.factor")
        case .minimumBetweenBaselines:
            number(
                profile.systemSpacing.minimumBetweenBaselines,
                tr("minimum distance between baselines"),
                "systemSpacing.minimumBetweenBaselines")
        }
    }

    /// The default headers and footers of a `UITableView`; nil if they are those of a list.
    var tableViewSections: Profile.TableViewSections? {
        isGroupedTableView ? profile.tableViewSections : nil
    }

    private var isGroupedTableView: Bool {
        screen.geometry == .tableView && screen.tableStyle != .plain
    }

    /// A value of the profile.
    private func number<Number: ExplainableNumber>(
        _ value: Double, _ name: @autoclosure () -> String, _ key: @autoclosure () -> String
    ) -> Number {
        Number(value, name(), source: profile.source(key()))
    }

    /// A value of the profile that has one number for each category.
    private func number<Number: ExplainableNumber>(
        _ ladder: [Double], _ name: @autoclosure () -> String, _ key: @autoclosure () -> String,
        at category: ContentSizeCategory
    ) -> Number {
        // Translators: a measure at a text size, such as “minimum row height at AX5”.
        number(
            ladder[category.rawValue], tr("%1$s at %2$s", name(), category.shortName), key())
    }

    private func subtitleSpacing<Number: ExplainableNumber>() -> Number {
        var name: String { tr("spacing above the subtitle") }
        guard screen.cellLayout == .contentConfiguration else {
            return number(
                profile.textLabelCells.subtitle.spacing, name, "textLabelCells.subtitle.spacing",
                at: category)
        }
        return number(profile.row.subtitleSpacing, name, "row.subtitleSpacing")
    }

    private func minimumRowHeight<Number: ExplainableNumber>() -> Number {
        var name: String { tr("minimum row height") }
        guard screen.cellLayout == .contentConfiguration else {
            return number(
                profile.textLabelCells.rowHeights, name, "textLabelCells.rowHeights", at: category)
        }
        let leading: Number = TextStyle.body.explainableLeading(
            at: category.limited(to: .extraExtraExtraLarge))
        let count: Number = number(
            profile.row.minimumBodyLeadings, tr("leading multiplier"), "row.minimumBodyLeadings")
        let extra: Number = number(
            profile.row.minimumExtra, tr("extra height"), "row.minimumExtra")
        let floor: Number = number(
            profile.row.minimumFloor, tr("minimum height"), "row.minimumFloor")
        return Number.maximum(floor, count * leading + extra)
            .named(name, source: .words(tr("UIListContentConfiguration, measured")))
    }

    private func separatorThickness<Number: ExplainableNumber>() -> Number {
        let grid = PixelGrid(scale: environment.displayScale)
        let isLarge = category.isAccessibilityCategory
        let thickness =
            isLarge ? profile.separator.accessibilityThickness : profile.separator.thickness
        let key = isLarge ? "separator.accessibilityThickness" : "separator.thickness"
        let pixel = Number(
            grid.pixel, tr("device pixel"), source: .words(tr("display scale")))
        guard let thickness else {
            return pixel.named(tr("separator"), source: profile.source(key))
        }
        return Number.maximum(pixel, grid.round(number(thickness, tr("thickness"), key)))
            .named(tr("separator"), source: .words(tr("at least a pixel")))
    }

    /// The value of a measure of default headers or footers; zero if the table has no such measures.
    private func defaultHeaderFooter<Number: ExplainableNumber>(
        _ ladder: KeyPath<Profile.TableViewSections, [Double]>, _ name: @autoclosure () -> String,
        _ key: @autoclosure () -> String
    ) -> Number {
        guard let sections = tableViewSections else { return 0 }
        return number(
            sections[keyPath: ladder], name(), "tableViewSections.\(key())", at: category)
    }

    private func sectionGap<Number: ExplainableNumber>() -> Number {
        guard let sections = tableViewSections else {
            return number(
                profile.card.sectionGap, tr("gap between sections"), "card.sectionGap")
        }
        let bottom: Number = sectionBottom(of: sections)
        return (2 * bottom).named(
            tr("gap between sections"),
            source: .words(
                tr(
                    "UITableView: each of the two sections adds half of the gap")))
    }

    private func bottomPadding<Number: ExplainableNumber>() -> Number {
        guard let sections = tableViewSections else {
            return number(
                profile.card.bottomPadding, tr("padding below the table"), "card.bottomPadding")
        }
        let last: Number = number(
            sections.lastSectionBottom, tr("space below the last section"),
            "tableViewSections.lastSectionBottom")
        return (last - sectionBottom(of: sections))
            .named(tr("padding below the table"), source: "UITableView")
    }

    private func sectionBottom<Number: ExplainableNumber>(
        of sections: Profile.TableViewSections
    ) -> Number {
        number(
            sections.sectionBottom, tr("space below a section"),
            "tableViewSections.sectionBottom")
    }
}

extension TableTraits {
    /// The geometry of a table in plain points.
    ///
    /// - Parameter imageSizes: the palette of the images' sizes.
    func metrics(imageSizes: [ImageSizing] = []) -> TableMetrics {
        let margin = profile.margin(deviceWidth: environment.marginWidth)
        let isCard = screen.tableStyle == .insetGrouped
        let isTextLabel = screen.cellLayout == .textLabel
        let cards = profile.margins.cards(screen.geometry)
        let text = isCard ? cards.text ?? margin : margin
        let appearance = screen.tableAppearance
        // Rows are narrower by the width of the section index beside them.
        let index = screen.hasSectionIndex ? profile.sectionIndex.width : 0
        let end = text + index
        return TableMetrics(
            cardInset: isCard ? cards.inset ?? margin : 0,
            cornerRadius: isCard ? profile.card.cornerRadius : 0,
            cellMargins: DirectionalInsets(
                top: profile.row.top, leading: text, bottom: profile.row.bottom, trailing: end),
            subtitleMargins: isTextLabel
                ? DirectionalInsets(
                    top: profile.textLabelCells.subtitle.top[category.rawValue], leading: text,
                    bottom: profile.textLabelCells.subtitle.bottom[category.rawValue],
                    trailing: end) : nil,
            separatorTrailingInset: index
                + ((isTextLabel
                    ? profile.textLabelCells.separatorTrailingInset
                    : profile.separator.trailingInset) ?? text),
            hasSeparators: appearance.separatorStyle != .none,
            separatorLeadingInset: appearance.separatorInset,
            // In older cells the separator belongs to the height of the row.
            addsSeparatorToRowHeight: profile.separator.addsToRowHeight && !isTextLabel
                && appearance.separatorStyle != .none,
            hasDefaultHeaders: tableViewSections != nil,
            headerLabelBottom: isGroupedTableView ? profile.headersFooters.labelBottom : nil,
            spacingBesideValue: profile.row.valueSpacing,
            spacingBeforeAccessory: profile.row.trailing,
            alwaysStacksValues: category.isAccessibilityCategory,
            images: images(imageSizes), imageToText: profile.row.imageToText,
            accessories: accessories(margin: end),
            accessorySpacing: profile.row.accessorySpacing, controls: profile.controls,
            indexWidth: index,
            hyphenation: profile.hyphenation(at: category), measure: { value(of: $0) })
    }

    /// The images before the texts of rows.
    private func images(_ sizes: [ImageSizing]) -> [ImageMetrics] {
        guard !sizes.isEmpty else { return [] }
        let symbol = Size(
            width: FontMetrics.default.scaledValue(
                for: profile.row.imageWidth, at: category, displayScale: environment.displayScale),
            height: TextStyle.body.leading(at: category))
        return sizes.map { $0.metrics(profile.image, symbol: symbol) }
    }

    /// The accessories at the end of rows, with the margin of the cell.
    private func accessories(margin: Double) -> [Accessory.Kind: AccessoryMetrics] {
        let grid = PixelGrid(scale: environment.displayScale)
        func rounded(_ size: Size) -> Size {
            Size(width: grid.round(size.width), height: grid.round(size.height))
        }
        let isTextLabel = screen.cellLayout == .textLabel
        let keepsRoom = !isTextLabel || profile.textLabelCells.keepsAccessoryRoom
        let isCentered =
            environment.isMirrored(screen) && !isTextLabel && profile.row.centersMirroredAccessories
        return profile.accessories.mapValues { accessory in
            let (size, ink) = (accessory.sizes[category.rawValue], accessory.inkParts)
            let space = keepsRoom ? accessory.spacesBefore[category.rawValue] : 0
            return AccessoryMetrics(
                reservedWidth: margin + space + grid.round(size.width),
                inset: isCentered ? grid.round(space / 2) : 0, size: rounded(size),
                ink: rounded(
                    Size(width: size.width * ink.width, height: size.height * ink.height)))
        }
    }
}

/// The parts of a table's geometry that do not follow only from its width. Between two widths with the same
/// geometry, texts have more room in a wider table.
package struct TableGeometry: Equatable {
    package var metrics: TableMetrics
    /// The margin that depends on the device's width, in points.
    package var margin: Double
}

extension Screen {
    /// The geometry of its table in an environment.
    package func geometry(in environment: PreviewEnvironment) -> TableGeometry {
        TableGeometry(
            metrics: TableTraits(self, in: environment).metrics(),
            margin: environment.profile.margin(deviceWidth: environment.marginWidth))
    }
}
