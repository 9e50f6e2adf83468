// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

/// The geometry of a table on one iOS generation, device, and category, resolved from a profile. All lengths
/// are points. The layout adds no lengths.
public struct TableMetrics: Hashable, Sendable {
    /// The distance from the sides of the table to its cards or cells, in points.
    public var cardInset: Double
    /// The radius of a card's corners, in points.
    public var cornerRadius: Double
    /// The distances from the edges of a cell to its content, in points.
    public var cellMargins: DirectionalInsets
    /// The margins of a cell with a subtitle, in points, where texts start at the top margin and the height is
    /// in whole points; nil if such a cell is like others.
    public var subtitleMargins: DirectionalInsets?
    /// The distance from the end of a separator to the trailing side of the cell, in points.
    public var separatorTrailingInset: Double
    /// Whether rows have separators.
    public var hasSeparators: Bool
    /// The distance from the leading side of the cell to the start of a separator, in points; nil for a separator
    /// that starts with the texts.
    public var separatorLeadingInset: Double?
    /// Whether a row is taller by the thickness of its separator.
    public var addsSeparatorToRowHeight: Bool
    /// Whether default headers and footers have their own measures, as in a grouped `UITableView`; otherwise
    /// their heights follow from their texts.
    public var hasDefaultHeaders: Bool
    /// The distance from the lines of other default section headers to the card below, in points, before the
    /// lines are rounded to pixels; nil for their bottom margin.
    public var headerLabelBottom: Double?

    /// The least distance between a title and a value beside it, in points.
    public var spacingBesideValue: Double
    /// The distance from a text to an accessory beside it, in points.
    public var spacingBeforeAccessory: Double
    /// Whether values are below their titles even if both fit side by side.
    public var alwaysStacksValues: Bool

    /// The palette of image sizes.
    public var images: [ImageMetrics]
    /// The distance from the image to the texts, in points.
    public var imageToText: Double

    public var accessories: [Accessory.Kind: AccessoryMetrics]
    /// The distance between two accessories, and from the one before the content to the content, in points.
    public var accessorySpacing: Double
    public var controls: [Control.Kind: ControlMetrics]

    /// The width of the section index, by which rows are narrower, in points; 0 for a table without one.
    public var indexWidth: Double

    /// Where lines may end in a hyphen that the text does not have.
    public var hyphenation: Hyphenation

    /// The vertical measures, in the order of their cases.
    private var vertical: [Double]

    /// A vertical measure in points; the factor of system spacing has no unit.
    package subscript(measure: LayoutInput.Metric) -> Double { vertical[measure.rawValue] }

    /// - Parameter measure: returns the value of a vertical measure.
    package init(
        cardInset: Double, cornerRadius: Double, cellMargins: DirectionalInsets,
        subtitleMargins: DirectionalInsets? = nil, separatorTrailingInset: Double,
        hasSeparators: Bool = true, separatorLeadingInset: Double? = nil,
        addsSeparatorToRowHeight: Bool,
        hasDefaultHeaders: Bool = false, headerLabelBottom: Double? = nil,
        spacingBesideValue: Double,
        spacingBeforeAccessory: Double, alwaysStacksValues: Bool, images: [ImageMetrics],
        imageToText: Double, accessories: [Accessory.Kind: AccessoryMetrics],
        accessorySpacing: Double = 0, controls: [Control.Kind: ControlMetrics] = [:],
        indexWidth: Double = 0,
        hyphenation: Hyphenation = .softHyphens, measure: (LayoutInput.Metric) -> Double
    ) {
        self.cardInset = cardInset
        self.cornerRadius = cornerRadius
        self.cellMargins = cellMargins
        self.subtitleMargins = subtitleMargins
        self.separatorTrailingInset = separatorTrailingInset
        self.hasSeparators = hasSeparators
        self.separatorLeadingInset = separatorLeadingInset
        self.addsSeparatorToRowHeight = addsSeparatorToRowHeight
        self.hasDefaultHeaders = hasDefaultHeaders
        self.headerLabelBottom = headerLabelBottom
        self.spacingBesideValue = spacingBesideValue
        self.spacingBeforeAccessory = spacingBeforeAccessory
        self.alwaysStacksValues = alwaysStacksValues
        self.images = images
        self.imageToText = imageToText
        self.accessories = accessories
        self.accessorySpacing = accessorySpacing
        self.controls = controls
        self.indexWidth = indexWidth
        self.hyphenation = hyphenation
        vertical = LayoutInput.Metric.allCases.map(measure)
    }
}
