// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

/// A text broken into lines: how wide and tall it is, not yet where.
struct TextBlock {
    let content: TextContent
    let font: ScaledFont
    let grid: PixelGrid
    let spans: [LineSpan]
    /// Widest line, up to a pixel.
    let width: Double
    /// All lines, up to a pixel.
    let height: Double
    /// Ascent and descent of each line, in points.
    private let lineMetrics: [FaceMetrics]
    private let prepared: PreparedText

    init(
        _ content: TextContent, _ prepared: PreparedText, font: ScaledFont, width: Double,
        grid: PixelGrid
    ) {
        self.content = content
        self.prepared = prepared
        self.font = font
        self.grid = grid
        let setting = LineSetting(
            pointSize: font.pointSize, tracking: font.tracking, width: width,
            lineLimit: content.lineLimit)
        var spans: [LineSpan] = []
        var iterator = LineIterator(prepared, setting)
        while let span = iterator.next() { spans.append(span) }
        self.spans = spans
        lineMetrics = spans.map { prepared.lineMetrics(in: $0.characters, font: font) }
        self.width = min(grid.ceil(spans.reduce(0) { max($0, $1.width) }), max(width, 0))
        height = grid.ceil(
            lineMetrics.reduce(0) { $0 + $1.lineHeight })
    }

    /// From the top of the block to the first baseline: the ascent, up to a pixel.
    var firstBaseline: Double { grid.ceil(lineMetrics[0].ascent) }

    /// From the top of the block to the last baseline.
    var lastBaseline: Double { baselines[baselines.count - 1] }

    /// From the top of the block to each baseline, on pixels.
    private var baselines: [Double] {
        var top = 0.0
        return lineMetrics.enumerated().map { index, metrics in
            defer { top += metrics.lineHeight }
            return firstBaseline + grid.round(top + metrics.ascent - lineMetrics[0].ascent)
        }
    }

    /// The block at a place, as wide as its lines, or as wide as the room when it is aligned.
    ///
    /// - Parameters:
    ///   - x: where the room begins, in points.
    ///   - room: how wide it is.
    func layout(x: Double, y: Double, room: Double) -> TextLayout {
        let frameX =
            switch content.alignment {
            case .leading: x
            case .center: grid.round(x + (room - width) / 2)
            case .trailing: x + room - width
            }
        let characters = Array(content.text.unicodeScalars)
        let baselines = baselines
        let lines = spans.enumerated().map { index, span in
            let slack = width - span.width
            let shift =
                switch content.alignment {
                case .leading: 0.0
                case .center: slack / 2
                case .trailing: slack
                }
            var text = String.UnicodeScalarView()
            text.append(contentsOf: characters[span.characters])
            // A space that hangs over the end of a wrapped line is not drawn.
            if index + 1 < spans.count, text.last?.properties.isWhitespace == true {
                text.removeLast()
            }
            if span.isTruncated { text.append("…") }
            return TextLine(
                characters: span.characters, text: String(text), x: frameX + shift,
                baseline: y + baselines[index], width: span.width, isTruncated: span.isTruncated)
        }
        return TextLayout(
            content: content, frame: Rect(x: frameX, y: y, width: width, height: height),
            lines: lines, isTruncated: spans.last?.isTruncated ?? false)
    }
}

extension PreparedText {
    /// Ascent, descent and gap of a line in points: the font's own, or more where a face that
    /// stands in for missing glyphs needs more.
    func lineMetrics(in characters: Range<Int>, font: ScaledFont) -> FaceMetrics {
        var metrics = font.metrics
        if !shaped.runs.isEmpty {
            forEachFace(in: characters) { face in
                if face != 0 { metrics = metrics.union(shaped.faces[face].metrics) }
            }
        }
        return FaceMetrics(
            ascent: metrics.ascent * font.pointSize, descent: metrics.descent * font.pointSize,
            lineGap: metrics.lineGap * font.pointSize)
    }
}
