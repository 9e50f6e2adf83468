// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

/// The position at the end of an unfinished line: a sum of advances from the last tab stop. In a line without
/// tabs the sum is from the beginning, and all arithmetic is in whole numbers.
///
/// Tab stops are eight spaces apart and at least one space away. A tab itself never wraps, but the text after
/// it may (`shape_tab()` of Pango's layout).
struct LinePen {
    /// The sum since the last tab stop, or since the beginning of the line.
    var sum: AdvanceSum
    /// The last tab stop, in points; 0 before the first.
    private var stop = 0.0
    /// The last tab stop as Pango counts it: not past the end of the line.
    private var filledStop = 0.0
    /// The end of the line, in the units of `sum`.
    private var edge: Int
    /// The length of the line before the tab at its end, in points; nil if it does not end in a tab.
    private(set) var widthBeforeTab: Double?
    /// Whether a tab is past the end of the line.
    private(set) var isFull = false

    /// A pen at the beginning of a line.
    ///
    /// - Parameter beginning: the correction of a line that begins there, in units of an em.
    @inline(__always)
    init(beginning: Int, _ measure: FixedPointMeasure) {
        sum = AdvanceSum(advance: beginning)
        edge = measure.end(after: AdvanceSum())
    }

    /// Whether the line has no visible character yet.
    var isAtStart: Bool { sum.clusters == 0 && stop == 0 }

    var isAtTabStop: Bool { widthBeforeTab != nil }

    /// Whether a line fits if it ends after a sum from the last tab stop.
    @inline(__always)
    func fits(_ sum: AdvanceSum, _ measure: FixedPointMeasure) -> Bool {
        isAtTabStop ? !isFull : measure.fits(sum, before: edge)
    }

    /// Whether a line that ends here fits with room to spare (`FixedPointMeasure.spare`).
    @inline(__always)
    func hasRoom(_ spare: Int, _ measure: FixedPointMeasure) -> Bool {
        !isAtTabStop && measure.fits(sum, before: edge &- spare)
    }

    /// The length in points of a line that ends after a sum from the last tab stop.
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
    /// - Parameter hanging: the advance of a space before the tab, which may hang at the end of the line.
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
        // Glyphs often end exactly one space before a stop. The tolerance absorbs rounding errors.
        while next + space / 512 < filled + space { next += distance }
        widthBeforeTab = stop + length
        stop += length + next - filled
        filledStop = min(next, max(parameters.width, filled))
        sum = AdvanceSum()
        edge = measure.end(from: filledStop)
    }
}
