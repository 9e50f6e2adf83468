// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

/// A font in numbers: what measuring needs of it.
struct FontMeasure {
    let pointSize: Double
    let tracking: Double
    /// Line metrics, in ems.
    let metrics: FaceMetrics
    /// Distance of baselines, in points.
    let linePitch: Double
    let raising: LineRaising

    init(_ font: ScaledFont) {
        pointSize = font.pointSize
        tracking = font.tracking
        metrics = font.metrics
        linePitch = font.linePitch
        raising = font.raising
    }
}

/// A text broken into lines: how wide and tall it is, not yet where. Making one allocates nothing.
struct TextBlock {
    let font: FontMeasure
    let lineCount: Int
    /// Widest line, up to a pixel.
    let width: Double
    /// All lines, up to a pixel.
    let height: Double
    /// The first line alone, in points.
    let firstLineHeight: Double
    /// From the top of the block to the first baseline: the ascent, up to a pixel.
    let firstBaseline: Double
    /// From the top of the block to the last baseline.
    let lastBaseline: Double
    private let prepared: PreparedText
    private let setting: LineSetting
    private let grid: PixelGrid

    init(_ prepared: PreparedText, font: FontMeasure, setting: LineSetting, grid: PixelGrid) {
        self.prepared = prepared
        self.font = font
        self.setting = setting
        self.grid = grid
        var lines = LineIterator(prepared, setting)
        var count = 0
        var widest = 0.0
        var baselines = BaselineWalk(font, grid: grid)
        while let line = lines.next() {
            count += 1
            widest = max(widest, line.width)
            baselines.add(prepared.lineMetrics(in: line.characters, font: font))
        }
        lineCount = count
        width = min(grid.ceil(widest), max(setting.width, 0))
        height = grid.ceil(baselines.bottom)
        firstLineHeight = baselines.firstLineHeight
        firstBaseline = baselines.first
        lastBaseline = baselines.latest
    }

    /// The block at a place, as wide as its lines, or as wide as the room when it is aligned.
    ///
    /// - Parameters:
    ///   - content: the text that was measured.
    ///   - x: where the room begins, in points.
    ///   - room: how wide it is.
    func layout(_ content: TextContent, x: Double, y: Double, room: Double) -> TextLayout {
        let frameX =
            switch content.alignment {
            case .leading: x
            case .center: grid.round(x + (room - width) / 2)
            case .trailing: x + room - width
            }
        let characters = Array(content.text.unicodeScalars)
        var lines: [TextLine] = []
        var iterator = LineIterator(prepared, setting)
        var baselines = BaselineWalk(font, grid: grid)
        while let span = iterator.next() {
            baselines.add(prepared.lineMetrics(in: span.characters, font: font))
            let slack = width - span.width
            let shift =
                switch content.alignment {
                case .leading: 0.0
                case .center: slack / 2
                case .trailing: slack
                }
            lines.append(
                TextLine(
                    characters: span.characters,
                    text: drawn(span, of: characters, isLast: lines.count + 1 == lineCount),
                    x: frameX + shift, baseline: y + baselines.latest, width: span.width,
                    end: span.end))
        }
        return TextLayout(
            content: content, frame: Rect(x: frameX, y: y, width: width, height: height),
            lines: lines, isTruncated: lines.last?.isTruncated ?? false)
    }

    /// A space that hangs over the end of a wrapped line is not drawn, a hyphen that is added is.
    private func drawn(
        _ span: LineSpan, of characters: [Unicode.Scalar], isLast: Bool
    ) -> String {
        var text = String.UnicodeScalarView()
        // A text that is not prepared yet has lines, but no characters on them.
        text.append(contentsOf: characters[span.characters.clamped(to: characters.indices)])
        if !isLast, text.last?.properties.isWhitespace == true { text.removeLast() }
        if span.isTruncated { text.append("…") }
        if span.end == .softHyphen { text.removeLast() }
        if span.end.addsHyphen { text.append("-") }
        return String(text)
    }
}

/// Baselines on pixels, line after line.
private struct BaselineWalk {
    private let grid: PixelGrid
    /// Between the bottom of a line and the top of the next, in points: negative where the pitch is
    /// less than the line height.
    private let gap: Double
    /// From the top of the block.
    private(set) var first = 0.0
    private(set) var latest = 0.0
    private(set) var bottom = 0.0
    private(set) var firstLineHeight = 0.0
    private var firstAscent: Double?

    init(_ font: FontMeasure, grid: PixelGrid) {
        self.grid = grid
        gap = font.linePitch - font.metrics.lineHeight * font.pointSize
    }

    /// Adds a line by its measures in points.
    mutating func add(_ line: FaceMetrics) {
        guard let firstAscent else {
            firstAscent = line.ascent
            first = grid.ceil(line.ascent)
            latest = first
            bottom = line.lineHeight
            firstLineHeight = line.lineHeight
            return
        }
        latest = first + grid.round(bottom + gap + line.ascent - firstAscent)
        bottom += gap + line.lineHeight
    }
}

extension PreparedText {
    /// Ascent, descent and gap of a line in points: the font's own, or more where a fallback face
    /// is taller and raises lines (`LineRaising`).
    func lineMetrics(in characters: Range<Int>, font: FontMeasure) -> FaceMetrics {
        var metrics = font.metrics
        if font.raising != .none, !shaped.runs.isEmpty {
            forEachFace(in: characters) { index in
                let face = shaped.faces[index]
                if index != 0, font.raising == .allFallbacks || face.isTallScript {
                    metrics = metrics.union(face.metrics)
                }
            }
        }
        return FaceMetrics(
            ascent: metrics.ascent * font.pointSize, descent: metrics.descent * font.pointSize,
            lineGap: metrics.lineGap * font.pointSize)
    }
}
