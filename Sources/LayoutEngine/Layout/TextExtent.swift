// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

/// The size and baselines of a text: all that arranging an item needs of it. Lengths are points.
///
/// Exact for a prepared text, estimated for one that is not prepared. Where lines are only counted,
/// all have the font's line height.
struct TextExtent: Hashable {
    var lineCount = 0
    /// The width of the widest line, rounded up to a pixel.
    var width = 0.0
    /// The height of all lines, rounded up to a pixel.
    var height = 0.0
    /// The height of the first line, not rounded.
    var firstLineHeight = 0.0
    /// From the top of the text to the first baseline: the ascent, rounded up to a pixel.
    var firstBaseline = 0.0
    /// From the top of the text to the last baseline.
    var lastBaseline = 0.0

    /// The extent of lines that have the font's line height.
    ///
    /// - Parameter width: the width of the widest line; heights do not depend on it.
    init(lineCount: Int, width: Double = 0, font: FontMeasure, grid: PixelGrid) {
        var lines = LineStack(font, grid: grid)
        for _ in 0..<lineCount { lines.add(font.lineMetrics) }
        self.init(lines, lineCount: lineCount, width: width)
    }

    /// The extent of a prepared text, with the height of each line from the faces on it. Allocates
    /// nothing.
    init(
        _ text: PreparedText, _ parameters: LineBreakParameters, font: FontMeasure, grid: PixelGrid
    ) {
        var iterator = LineIterator(text, parameters)
        var lines = LineStack(font, grid: grid)
        var count = 0
        var widest = 0.0
        while let line = iterator.next() {
            count += 1
            widest = max(widest, line.width)
            lines.add(text.lineMetrics(in: line.scalars, font: font))
        }
        self.init(
            lines, lineCount: count, width: min(grid.ceil(widest), max(parameters.width, 0)))
    }

    private init(_ lines: LineStack, lineCount: Int, width: Double) {
        self.lineCount = lineCount
        self.width = width
        height = lines.height
        firstLineHeight = lines.firstLineHeight
        firstBaseline = lines.firstBaseline
        lastBaseline = lines.lastBaseline
    }
}

/// The numbers of a font that measuring needs.
struct FontMeasure {
    let pointSize: Double
    let tracking: Double
    /// Line metrics, in ems.
    let metrics: FaceMetrics
    /// The distance between baselines, in points.
    let linePitch: Double
    let raising: LineRaising

    init(_ font: ScaledFont) {
        pointSize = font.pointSize
        tracking = font.tracking
        metrics = font.metrics
        linePitch = font.linePitch
        raising = font.raising
    }

    /// Line metrics, in points.
    fileprivate var lineMetrics: FaceMetrics { metrics.scaled(by: pointSize) }
}

/// Lines below each other, with their baselines on pixels. Lengths are points.
struct LineStack {
    private let grid: PixelGrid
    /// From the bottom of a line to the top of the next: negative where the line pitch is less than
    /// the line height.
    private let gap: Double
    /// From the top of the stack to the first baseline.
    private(set) var firstBaseline = 0.0
    private(set) var lastBaseline = 0.0
    private(set) var firstLineHeight = 0.0
    private var bottom = 0.0
    private var firstAscent: Double?

    init(_ font: FontMeasure, grid: PixelGrid) {
        self.grid = grid
        gap = font.linePitch - font.metrics.lineHeight * font.pointSize
    }

    /// The height of all lines, rounded up to a pixel.
    var height: Double { grid.ceil(bottom) }

    /// Adds a line with metrics in points.
    mutating func add(_ line: FaceMetrics) {
        guard let firstAscent else {
            firstAscent = line.ascent
            firstBaseline = grid.ceil(line.ascent)
            lastBaseline = firstBaseline
            bottom = line.lineHeight
            firstLineHeight = line.lineHeight
            return
        }
        lastBaseline = firstBaseline + grid.round(bottom + gap + line.ascent - firstAscent)
        bottom += gap + line.lineHeight
    }
}

extension PreparedText {
    /// Whether all lines have the font's line height, so that the height follows from their number.
    func hasEvenLines(_ font: FontMeasure) -> Bool {
        shaped.runs.isEmpty || font.raising == .none
    }

    /// The metrics of a line in points: the font's, or larger ones where a fallback face raises the
    /// line (`LineRaising`).
    func lineMetrics(in scalars: Range<Int>, font: FontMeasure) -> FaceMetrics {
        var metrics = font.metrics
        if !hasEvenLines(font) {
            forEachFace(in: scalars) { index in
                let face = shaped.faces[index]
                if index != 0, font.raising == .allFallbacks || face.isTallScript {
                    metrics = metrics.union(face.metrics)
                }
            }
        }
        return metrics.scaled(by: font.pointSize)
    }
}

extension FaceMetrics {
    /// Ascent, descent and line gap at a size, in points.
    fileprivate func scaled(by pointSize: Double) -> FaceMetrics {
        FaceMetrics(
            ascent: ascent * pointSize, descent: descent * pointSize,
            lineGap: lineGap * pointSize)
    }
}
