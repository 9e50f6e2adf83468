// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Documents
import DynamicType
import LayoutEngine

/// The geometry, text styles, and colors of tables on one iOS generation. Lengths are points.
///
/// Profiles are read from `Resources/profiles/`. Each value has its confidence there.
package struct Profile: Hashable, Sendable {
    /// The name in options and files, such as `ios18`.
    package var name: String
    /// The name in the window.
    package var title: String

    var margins: Margins
    var card: Card
    var row: Row
    package var image: Image
    var separator: Separator
    var accessories: [Accessory.Kind: AccessoryAppearance]
    var controls: [Control.Kind: ControlMetrics]
    var headersFooters: HeadersFooters
    var subtitle: Subtitle
    var sectionIndex: SectionIndex
    package var bars: Bars
    var systemSpacing: SystemSpacing
    var lines: Lines
    var textLabelCells: TextLabelCells
    /// The default headers and footers of a `UITableView`; nil if they are those of a SwiftUI list.
    var tableViewSections: TableViewSections?
    var colors: [SemanticColor: DynamicColor]
    /// The color of a switch that is off.
    package var switchOff: DynamicColor
    /// The devices, which are the same for all profiles and are read from a file of their own.
    package var devices = DeviceList()
    /// The confidence of each value, by its key.
    var provenances: [String: Provenance]

    /// The names of the bundled profiles, oldest first.
    package static let bundledNames = ["ios18", "ios26"]

    /// The source of a value.
    struct Provenance: Hashable, Sendable {
        /// The confidence: `verified`, `single`, or `assumed`.
        var confidence: String
        var note: String?

        var isAssumed: Bool { confidence == "assumed" }
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
            /// The distance from the sides of the table to a card.
            var inset: Double?
            /// The distance from the sides of a card to its text.
            var text: Double?
        }

        func cards(_ layout: Screen.Geometry) -> Cards {
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
        /// The space between two items of a stack without its own, except between texts below each other.
        var stackSpacing: Double
        /// The space between two texts below each other in such a stack.
        var stackTextSpacing: Double
        /// The least length of a spacer without its own.
        var spacerLength: Double
        var subtitleSpacing: Double
        var imageWidth: Double
        var imageToText: Double
        /// The distance between two accessories, and from the one before the content to the content.
        var accessorySpacing: Double
        /// Whether the accessory is centered in its room in a mirrored cell; otherwise it is at the margin.
        var centersMirroredAccessories: Bool
    }

    /// The image before the texts of a row, except for its room.
    package struct Image: Hashable, Sendable {
        /// The side of a tile, at every category.
        package var tileSize: Double
        package var tileRadius: Double
        /// The height of a line of text that belongs to the symbol on a tile, as a part of the tile's.
        package var tileSymbol: Double
        /// The side of a monogram, at every category.
        package var monogramSize: Double
        /// The font size of a monogram, as a part of its height.
        package var monogramText: Double
        /// The sizes of small and large symbols, as multiples of the medium one.
        package var smallSymbol: Double
        package var largeSymbol: Double
    }

    struct Separator: Hashable, Sendable {
        /// The thickness of the line; nil for one device pixel.
        var thickness: Double?
        /// The thickness at accessibility categories; nil for one device pixel.
        var accessibilityThickness: Double?
        /// The distance from the end of the line to the trailing side of the cell; nil for the margin of the
        /// cell.
        var trailingInset: Double?
        var addsToRowHeight: Bool
    }

    /// An accessory.
    struct AccessoryAppearance: Hashable, Sendable {
        /// The size by category; the minimum for an accessory with a text.
        var sizes: [Size]
        /// The size of the visible part in the middle, as fractions of the size.
        var inkParts: Size
        /// The extra space before the accessory by category, besides the space before every accessory
        /// (`Row.trailing`).
        var spacesBefore: [Double]
        /// The attributes of the text inside.
        var text: TextAttributes
        /// The color behind the text; nil for the color of the cell.
        var background: ColorValue?
    }

    struct VerticalMargins: Hashable, Sendable {
        var top: Double
        var bottom: Double
    }

    /// Default headers and footers, and the margins of custom headers.
    struct HeadersFooters: Hashable, Sendable {
        var header: HeaderFooterMetrics
        /// The distance from the lines of a default header to the card in a grouped `UITableView`; nil for the
        /// margin of the header.
        var labelBottom: Double?
        var footer: HeaderFooterMetrics
        var plainHeader: HeaderFooterMetrics
        /// A default header with increased prominence.
        var prominentHeader: HeaderFooterMetrics
        /// The part of the top margin of plain headers that `sectionHeaderTopPadding` replaces.
        var sectionHeaderTopPadding: Double
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
        /// The distance from the sides of a card to the text; nil for that of the texts of rows.
        var side: Double?
    }

    struct Subtitle: Hashable, Sendable {
        var textStyle: TextStyle
        var color: SemanticColor
    }

    /// The titles along the trailing side of a table that lead to its sections.
    struct SectionIndex: Hashable, Sendable {
        /// The size of the titles at every category.
        var pointSize: Double
        /// The width of the index, by which rows are narrower.
        var width: Double
    }

    /// The distances of labels at system spacing.
    struct SystemSpacing: Hashable, Sendable {
        var factor: Double
        var minimumBetweenBaselines: Double
    }

    /// The `textLabel` cells of older apps.
    struct TextLabelCells: Hashable, Sendable {
        /// The least height of a row by category, including the separator.
        var rowHeights: [Double]
        /// The distance from the end of the separator to the trailing side of the cell; nil for the margin of
        /// the cell.
        var separatorTrailingInset: Double?
        /// Whether the room of accessories stays free, as in content configurations.
        var keepsAccessoryRoom: Bool
        var subtitle: Subtitle

        /// The cells with a title and a subtitle, by category. Their heights are in whole points.
        struct Subtitle: Hashable, Sendable {
            var top: [Double]
            /// The distance between the title and the subtitle.
            var spacing: [Double]
            /// The distance above the separator.
            var bottom: [Double]
        }
    }

    /// The default headers and footers of a grouped `UITableView`, by category.
    struct TableViewSections: Hashable, Sendable {
        var headerHeights: [Double]
        /// The margin below the text of a header.
        var headerBottoms: [Double]
        /// The margin above and below the text of a footer.
        var footerMargins: [Double]
        /// The height of the gap in place of a missing footer.
        var sectionBottom: Double
        /// The height of the gap below the last section.
        var lastSectionBottom: Double
    }
}
