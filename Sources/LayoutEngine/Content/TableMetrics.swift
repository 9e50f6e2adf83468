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
    /// The margins of a cell with a subtitle whose texts hang from the top, and whose height is whole
    /// points, in points; nil for a cell like others.
    public var subtitleMargins: DirectionalInsets?
    /// From the end of a separator to the trailing side of the cell, in points.
    public var separatorTrailingInset: Double
    /// Whether a row is taller by the thickness of its separator.
    public var addsSeparatorToRowHeight: Bool
    /// Whether default headers and footers have measures of their own, as in a grouped `UITableView`;
    /// otherwise their heights follow from their texts.
    public var hasDefaultHeaders: Bool
    /// From the lines of other default section headers to the card below, before they are rounded to
    /// pixels, in points; nil for their bottom margin.
    public var headerLabelBottom: Double?

    /// The least distance between a title and a value beside it, in points.
    public var spacingBesideValue: Double
    /// From a text to an accessory beside it, in points.
    public var spacingBeforeAccessory: Double
    /// Whether values stand below their titles even where they would fit beside them.
    public var alwaysStacksValues: Bool

    /// The width that is reserved for the image before the texts of a row, and the height of one line of
    /// the title, in points.
    public var imageSize: Size
    /// From the image to the texts, in points.
    public var imageToText: Double

    public var accessories: [Accessory.Kind: AccessoryMetrics]

    /// Where lines may end in a hyphen that the text does not have.
    public var hyphenation: Hyphenation

    /// The vertical measures, in the order of their cases.
    private var vertical: [Double]

    /// A vertical measure, in points but for the factor of system spacing.
    package subscript(measure: LayoutInput.Metric) -> Double { vertical[measure.rawValue] }

    /// - Parameter measure: the value of a vertical measure.
    package init(
        cardInset: Double, cornerRadius: Double, cellMargins: DirectionalInsets,
        subtitleMargins: DirectionalInsets? = nil, separatorTrailingInset: Double,
        addsSeparatorToRowHeight: Bool,
        hasDefaultHeaders: Bool = false, headerLabelBottom: Double? = nil,
        spacingBesideValue: Double,
        spacingBeforeAccessory: Double, alwaysStacksValues: Bool, imageSize: Size,
        imageToText: Double, accessories: [Accessory.Kind: AccessoryMetrics],
        hyphenation: Hyphenation = .softHyphens, measure: (LayoutInput.Metric) -> Double
    ) {
        self.cardInset = cardInset
        self.cornerRadius = cornerRadius
        self.cellMargins = cellMargins
        self.subtitleMargins = subtitleMargins
        self.separatorTrailingInset = separatorTrailingInset
        self.addsSeparatorToRowHeight = addsSeparatorToRowHeight
        self.hasDefaultHeaders = hasDefaultHeaders
        self.headerLabelBottom = headerLabelBottom
        self.spacingBesideValue = spacingBesideValue
        self.spacingBeforeAccessory = spacingBeforeAccessory
        self.alwaysStacksValues = alwaysStacksValues
        self.imageSize = imageSize
        self.imageToText = imageToText
        self.accessories = accessories
        self.hyphenation = hyphenation
        vertical = LayoutInput.Metric.allCases.map(measure)
    }
}
