// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Documents
import LayoutEngine
import PangoText
import Previewing
import Reporting
import Syntax

/// The numbered picture of a hand-off: the list with a frame and a number for each element, and a legend of the numbers
/// beside it.
package struct SpecPicture {
    private let entries: [SpecReport.Entry]
    private let preview: Preview
    private let library: FontLibrary

    /// - Parameters:
    ///   - entries: the elements with their numbers.
    ///   - preview: the preview of the elements.
    ///   - library: the fonts that measured the preview.
    package init(_ entries: [SpecReport.Entry], _ preview: Preview, library: FontLibrary) {
        (self.entries, self.preview, self.library) = (entries, preview, library)
    }

    package var picture: Picture {
        let legend = SpecLegend(entries, Lettering(preview, library: library))
        let list = Rect(
            x: 0, y: 0, width: preview.layout.width, height: max(1, preview.layout.height))
        let redlines = Redlines(preview.layout)
        var (marks, labels): ([Redline], [Redline: String]) = ([], [:])
        for entry in entries {
            // The first redline of an element is its frame.
            guard let frame = redlines.measures(of: entry.element).first else { continue }
            marks.append(frame)
            labels[frame] = entry.number
        }
        let size = Size(
            width: list.width + SpecLegend.width, height: max(list.height, legend.height))
        let weight =
            preview.layout.weight(to: list.height) + entries.count
            * (Picture.redlineWeight + Picture.shapeWeight)
        let painter = RedlinePainter(preview, library: library)
        lazy var figures = painter.figures(of: marks, within: list, labels: labels)
        let breaks = { preview.layout.itemTops.filter(legend.isBetweenLines) }
        return Picture(size: size, weight: weight, breaks: breaks) { canvas in
            canvas.fill(
                Rect(x: 0, y: 0, width: size.width, height: size.height), SpecLegend.paper)
            Picture.paint(preview, library: library, height: list.height, on: canvas)
            painter.paint(marks, figures, on: canvas)
            canvas.translated(x: list.width, y: 0) { legend.paint(on: canvas) }
        }
    }
}

/// The legend of a numbered picture: a line with number and name for each element.
private struct SpecLegend {
    static let width = 400.0
    static let paper = Color(rgb: 0xFFFFFF)
    private static let margin = 20.0
    private static let numberWidth = 44.0
    private static let pitch = 16.0
    private static let ink = Color(rgb: 0x241F31)

    private let lettering: Lettering
    private let lines: [(number: String, isItem: Bool, name: String)]

    init(_ entries: [SpecReport.Entry], _ lettering: Lettering) {
        self.lettering = lettering
        lines = entries.map { entry in
            let style = Self.nameStyle(isItem: entry.element.text == nil)
            let room = Self.width - 2 * Self.margin - Self.numberWidth
            return (
                entry.number, entry.element.text == nil,
                lettering.shortened(entry.name.visible, style, to: room)
            )
        }
    }

    /// The height of the legend, in points.
    var height: Double { 2 * Self.margin + Double(lines.count) * Self.pitch }

    /// Whether a height cuts no line of the legend.
    func isBetweenLines(_ height: Double) -> Bool {
        guard height < self.height - Self.margin else { return true }
        // Letters leave an eighth of the pitch free above and below.
        let place = (height - Self.margin).truncatingRemainder(dividingBy: Self.pitch) / Self.pitch
        return min(abs(place), abs(1 - abs(place))) <= 0.125
    }

    func paint(on canvas: Canvas) {
        for (index, line) in lines.enumerated() {
            let baseline = Self.margin + Double(index) * Self.pitch + 11
            let kind: Redline.Kind = line.isItem ? .itemFrame : .textFrame
            lettering.write(
                line.number, Lettering.Style(size: 11, isHeavy: true, color: kind.color),
                x: Self.margin, baseline: baseline, on: canvas)
            lettering.write(
                line.name, Self.nameStyle(isItem: line.isItem), x: Self.margin + Self.numberWidth,
                baseline: baseline, on: canvas)
        }
    }

    private static func nameStyle(isItem: Bool) -> Lettering.Style {
        Lettering.Style(size: 11, isHeavy: isItem, color: ink)
    }
}
