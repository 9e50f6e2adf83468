// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Auditing
import LayoutEngine

/// The positions of all parts of a heat map, in points: its axes and cells, and below them the elements that
/// break, each with its categories.
struct HeatMapGeometry {
    static let margin = 28.0
    static let cell = Size(width: 38, height: 26)
    /// The gap between cells.
    static let gap = 2.0
    static let categoryWidth = 52.0
    static let elementWidth = 300.0
    private static let headerHeight = 104.0
    static let axisHeight = 44.0
    static let sectionGap = 34.0
    static let legendLine = 26.0
    static let narrowest = 640.0
    /// The number of listed elements; the rest is counted.
    static let elementLimit = 24

    let columnCount: Int
    let rowCount: Int
    let elementCount: Int
    /// The number of elements that are not listed.
    let restCount: Int
    let legendLineCount: Int
    private let headerHeight: Double

    init(_ breaks: FirstLosses, hasHeader: Bool, legendLineCount: Int) {
        headerHeight = hasHeader ? Self.headerHeight : 0
        columnCount = breaks.axes.widths.count
        rowCount = breaks.axes.categories.count
        elementCount = min(breaks.elements.count, Self.elementLimit)
        restCount = breaks.elements.count - elementCount
        self.legendLineCount = legendLineCount
    }

    var size: Size {
        let map = Self.categoryWidth + Double(columnCount) * (Self.cell.width + Self.gap)
        let elements =
            elementCount == 0
            ? 0 : Self.elementWidth + Double(rowCount) * (Self.cell.width + Self.gap)
        return Size(
            width: max(map, elements, Self.narrowest) + 2 * Self.margin,
            height: legendTop + Double(legendLineCount) * Self.legendLine + Self.margin)
    }

    /// The upper edge of the first cells of the map.
    var mapTop: Double { headerHeight + Self.axisHeight }

    private var mapBottom: Double { mapTop + Double(rowCount) * (Self.cell.height + Self.gap) }

    /// The upper edge of the first element's cells.
    var elementsTop: Double { mapBottom + Self.sectionGap + Self.axisHeight }

    var legendTop: Double {
        let elements = Double(elementCount) * (Self.cell.height + Self.gap)
        let rest = restCount > 0 ? Self.cell.height : 0
        return (elementCount == 0 ? mapBottom : elementsTop + elements + rest) + Self.sectionGap
    }

    /// A cell of the map, by the indices of its category and width.
    func mapCell(row: Int, column: Int) -> Rect {
        frame(
            x: Self.margin + Self.categoryWidth, y: mapTop, row: row, column: column)
    }

    /// A cell of an element, by the index of the element and of the category.
    func elementCell(row: Int, column: Int) -> Rect {
        frame(x: Self.margin + Self.elementWidth, y: elementsTop, row: row, column: column)
    }

    /// The names of categories and of elements, which stay in view when the map scrolls sideways.
    var names: [Rect] {
        let top = mapTop - Self.gap
        let map = Rect(
            x: 0, y: top, width: Self.margin + Self.categoryWidth, height: mapBottom - top)
        guard elementCount > 0 else { return [map] }
        let first = elementsTop - Self.gap
        return [
            map,
            Rect(
                x: 0, y: first, width: Self.margin + Self.elementWidth,
                height: legendTop - Self.sectionGap - first),
        ]
    }

    private func frame(x: Double, y: Double, row: Int, column: Int) -> Rect {
        Rect(
            x: x + Double(column) * (Self.cell.width + Self.gap),
            y: y + Double(row) * (Self.cell.height + Self.gap), width: Self.cell.width,
            height: Self.cell.height)
    }
}
