// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

/// Arranges and lays out items at the origin, left to right; `TableLayout` puts them in their places.
///
/// Composing has three steps. *Containers and axes* follow from an item's shape and the widths of its
/// texts on one line. *Arranging* (`ItemArranger`) is a function of the shape and the extents of texts, whether these
/// are measured, counted or estimated: heights and frames come of the same arrangement. *Laying out*
/// breaks the texts into the lines that are drawn.
struct ItemComposer {
    let style: TableContent.Style
    let metrics: TableMetrics
    let width: Double
    let grid: PixelGrid
    private let fonts: [FontMeasure]

    init(
        _ style: TableContent.Style, fonts: [ScaledFont], metrics: TableMetrics, width: Double,
        grid: PixelGrid
    ) {
        self.style = style
        self.fonts = fonts.enumerated().map { FontMeasure($1, index: $0) }
        self.metrics = metrics
        self.width = width
        self.grid = grid
    }

    /// Far below a device pixel.
    static let tolerance = 1e-6
}

// MARK: - Containers

/// Where lines of text may be, in points (`NSTextContainer`).
struct TextContainer: Equatable {
    /// The leading end, left to right.
    var x: Double
    var width: Double
}

extension ItemComposer {
    /// Where the texts of every item of a shape may be; nil where the accessory's text decides.
    func container(of shape: ItemShape) -> TextContainer? {
        shape.accessoryText == nil ? container(of: shape, accessoryText: nil) : nil
    }

    /// Where the texts of an item may be.
    ///
    /// - Parameter accessoryText: the size of the text at the end of the row, if it has one.
    func container(of shape: ItemShape, accessoryText: Size?) -> TextContainer {
        switch shape.structure {
        case .row(let row):
            let container = container(of: row, before: rowEnd(of: row, text: accessoryText))
            guard case .labels(let stack) = row.kind else { return container }
            // Labels bring margins of their own.
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

    /// Between the image and what stands at the end of a row, or the margins of its cell.
    func container(of row: ItemShape.Row, before end: RowEnd?) -> TextContainer {
        var leading = metrics.cellMargins.leading
        if row.hasImage { leading += metrics.image.size.width + metrics.image.beforeText }
        let trailing =
            end.map { $0.reservedWidth + metrics.textSpacing.beforeAccessory }
            ?? metrics.cellMargins.trailing
        let x = grid.round(cell.x + leading)
        return TextContainer(x: x, width: max(0, grid.floor(cell.maxX - trailing) - x))
    }

    /// What stands at the end of a row; nil for nothing.
    ///
    /// - Parameter text: the size of the accessory's text: a capsule around it, which keeps it off its
    ///   round ends, is as large as it needs.
    func rowEnd(of row: ItemShape.Row, text: Size?) -> RowEnd? {
        guard let kind = row.accessory, let metrics = metrics.accessories[kind] else { return nil }
        var end = RowEnd(
            kind: kind, size: metrics.size, ink: metrics.ink, reservedWidth: metrics.reservedWidth)
        if let text {
            end.size.height = max(metrics.size.height, text.height)
            end.size.width = max(metrics.size.width, text.width + end.size.height / 2)
            end.ink = end.size
            end.reservedWidth += end.size.width - metrics.size.width
        }
        return end
    }

    /// The cell of a row, without its height.
    var cell: Rect {
        let inset = grid.round(metrics.cardInset)
        return Rect(x: inset, y: 0, width: max(0, width - 2 * inset), height: 0)
    }
}

/// What stands at the end of a row: containers, heights and decorations ask this value alone.
struct RowEnd {
    var kind: Accessory.Kind
    /// Its frame, in points.
    var size: Size
    /// What is drawn in the middle of the frame.
    var ink: Size
    /// From the trailing side of the cell, in points.
    var reservedWidth: Double
}

// MARK: - Beside or below

/// How the texts of an item follow each other (`UIStackView.axis`).
enum TextAxis {
    /// A title and its value beside each other, on one line.
    case horizontal
    case vertical
}

extension ItemComposer {
    /// The title and the value of a row that stand beside each other where both fit; nil for others.
    func texts(sharingLineIn shape: ItemShape) -> (title: Int, value: Int)? {
        guard case .row(let row) = shape.structure, row.kind == .value,
            !metrics.textSpacing.alwaysStacksValues,
            let title = shape.index(of: .title), let value = shape.index(of: .value)
        else { return nil }
        return (title, value)
    }

    /// Whether texts of these widths on one line stand beside each other or below.
    ///
    /// - Parameters:
    ///   - title: in points; nil for a text of more than one line.
    ///   - value: the same.
    func axis(title: Double?, value: Double?, in container: TextContainer) -> TextAxis {
        guard let title, let value else { return .vertical }
        return grid.ceil(title) + metrics.textSpacing.besideValue + grid.ceil(value)
            <= container.width
            ? .horizontal : .vertical
    }
}

// MARK: - Texts

extension ItemComposer {
    /// How a text of a shape is set in a width.
    func parameters(_ text: ItemShape.Text, width: Double) -> LineBreakParameters {
        LineBreakParameters(
            pointSize: fonts[text.font].pointSize, tracking: fonts[text.font].tracking,
            width: width, lineLimit: text.lineLimit, hyphenation: metrics.hyphenation)
    }

    func font(of text: ItemShape.Text) -> FontMeasure { fonts[text.font] }
}
