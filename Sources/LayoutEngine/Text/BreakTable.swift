// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

/// The break opportunities of many texts in one face, eight bytes each and side by side: what
/// counting the lines of a whole table reads from first to last.
///
/// It is a second line breaker beside `LineIterator`, because a change of category counts the lines of
/// every text of a table: from break to break, that is a tenth of the memory and of the steps that it
/// takes character by character. It holds the texts that plain arithmetic can count: one paragraph in one
/// face, without tabs, soft hyphens or letters almost without width. The rest, and words wider than a
/// line, it leaves to `LineIterator`. `BreakTableTests` holds the two to the same lines.
struct BreakTable: Sendable {
    /// A place where a line may end.
    fileprivate struct Break {
        /// Advance of the text up to it, without a space that hangs, in units of an em.
        var end: Int32
        /// From low to high: 12 bits, clusters up to it; 1 bit, whether a space hangs; 19 bits with
        /// sign, how much further the next line begins.
        var more: UInt32

        init?(end: AdvanceSum, nextStart: Int, hangs: Bool) {
            let gap = nextStart - end.advance
            guard let advance = Int32(exactly: end.advance), 0..<1 << 12 ~= end.clusters,
                -(1 << 18)..<1 << 18 ~= gap
            else { return nil }
            self.end = advance
            more =
                UInt32(end.clusters) | (hangs ? 1 << 12 : 0)
                | UInt32(truncatingIfNeeded: gap) << 13
        }

        @inline(__always) var sum: AdvanceSum {
            AdvanceSum(advance: Int(end), clusters: Int(more & 0xFFF))
        }

        /// Everything up to where the next line begins.
        @inline(__always) var whole: AdvanceSum {
            AdvanceSum(
                advance: Int(end) + Int(Int32(bitPattern: more) >> 13),
                clusters: Int(more & 0xFFF) + Int(more >> 12 & 1))
        }
    }

    private var breaks: [Break] = []
    /// Where the breaks of each text begin, and one more: the end. A text without any is not for
    /// this table.
    private var starts: [Int32] = [0]

    /// How many texts there are.
    var count: Int { starts.count - 1 }

    /// Adds a text; its index is the count before.
    mutating func append(_ text: PreparedText) {
        let start = breaks.count
        if !appendBreaks(of: text) { breaks.removeSubrange(start...) }
        starts.append(Int32(clamping: breaks.count))
    }

    /// False when the text is not one of those that can be counted here.
    private mutating func appendBreaks(of text: PreparedText) -> Bool {
        let shaped = text.shaped
        let count = shaped.scalars.count
        let start = breaks.count
        let isPlain = shaped.runs.isEmpty && !text.hasTabs
        guard isPlain, breaks.count + count < Int(Int32.max) else { return false }
        var sum = AdvanceSum()
        for index in 0...count {
            let isEnd = index == count
            let traits: ShapedText.Traits = isEnd ? [] : shaped.scalars[index].traits
            if isEnd || (index > 0 && traits.contains(.lineBreakBefore)) {
                let hanging = shaped.hanging(before: index)
                let correction = isEnd ? nil : shaped.correction(at: index)
                var end = sum - hanging
                end.advance += Int(correction?.ending ?? 0)
                guard
                    let place = Break(
                        end: end, nextStart: sum.advance - Int(correction?.beginning ?? 0),
                        hangs: hanging.clusters > 0),
                    breaks.count == start || isFarther(place, than: breaks[breaks.count - 1])
                else { return false }
                breaks.append(place)
            }
            guard !isEnd else { return true }
            guard traits.isDisjoint(with: [.lineSeparator, .paragraphSeparator, .softHyphen])
            else { return false }
            sum = sum + shaped.advance(at: index)
        }
        return true
    }
}

// MARK: - Order

extension BreakTable {
    /// Tracking may take this much of each cluster, in ems.
    private static let mostNegativeTracking = 1 / 16.0

    /// Whether a line to one place is longer than a line to another in every setting, so that the
    /// places that fit can be searched instead of tried one by one.
    private func isFarther(_ place: Break, than other: Break) -> Bool {
        let sum = place.sum - other.sum
        return sum.clusters >= 0
            && Double(sum.advance)
                > Double(sum.clusters) * Self.mostNegativeTracking * ShapedText.unitsPerEm
    }

    fileprivate static func isInOrder(_ parameters: LineBreakParameters) -> Bool {
        parameters.tracking >= -mostNegativeTracking * parameters.pointSize
    }
}

// MARK: - Counting

extension BreakTable {
    /// Calls `body` with what counts lines, for as many texts as it likes: what they have in common
    /// is looked at once.
    @inline(__always)
    func withCounter<Result>(_ parameters: LineBreakParameters, _ body: (LineCounter) -> Result)
        -> Result
    {
        breaks.withUnsafeBufferPointer { breaks in
            starts.withUnsafeBufferPointer { starts in
                body(LineCounter(breaks: breaks, starts: starts, parameters: parameters))
            }
        }
    }

    /// Whether the lines of a text can be counted here.
    func holds(_ index: Int) -> Bool { starts[index + 1] > starts[index] }

    /// Length of a text set on one line, its last space included, in points; nil where only
    /// `LineIterator` can tell.
    func length(of index: Int, _ parameters: LineBreakParameters) -> Double? {
        let last = Int(starts[index + 1]) - 1
        guard last >= Int(starts[index]) else { return nil }
        return parameters.length(breaks[last].whole)
    }

    /// Clusters of a text, a space that hangs at its end left out; nil where only `LineIterator` can tell.
    func clusterCount(of index: Int) -> Int? {
        holds(index) ? breaks[Int(starts[index + 1]) - 1].sum.clusters : nil
    }

    /// Counts the lines of texts with the same parameters.
    struct LineCounter {
        fileprivate let breaks: UnsafeBufferPointer<Break>
        fileprivate let starts: UnsafeBufferPointer<Int32>
        private let measure: FixedPointMeasure
        private let lineLimit: Int
        /// About as many words as a line has room for: where the search for its end begins.
        private let words: Int
        /// A word with its space, in ems: six letters of English. Any other number gives the same
        /// lines, later.
        private static let wordWidth = 3.2
        private let isInOrder: Bool

        fileprivate init(
            breaks: UnsafeBufferPointer<Break>, starts: UnsafeBufferPointer<Int32>,
            parameters: LineBreakParameters
        ) {
            self.breaks = breaks
            self.starts = starts
            measure = FixedPointMeasure(parameters)
            lineLimit = parameters.lineLimit
            isInOrder = BreakTable.isInOrder(parameters)
            words = Int(
                min(parameters.width / (Self.wordWidth * max(parameters.pointSize, 1)), 1000))
        }

        /// How many lines a text has, limited to its line limit; nil where only `LineIterator` can
        /// tell.
        @inline(__always)
        func lineCount(of index: Int) -> Int? { forEachLine(of: index) { _ in } }

        /// Calls with the number of clusters of each line but one that the line limit ends, spaces that
        /// hang left out. Returns what `lineCount(of:)` does.
        @inline(__always)
        func forEachLine(of index: Int, _ body: (Int) -> Void) -> Int? {
            var next = Int(starts[index])
            let last = Int(starts[index + 1]) - 1
            guard next <= last, isInOrder else { return nil }
            let whole = breaks[last].sum
            var before = AdvanceSum()
            var edge = measure.end(after: before)
            var lines = 1
            while !measure.fits(whole, before: edge) {
                if lines == lineLimit { return lines }
                // The first that does not fit: at most the end, which does not.
                var end = min(next + words, last)
                if end < last, fits(end, edge) {
                    repeat { end += 1 } while end < last && fits(end, edge)
                } else {
                    while end > next, !fits(end - 1, edge) { end -= 1 }
                }
                guard end > next else { return nil }
                body(breaks[end - 1].sum.clusters - before.clusters)
                before = breaks[end - 1].whole
                edge = measure.end(after: before)
                next = end
                lines += 1
            }
            body(whole.clusters - before.clusters)
            return lines
        }

        @inline(__always)
        private func fits(_ index: Int, _ edge: Int) -> Bool {
            measure.fits(breaks[index].sum, before: edge)
        }
    }
}
