// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Documents
import DynamicType
import LayoutEngine

/// The geometry, fonts and colours of tables on one iOS generation: data, read from
/// `Resources/profiles/`, where each value says how sure it is.
public struct Profile: Hashable, Sendable {
    /// The name of the flag: `ios18`, `ios26`.
    public var name: String
    /// The name people read.
    public var title: String

    var margins: Margins
    var card: Card
    var row: Row
    var separator: Separator
    var accessories: [Accessory.Kind: AccessorySize]
    var headersFooters: HeadersFooters
    var subtitle: Subtitle
    var systemSpacing: TableMetrics.SystemSpacing
    var lines: Lines
    var textLabelCells: TextLabelCells
    /// Nil where the headers and footers of a `UITableView` are those of a SwiftUI list.
    var tableViewSections: TableViewSections?
    var colors: [SemanticColor: Shades]
    /// How sure each value is, by its key.
    var provenances: [String: Provenance]

    /// The profiles that come with Typeladder, oldest first.
    public static let bundledNames = ["ios18", "ios26"]

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
        /// Nil: the table's margin.
        var cardInset: Double?
        var cardText: Double?
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
    }

    struct Separator: Hashable, Sendable {
        /// Nil: one device pixel.
        var thickness: Double?
        /// The same at accessibility categories.
        var accessibilityThickness: Double?
        /// Nil: the cell's margin.
        var trailingInset: Double?
        var addsToRowHeight: Bool
    }

    /// What may stand at the end of a row, at the category `large`.
    struct AccessorySize: Hashable, Sendable {
        var size: Size
        /// What is drawn in the middle of the size.
        var ink: Size
        /// Kept free before it, besides what is before every accessory (`Row.trailing`).
        var spaceBefore: Double
    }

    struct VerticalMargins: Hashable, Sendable {
        var top: Double
        var bottom: Double
    }

    /// Those that a table makes itself, and the margins of an app's own.
    struct HeadersFooters: Hashable, Sendable {
        var header: HeaderFooterMetrics
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
        /// How much closer lines are than the leading of the text style.
        var lessThanLeading: Double
    }

    struct Subtitle: Hashable, Sendable {
        var textStyle: TextStyle
        var color: SemanticColor
    }

    /// Rows of older apps.
    struct TextLabelCells: Hashable, Sendable {
        /// By category, the separator included.
        var rowHeights: [Double]
        /// Nil: the cell's margin.
        var separatorTrailingInset: Double?
    }

    /// The headers and footers that a grouped `UITableView` makes itself, by category.
    struct TableViewSections: Hashable, Sendable {
        var headerHeights: [Double]
        /// Below the text of a header.
        var headerBottoms: [Double]
        /// Above and below the text of a footer.
        var footerMargins: [Double]
        /// The height of a footer that a section does not have; of the last section below it.
        var sectionBottom: Double
        var lastSectionBottom: Double
    }

    /// One colour in four appearances.
    struct Shades: Hashable, Sendable {
        var light: Color
        var dark: Color
        var lightIncreasedContrast: Color
        var darkIncreasedContrast: Color

        func color(_ appearance: Appearance, increasesContrast: Bool) -> Color {
            switch (appearance, increasesContrast) {
            case (.light, false): light
            case (.dark, false): dark
            case (.light, true): lightIncreasedContrast
            case (.dark, true): darkIncreasedContrast
            }
        }
    }
}
