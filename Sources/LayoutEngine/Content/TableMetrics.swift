// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

/// The geometry of a table on one iOS generation, device and category, resolved from a profile. All
/// lengths are points; the layout has none of its own.
public struct TableMetrics: Hashable, Sendable {
    /// From the sides of the table to its cards or cells, in points.
    public var cardInset: Double
    /// The radius of a card's corners, in points.
    public var cornerRadius: Double
    /// From the edges of a cell to its content, in points.
    public var cellMargins: DirectionalInsets
    /// The least height of a row without its separator, in points.
    public var minimumRowHeight: Double
    /// The separator below a row.
    public var separator: Separator
    /// Default section headers whose height does not follow from their text; nil where it does.
    public var defaultHeader: DefaultHeader?
    /// Above and below the text of default section footers, in points; nil for the margins of their
    /// content.
    public var defaultFooterMargin: Double?
    /// Between a section without a footer and the next without a header, in points: half of it to each.
    public var sectionGap: Double
    /// Below the last section, in points.
    public var bottomPadding: Double

    /// The distances between the texts of a row.
    public var textSpacing: TextSpacing
    /// The image before the texts of a row.
    public var image: Image

    public var accessories: [Accessory.Kind: AccessoryMetrics]

    /// System spacing between baselines.
    public var systemSpacing: SystemSpacing

    /// Where lines may end in a hyphen that the text does not have.
    public var hyphenation: Hyphenation

    /// The separator below a row.
    public struct Separator: Hashable, Sendable {
        /// The thickness of the line, in points.
        public var thickness: Double
        /// From the end of the line to the trailing side of the cell, in points.
        public var trailingInset: Double
        /// Whether a row is taller by the thickness.
        public var addsToRowHeight: Bool

        package init(thickness: Double, trailingInset: Double, addsToRowHeight: Bool) {
            self.thickness = thickness
            self.trailingInset = trailingInset
            self.addsToRowHeight = addsToRowHeight
        }
    }

    /// A default section header with a least height, whose text is aligned to its bottom.
    public struct DefaultHeader: Hashable, Sendable {
        /// The least height, in points.
        public var height: Double
        /// Below the text, in points.
        public var bottom: Double

        package init(height: Double, bottom: Double) {
            self.height = height
            self.bottom = bottom
        }
    }

    /// Distances of the texts of a row, in points.
    public struct TextSpacing: Hashable, Sendable {
        /// The least distance between a title and a value beside it, in points.
        public var besideValue: Double
        /// Between a title and a value below it, in points.
        public var aboveValue: Double
        /// Between a title and a subtitle, in points.
        public var aboveSubtitle: Double
        /// From a text to an accessory beside it, in points.
        public var beforeAccessory: Double
        /// Whether values stand below their titles even where they would fit beside them.
        public var alwaysStacksValues: Bool

        package init(
            besideValue: Double, aboveValue: Double, aboveSubtitle: Double, beforeAccessory: Double,
            alwaysStacksValues: Bool
        ) {
            self.besideValue = besideValue
            self.aboveValue = aboveValue
            self.aboveSubtitle = aboveSubtitle
            self.beforeAccessory = beforeAccessory
            self.alwaysStacksValues = alwaysStacksValues
        }
    }

    /// The image before the texts of a row.
    public struct Image: Hashable, Sendable {
        /// The width that is reserved, and the height of one line of the title, in points.
        public var size: Size
        /// From the image to the texts, in points.
        public var beforeText: Double

        package init(size: Size, beforeText: Double) {
            self.size = size
            self.beforeText = beforeText
        }
    }

    /// System spacing (`constraint(equalToSystemSpacingBelow:multiplier:)`), which grows with the fonts.
    public struct SystemSpacing: Hashable, Sendable {
        /// The distance to a baseline as a multiple of the ascent and descent of the font on it.
        public var factor: Double
        /// The least distance between two baselines, in points.
        public var minimumBetweenBaselines: Double

        package init(factor: Double, minimumBetweenBaselines: Double) {
            self.factor = factor
            self.minimumBetweenBaselines = minimumBetweenBaselines
        }
    }

    package init(
        cardInset: Double, cornerRadius: Double, cellMargins: DirectionalInsets,
        minimumRowHeight: Double, separator: Separator, defaultHeader: DefaultHeader? = nil,
        defaultFooterMargin: Double? = nil, sectionGap: Double, bottomPadding: Double,
        textSpacing: TextSpacing, image: Image,
        accessories: [Accessory.Kind: AccessoryMetrics], systemSpacing: SystemSpacing,
        hyphenation: Hyphenation = .softHyphens
    ) {
        self.cardInset = cardInset
        self.cornerRadius = cornerRadius
        self.cellMargins = cellMargins
        self.minimumRowHeight = minimumRowHeight
        self.separator = separator
        self.defaultHeader = defaultHeader
        self.defaultFooterMargin = defaultFooterMargin
        self.sectionGap = sectionGap
        self.bottomPadding = bottomPadding
        self.textSpacing = textSpacing
        self.image = image
        self.accessories = accessories
        self.systemSpacing = systemSpacing
        self.hyphenation = hyphenation
    }
}
