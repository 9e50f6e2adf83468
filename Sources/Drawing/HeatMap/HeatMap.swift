// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Auditing
import Cairo
import Documents
import DynamicType
import LayoutEngine
import PangoText
import Previewing
import Words

/// A picture of the first breaks of a screen. Rows are categories, columns are widths, and each cell shows how
/// much longer texts may become. Below are the elements that break.
package struct HeatMap {
    private let breaks: FirstLosses
    private let caption: String?
    private let appearance: Appearance
    private let lettering: Lettering
    private let geometry: HeatMapGeometry
    private let legend: [[HeatLevel]]

    /// A map in light or dark appearance.
    ///
    /// - Parameters:
    ///   - caption: the screen, the theme, and the device; nil for a map without a header.
    ///   - preview: any preview of the screen, for the fonts of the words.
    ///   - library: the fonts that measured the preview.
    package init(
        _ breaks: FirstLosses, caption: String?, appearance: Appearance, _ preview: Preview,
        library: FontLibrary
    ) {
        self.breaks = breaks
        self.caption = caption
        self.appearance = appearance
        lettering = Lettering(preview, library: library)
        legend = HeatLevel.legend(upTo: breaks.axes.expansions.last ?? 0)
        geometry = HeatMapGeometry(
            breaks, hasHeader: caption != nil, legendLineCount: legend.count)
    }

    /// The size in points.
    package var size: Size { geometry.size }

    /// The index of the cell at a point; nil outside of the cells.
    package func cellIndex(x: Double, y: Double) -> Int? {
        breaks.cells.indices.first { index in
            let frame = frame(ofCell: index)
            return (frame.x...frame.maxX).contains(x) && (frame.y...frame.maxY).contains(y)
        }
    }

    /// The frame of a cell, in points.
    package func frame(ofCell index: Int) -> Rect {
        let (row, column) = index.quotientAndRemainder(dividingBy: breaks.axes.widths.count)
        return geometry.mapCell(row: row, column: column)
    }

    /// The areas with names, at the start of rows, which stay in view when the map scrolls sideways.
    package var names: [Rect] { geometry.names }

    /// The map as a picture.
    package var picture: Picture { Picture(size: size) { paint(on: $0) } }

    /// Draws the map from the origin.
    ///
    /// - Parameters:
    ///   - zoom: the units of the context per point.
    ///   - pixelScale: the pixels per unit of the context; nil for a target without pixels.
    package func paint(on context: CairoContext, zoom: Double, pixelScale: Double?) {
        paint(on: Canvas(context, zoom: zoom, pixelScale: pixelScale))
    }

    func paint(on canvas: Canvas) {
        canvas.fill(Rect(x: 0, y: 0, width: size.width, height: size.height), background)
        if let caption { paintHeader(caption, on: canvas) }
        paintMap(on: canvas)
        if geometry.elementCount > 0 { paintElements(on: canvas) }
        paintLegend(on: canvas)
    }
}

// MARK: - Words

extension HeatMap {
    package var background: Color { Color(rgb: appearance == .dark ? 0x1E1E22 : 0xFFFFFF) }
    private var ink: Color { appearance == .dark ? Color(rgb: 0xF2F2F4) : .ink }
    private var fadedInk: Color { Color(rgb: appearance == .dark ? 0xB9BDC6 : 0x55545E) }

    private var title: Lettering.Style { Lettering.Style(size: 22, isHeavy: true, color: ink) }
    private var heading: Lettering.Style { Lettering.Style(size: 14, isHeavy: true, color: ink) }
    private var text: Lettering.Style { Lettering.Style(size: 13, color: ink) }
    private var note: Lettering.Style { Lettering.Style(size: 13, color: fadedInk) }
    private var label: Lettering.Style { Lettering.Style(size: 12, color: fadedInk) }

    private func paintHeader(_ caption: String, on canvas: Canvas) {
        let x = HeatMapGeometry.margin
        let width = size.width - 2 * x
        lettering.write(tr("First breaks"), title, x: x, baseline: 44, on: canvas)
        lettering.write(
            lettering.shortened(caption, note, to: width), note, x: x, baseline: 66, on: canvas)
        lettering.write(
            lettering.shortened(breaks.summary, text, to: width), text, x: x, baseline: 90,
            on: canvas)
    }

    private func paintMap(on canvas: Canvas) {
        let axes = breaks.axes
        let left = HeatMapGeometry.margin
        lettering.write(
            tr("Width (in points) and text size"), heading, x: left,
            baseline: geometry.mapTop - 26, on: canvas)
        for (column, width) in axes.widths.enumerated() {
            let frame = geometry.mapCell(row: 0, column: column)
            lettering.write(
                Int(exactly: width).map(String.init) ?? "\(width)", label,
                x: frame.x + frame.width / 2, baseline: frame.y - 7, .middle, on: canvas)
        }
        for (row, category) in axes.categories.enumerated() {
            let frame = geometry.mapCell(row: row, column: 0)
            lettering.write(
                category.shortName, label, x: frame.x - 10, baseline: frame.y + 17, .end,
                on: canvas)
            for column in axes.widths.indices {
                let cell = breaks.cells[row * axes.widths.count + column]
                paint(
                    cell.expansion, count: cell.violationCount,
                    in: geometry.mapCell(row: row, column: column), on: canvas)
            }
        }
    }

    private func paintElements(on canvas: Canvas) {
        let left = HeatMapGeometry.margin
        lettering.write(
            tr("Each element, at the width with its first break"), heading, x: left,
            baseline: geometry.elementsTop - 26, on: canvas)
        for (column, category) in breaks.axes.categories.enumerated() {
            let frame = geometry.elementCell(row: 0, column: column)
            lettering.write(
                category.shortName, label, x: frame.x + frame.width / 2, baseline: frame.y - 7,
                .middle, on: canvas)
        }
        for (row, element) in breaks.elements.prefix(geometry.elementCount).enumerated() {
            let first = geometry.elementCell(row: row, column: 0)
            let name = lettering.shortened(element.name, text, to: first.x - left - 12)
            lettering.write(name, text, x: left, baseline: first.y + 17, on: canvas)
            for (column, least) in element.least.enumerated() {
                paint(
                    least?.point.expansion, count: nil,
                    in: geometry.elementCell(row: row, column: column), on: canvas)
            }
        }
        if geometry.restCount > 0 {
            let last = geometry.elementCell(row: geometry.elementCount, column: 0)
            lettering.write(
                tr("%1$s more", "\(geometry.restCount)"), note, x: left, baseline: last.y + 17,
                on: canvas)
        }
    }

    private func paintLegend(on canvas: Canvas) {
        var y = geometry.legendTop
        for levels in legend {
            var x = HeatMapGeometry.margin
            for level in levels {
                let frame = Rect(
                    x: x, y: y, width: HeatMapGeometry.cell.width, height: 20)
                let sample = level.expansions.map {
                    min($0.upperBound, breaks.axes.expansions.last ?? 0)
                }
                paint(sample, count: level == .asWritten ? 3 : 0, in: frame, on: canvas)
                let words = level.english
                lettering.write(words, note, x: frame.maxX + 8, baseline: y + 15, on: canvas)
                x = frame.maxX + 8 + lettering.width(of: words, note) + 24
            }
            y += HeatMapGeometry.legendLine
        }
    }
}

// MARK: - Cells

extension HeatMap {
    /// - Parameters:
    ///   - expansion: the smallest expansion that breaks something; nil for none.
    ///   - count: the number of violations; nil to write none.
    private func paint(
        _ expansion: Int?, count: Int?, in frame: Rect, on canvas: Canvas
    ) {
        let colors = HeatLevel(expansion).colors(appearance)
        let middle = frame.x + frame.width / 2
        canvas.fill(frame, colors.fill, radius: 4)
        let word = Lettering.Style(size: 12, isHeavy: true, color: colors.ink)
        let baseline = frame.y + frame.height / 2 + 4.5
        switch count.map({ $0 > 0 ? 0 : expansion }) ?? expansion {
        case nil:
            paintCheckmark(in: frame, colors.ink, on: canvas)
        case 0?:
            let count = count.map(String.init) ?? ""
            let width = lettering.width(of: count, word)
            let spacing = count.isEmpty ? 0.0 : 4.0
            let start = middle - (width + spacing + 8) / 2
            paintCross(x: start, y: frame.y + frame.height / 2, colors.ink, on: canvas)
            lettering.write(count, word, x: start + 8 + spacing, baseline: baseline, on: canvas)
        case let expansion?:
            lettering.write(
                "+\(expansion)", word, x: middle, baseline: baseline, .middle, on: canvas)
        }
    }

    private func paintCross(x: Double, y: Double, _ color: Color, on canvas: Canvas) {
        canvas.stroke([(x, y - 4), (x + 8, y + 4)], width: 2, color)
        canvas.stroke([(x, y + 4), (x + 8, y - 4)], width: 2, color)
    }

    private func paintCheckmark(in frame: Rect, _ color: Color, on canvas: Canvas) {
        let (x, y) = (frame.x + frame.width / 2, frame.y + frame.height / 2)
        canvas.stroke([(x - 5, y), (x - 1.5, y + 3.5), (x + 5, y - 4)], width: 1.6, color)
    }
}
