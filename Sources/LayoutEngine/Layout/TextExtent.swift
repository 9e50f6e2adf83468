// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Explanations
import Words

/// The size and baselines of a text: all that the arrangement of an item needs of it. Lengths are points.
///
/// Exact for a prepared text, otherwise estimated. If lines are only counted, all have the font's line height.
struct TextExtent<Number: ExplainableNumber> {
    var lineCount: Int
    /// The width of the widest line, rounded up to a pixel.
    var width: Double
    /// The height of all lines, rounded up to a pixel.
    var height: Number
    /// The height of all lines before rounding.
    var linesHeight: Number
    var firstLineHeight: Number
    /// The distance from the top of the text to the first baseline: the ascent, rounded up to a pixel.
    var firstBaseline: Number
    /// The distance from the top of the text to the last baseline.
    var lastBaseline: Number

    var size: Size { Size(width: width, height: height.value) }

    /// The extent of lines.
    ///
    /// - Parameter width: the width of the widest line, rounded up to a pixel.
    init<Inputs: ComputationInputs<LayoutInput, Number>>(
        _ lines: LineStack<Inputs>, width: Double
    ) {
        lineCount = lines.count
        self.width = width
        height = lines.height
        linesHeight = lines.bottom
        firstLineHeight = lines.firstLineHeight
        firstBaseline = lines.firstBaseline
        lastBaseline = lines.lastBaseline
    }

    /// The extent of a prepared text. The height of each line follows from its faces. Allocates nothing.
    ///
    /// - Parameter lines: an empty stack in the text's font.
    init<Inputs: ComputationInputs<LayoutInput, Number>>(
        _ text: PreparedText, _ parameters: LineBreakParameters, in lines: LineStack<Inputs>
    ) {
        var iterator = LineIterator(text, parameters)
        var lines = lines
        var widest = 0.0
        while let line = iterator.next() {
            widest = max(widest, line.width)
            lines.add(raisedTo: text.raisedMetrics(of: line, font: lines.font))
        }
        self.init(lines, width: min(lines.grid.ceil(widest), max(parameters.width, 0)))
    }
}

/// The numbers of a font that measuring needs.
struct FontMeasure {
    /// The font's index in the palette.
    let index: Int
    let pointSize: Double
    let tracking: Double
    /// Line metrics, in ems.
    let metrics: FaceMetrics
    /// The distance between baselines, in points.
    let linePitch: Double
    let raising: LineRaising

    init(_ font: ScaledFont, index: Int) {
        self.index = index
        pointSize = font.pointSize
        tracking = font.tracking
        metrics = font.metrics
        linePitch = font.linePitch
        raising = font.raising
    }
}

/// Lines below each other, with their baselines on pixels. Lengths are points.
struct LineStack<Inputs: ComputationInputs> where Inputs.Term == LayoutInput {
    typealias Number = Inputs.Number

    /// The ascent and the height of a line.
    private struct LineHeights {
        var ascent: Number
        var height: Number
    }

    let font: FontMeasure
    let grid: PixelGrid
    private let inputs: Inputs
    private let pitch: Number
    private let own: LineHeights
    private(set) var count = 0
    private var first: LineHeights
    private var last: LineHeights
    /// The distance from the top of the stack to the top of the last line.
    private var top: Number = 0
    /// The distance from the top of the last line to the top of the next: the pitch, unless the line is raised.
    private var advance: Number

    init(_ font: FontMeasure, grid: PixelGrid, _ inputs: Inputs) {
        self.font = font
        self.grid = grid
        self.inputs = inputs
        pitch = inputs(font.linePitch, .font(.linePitch, font.index))
        let size = inputs(font.pointSize, .font(.pointSize, font.index))
        own = LineHeights(
            ascent: inputs(font.metrics.ascent, .font(.ascent, font.index)) * size,
            height: (inputs(font.metrics.lineHeight, .font(.lineHeight, font.index)) * size)
                .named(tr("line height"), source: "UIFont.lineHeight"))
        (first, last) = (own, own)
        advance = pitch
    }

    /// The height of all lines, rounded up to a pixel.
    var height: Number { grid.ceil(bottom) }

    var firstLineHeight: Number { count == 0 ? 0 : first.height }

    /// The distance from the top of the stack to the first baseline, rounded up to a pixel.
    var firstBaseline: Number {
        guard count > 0 else { return 0 }
        return grid.ceil(first.ascent).named(
            tr("first baseline"), source: .words(tr("ascent, rounded up to whole pixels")))
    }

    /// The height of all lines before rounding.
    var bottom: Number { count == 0 ? 0 : top + last.height }

    /// The distance from the top of the stack to the last baseline.
    var lastBaseline: Number {
        guard count > 1 else { return firstBaseline }
        let isEven = last.ascent.value == first.ascent.value
        return firstBaseline + grid.round(isEven ? top : top + (last.ascent - first.ascent))
    }

    /// Adds a line.
    ///
    /// - Parameter metrics: the metrics in ems of a line that a fallback face raises; nil for the font's
    ///   metrics.
    mutating func add(raisedTo metrics: FaceMetrics? = nil) {
        last = metrics.map(raised) ?? own
        if count == 0 { first = last } else { top = top + advance }
        advance = metrics == nil ? pitch : last.height + (pitch - own.height)
        count += 1
    }

    private func raised(to metrics: FaceMetrics) -> LineHeights {
        let size = inputs(font.pointSize, .font(.pointSize, font.index))
        return LineHeights(
            ascent: inputs(metrics.ascent, .font(.raisedAscent, font.index)) * size,
            height: (inputs(metrics.lineHeight, .font(.raisedLineHeight, font.index)) * size)
                .named(
                    tr("height of a taller line"),
                    source: .words(tr("a fallback face makes the line taller"))))
    }
}

extension PreparedText {
    /// Whether all lines have the font's line height, so that the height follows from their number.
    func hasEvenLines(_ font: FontMeasure) -> Bool {
        shaped.isEven || font.raising == .none && !shaped.raisesByParts
    }

    /// The metrics in ems of a line that a fallback face raises (`LineRaising`); nil for a line with the font's
    /// metrics.
    func raisedMetrics(of line: Line, font: FontMeasure) -> FaceMetrics? {
        guard !hasEvenLines(font) else { return nil }
        var metrics = font.metrics
        for scalars in [line.scalars, line.tail ?? 0..<0] {
            forEachFace(in: scalars) { index in
                let face = shaped.faces[index]
                if face.isPart {
                    if let own = face.partMetrics { metrics = metrics.union(own) }
                } else if index != 0,
                    font.raising == .allFallbacks
                        || font.raising == .tallScripts && face.isTallScript
                {
                    metrics = metrics.union(face.partMetrics ?? face.metrics)
                }
            }
        }
        return metrics == font.metrics ? nil : metrics
    }
}
