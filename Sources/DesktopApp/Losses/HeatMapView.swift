// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Auditing
import Drawing
import DynamicType
import GtkKit
import LayoutEngine
import Previewing

/// A heat map of first breaks, with a cursor that the arrow keys and the pointer move from cell to cell.
final class HeatMapView: CustomWidget {
    /// Called with the cell that the cursor moves to.
    var onMoved: ((FirstLosses.Cell) -> Void)?
    /// Called with the frame of the cell that the keys move the cursor to.
    var onCursorMoved: ((Rect) -> Void)?
    /// Called with a cell on a click or on the Enter key.
    var onChosen: ((FirstLosses.Cell) -> Void)?
    /// The index of the cell below the cursor.
    private(set) var cursor = 0
    /// The last position of the pointer, in pixels; nil outside, and after a key has moved the cursor.
    private var pointer: [Double]?
    private var content: (map: HeatMap, breaks: FirstLosses)?
    /// Pixels per point: a map without breaks is small.
    private var zoom: Double { content?.breaks.first == nil ? 0.7 : 1 }
    /// The pixels by which the map is scrolled sideways. The names at the start of its rows stay in view.
    var scrolledBy = 0.0 { didSet { if scrolledBy != oldValue { queueDraw() } } }

    /// GNOME's blue, which stands out from all colors of the map.
    private static let cursorColor = GtkKit.Color(red: 0.21, green: 0.52, blue: 0.89, alpha: 1)
    private static let cursorWidth = 3.0

    override class var cssName: String { "heatmap" }

    init() {
        super.init(role: .image)
        isFocusable = true
        onKey { [weak self] in self?.press($0, $1) ?? false }
        onFocus(
            entered: { [weak self] in self?.queueDraw() },
            left: { [weak self] in self?.queueDraw() })
        onPointerMoved { [weak self] place in
            guard let self else { return }
            let last = pointer
            pointer = place.map { [$0.x, $0.y] }
            // GTK reports a resting pointer whenever something changes under it.
            guard let place, let last, last != pointer,
                let index = cellIndex(x: place.x, y: place.y)
            else { return }
            move(to: index)
        }
        onReleased { [weak self] _, x, y in
            guard let self, let index = cellIndex(x: x, y: y) else { return }
            move(to: index)
            choose()
        }
    }

    /// Displays a map. The cursor starts at an environment, or at the first break if the map has no such width, and
    /// then stays in its cell.
    func display(_ map: HeatMap, of breaks: FirstLosses, startingAt start: PreviewEnvironment) {
        let isFirst = content == nil
        content = (map, breaks)
        if isFirst {
            func index(_ category: ContentSizeCategory, _ width: Double) -> Int? {
                breaks.cells.firstIndex { ($0.category, $0.width) == (category, width) }
            }
            let first = breaks.first.flatMap { index($0.point.category, $0.point.width) }
            cursor = index(start.category, start.tableWidth) ?? first ?? 0
        }
        cursor = min(cursor, breaks.cells.count - 1)
        setAccessibleDescription(breaks.summary)
        queueResize()
        move(to: cursor)
    }

    // MARK: - Cursor

    private func cellIndex(x: Double, y: Double) -> Int? {
        let point = (x: x / zoom, y: y / zoom)
        let isName = content?.map.names.contains {
            ($0.y...$0.maxY).contains(point.y) && x - scrolledBy < $0.maxX * zoom
        }
        return isName == true ? nil : content?.map.cellIndex(x: point.x, y: point.y)
    }

    /// The frame of the cell below the cursor, in pixels.
    private func cursorFrame(in map: HeatMap) -> Rect {
        let cell = map.frame(ofCell: cursor)
        return Rect(
            x: cell.x * zoom, y: cell.y * zoom, width: cell.width * zoom,
            height: cell.height * zoom)
    }

    private func move(to index: Int) {
        guard let breaks = content?.breaks, breaks.cells.indices.contains(index) else { return }
        cursor = index
        setAccessibleLabel(breaks.cells[index].english)
        queueDraw()
        onMoved?(breaks.cells[index])
    }

    private func choose() {
        if let content { onChosen?(content.breaks.cells[cursor]) }
    }

    /// Moves the cursor within the map; false for keys without a meaning here.
    func press(_ key: String, _ modifiers: Modifiers = []) -> Bool {
        guard modifiers.isDisjoint(with: [.control, .alt]), let axes = content?.breaks.axes
        else { return false }
        let columnCount = axes.widths.count
        let (row, column) = cursor.quotientAndRemainder(dividingBy: columnCount)
        switch key {
        case "Left", "KP_Left": move(to: row * columnCount + max(0, column - 1))
        case "Right", "KP_Right": move(to: row * columnCount + min(columnCount - 1, column + 1))
        case "Up", "KP_Up": move(to: max(0, row - 1) * columnCount + column)
        case "Down", "KP_Down":
            move(to: min(axes.categories.count - 1, row + 1) * columnCount + column)
        case "Home", "KP_Home": move(to: row * columnCount)
        case "End", "KP_End": move(to: (row + 1) * columnCount - 1)
        case "Return", "KP_Enter", "space": choose()
        default: return false
        }
        pointer = nil
        if let content {
            var frame = cursorFrame(in: content.map)
            // Free of the names, which cover the start of a scrolled map.
            let covered = (content.map.names.first?.maxX ?? 0) * zoom
            frame.x -= covered
            frame.width += covered
            onCursorMoved?(frame)
        }
        return true
    }

    // MARK: - Drawing

    override var fixedSize: (width: Int, height: Int) {
        content.map { (Int($0.map.size.width * zoom), Int($0.map.size.height * zoom)) } ?? (0, 0)
    }

    override func snapshot(_ snapshot: Snapshot) {
        guard let (map, _) = content else { return }
        let bounds = Rectangle(
            x: 0, y: 0, width: map.size.width * zoom, height: map.size.height * zoom)
        @MainActor func paint() {
            snapshot.drawCairo(in: bounds) {
                map.paint(on: $0, zoom: zoom, pixelScale: Double(scaleFactor))
            }
        }
        paint()
        if hasFocus {
            let cell = cursorFrame(in: map)
            snapshot.fillEdges(
                of: Rectangle(x: cell.x, y: cell.y, width: cell.width, height: cell.height),
                thickness: Self.cursorWidth, Self.cursorColor)
        }
        guard scrolledBy > 0 else { return }
        for names in map.names {
            let area = Rectangle(
                x: 0, y: names.y * zoom, width: names.width * zoom, height: names.height * zoom)
            snapshot.translated(x: scrolledBy, y: 0) { snapshot.clipped(to: area) { paint() } }
        }
    }
}
