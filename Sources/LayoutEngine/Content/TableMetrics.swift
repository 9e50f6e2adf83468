// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import TableAttributes

/// The geometry of a table on one iOS generation, device and category: plain points, resolved from
/// a profile. The layout has no measures of its own.
public struct TableMetrics: Hashable, Sendable {
    /// From the sides of the table to its cards or cells.
    public var cardInset: Double
    /// Of a card, in points.
    public var cornerRadius: Double
    /// From the sides of a cell to its content.
    public var cellMargins: DirectionalInsets
    /// Without the separator.
    public var minimumRowHeight: Double
    /// The line below a row.
    public var separator: Separator
    /// Section headers that the table makes itself, where their height is not that of their text;
    /// nil where it is.
    public var defaultHeader: DefaultHeader?
    /// Above and below the text of section footers that the table makes itself; nil: the margins of
    /// their content.
    public var defaultFooterMargin: Double?
    /// Space between a section without a footer and the next without a header, half to each.
    public var sectionGap: Double
    /// Below the last section.
    public var bottomPadding: Double

    /// How far the texts of a row stand apart.
    public var textSpacing: TextSpacing
    /// The image before a row's texts.
    public var image: Image

    /// What may stand at the end of a row.
    public var accessories: [Accessory.Kind: AccessoryMetrics]

    /// System spacing between baselines, as a factor of the line height below.
    public var systemSpacing: SystemSpacing

    /// Where lines may end in hyphens that the texts do not have.
    public var hyphenation: Hyphenation

    /// The line below a row.
    public struct Separator: Hashable, Sendable {
        /// Of the line, in points.
        public var thickness: Double
        /// From its end to the trailing side of the cell.
        public var trailingInset: Double
        /// Whether a row is taller by it.
        public var addsToRowHeight: Bool

        /// All of its parts.
        public init(thickness: Double, trailingInset: Double, addsToRowHeight: Bool) {
            self.thickness = thickness
            self.trailingInset = trailingInset
            self.addsToRowHeight = addsToRowHeight
        }
    }

    /// A section header of a height of its own, whose text stands at a distance from its bottom.
    public struct DefaultHeader: Hashable, Sendable {
        /// The least height, in points.
        public var height: Double
        /// Below the text, in points.
        public var bottom: Double

        /// All of its parts.
        public init(height: Double, bottom: Double) {
            self.height = height
            self.bottom = bottom
        }
    }

    /// Distances of the texts of a row, in points.
    public struct TextSpacing: Hashable, Sendable {
        /// Between a title and a value beside it.
        public var besideValue: Double
        /// Between a title and a value under it.
        public var aboveValue: Double
        /// Between a title and a subtitle.
        public var aboveSubtitle: Double
        /// From a text to an accessory beside it.
        public var beforeAccessory: Double
        /// Whether values stand under their titles even where they would fit beside them.
        public var alwaysStacksValues: Bool

        /// All of its parts.
        public init(
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

    /// The image before a row's texts.
    public struct Image: Hashable, Sendable {
        /// The width kept for it, and the height of one line of the title.
        public var size: Size
        /// From the image to the texts.
        public var beforeText: Double

        /// All of its parts.
        public init(size: Size, beforeText: Double) {
            self.size = size
            self.beforeText = beforeText
        }
    }

    /// How system spacing is computed.
    public struct SystemSpacing: Hashable, Sendable {
        /// Times ascent and descent of the font below.
        public var factor: Double
        /// The least distance of two baselines, in points.
        public var minimumBetweenBaselines: Double

        /// All of its parts.
        public init(factor: Double, minimumBetweenBaselines: Double) {
            self.factor = factor
            self.minimumBetweenBaselines = minimumBetweenBaselines
        }
    }

    /// All of its parts.
    public init(
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
