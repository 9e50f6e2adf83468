// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

/// Arranges items and lays them out at the origin, left to right; `TableLayout` moves them to their
/// positions.
///
/// Composing has three steps. *Containers and axes* follow from an item's shape and the widths of its texts on
/// one line. *Arranging* (`ItemArranger`) is a function of the shape and the extents of texts, which are
/// measured, counted, or estimated: heights and frames follow from the same arrangement. *Laying out* breaks
/// the texts into their lines as drawn.
///
/// A class, since each structure of a layout has it, and a copy of it as a structure counts the references of all its
/// members, which took half the time of a table with as many shapes as rows.
final class ItemComposer: Sendable {
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
    /// The container of all texts of every item of a shape; nil if the width of a text depends on another text,
    /// or is its own.
    func container(of shape: ItemShape) -> TextContainer? {
        guard shape.accessoryTexts.isEmpty else { return nil }
        if case .row(let row) = shape.structure {
            switch row.control?.arrangement {
            case .segments, .field, .dates: return nil
            case .bar, .shape, nil: break
            }
            if case .stack(let stack) = row.kind, stack.isHorizontal(self) { return nil }
            if let pair = texts(sharingLineIn: shape),
                pair.kind != .value || shape.contentTexts.count > 2
            {
                return nil
            }
        }
        return container(of: shape) { _ in Size(width: 0, height: 0) }
    }

    /// The text container of an item.
    ///
    /// - Parameter accessoryText: returns the size of an accessory's text, by its number among them.
    func container(of shape: ItemShape, accessoryText: (Int) -> Size) -> TextContainer {
        switch shape.structure {
        case .row(let row):
            let container = container(of: row, accessoryText: accessoryText)
            if let control = row.control {
                let measures = metrics.controls[control] ?? ControlMetrics()
                let inset = row.hasInsetText ? measures.horizontalInset : 0
                return TextContainer(
                    x: grid.round(container.x + inset),
                    width: max(measures.minimumWidth, container.width - 2 * inset))
            }
            guard case .stack(let stack) = row.kind else { return container }
            // Stacks have their own margins instead of the cell's.
            let margins = metrics.cellMargins
            return TextContainer(
                x: grid.round(container.x - margins.leading + stack.margins.leading),
                width: max(0, container.width + margins.horizontal - stack.margins.horizontal))
        case .headerFooter(let headerFooter, let kind, _):
            let inset = kind.isInSection ? metrics.cardInset : 0
            let leading = grid.round(inset + headerFooter.margins.leading)
            let trailing = grid.round(inset + headerFooter.margins.trailing)
            return TextContainer(x: leading, width: max(0, width - leading - trailing))
        case .gap: return TextContainer(x: 0, width: 0)
        }
    }

    /// The container from the image to the accessories of a row, or to the margins of its cell.
    func container(of row: ItemShape.Row, accessoryText: (Int) -> Size) -> TextContainer {
        var leading = metrics.cellMargins.leading + leadingWidth(of: row)
        if let image = image(of: row) { leading += image.reservedWidth + metrics.imageToText }
        var trailing = metrics.cellMargins.trailing
        forEachEnd(of: row, accessoryText: accessoryText) { _, end in
            trailing = end.reservedWidth + metrics.spacingBeforeAccessory
        }
        let x = grid.round(cell.x + leading)
        return TextContainer(x: x, width: max(0, grid.floor(cell.maxX - trailing) - x))
    }

    /// The size of a row's image; nil for none.
    func image(of row: ItemShape.Row) -> ImageMetrics? { row.image.map { metrics.images[$0] } }

    /// The width of the accessory before the content, with the space after it; 0 for none.
    func leadingWidth(of row: ItemShape.Row) -> Double {
        row.leadingAccessory.flatMap { metrics.accessories[$0] }
            .map { $0.size.width + metrics.accessorySpacing } ?? 0
    }

    /// Calls `body` with each accessory at the end of a row and its index, from the trailing side.
    ///
    /// - Parameter accessoryText: returns the size of an accessory's text, by its number among them. The
    ///   accessory grows with it, and a capsule keeps it away from the round ends.
    func forEachEnd(
        of row: ItemShape.Row, accessoryText: (Int) -> Size, _ body: (Int, RowEnd) -> Void
    ) {
        var text = row.accessories.count { $0.hasText }
        // The distance from the trailing margin to the beginning of the accessory behind.
        var edge: Double?
        for (index, kind) in row.accessories.enumerated().reversed() {
            if kind.hasText { text -= 1 }
            guard let metrics = metrics.accessories[kind] else { continue }
            var end = RowEnd(
                size: metrics.size, ink: metrics.ink, reservedWidth: metrics.reservedWidth,
                inset: metrics.inset, text: kind.hasText ? text : nil)
            if kind.hasText {
                let size = accessoryText(text)
                end.size.height = max(metrics.size.height, size.height)
                end.size.width = max(
                    metrics.size.width,
                    size.width + (kind.isCapsule ? end.size.height / 2 : 0))
                end.ink = end.size
                end.reservedWidth += end.size.width - metrics.size.width
            }
            if let edge {
                end.inset = edge + self.metrics.accessorySpacing
                end.reservedWidth =
                    self.metrics.cellMargins.trailing + end.inset + end.size.width
            }
            // Without the inset of the last accessory, which depends on the direction.
            edge = (edge == nil ? 0 : end.inset) + end.size.width
            body(index, end)
        }
    }

    /// The cell of a row; its height is set when the row is laid out.
    var cell: Rect {
        let inset = grid.round(metrics.cardInset)
        return Rect(x: inset, y: 0, width: max(0, width - 2 * inset), height: 0)
    }
}

// MARK: - Axes

extension ItemComposer {
    /// Two texts that may share a line, by their indices.
    struct LinePair {
        enum Kind {
            /// A value, beside its title if both fit on one line.
            case value
            /// A text at the end of the first line. The first text has the rest of the width.
            case trailing
            /// The text of a field, which scrolls in the rest of the width.
            case field
            /// The texts of a date picker. The title has the rest of the width.
            case dates
        }

        var first: Int
        var second: Int
        var kind: Kind
    }

    /// The texts that may share a line; nil for other shapes, and at sizes that stack all texts.
    func texts(sharingLineIn shape: ItemShape) -> LinePair? {
        guard case .row(let row) = shape.structure, !metrics.alwaysStacksValues,
            shape.texts.count > 1
        else { return nil }
        if row.kind == .value {
            return shape.texts[1].role == .value ? LinePair(first: 0, second: 1, kind: .value) : nil
        }
        switch shape.texts[1].role {
        case .trailing: return LinePair(first: 0, second: 1, kind: .trailing)
        case .field where row.control?.arrangement == .field:
            return LinePair(first: 0, second: 1, kind: .field)
        case .date: return LinePair(first: 0, second: 1, kind: .dates)
        default: return nil
        }
    }

    /// The axis of two texts: horizontal if both fit on one line, or if the one that may not wrap needs at most half
    /// of it.
    ///
    /// - Parameters:
    ///   - first: the width of the first text on one line, in points; nil if it has several lines.
    ///   - second: the width of the second text, likewise.
    func axis(
        _ kind: LinePair.Kind, first: Double?, second: Double?, in container: TextContainer
    ) -> TextAxis {
        switch kind {
        case .trailing:
            if let second, grid.ceil(second) <= container.width / 2 { return .horizontal }
        case .field:
            guard let first, let field = metrics.controls[.textField] else { return .vertical }
            let room = min(
                container.width / 2, container.width - field.spacing - field.minimumWidth)
            return grid.ceil(first) <= room ? .horizontal : .vertical
        case .dates:
            if let second, second <= container.width * 0.7 { return .horizontal }
        case .value: break
        }
        // A text at the end of a line may wrap, so it needs half of the line at most.
        guard kind != .trailing, let first, let second else { return .vertical }
        return grid.ceil(first) + metrics.spacingBesideValue + grid.ceil(second)
            <= container.width
            ? .horizontal : .vertical
    }

    /// The width at which the lines of a text are broken, in points; infinite for a text that has one line.
    ///
    /// - Parameter second: the width of the second text of a line, or of all texts of a date picker with their
    ///   shapes, in points.
    func lineWidth(
        of number: Int, in shape: ItemShape, _ axis: TextAxis, _ container: TextContainer,
        second: Double
    ) -> Double {
        switch shape.texts[number].role {
        case .accessory: return .infinity
        case .date where axis == .vertical:
            return max(
                0, container.width - 2 * (metrics.controls[.datePicker]?.horizontalInset ?? 0))
        case .date: return .infinity
        case .segment: return segment(0, of: shape.contentTexts.count, in: container).width
        case .field:
            if shape.control?.arrangement == .field { return .infinity }
        default: break
        }
        guard axis == .horizontal, let pair = texts(sharingLineIn: shape) else {
            return container.width
        }
        switch (pair.kind, number) {
        case (.value, pair.first), (.value, pair.second), (.field, _), (.trailing, pair.second):
            return .infinity
        case (.trailing, pair.first), (.dates, pair.first):
            return max(0, container.width - second - metrics.spacingBesideValue)
        default: return container.width
        }
    }

    /// The width of the shapes of a date picker on one line, in points.
    ///
    /// - Parameter texts: the widths of their texts, in points.
    func width(ofDates texts: some Sequence<Double>) -> Double {
        guard let metrics = metrics.controls[.datePicker] else { return 0 }
        return texts.reduce(-metrics.spacing) {
            $0 + $1 + 2 * metrics.horizontalInset + metrics.spacing
        }
    }

    /// The container of the text of a segment.
    func segment(_ number: Int, of count: Int, in container: TextContainer) -> TextContainer {
        let inset = metrics.controls[.segmentedControl]?.horizontalInset ?? 0
        let width = container.width / Double(count)
        let x = grid.round(container.x + Double(number) * width)
        return TextContainer(x: x + inset, width: max(0, grid.floor(width) - 2 * inset))
    }
}

// MARK: - Texts

extension ItemComposer {
    /// The line break parameters of a text in a width in points.
    func parameters(_ text: ItemShape.Text, width: Double) -> LineBreakParameters {
        var parameters = LineBreakParameters(
            pointSize: fonts[text.font].pointSize, tracking: fonts[text.font].tracking,
            width: width, lineLimit: text.lineLimit, hyphenation: metrics.hyphenation)
        parameters.lineBreakMode = text.lineBreakMode
        parameters.minimumScale = text.minimumScale
        return parameters
    }

    func font(of text: ItemShape.Text) -> FontMeasure { fonts[text.font] }

    /// A font of the palette by its index.
    func font(_ index: Int) -> FontMeasure { fonts[index] }

    /// The height of a text of one line, rounded up to a pixel.
    func lineHeight(of text: ItemShape.Text) -> Double { lineHeight(inFont: text.font) }

    /// - Parameter index: the index of the font in the palette.
    func lineHeight(inFont index: Int) -> Double {
        let font = fonts[index]
        return grid.ceil(font.metrics.lineHeight * font.pointSize)
    }
}
