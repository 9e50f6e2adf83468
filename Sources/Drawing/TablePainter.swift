// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Auditing
import Documents
import LayoutEngine
import PangoText
import Previewing
import Syntax

/// The painter of a preview's items, for the window and all exports.
package final class TablePainter {
    package let preview: Preview
    /// The library that measured the preview.
    package let library: FontLibrary

    /// Whether the layout is right to left.
    package var isRightToLeft: Bool { preview.layout.isRightToLeft }

    /// Whether the cells of a plain table cover a background of the screen.
    private let paintsPlainCells: Bool
    /// The section index; nil for a table without one.
    package private(set) lazy var sectionIndex = preview.sectionIndex

    /// - Parameter library: the library that measured the preview.
    package init(_ preview: Preview, library: FontLibrary) {
        self.preview = preview
        paintsPlainCells =
            preview.layout.style == .plain
            && preview.screen.tableAppearance.backgroundColor != nil
        self.library = library
    }

    /// The background color of the table.
    package var backgroundColor: Color { Self.backgroundColor(of: preview) }

    /// The background color of a preview's table, in its own appearance or another one.
    static func backgroundColor(of preview: Preview, in appearance: Appearance? = nil) -> Color {
        preview.color(
            preview.tableBackground, in: appearance ?? preview.environment.appearance,
            increasesContrast: preview.environment.increasesContrast)
    }

    /// The color of the cells and headers of a plain table.
    private var cellColor: Color { preview.color(.systemBackground) }

    /// Fills the background of the table from the origin, in points.
    func paintBackground(width: Double, height: Double, on canvas: Canvas) {
        canvas.fill(Rect(x: 0, y: 0, width: width, height: height), backgroundColor)
    }

    /// Draws an item at its position in the table.
    package func paint(_ item: ItemLayout, on canvas: Canvas) {
        paintBackground(of: item, on: canvas)
        if item.isClipped {
            canvas.clipped(to: item.frame) { paintContents(of: item, on: canvas) }
        } else {
            paintContents(of: item, on: canvas)
        }
    }

    private func paintBackground(of item: ItemLayout, on canvas: Canvas) {
        if item.id.kind == .sectionHeader, preview.layout.style == .plain {
            // Opaque, because rows scroll under a header that sticks to the top.
            canvas.fill(item.frame, cellColor)
        }
        if item.id.kind == .row, paintsPlainCells { canvas.fill(item.frame, cellColor) }
        let own = item.background.map { preview.color(at: $0) }
        if let own, item.id.kind != .row || preview.layout.style == .plain {
            canvas.fill(item.frame, own)
        }
        guard item.id.kind == .row, preview.layout.style != .plain else { return }
        canvas.fill(
            item.cell, own ?? preview.cellColor,
            radius: preview.metrics.cornerRadius, roundsTop: item.isFirstInCard,
            roundsBottom: item.isLastInCard, isOnPixels: true)
        if preview.layout.style == .grouped, preview.metrics.hasSeparators {
            paintEdges(of: item, on: canvas)
        }
    }

    /// Paints the lines above and below a grouped section, one device pixel thick and as wide as the table.
    private func paintEdges(of item: ItemLayout, on canvas: Canvas) {
        let pixel = preview.layout.grid.pixel
        var line = Rect(x: 0, y: item.frame.y, width: item.frame.width, height: pixel)
        let color = preview.color(.separator)
        if item.isFirstInCard { canvas.fillLine(line, within: item.frame, color) }
        line.y = item.frame.maxY - pixel
        if item.isLastInCard { canvas.fillLine(line, within: item.frame, color) }
    }

    /// The distance in points that letters may reach past their line. Stacked marks reach far.
    static func overhang(of font: ScaledFont) -> Double { 10 * font.pointSize }

    private func paintContents(of item: ItemLayout, on canvas: Canvas) {
        let decorations = DecorationPainter(
            canvas: canvas, preview: preview, library: library, isRightToLeft: isRightToLeft)
        for decoration in item.decorations { decorations.paint(decoration, of: item) }
        let ground = decorations.ground(of: item)
        let visible = canvas.visibleRange
        // The texts of other screens are all the app's own.
        let samples = preview.screen.source == nil ? [] : preview.screen.areSamples(in: item.id)
        for (number, text) in item.texts.enumerated() {
            defer {
                if samples.indices.contains(number), samples[number] {
                    underline(text, on: canvas)
                }
            }
            if text.isScrolled {
                canvas.clipped(to: text.frame) {
                    paint(fromStart(text), over: ground, in: visible, on: canvas)
                }
            } else {
                paint(text, over: ground, in: visible, on: canvas)
            }
        }
    }

    /// Draws dots below a text that stands for data of the app.
    private func underline(_ text: TextLayout, on canvas: Canvas) {
        let size = preview.layout.font(of: text).pointSize
        let dot = max(preview.layout.grid.pixel, size / 16)
        for line in text.lines where line.width > 0 {
            let (left, right) = (
                max(line.x, text.frame.x), min(line.x + line.width, text.frame.maxX)
            )
            let top = canvas.snapped(y: line.baseline + size * 0.16)
            let steps = stride(from: left, through: right - dot, by: 2.5 * dot).flatMap { x in
                let corners = [(x, top), (x + dot, top), (x + dot, top + dot), (x, top + dot)].map {
                    VectorPath.Point(x: $0.0, y: $0.1)
                }
                return [.move(corners[0])] + corners.dropFirst().map { VectorPath.Step.line($0) }
                    + [.close]
            }
            canvas.draw(
                VectorPath(steps), strokeWidth: nil, preview.color(at: text.content.color), x: 0,
                y: 0, unit: 1)
        }
    }

    /// Draws a text at its position.
    func paint(_ text: TextLayout, on canvas: Canvas) {
        paint(text, over: backgroundColor, in: canvas.visibleRange, on: canvas)
    }

    /// A text that scrolls in its field, with its first letter in view, whatever the direction of the layout is.
    private func fromStart(_ text: TextLayout) -> TextLayout {
        var text = text
        let isRightToLeft = FontLibrary.isRightToLeft(text.content.text)
        for index in text.lines.indices {
            text.lines[index].x =
                isRightToLeft ? text.frame.maxX - text.lines[index].width : text.frame.x
        }
        return text
    }

    /// - Parameter ground: the color behind the item.
    private func paint(
        _ text: TextLayout, over ground: Color, in visible: ClosedRange<Double>, on canvas: Canvas
    ) {
        let font = preview.layout.font(of: text)
        let color = preview.color(at: text.content.color)
        let overhang = Self.overhang(of: font)
        let runs = RunPainter(
            canvas: canvas, preview: preview, library: library,
            ground: text.content.background.map { preview.color(at: $0).over(ground) } ?? ground,
            isRightToLeft: isRightToLeft)
        for line in text.lines
        where visible.overlaps(line.baseline - overhang...line.baseline + overhang) {
            guard line.pieces.isEmpty else {
                runs.paint(line, of: text)
                continue
            }
            canvas.write(
                Canvas.TextRun(
                    text: line.text, paragraph: text.content.text,
                    language: font.face.language ?? preview.language,
                    endsInHyphen: line.end.addsHyphen, font: font, width: line.width),
                color, x: line.x, baseline: canvas.snapped(y: line.baseline), library)
        }
    }
}

extension Preview {
    /// The color behind the content of rows.
    var cellColor: Color {
        layout.style == .plain
            ? TablePainter.backgroundColor(of: self) : color(.secondarySystemGroupedBackground)
    }
}
