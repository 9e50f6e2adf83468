// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Documents
import DynamicType
import LayoutEngine
import PangoText
import Previewing

extension Picture {
    /// The picture of a whole list.
    public static func list(_ preview: Preview, library: FontLibrary) -> Picture {
        let size = Size(
            width: preview.layout.width, height: max(1, preview.layout.height))
        return Picture(size: size) { canvas in
            paint(preview, library: library, height: size.height, on: canvas)
        }
    }

    /// A contact sheet: a device for each preview, six in a row, with its category as a caption and
    /// the visible part of the list, and a legend of fonts and their stand-ins below.
    public static func sheet(_ previews: [Preview], library: FontLibrary) -> Picture {
        let sheet = Sheet(previews: previews, library: library)
        return Picture(size: sheet.size) { canvas in
            canvas.fill(
                Rect(x: 0, y: 0, width: sheet.size.width, height: sheet.size.height),
                Sheet.background)
            for (index, preview) in previews.enumerated() {
                sheet.paint(preview, at: index, library: library, on: canvas)
            }
            sheet.paintLegend(library, on: canvas)
        }
    }

    fileprivate static func paint(
        _ preview: Preview, library: FontLibrary, height: Double, on canvas: Canvas
    ) {
        let painter = TablePainter(preview, library: library)
        let layout = preview.layout
        painter.paintBackground(width: layout.width, height: height, on: canvas)
        for index in layout.indices(from: 0, to: height) {
            painter.paint(layout.item(at: index), on: canvas)
        }
    }
}

/// The geometry of a contact sheet, in points.
struct Sheet {
    static let background = Color(red: 222, green: 221, blue: 218)
    private static let captionColor = Color(red: 36, green: 31, blue: 49)
    private static let gap = 36.0
    private static let captionHeight = 34.0
    private static let radius = 24.0

    private static let legendLine = 24.0

    let columns: Int
    let device: Size
    let size: Size
    private let faces: (caption: Face, note: Face)?
    private let legend: [String]
    private let legendTop: Double

    init(previews: [Preview], library: FontLibrary) {
        columns = min(6, max(1, previews.count))
        let deviceWidth = previews.first?.layout.width ?? 0
        // As high as a device of that width, and no higher than the highest list.
        let tallest = previews.map(\.layout.height).max() ?? 0
        device = Size(
            width: deviceWidth,
            height: max(120, min(tallest, (deviceWidth * 19.5 / 9).rounded())))
        let lines = (previews.count + columns - 1) / columns
        legendTop =
            Self.gap + Double(lines) * (device.height + Self.captionHeight + Self.gap)
        let noteFace = previews.first?.noteFace
        faces = previews.first.map { ($0.captionFace, $0.noteFace) }
        let width = Self.gap + Double(columns) * (device.width + Self.gap)
        legend = Self.legend(of: previews).flatMap { text in
            noteFace.map {
                brokenLines(
                    of: text, in: ScaledFont(caption: $0, 15), width: width - 2 * Self.gap - 8,
                    library)
            } ?? []
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
        let x = Self.gap + Double(index % columns) * (device.width + Self.gap)
        let y =
            Self.gap + Double(index / columns) * (device.height + Self.captionHeight + Self.gap)
        paintCaption(preview, x: x, y: y, library: library, on: canvas)
        canvas.translated(x: x, y: y + Self.captionHeight) {
            canvas.clippedToRounded(
                Rect(x: 0, y: 0, width: device.width, height: device.height), radius: Self.radius
            ) {
                Picture.paint(preview, library: library, height: device.height, on: canvas)
            }
        }
    }

    private func paintCaption(
        _ preview: Preview, x: Double, y: Double, library: FontLibrary, on canvas: Canvas
    ) {
        let category = preview.effectiveCategory
        let body = TextStyle.body.preferredPointSize(at: category)
        let caption = "\(category.shortName) — body \(Int(body)) pt"
        guard let faces else { return }
        write(
            caption, faces.caption, size: 20, x: x + 4, baseline: y + 20, library: library,
            on: canvas)
    }

    /// Paints the legend below the devices.
    func paintLegend(_ library: FontLibrary, on canvas: Canvas) {
        guard let faces else { return }
        for (number, line) in legend.enumerated() {
            write(
                line, faces.note, size: 15, x: Self.gap + 4,
                baseline: legendTop + Double(number) * Self.legendLine, library: library,
                on: canvas)
        }
    }

    private func write(
        _ text: String, _ face: Face, size: Double, x: Double, baseline: Double,
        library: FontLibrary, on canvas: Canvas
    ) {
        canvas.setColor(Self.captionColor)
        library.draw(
            text, of: text, font: ScaledFont(caption: face, size), x: x, baseline: baseline,
            on: canvas.cairo)
    }
}

extension ScaledFont {
    /// A face at a fixed size in points.
    fileprivate init(caption face: Face, _ size: Double) {
        self.init(face: face, requestedName: "", baseSize: size, pointSize: size)
    }
}

/// The lines of a text in a width in points.
private func brokenLines(
    of text: String, in font: ScaledFont, width: Double, _ library: FontLibrary
) -> [String] {
    let prepared = library.prepare(text, in: font.face)
    let parameters = LineBreakParameters(pointSize: font.pointSize, width: width)
    let scalars = Array(text.unicodeScalars)
    return IteratorSequence(LineIterator(prepared, parameters)).map { line in
        var characters = String.UnicodeScalarView()
        characters.append(contentsOf: scalars[line.scalars])
        return String(characters)
    }
}
