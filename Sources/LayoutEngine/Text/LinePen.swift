// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

/// How far a line has come: a sum of advances, counted from the last tab stop. Without tabs that is the
/// beginning of the line, and all of it is whole numbers.
///
/// Tab stops are eight spaces apart and at least one space away. A tab never wraps itself, but what
/// follows it may (`shape_tab()` of Pango's layout).
struct LinePen {
    /// Since the beginning of the line or the last tab stop.
    var sum: AdvanceSum
    /// The last tab stop, in points; 0 before the first.
    private var stop = 0.0
    /// The same as far as Pango counts it: not beyond the end of the line.
    private var filledStop = 0.0
    /// What `sum` may come to.
    private var edge: Int
    /// The length of the line up to a tab that the pen stands right behind.
    private(set) var widthBeforeTab: Double?
    /// Whether a tab stands beyond the end of the line.
    private(set) var isFull = false

    /// A pen at the beginning of a line.
    ///
    /// - Parameter beginning: how much longer the line is for beginning there, in units of an em.
    @inline(__always)
    init(beginning: Int, _ measure: FixedPointMeasure) {
        sum = AdvanceSum(advance: beginning)
        edge = measure.end(after: AdvanceSum())
    }

    /// Whether nothing stands on the line that a reader would see.
    var isAtStart: Bool { sum.clusters == 0 && stop == 0 }

    var isAtTabStop: Bool { widthBeforeTab != nil }

    /// Whether the line fits, given what it has come to since the last tab stop.
    @inline(__always)
    func fits(_ sum: AdvanceSum, _ measure: FixedPointMeasure) -> Bool {
        isAtTabStop ? !isFull : measure.fits(sum, before: edge)
    }

    /// The length of the line in points, given what it has come to since the last tab stop.
    @inline(__always)
    func width(_ sum: AdvanceSum, _ parameters: LineBreakParameters) -> Double {
        stop + parameters.length(sum)
    }

    @inline(__always)
    mutating func add(_ advance: AdvanceSum) {
        sum = sum + advance
        widthBeforeTab = nil
    }

    /// Moves to the next tab stop.
    ///
    /// - Parameter hanging: a space before the tab, which may hang over the end of the line.
    mutating func tab(
        after hanging: AdvanceSum, _ shaped: ShapedText, _ parameters: LineBreakParameters,
        _ measure: FixedPointMeasure
    ) {
        isFull = isFull || !fits(sum - hanging, measure)
        let distance = max(
            parameters.length(AdvanceSum(advance: Int(shaped.tabAdvance))), 1e-3)
        let space = distance / 8
        let length = parameters.length(sum)
        let filled = filledStop + length
        var next = (filled / distance).rounded(.down) * distance
        // Glyphs often end a space before a stop: sums must not be off by an ulp there.
        while next + space / 512 < filled + space { next += distance }
        widthBeforeTab = stop + length
        stop += length + next - filled
        filledStop = min(next, max(parameters.width, filled))
        sum = AdvanceSum()
        edge = measure.end(from: filledStop)
    }
}
