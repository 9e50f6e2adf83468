// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Documents
import DynamicType
import LayoutEngine
import PangoText
import Previewing

/// The layouts of a web page as data for its script.
///
/// Elements, runs of glyphs, fonts, and colors are in tables, because most of them occur at several widths and in
/// several themes. Lengths are in pixels of the device, which makes most of them whole numbers.
struct PageContent {
    /// The pixels of the device per point.
    let scale: Double
    var glyphs = GlyphTable()
    private var runs = FragmentTable()
    /// The glyphs of runs. They are the same at most text sizes.
    private var letters = FragmentTable()
    private var colors = FragmentTable()
    /// The paths of symbols. They are the same at all text sizes.
    private var paths = FragmentTable()
    private var fonts = FragmentTable()
    var items = FragmentTable()
    /// The numbers of the items of each layout, by theme, width, and category.
    private var layouts: [[[[Int]]]] = []
    /// The distance from the top of the page to the list, in pixels of the device, and the number of the item with the
    /// bars, of each layout; empty for a page without bars.
    var edges: [[[String]]] = []
    /// The widths of the lists, in points.
    private(set) var widths: [Double] = []

    init(scale: Double) { self.scale = scale }

    mutating func beginDesign() {
        layouts.append([])
        edges.append([])
    }

    mutating func beginWidth() {
        layouts[layouts.count - 1].append([])
        edges[edges.count - 1].append([])
    }

    /// Adds the layout of the next category.
    ///
    /// - Parameter edges: the bars over the list, which are drawn as one item over all others.
    mutating func add(
        _ preview: Preview, edges: ScreenEdges = .none, _ library: FontLibrary
    ) throws(PictureError) {
        let (light, dark) = (preview.shown(in: .light), preview.shown(in: .dark))
        let (recorder, darkRecorder) = (ItemRecorder(light, library), ItemRecorder(dark, library))
        let layout = preview.layout
        if !widths.contains(layout.width) { widths.append(layout.width) }
        var numbers: [Int] = []
        numbers.reserveCapacity(layout.count)
        for index in layout.ids.indices {
            let item = layout.item(at: index)
            let shapes = recorder.shapes(of: item)
            let colors = darkRecorder.shapes(of: item).map(\.color)
            numbers.append(
                items.number(of: try fragment(of: item, shapes, colors, in: light, dark)))
        }
        layouts[layouts.count - 1][layouts[layouts.count - 1].count - 1].append(numbers)
        if edges != .none { try add(edges, around: layout, recorder, darkRecorder) }
    }

    private mutating func fragment(
        of item: ItemLayout, _ shapes: [RecordedShape], _ dark: [Color?], in preview: Preview,
        _ darkPreview: Preview
    ) throws(PictureError) -> String {
        var numbers: [String] = []
        for (index, shape) in shapes.enumerated() {
            let other = dark.indices.contains(index) ? dark[index] : nil
            numbers += try self.numbers(of: shape, other)
        }
        let texts = item.texts.map { fragment(of: $0, in: item, preview, darkPreview) }
        let spaces = spaces(of: item, Redlines(preview.layout).measures(of: LayoutElement(item.id)))
        return "[\((item.frame.height * scale).jsonHundredths),[\(numbers.joined(separator: ","))],"
            + "[\(texts.joined(separator: ","))],[\(spaces.joined(separator: ","))]]"
    }

    // MARK: - Shapes

    /// A color in both appearances.
    private mutating func number(_ light: Color?, _ dark: Color?) -> String {
        let light = light ?? Color(red: 0, green: 0, blue: 0, alpha: 0)
        let pair = "\(light.css.json),\((dark ?? light).css.json)"
        return "\(colors.number(of: pair))"
    }

    /// The colors of a page, for each a light and a dark one.
    private mutating func number(of color: (Color?, Color?)) -> String { number(color.0, color.1) }

    /// The numbers of a shape, as the script reads them: a code, the color, and its measures.
    mutating func numbers(
        of shape: RecordedShape, _ dark: Color?
    ) throws(PictureError) -> [String] {
        func lengths(_ values: Double...) -> [String] {
            values.map { ($0 * scale).jsonHundredths }
        }
        func lengths(_ rect: Rect) -> [String] {
            lengths(rect.x, rect.y, rect.width, rect.height)
        }
        let color = number(shape.color, dark)
        switch shape.form {
        case .rectangle(let rect): return ["0", color] + lengths(rect)
        case .hairline(let rect, let frame):
            return ["1", color] + lengths(rect) + lengths(frame.y, frame.maxY)
        case .card(let rect, let radius, let roundsTop, let roundsBottom, let isOnPixels):
            let flags = (roundsTop ? 1 : 0) + (roundsBottom ? 2 : 0) + (isOnPixels ? 4 : 0)
            return ["2", color] + lengths(rect) + lengths(radius) + ["\(flags)"]
        case .circle(let center, let radius):
            return ["3", color] + lengths(center.x, center.y, radius)
        case .ring(let center, let radius, let width):
            return ["4", color] + lengths(center.x, center.y, radius, width)
        case .line(let points, let width):
            return ["5", color] + lengths(width) + ["\(points.count)"]
                + points.flatMap { lengths($0.x, $0.y) }
        case .outline(let rect, let radius, let width):
            return ["6", color] + lengths(rect) + lengths(radius, width)
        case .path(let path, let strokeWidth, let point, let unit):
            // The length of a unit depends on the text size, and is far below a pixel.
            return ["10", color, "\(paths.number(of: path.svg.json))"]
                + lengths(point.x, point.y) + [(unit * scale).plain, (strokeWidth ?? 0).plain]
        case .text(let text, let library, let point, _):
            var numbers: [String] = []
            for run in text.line(library).glyphRuns {
                guard let fragment = try fragment(of: run) else { continue }
                numbers += ["7", color, "\(runs.number(of: fragment))"] + lengths(point.x, point.y)
            }
            return numbers
        case .picture(let picture, let rect):
            let number = glyphs.number(
                of: picture, size: Size(width: rect.width, height: rect.height))
            return ["11", "\(number)"] + lengths(rect)
        case .clip(let rect, let radius): return ["8"] + lengths(rect) + lengths(radius)
        case .endClip: return ["9"]
        // Only pictures of comparisons have groups.
        case .group, .endGroup: return []
        }
    }

    /// A run: its size in points, the number of its glyphs, and the distances of each from the one before, in
    /// hundredths of a point, then their heights if they differ; nil for a run without ink.
    private mutating func fragment(of run: GlyphRun) throws(PictureError) -> String? {
        var numbers: [Int] = []
        var places: [GlyphRun.Glyph] = []
        for glyph in run.glyphs {
            guard let number = try glyphs.number(of: glyph.id, in: run.face) else { continue }
            numbers.append(number)
            places.append(glyph)
        }
        guard !numbers.isEmpty else { return nil }
        func list(_ values: [Int]) -> String { values.map(String.init).joined(separator: ",") }
        func hundredths(_ value: Double) -> Int { Int((value * 100).rounded()) }
        let steps = zip(places, [nil] + places.dropLast().map(Optional.some)).map { glyph, last in
            hundredths(glyph.x) - (last.map { hundredths($0.x) } ?? 0)
        }
        let heights =
            places.contains { $0.y != 0 } ? ",[\(list(places.map { hundredths($0.y) }))]" : ""
        let letters = letters.number(of: "[\(list(numbers))]")
        return "[\(run.size.jsonHundredths),\(letters),[\(list(steps))]\(heights)]"
    }

    // MARK: - Texts

    /// A text: its frame, font, color, and lines, each with the end of its characters, x, baseline, and width.
    private mutating func fragment(
        of text: TextLayout, in item: ItemLayout, _ preview: Preview, _ dark: Preview
    ) -> String {
        let font = preview.layout.font(of: text)
        let lengths = [font.pointSize, font.linePitch, font.lineHeight, font.capHeight]
        let fontNumber = fonts.number(
            of: "[\(font.face.postScriptName.json),\((text.content.styleName ?? "").json),"
                + "\(lengths.map(\.plain).joined(separator: ",")),\(font.face.weight),"
                + "\(font.face.isItalic ? 1 : 0)]")
        let color = number(
            of: (preview.color(at: text.content.color), dark.color(at: text.content.color)))
        let ends = text.ends
        let lines = zip(text.lines, ends).map { line, end in
            "\(end),"
                + [line.x, line.baseline - item.frame.y, line.width]
                .map { ($0 * scale).jsonHundredths }.joined(separator: ",")
        }
        return
            "[\(frame(text.frame, in: item)),\(fontNumber),\(color),[\(lines.joined(separator: ","))]]"
    }

    /// The cell of an item, the box inside of its margins, and its gaps: the frame of each, and 1 if its height counts.
    private func spaces(of item: ItemLayout, _ redlines: [Redline]) -> [String] {
        let cell = item.cell
        var (left, top, right, bottom) = (cell.x, cell.y, cell.maxX, cell.maxY)
        var gaps: [String] = []
        for redline in redlines {
            let area = redline.frame
            switch redline.kind {
            case .margin(.top): top = area.maxY
            case .margin(.bottom): bottom = area.y
            case .margin:
                if area.x == cell.x { left = area.maxX } else { right = area.x }
            case .gap(_, let axis):
                gaps += [frame(area, in: item), axis == .vertical ? "1" : "0"]
            case .itemFrame, .textFrame, .baseline, .capHeight, .distance: break
            }
        }
        let box = Rect(x: left, y: top, width: right - left, height: bottom - top)
        return item.texts.isEmpty ? [] : [frame(cell, in: item), frame(box, in: item)] + gaps
    }

    private func frame(_ rect: Rect, in item: ItemLayout) -> String {
        [rect.x, rect.y - item.frame.y, rect.width, rect.height]
            .map { ($0 * scale).jsonHundredths }.joined(separator: ",")
    }
}

// MARK: - JSON

extension PageContent {
    /// The tables and layouts, as keys and values in JSON.
    var json: String {
        let lists = layouts.map { widths in
            let parts = widths.map { sizes in
                let layouts = sizes.map { "[\($0.map(String.init).joined(separator: ","))]" }
                return "[\(layouts.joined(separator: ",\n"))]"
            }
            return "[\(parts.joined(separator: ",\n"))]"
        }
        return """
            "colors":[\(colors.fragments.joined(separator: ","))],
            "fonts":\(fonts.json),
            "letters":\(letters.json),
            "paths":\(paths.json),
            "runs":[\(runs.fragments.joined(separator: ",\n"))],
            "items":[\(items.fragments.joined(separator: ",\n"))],\(edgesJSON)
            "layouts":[\(lists.joined(separator: ",\n"))]
            """
    }
}

extension TextLayout {
    /// The ends of the lines in UTF-16, as scripts count characters. The last line ends with the text.
    fileprivate var ends: [Int] {
        var ends: [Int] = []
        var place = content.text.unicodeScalars.startIndex
        let scalars = content.text.unicodeScalars
        var (count, scalarCount) = (0, 0)
        for line in lines {
            while scalarCount < line.scalars.upperBound, place < scalars.endIndex {
                count += UTF16.width(scalars[place])
                scalarCount += 1
                place = scalars.index(after: place)
            }
            ends.append(count)
        }
        if !ends.isEmpty { ends[ends.count - 1] = content.text.utf16.count }
        return ends
    }
}

extension Color {
    /// The color in CSS: `#rrggbb`, or `#rrggbbaa` if it is not opaque.
    var css: String { hexadecimal.lowercased() }
}

/// Records the shapes of items, each from its own upper edge.
struct ItemRecorder {
    let painter: TablePainter
    let recording = Recording()
    let canvas: Canvas

    init(_ preview: Preview, _ library: FontLibrary) {
        painter = TablePainter(preview, library: library)
        canvas = Canvas(recording: recording)
    }

    func shapes(of item: ItemLayout) -> [RecordedShape] {
        canvas.translated(x: 0, y: -item.frame.y) {
            painter.paint(item, on: canvas)
            painter.paintIndex(over: item, on: canvas)
        }
        return recording.takeShapes()
    }
}
