// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Documents
import DynamicType
import LayoutEngine

/// The geometry, text styles and colors of tables on one iOS generation. Lengths are points.
///
/// Read from `Resources/profiles/`, where each value has its confidence.
package struct Profile: Hashable, Sendable {
    /// The name in options and files, such as `ios18`.
    package var name: String
    /// The name for people.
    package var title: String

    var margins: Margins
    var card: Card
    var row: Row
    var separator: Separator
    var accessories: [Accessory.Kind: AccessoryAppearance]
    var headersFooters: HeadersFooters
    var subtitle: Subtitle
    var systemSpacing: SystemSpacing
    var lines: Lines
    var textLabelCells: TextLabelCells
    /// Nil where the headers and footers of a `UITableView` are those of a SwiftUI list.
    var tableViewSections: TableViewSections?
    var colors: [SemanticColor: Shades]
    /// The color of a switch that is off.
    package var switchOff: Shades
    /// How sure each value is, by its key.
    var provenances: [String: Provenance]

    /// The names of the bundled profiles, oldest first.
    package static let bundledNames = ["ios18", "ios26"]

    /// Where a value comes from.
    struct Provenance: Hashable, Sendable {
        /// `verified`, `single` or `assumed`.
        var confidence: String
        var note: String?
    }

    struct Margins: Hashable, Sendable {
        var narrow: Double
        var wide: Double
        var narrowDeviceWidth: Double
        /// The cards of a `UITableView`.
        var cards: Cards
        /// The cards of a SwiftUI list.
        var listCards: Cards

        /// The sides of cards; nil for the margin of the table.
        struct Cards: Hashable, Sendable {
            /// From the sides of the table to a card.
            var inset: Double?
            /// From the sides of a card to its text.
            var text: Double?
        }

        func cards(_ layout: Screen.HeaderFooterLayout) -> Cards {
            layout == .swiftUIList ? listCards : cards
        }
    }

    struct Card: Hashable, Sendable {
        var cornerRadius: Double
        var sectionGap: Double
        var bottomPadding: Double
    }

    struct Row: Hashable, Sendable {
        var minimumFloor: Double
        var minimumBodyLeadings: Double
        var minimumExtra: Double
        var top: Double
        var bottom: Double
        var trailing: Double
        var valueSpacing: Double
        var stackedSpacing: Double
        var subtitleSpacing: Double
        var imageWidth: Double
        var imageToText: Double
        /// Whether an accessory stands in the middle of its room in a mirrored cell, rather than at the
        /// margin.
        var centersMirroredAccessories: Bool
    }

    struct Separator: Hashable, Sendable {
        /// The thickness of the line; nil for one device pixel.
        var thickness: Double?
        /// The thickness at accessibility categories; nil for one device pixel.
        var accessibilityThickness: Double?
        /// From the end of the line to the trailing side of the cell; nil for the margin of the cell.
        var trailingInset: Double?
        var addsToRowHeight: Bool
    }

    /// An accessory.
    struct AccessoryAppearance: Hashable, Sendable {
        /// The size by category; the minimum for one with a text.
        var sizes: [Size]
        /// The size of what is drawn in the middle, as parts of the size.
        var inkParts: Size
        /// Extra space before the accessory by category, besides that before every accessory
        /// (`Row.trailing`).
        var spacesBefore: [Double]
        /// The attributes of the text inside.
        var text: TextAttributes
        /// The color behind the text; nil for that of the cell.
        var background: ColorValue?
    }

    struct VerticalMargins: Hashable, Sendable {
        var top: Double
        var bottom: Double
    }

    /// Default headers and footers, and the margins of custom headers.
    struct HeadersFooters: Hashable, Sendable {
        var header: HeaderFooterMetrics
        /// From the lines of a default header to the card in a grouped `UITableView`; nil for the margin of
        /// the header.
        var labelBottom: Double?
        var footer: HeaderFooterMetrics
        var plainHeader: HeaderFooterMetrics
        var customHeader: VerticalMargins
        var tableHeader: VerticalMargins
    }

    /// A default header or footer.
    struct HeaderFooterMetrics: Hashable, Sendable {
        var textStyle: TextStyle
        var weight: FontWeight
        var isUppercase: Bool
        var color: SemanticColor
        var margins: VerticalMargins
        /// The difference between the leading of the text style and the line pitch.
        var lessThanLeading: Double
    }

    struct Subtitle: Hashable, Sendable {
        var textStyle: TextStyle
        var color: SemanticColor
    }

    /// The distances of labels at system spacing.
    struct SystemSpacing: Hashable, Sendable {
        var factor: Double
        var minimumBetweenBaselines: Double
    }

    /// The `textLabel` cells of older apps.
    struct TextLabelCells: Hashable, Sendable {
        /// The least height of a row by category, the separator included.
        var rowHeights: [Double]
        /// From the end of the separator to the trailing side of the cell; nil for the margin of
        /// the cell.
        var separatorTrailingInset: Double?
        /// Whether accessories keep their room free, as in content configurations.
        var keepsAccessoryRoom: Bool
        var subtitle: Subtitle

        /// The cells of a title with a subtitle, whose heights are whole points, by category.
        struct Subtitle: Hashable, Sendable {
            var top: [Double]
            /// Between the title and the subtitle.
            var spacing: [Double]
            /// Above the separator.
            var bottom: [Double]
        }
    }

    /// The default headers and footers of a grouped `UITableView`, by category.
    struct TableViewSections: Hashable, Sendable {
        var headerHeights: [Double]
        /// Below the text of a header.
        var headerBottoms: [Double]
        /// Above and below the text of a footer.
        var footerMargins: [Double]
        /// The height of the gap where a section has no footer.
        var sectionBottom: Double
        /// The height of the gap below the last section.
        var lastSectionBottom: Double
    }

    /// The values of a semantic color in four appearances.
    package struct Shades: Hashable, Sendable {
        var light: Color
        var dark: Color
        var lightIncreasedContrast: Color
        var darkIncreasedContrast: Color

        package func color(_ appearance: Appearance, increasesContrast: Bool) -> Color {
            switch (appearance, increasesContrast) {
            case (.light, false): light
            case (.dark, false): dark
            case (.light, true): lightIncreasedContrast
            case (.dark, true): darkIncreasedContrast
            }
        }
    }
}
