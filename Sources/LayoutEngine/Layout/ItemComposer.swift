// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

/// Arranges items and lays them out at the origin, left to right; `TableLayout` moves them to their
/// positions.
///
/// Composing has three steps. *Containers and axes* follow from an item's shape and the widths of its texts on
/// one line. *Arranging* (`ItemArranger`) is a function of the shape and the extents of texts, which are
/// measured, counted, or estimated: heights and frames follow from the same arrangement. *Laying out* breaks
/// the texts into their lines as drawn.
struct ItemComposer {
    let style: TableStyle
    let metrics: TableMetrics
    let width: Double
    let grid: PixelGrid
    private let fonts: [FontMeasure]

    init(
        _ style: TableStyle, fonts: [ScaledFont], metrics: TableMetrics, width: Double,
        grid: PixelGrid
    ) {
        self.style = style
        self.fonts = fonts.enumerated().map { FontMeasure($1, index: $0) }
        self.metrics = metrics
        self.width = width
        self.grid = grid
    }

    /// The rounding error of sums, in points, far below a device pixel.
    static let tolerance = 1e-6
}

// MARK: - Containers

/// The horizontal range in which lines are laid out (`NSTextContainer`), in points.
struct TextContainer: Equatable {
    /// The left end.
    var x: Double
    var width: Double
}

extension ItemComposer {
    /// The container of the texts of every item of a shape; nil if it depends on the accessory's text.
    func container(of shape: ItemShape) -> TextContainer? {
        shape.accessoryText == nil ? container(of: shape, accessoryText: nil) : nil
    }

    /// The text container of an item.
    ///
    /// - Parameter accessoryText: the size of the accessory's text; nil for none.
    func container(of shape: ItemShape, accessoryText: Size?) -> TextContainer {
        switch shape.structure {
        case .row(let row):
            let container = container(of: row, before: rowEnd(of: row, text: accessoryText))
            guard case .labels(let stack) = row.kind else { return container }
            // Labels have their own margins instead of the cell's.
            let margins = metrics.cellMargins
            return TextContainer(
                x: grid.round(container.x - margins.leading + stack.margins.leading),
                width: max(0, container.width + margins.horizontal - stack.margins.horizontal))
        case .headerFooter(let headerFooter, let kind, _):
            let inset = kind == .tableHeader ? 0 : metrics.cardInset
            let leading = grid.round(inset + headerFooter.margins.leading)
            let trailing = grid.round(inset + headerFooter.margins.trailing)
            return TextContainer(x: leading, width: max(0, width - leading - trailing))
        case .gap: return TextContainer(x: 0, width: 0)
        }
    }

    /// The container from the image to the accessory of a row, or to the margins of its cell.
    func container(of row: ItemShape.Row, before end: RowEnd?) -> TextContainer {
        var leading = metrics.cellMargins.leading
        if let image = image(of: row) { leading += image.reservedWidth + metrics.imageToText }
        let trailing =
            end.map { $0.reservedWidth + metrics.spacingBeforeAccessory }
            ?? metrics.cellMargins.trailing
        let x = grid.round(cell.x + leading)
        return TextContainer(x: x, width: max(0, grid.floor(cell.maxX - trailing) - x))
    }

    /// The size of a row's image; nil for none.
    func image(of row: ItemShape.Row) -> ImageMetrics? { row.image.map { metrics.images[$0] } }

    /// The accessory at the end of a row; nil for none.
    ///
    /// - Parameter text: the size of the accessory's text. A capsule grows with it, and keeps it away from the
    ///   round ends.
    func rowEnd(of row: ItemShape.Row, text: Size?) -> RowEnd? {
        guard let kind = row.accessory, let metrics = metrics.accessories[kind] else { return nil }
        var end = RowEnd(
            kind: kind, size: metrics.size, ink: metrics.ink, reservedWidth: metrics.reservedWidth,
            inset: metrics.inset)
        if let text {
            end.size.height = max(metrics.size.height, text.height)
            end.size.width = max(metrics.size.width, text.width + end.size.height / 2)
            end.ink = end.size
            end.reservedWidth += end.size.width - metrics.size.width
        }
        return end
    }

    /// The cell of a row; its height is set when the row is laid out.
    var cell: Rect {
        let inset = grid.round(metrics.cardInset)
        return Rect(x: inset, y: 0, width: max(0, width - 2 * inset), height: 0)
    }
}

/// The accessory at the end of a row. Containers, heights, and decorations all use this value. Lengths are
/// points.
struct RowEnd {
    var kind: Accessory.Kind
    var size: Size
    /// The size of the visible part, which is in the middle of the frame.
    var ink: Size
    /// The distance from the trailing side of the cell to the end of the content, without the distance from a
    /// text.
    var reservedWidth: Double
    /// The distance from the trailing margin of the cell to the accessory.
    var inset: Double
}

// MARK: - Axes

/// The direction in which the texts of an item follow each other (`UIStackView.axis`).
enum TextAxis {
    /// A title and its value side by side, on one line.
    case horizontal
    case vertical
}

extension ItemComposer {
    /// The indices of a title and a value, which share a line if both fit; nil for other shapes.
    func texts(sharingLineIn shape: ItemShape) -> (title: Int, value: Int)? {
        guard case .row(let row) = shape.structure, row.kind == .value,
            !metrics.alwaysStacksValues,
            let title = shape.index(of: .title), let value = shape.index(of: .value)
        else { return nil }
        return (title, value)
    }

    /// The axis of a title and a value: horizontal if both fit on one line.
    ///
    /// - Parameters:
    ///   - title: the width of the title on one line, in points; nil if it has several lines.
    ///   - value: the width of the value, likewise.
    func axis(title: Double?, value: Double?, in container: TextContainer) -> TextAxis {
        guard let title, let value else { return .vertical }
        return grid.ceil(title) + metrics.spacingBesideValue + grid.ceil(value)
            <= container.width
            ? .horizontal : .vertical
    }
}

// MARK: - Texts

extension ItemComposer {
    /// The line break parameters of a text in a width in points.
    func parameters(_ text: ItemShape.Text, width: Double) -> LineBreakParameters {
        LineBreakParameters(
            pointSize: fonts[text.font].pointSize, tracking: fonts[text.font].tracking,
            width: width, lineLimit: text.lineLimit, hyphenation: metrics.hyphenation)
    }

    func font(of text: ItemShape.Text) -> FontMeasure { fonts[text.font] }
}
