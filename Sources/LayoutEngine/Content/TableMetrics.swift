// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

/// The geometry of a table on one iOS generation, device and category: plain points, resolved from
/// a profile. The layout has no measures of its own.
public struct TableMetrics: Hashable, Sendable {
    /// From the sides of the table to its cards or cells.
    public var cardInset: Double
    public var cornerRadius: Double
    /// From the sides of a cell to its content.
    public var cellMargins: DirectionalInsets
    public var minimumRowHeight: Double
    public var separator: Separator
    /// Space between a section without a footer and the next without a header, half to each.
    public var sectionGap: Double
    /// Below the last section.
    public var bottomPadding: Double

    public var valueSpacing: Double
    public var stackedSpacing: Double
    public var subtitleSpacing: Double
    /// Whether values stand under their titles even where they would fit beside them.
    public var alwaysStacksValues: Bool
    /// From a text to an accessory beside it.
    public var textToAccessory: Double

    public var imageWidth: Double
    public var imageToText: Double
    /// Height of an image in the layout: one line of the title.
    public var imageHeight: Double

    public var switchSize: Size
    public var disclosure: Accessory
    public var checkmark: Accessory
    public var detail: Accessory

    /// System spacing between baselines, as a factor of the line height below.
    public var systemSpacing: SystemSpacing

    public struct Separator: Hashable, Sendable {
        public var thickness: Double
        /// From its end to the trailing side of the cell.
        public var trailingInset: Double
        /// Whether a row is taller by it.
        public var addsToRowHeight: Bool

        public init(thickness: Double, trailingInset: Double, addsToRowHeight: Bool) {
            self.thickness = thickness
            self.trailingInset = trailingInset
            self.addsToRowHeight = addsToRowHeight
        }
    }

    /// An accessory: how much of the cell it takes, and how large it is drawn.
    public struct Accessory: Hashable, Sendable {
        /// From the trailing side of the cell to the end of the content.
        public var reservedWidth: Double
        public var size: Size

        public init(reservedWidth: Double, size: Size) {
            self.reservedWidth = reservedWidth
            self.size = size
        }
    }

    public struct SystemSpacing: Hashable, Sendable {
        public var factor: Double
        /// The least distance of two baselines, in points.
        public var minimumBetweenBaselines: Double

        public init(factor: Double, minimumBetweenBaselines: Double) {
            self.factor = factor
            self.minimumBetweenBaselines = minimumBetweenBaselines
        }
    }

    public init(
        cardInset: Double, cornerRadius: Double, cellMargins: DirectionalInsets,
        minimumRowHeight: Double, separator: Separator, sectionGap: Double, bottomPadding: Double,
        valueSpacing: Double, stackedSpacing: Double, subtitleSpacing: Double,
        alwaysStacksValues: Bool, textToAccessory: Double, imageWidth: Double,
        imageToText: Double, imageHeight: Double, switchSize: Size, disclosure: Accessory,
        checkmark: Accessory, detail: Accessory, systemSpacing: SystemSpacing
    ) {
        self.cardInset = cardInset
        self.cornerRadius = cornerRadius
        self.cellMargins = cellMargins
        self.minimumRowHeight = minimumRowHeight
        self.separator = separator
        self.sectionGap = sectionGap
        self.bottomPadding = bottomPadding
        self.valueSpacing = valueSpacing
        self.stackedSpacing = stackedSpacing
        self.subtitleSpacing = subtitleSpacing
        self.alwaysStacksValues = alwaysStacksValues
        self.textToAccessory = textToAccessory
        self.imageWidth = imageWidth
        self.imageToText = imageToText
        self.imageHeight = imageHeight
        self.switchSize = switchSize
        self.disclosure = disclosure
        self.checkmark = checkmark
        self.detail = detail
        self.systemSpacing = systemSpacing
    }
}
