// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Documents
import LayoutEngine
import PangoText
import Previewing

/// The painter of redlines over a table, for the window and for pictures.
///
/// Lines are one pixel of the target thick. They are on its pixels, just inside of the measured area. Figures
/// have the same size at every zoom.
package struct RedlinePainter {
    private let lettering: Lettering
    /// Units of the target per point of the table.
    private let zoom: Double

    /// A painter over a preview.
    ///
    /// - Parameter zoom: the zoom of the canvas, so that figures keep their size.
    package init(_ preview: Preview, library: FontLibrary, zoom: Double = 1) {
        (lettering, self.zoom) = (Lettering(preview, library: library), zoom)
    }

    /// Draws redlines with their figures.
    ///
    /// - Parameters:
    ///   - bounds: the visible part of the table, in its points; figures stay inside.
    ///   - labels: the labels of redlines in place of their points.
    package func paint(
        _ redlines: [Redline], within bounds: Rect, labels: [Redline: String] = [:],
        on canvas: Canvas
    ) {
        paint(redlines, figures(of: redlines, within: bounds, labels: labels), on: canvas)
    }

    /// Draws redlines with figures that have their places.
    func paint(_ redlines: [Redline], _ figures: [RedlineFigure], on canvas: Canvas) {
        paintMarks(of: redlines, on: canvas)
        for figure in figures { paint(figure, on: canvas) }
    }

    // MARK: - Marks

    /// Draws the lines and areas of redlines, without figures.
    func paintMarks(of redlines: [Redline], on canvas: Canvas) {
        // Areas come first, so that lines stay visible on them.
        for redline in redlines where redline.kind.isArea {
            canvas.fill(redline.frame, redline.kind.color.withAlpha(Self.areaAlpha))
        }
        for redline in redlines { paintLines(of: redline, on: canvas) }
    }

    private func paintLines(of redline: Redline, on canvas: Canvas) {
        let frame = canvas.snapped(redline.frame)
        let (pixel, color) = (canvas.pixel, redline.kind.color)
        let tick = Self.tick / zoom
        let (end, bottom) = (frame.maxX - pixel, frame.maxY - pixel)
        func fill(_ x: Double, _ y: Double, _ width: Double, _ height: Double) {
            canvas.fill(Rect(x: x, y: y, width: width, height: height), color)
        }
        switch redline.kind {
        case .itemFrame, .textFrame:
            for y in [frame.y, bottom] { fill(frame.x, y, frame.width, pixel) }
            for x in [frame.x, end] { fill(x, frame.y, pixel, frame.height) }
        case .margin, .gap: break
        case .baseline:
            fill(frame.x, canvas.snapped(y: redline.frame.maxY), frame.width, pixel)
        case .capHeight:
            fill(frame.x, frame.y, frame.width, pixel)
            fill(frame.x, frame.y, pixel, frame.height)
        case .distance(.horizontal):
            fill(frame.x, frame.y, frame.width, pixel)
            for x in [frame.x, end] { fill(x, frame.y - tick, pixel, 2 * tick + pixel) }
        case .distance(.vertical):
            fill(frame.x, frame.y, pixel, frame.height)
            for y in [frame.y, bottom] { fill(frame.x - tick, y, 2 * tick + pixel, pixel) }
        }
    }

    /// The opacity of the area of a margin or gap. The list is visible through it.
    private static let areaAlpha: UInt8 = 70
    /// Half the length of the line that ends a distance, in units of the target.
    private static let tick = 3.0

    // MARK: - Figures

    /// The figures with their positions.
    func figures(
        of redlines: [Redline], within bounds: Rect, labels: [Redline: String] = [:]
    ) -> [RedlineFigure] {
        let height = lettering.font(style).lineHeight + Self.padding / zoom
        return RedlineFigure.figures(
            of: redlines, within: bounds, spacing: 2 / zoom, labels: labels
        ) { text in
            Size(
                width: lettering.width(of: text, style) + 2 * Self.padding / zoom, height: height)
        }
    }

    private func paint(_ figure: RedlineFigure, on canvas: Canvas) {
        let (frame, color) = (figure.frame, figure.redline.kind.color)
        // A leader line connects a distant label with its redline.
        let target = figure.redline.mark
        if !frame.meets(target, apart: 4 / zoom) {
            let (x, y) = (frame.x + frame.width / 2, frame.y + frame.height / 2)
            canvas.stroke(
                [(x, y), (max(target.x, min(x, target.maxX)), max(target.y, min(y, target.maxY)))],
                width: 1 / zoom, color)
        }
        let border = 1 / zoom
        canvas.fill(
            Rect(
                x: frame.x - border, y: frame.y - border, width: frame.width + 2 * border,
                height: frame.height + 2 * border), Self.paper, radius: Self.radius / zoom + border)
        canvas.fill(frame, color, radius: Self.radius / zoom)
        let font = lettering.font(style)
        let baseline = frame.y + (frame.height - font.lineHeight) / 2 + font.ascender
        lettering.write(
            figure.text, style, x: frame.x + Self.padding / zoom, baseline: baseline, on: canvas)
    }

    private var style: Lettering.Style {
        Lettering.Style(size: Self.figureSize / zoom, isHeavy: true, color: Self.paper)
    }

    private static let figureSize = 10.0
    private static let padding = 3.0
    private static let radius = 3.0
    private static let paper = Color(red: 255, green: 255, blue: 255)
}

// MARK: - Colors

extension Redline.Kind {
    fileprivate var isArea: Bool {
        switch self {
        case .margin, .gap: true
        case .itemFrame, .textFrame, .baseline, .capHeight, .distance: false
        }
    }

    /// The color of lines and labels. Its contrast with white figures is at least 4.5 to 1.
    var color: Color {
        switch self {
        case .itemFrame: Color(red: 192, green: 28, blue: 40)
        case .textFrame: Color(red: 26, green: 95, blue: 180)
        case .margin: Color(red: 164, green: 74, blue: 0)
        case .gap: Color(red: 145, green: 65, blue: 172)
        case .baseline: Color(red: 0, green: 112, blue: 106)
        case .capHeight: Color(red: 96, green: 94, blue: 0)
        case .distance: Color(red: 192, green: 28, blue: 40)
        }
    }
}

extension Color {
    fileprivate func withAlpha(_ alpha: UInt8) -> Color {
        Color(red: red, green: green, blue: blue, alpha: alpha)
    }
}
