// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Documents
import DynamicType
import LayoutEngine
import PangoText
import Previewing

extension Picture {
    /// The picture of a whole list.
    ///
    /// - Parameter redlines: drawn over it.
    public static func list(
        _ preview: Preview, redlines: [Redline] = [], library: FontLibrary
    ) -> Picture {
        let size = Size(
            width: preview.layout.width, height: max(1, preview.layout.height))
        return Picture(size: size) { canvas in
            paint(preview, library: library, height: size.height, on: canvas)
            let bounds = Rect(x: 0, y: 0, width: size.width, height: size.height)
            RedlinePainter(preview, library: library).paint(redlines, within: bounds, on: canvas)
        }
    }

    /// A contact sheet: a device for each preview, six in a row, with its name and the size of body
    /// text as a caption and the visible part of the list, and a legend of fonts and their stand-ins
    /// below.
    ///
    /// - Parameter axis: the axis along which the previews differ, which names them.
    public static func sheet(
        _ previews: [Preview], by axis: PreviewAxis = .category, library: FontLibrary
    ) -> Picture {
        let sheet = Sheet(previews: previews, by: axis, library: library)
        return Picture(size: sheet.size) { canvas in
            canvas.fill(
                Rect(x: 0, y: 0, width: sheet.size.width, height: sheet.size.height),
                Sheet.background)
            for (index, preview) in previews.enumerated() {
                sheet.paint(preview, at: index, library: library, on: canvas)
            }
            sheet.paintLegend(on: canvas)
        }
    }

    /// Paints a stretch of a list from the origin.
    static func paint(
        _ preview: Preview, library: FontLibrary, from top: Double = 0, height: Double,
        on canvas: Canvas
    ) {
        let painter = TablePainter(preview, library: library)
        let layout = preview.layout
        painter.paintBackground(width: layout.width, height: height, on: canvas)
        canvas.translated(x: 0, y: -top) {
            for index in layout.indices(from: top, to: top + height) {
                painter.paint(layout.item(at: index), on: canvas)
            }
        }
    }
}

/// The geometry of a contact sheet, in points.
struct Sheet {
    static let background = Color(red: 222, green: 221, blue: 218)
    private static let captionColor = Color(red: 36, green: 31, blue: 49)
    private static let caption = Lettering.Style(size: 20, isHeavy: true, color: captionColor)
    private static let note = Lettering.Style(size: 15, color: captionColor)
    private static let gap = 36.0
    private static let captionHeight = 34.0
    private static let radius = 24.0

    private static let legendLine = 24.0

    let columns: Int
    let device: Size
    let size: Size
    private let lettering: Lettering?
    private let legend: [String]
    private let legendTop: Double
    private let axis: PreviewAxis

    init(previews: [Preview], by axis: PreviewAxis, library: FontLibrary) {
        self.axis = axis
        columns = min(6, max(1, previews.count))
        // Narrower devices stand in the middle of their columns.
        let deviceWidth = previews.map(\.layout.width).max() ?? 0
        // As high as a device of that width, and no higher than the highest list.
        let tallest = previews.map(\.layout.height).max() ?? 0
        device = Size(
            width: deviceWidth,
            height: max(120, min(tallest, (deviceWidth * 19.5 / 9).rounded())))
        let lines = (previews.count + columns - 1) / columns
        legendTop =
            Self.gap + Double(lines) * (device.height + Self.captionHeight + Self.gap)
        let lettering = previews.first.map { Lettering($0, library: library) }
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
        var names: [String] = []
        var drawn: [String: [String]] = [:]
        var explanations: [String: [String]] = [:]
        for font in previews.flatMap(\.fonts) {
            let name = font.requestedName
            if drawn[name] == nil { names.append(name) }
            let known = drawn[name] ?? []
            drawn[name] = known + font.resolvedNames.filter { !known.contains($0) }
            // Explanations are the same at every category, except for the optical sizes of the
            // system font.
            if font.source != .system || explanations[name] == nil {
                let known = explanations[name] ?? []
                if !known.contains(font.explanation) {
                    explanations[name] = known + [font.explanation]
                }
            }
        }
        return names.map { name in
            let title = name == TextAttributes.systemFontName ? "System font" : name
            let faces = (drawn[name] ?? []).filter { $0 != name }.joined(separator: ", ")
            let reason = (explanations[name] ?? []).joined(separator: ". ")
            return "\(title)\(faces.isEmpty ? "" : " → \(faces)"): \(reason)"
        }
    }

    func paint(_ preview: Preview, at index: Int, library: FontLibrary, on canvas: Canvas) {
        let width = preview.layout.width
        let x =
            Self.gap + Double(index % columns) * (device.width + Self.gap)
            + ((device.width - width) / 2).rounded()
        let y =
            Self.gap + Double(index / columns) * (device.height + Self.captionHeight + Self.gap)
        paintCaption(preview, x: x, y: y, on: canvas)
        canvas.translated(x: x, y: y + Self.captionHeight) {
            canvas.clippedToRounded(
                Rect(x: 0, y: 0, width: width, height: device.height), radius: Self.radius
            ) {
                Picture.paint(preview, library: library, height: device.height, on: canvas)
            }
        }
    }

    private func paintCaption(_ preview: Preview, x: Double, y: Double, on canvas: Canvas) {
        let body = TextStyle.body.preferredPointSize(at: preview.effectiveCategory)
        let name =
            axis == .category
            ? preview.effectiveCategory.shortName : axis.name(of: preview.environment)
        lettering?.write(
            "\(name) — body \(Int(body)) pt", Self.caption, x: x + 4, baseline: y + 20,
            on: canvas)
    }

    /// Paints the legend below the devices.
    func paintLegend(on canvas: Canvas) {
        for (number, line) in legend.enumerated() {
            lettering?.write(
                line, Self.note, x: Self.gap + 4,
                baseline: legendTop + Double(number) * Self.legendLine, on: canvas)
        }
    }
}
