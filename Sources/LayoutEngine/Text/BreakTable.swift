// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

/// The break opportunities of many texts in one face, in contiguous memory with eight bytes each,
/// so that the lines of a whole table are counted in one sequential pass.
///
/// A second line breaker beside `LineIterator`, because a change of category counts the lines of
/// every text of a table: going from break to break takes a tenth of the memory and of the steps of
/// going character by character. The table holds texts whose lines can be counted by arithmetic on
/// their breaks: one paragraph in one face, without tabs, soft hyphens or letters of almost no
/// width. Other texts, and words wider than a line, are left to `LineIterator`. `BreakTableTests`
/// compares the lines of the two.
struct BreakTable: Sendable {
    /// A break opportunity.
    fileprivate struct Break {
        /// The advance of the text up to the break, without a space that hangs, in units of an em.
        var end: Int32
        /// From low to high: 12 bits, the clusters up to the break; 1 bit, whether a space hangs;
        /// 19 signed bits, the advance from the end of this line to the beginning of the next.
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

        /// The sum up to the beginning of the next line.
        @inline(__always) var whole: AdvanceSum {
            AdvanceSum(
                advance: Int(end) + Int(Int32(bitPattern: more) >> 13),
                clusters: Int(more & 0xFFF) + Int(more >> 12 & 1))
        }
    }

    private var breaks: [Break] = []
    /// The index of each text's first break, and the number of breaks as the last element. A text
    /// without breaks cannot be counted here.
    private var starts: [Int32] = [0]

    var count: Int { starts.count - 1 }

    /// Adds a text; its index is the count before the call.
    mutating func append(_ text: PreparedText) {
        let start = breaks.count
        if !appendBreaks(of: text) { breaks.removeSubrange(start...) }
        starts.append(Int32(clamping: breaks.count))
    }

    /// Adds the breaks of a text.
    ///
    /// - Returns: false for a text that cannot be counted here.
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
    /// The most that negative tracking may take from each cluster, in ems.
    private static let mostNegativeTracking = 1 / 16.0

    /// Whether the line to one break is longer than the line to another at every size and tracking,
    /// so that the last break that fits can be searched for.
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
    /// Calls `body` with a line counter for any number of texts, so that their common parameters
    /// are prepared once.
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

    /// Whether the lines of a text can be counted here, unless a word is wider than a line.
    func holds(_ index: Int) -> Bool { starts[index + 1] > starts[index] }

    /// The length of a text on one line with its trailing space, in points; nil where only
    /// `LineIterator` can measure it.
    func length(of index: Int, _ parameters: LineBreakParameters) -> Double? {
        let last = Int(starts[index + 1]) - 1
        guard last >= Int(starts[index]) else { return nil }
        return parameters.length(breaks[last].whole)
    }

    /// Clusters of a text, a space that hangs at its end left out; nil where only `LineIterator` can tell.
    func clusterCount(of index: Int) -> Int? {
        holds(index) ? breaks[Int(starts[index + 1]) - 1].sum.clusters : nil
    }

    /// A counter for the lines of texts with the same parameters.
    struct LineCounter {
        fileprivate let breaks: UnsafeBufferPointer<Break>
        fileprivate let starts: UnsafeBufferPointer<Int32>
        private let measure: FixedPointMeasure
        private let lineLimit: Int
        /// The estimated number of words per line, where the search for the end of a line begins.
        private let words: Int
        /// The average width of a word with its space in English, in ems. It affects speed alone.
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

        /// The line count of a text, at most its line limit; nil where only `LineIterator` can count.
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
                // The first break that does not fit; the last one never does.
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
