// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Documents
import DynamicType
import LayoutEngine
import PangoText
import Previewing
import Syntax
import Words

/// The geometry of a sheet of lists, in points: devices in lines of six with captions above them, and a legend
/// of fonts below. A sheet of two axes has a line with a title for each row. The caller of ``picture(_:)`` draws the contents of the devices.
struct Sheet {
    /// The words above a device.
    struct Caption {
        var text: String
        var color = Sheet.captionColor
    }

    private static let background = Color(red: 222, green: 221, blue: 218)
    private static let captionColor = Color(red: 36, green: 31, blue: 49)
    private static let note = Lettering.Style(size: 15, color: captionColor)
    private static let gap = 36.0
    private static let captionHeight = 34.0
    private static let radius = 24.0

    private static let legendLine = 24.0
    private static let rowTitle = Lettering.Style(size: 28, isHeavy: true, color: captionColor)
    private static let rowTitleHeight = 48.0
    /// The most devices in a line of a sheet with one row, and of a sheet with several.
    private static let mostColumns = (alone: 6, inRow: 12)

    let columns: Int
    let device: Size
    let size: Size
    private let devicesInRow: Int
    private let linesInRow: Int
    private let captions: [[Caption]]
    private let rowTitles: [String]
    private let widths: [Double]
    /// The radius of the corners of each device; nil for that of a list alone.
    private let radii: [Double?]
    private let weight: Int
    private let lettering: Lettering?
    private let legend: [String]
    private let legendTop: Double

    /// - Parameters:
    ///   - lists: the lists of all devices. The captions are in the fonts of the first.
    ///   - captions: the captions of each device, from left to right.
    ///   - rowTitles: the title of each row; empty for a sheet with one row.
    ///   - isWhole: whether devices are as high as the longest list; otherwise they are at most as high as a
    ///     device of that width.
    init(
        of lists: [NamedPreview], captions: [[Caption]], rowTitles: [String] = [],
        isWhole: Bool = false
    ) {
        let previews = lists.map(\.preview)
        PictureSurface.decode(for: previews)
        self.captions = captions
        self.rowTitles = rowTitles
        widths = previews.map(\.layout.width)
        let isAlone = lists.count != captions.count
        radii = captions.indices.map {
            isAlone || lists[$0].edges == .none ? nil : lists[$0].edges.cornerRadius
        }
        // Narrower devices are centered in their columns.
        let deviceWidth = widths.max() ?? 0
        devicesInRow = captions.count / max(1, rowTitles.count)
        let fitting = Int((PictureDocument.longestPage - Self.gap) / (deviceWidth + Self.gap))
        let most = rowTitles.isEmpty ? Self.mostColumns.alone : Self.mostColumns.inRow
        columns = max(1, min(most, devicesInRow, fitting))
        let tallest = previews.map(\.layout.height).max() ?? 0
        // The height is that of a device of that width, and at most that of the highest list.
        let limit = isWhole ? tallest : (deviceWidth * 19.5 / 9).rounded()
        // Bars are at the foot of a whole screen.
        let screens = lists.filter { $0.edges != .none }.map(\.preview.environment.screenHeight)
        let height = screens.max() ?? max(120, min(tallest, limit))
        device = Size(width: deviceWidth, height: height)
        weight = previews.reduce(0) { $0 + $1.layout.weight(to: height) }
        let rows = max(1, rowTitles.count)
        linesInRow = (devicesInRow + columns - 1) / columns
        let lines = rows * linesInRow
        legendTop =
            Self.gap + Double(lines) * (device.height + Self.captionHeight + Self.gap)
            + Double(rowTitles.count) * Self.rowTitleHeight
        let lettering = lists.first.map { Lettering($0.preview, library: $0.library) }
        self.lettering = lettering
        let width = Self.gap + Double(columns) * (device.width + Self.gap)
        legend = Self.legend(of: previews).flatMap {
            lettering?.lines(of: $0, Self.note, width: width - 2 * Self.gap - 8) ?? []
        }
        size = Size(
            width: width,
            height: legendTop + Double(legend.count) * Self.legendLine
                + (legend.isEmpty ? 0 : Self.gap - 12))
    }

    /// The lines of the legend, one sentence for each font of the screen.
    static func legend(of previews: [Preview]) -> [String] {
        previews.flatMap(\.fonts).grouped(by: \.requestedName).map { name, fonts in
            let title = name == TextAttributes.systemFontName ? tr("System font") : name
            let faces = listed(
                fonts.flatMap(\.resolvedNames).uniqued().filter { $0 != name })
            // Explanations are the same at every category, except for the optical sizes of the
            // system font.
            let explained = fonts.enumerated().filter { $0 == 0 || $1.source != .system }
            let reason = sentences(explained.map(\.element.explanation).uniqued())
            return "\(title)\(faces.isEmpty ? "" : " → \(faces)"): \(reason)"
        }
    }

    /// The sheet as a picture.
    ///
    /// - Parameter paint: draws the contents of a device, by its number, from the origin.
    func picture(_ paint: @escaping (Int, Canvas) -> Void) -> Picture {
        Picture(size: size, weight: weight, breaks: { lineTops }) { canvas in
            canvas.fill(
                Rect(x: 0, y: 0, width: size.width, height: size.height), Self.background)
            for (row, title) in rowTitles.enumerated() {
                let top = top(ofLine: row * linesInRow) - Self.rowTitleHeight
                lettering?.write(
                    lettering?.shortened(title, Self.rowTitle, to: size.width - 2 * Self.gap) ?? "",
                    Self.rowTitle, x: Self.gap + 4, baseline: top + Self.rowTitle.size, on: canvas)
            }
            for index in captions.indices {
                let frame = frame(ofDevice: index)
                paintCaptions(at: index, above: frame, on: canvas)
                canvas.translated(x: frame.x, y: frame.y) {
                    canvas.clipped(
                        to: Rect(x: 0, y: 0, width: frame.width, height: frame.height),
                        radius: radii[index] ?? Self.radius
                    ) { paint(index, canvas) }
                }
            }
            paintLegend(on: canvas)
        }
    }

    /// The frame of a device, by its number.
    func frame(ofDevice index: Int) -> Rect {
        let width = widths[index]
        let (row, number) = index.quotientAndRemainder(dividingBy: max(1, devicesInRow))
        let (line, column) = number.quotientAndRemainder(dividingBy: columns)
        let x =
            Self.gap + Double(column) * (device.width + Self.gap)
            + ((device.width - width) / 2).rounded()
        let y = top(ofLine: row * linesInRow + line)
        return Rect(x: x, y: y + Self.captionHeight, width: width, height: device.height)
    }

    /// The top of the captions of a line of devices.
    private func top(ofLine line: Int) -> Double {
        let titles = rowTitles.isEmpty ? 0 : line / linesInRow + 1
        return Self.gap + Double(line) * (device.height + Self.captionHeight + Self.gap)
            + Double(titles) * Self.rowTitleHeight
    }

    /// The tops of all lines, with the titles of rows, for pages.
    private var lineTops: [Double] {
        (0..<linesInRow * max(1, rowTitles.count)).map { line in
            let hasTitle = !rowTitles.isEmpty && line % linesInRow == 0
            return top(ofLine: line) - (hasTitle ? Self.rowTitleHeight : 0) - Self.gap / 2
        } + [legendTop - Self.gap / 2]
    }

    /// Writes the captions of a device side by side, each with the same room.
    private func paintCaptions(at index: Int, above frame: Rect, on canvas: Canvas) {
        let room = (device.width - 4) / Double(captions[index].count)
        for (number, caption) in captions[index].enumerated() {
            let style = Lettering.Style(size: 20, isHeavy: true, color: caption.color)
            lettering?.write(
                lettering?.shortened(caption.text, style, to: room - 8) ?? "", style,
                x: frame.x + 4 + Double(number) * room,
                baseline: frame.y - Self.captionHeight + 20, on: canvas)
        }
    }

    /// Paints the legend below the devices.
    private func paintLegend(on canvas: Canvas) {
        for (number, line) in legend.enumerated() {
            lettering?.write(
                line, Self.note, x: Self.gap + 4,
                baseline: legendTop + Double(number) * Self.legendLine, on: canvas)
        }
    }
}
