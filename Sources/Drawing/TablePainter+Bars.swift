// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Documents
import LayoutEngine
import Previewing

extension TablePainter {
    /// Paints the bars and the parts of the device over a list that is painted already.
    ///
    /// - Parameters:
    ///   - listTop: the y in the list at the upper edge of the view.
    ///   - height: the height of the view in points.
    package func paint(
        _ edges: ScreenEdges, at listTop: Double, height: Double, on canvas: Canvas
    ) {
        let view = Size(width: preview.layout.width, height: height)
        paintBars(edges, at: listTop, in: view, on: canvas)
        DevicePainter(canvas: canvas, preview: preview, library: library).paint(edges, in: view)
    }

    private func paintBars(
        _ edges: ScreenEdges, at listTop: Double, in view: Size, on canvas: Canvas
    ) {
        guard let bars = edges.placedBars(at: listTop, in: view) else { return }
        let painter = BarPainter(canvas: canvas, painter: self)
        if let area = bars.topArea {
            painter.paintBackground(area, isOverList: bars.isOverList, lineAtTop: false)
        }
        if let area = bars.footArea {
            painter.paintBackground(area, isOverList: true, lineAtTop: true)
        }
        canvas.clipped(to: bars.scrollingArea) {
            for part in bars.scrolling { painter.paint(part) }
        }
        for part in bars.parts { painter.paint(part) }
    }
}

/// The painter of bars, with the painters of the texts, images, and controls of rows.
private struct BarPainter {
    let canvas: Canvas
    let painter: TablePainter

    private var preview: Preview { painter.preview }
    private var bars: Profile.Bars { preview.environment.profile.bars }
    private var decorations: DecorationPainter {
        DecorationPainter(
            canvas: canvas, preview: preview, library: painter.library,
            isRightToLeft: painter.isRightToLeft)
    }

    /// The color behind bars.
    private func ground(isOverList: Bool) -> Color {
        let environment = preview.environment
        let own = isOverList ? bars.background : nil
        return own?.color(
            environment.appearance, increasesContrast: environment.increasesContrast)
            ?? TablePainter.backgroundColor(of: preview)
    }

    func paintBackground(_ area: Rect, isOverList: Bool, lineAtTop: Bool) {
        canvas.fill(canvas.snapped(area), ground(isOverList: isOverList))
        guard isOverList, bars.hasHairlines else { return }
        let pixel = preview.layout.grid.pixel
        let line = Rect(
            x: area.x, y: lineAtTop ? area.y : area.maxY - pixel, width: area.width, height: pixel)
        canvas.fillLine(line, within: area, preview.color(.separator))
    }

    func paint(_ part: BarsLayout.Part) {
        switch part {
        case .text(let text): painter.paint(text.layout, on: canvas)
        case .image(_, let picture, let color, let frame):
            decorations.images.paint(
                preview.images[picture], in: frame, tint: preview.color(at: color),
                over: ground(isOverList: false))
        case .shape(let color, let radius, let frame):
            canvas.fill(canvas.snapped(frame), preview.color(at: color), radius: radius)
        case .searchSymbol(let frame):
            decorations.images.paintSymbol(
                "magnifyingglass", in: frame, preview.color(.secondaryLabel),
                over: ground(isOverList: false))
        case .segments(let count, let frame):
            decorations.paint(
                .segmentedControl(count: count, selected: 0), in: frame,
                radius: min(
                    preview.metrics.controls[.segmentedControl]?.cornerRadius ?? 0, frame.height / 2
                ),
                tint: preview.color(.tint), over: ground(isOverList: false))
        }
    }
}
