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
    /// A break opportunity in two words, which are short for all but long texts.
    fileprivate struct Break<Word: FixedWidthInteger & SignedInteger & Sendable>: Sendable
    where Word.Magnitude: Sendable {
        /// The advance of the text up to the break, without a space that hangs, in units of an em.
        private var end: Word
        /// From low to high: three of eight bits, the clusters up to the break; 1 bit, whether a space
        /// hangs; the other bits, signed, the advance from the end of this line to the beginning of the
        /// next.
        private var more: Word.Magnitude

        private static var clusterBits: Int { Word.bitWidth / 8 * 3 }

        init?(end: AdvanceSum, nextStart: Int, hangs: Bool) {
            let gap = nextStart - end.advance
            let gapLimit = 1 << (Word.bitWidth - Self.clusterBits - 2)
            guard let advance = Word(exactly: end.advance),
                0..<1 << Self.clusterBits ~= end.clusters, -gapLimit..<gapLimit ~= gap
            else { return nil }
            self.end = advance
            more =
                Word.Magnitude(end.clusters) | (hangs ? 1 << Self.clusterBits : 0)
                | Word.Magnitude(truncatingIfNeeded: gap) << (Self.clusterBits + 1)
        }

        @inline(__always) private var clusters: Int {
            Int(truncatingIfNeeded: more & (1 << Self.clusterBits - 1))
        }

        @inline(__always) var sum: AdvanceSum {
            AdvanceSum(advance: Int(truncatingIfNeeded: end), clusters: clusters)
        }

        /// The sum up to the beginning of the next line.
        @inline(__always) var whole: AdvanceSum {
            let gap = Word(truncatingIfNeeded: more) >> (Self.clusterBits + 1)
            return AdvanceSum(
                advance: Int(truncatingIfNeeded: end) + Int(truncatingIfNeeded: gap),
                clusters: clusters + Int(truncatingIfNeeded: more >> Self.clusterBits & 1))
        }

        /// Whether the line to this break is longer than the line to another at every size and tracking,
        /// so that the last break that fits can be searched for.
        func isFarther(than other: Self) -> Bool {
            let sum = sum - other.sum
            return sum.clusters >= 0
                && Double(sum.advance)
                    > Double(sum.clusters) * mostNegativeTracking * ShapedText.unitsPerEm
        }
    }

    private var breaks: [Break<Int32>] = []
    /// The index of each text's first break, and the number of breaks as the last element. A text
    /// without breaks here is a long one, or cannot be counted.
    private var starts: [Int32] = [0]
    /// The breaks of texts that are too long for short words, by the index of the text.
    private var longTexts: [Int: [Break<Int64>]] = [:]

    var count: Int { starts.count - 1 }

    /// Adds a text; its index is the count before the call.
    mutating func append(_ text: PreparedText) {
        if text.shaped.runs.isEmpty, !text.hasTabs {
            let start = breaks.count
            if !Self.append(text, to: &breaks) || breaks.count > Int32.max {
                breaks.removeSubrange(start...)
                var long: [Break<Int64>] = []
                if text.shaped.scalars.count > Self.longLength, Self.append(text, to: &long) {
                    longTexts[count] = long
                }
            }
        }
        starts.append(Int32(breaks.count))
    }

    /// Characters of a text that may be too long for short words.
    private static let longLength = 1 << 11

    /// Adds the breaks of a text.
    ///
    /// - Returns: false for a text that cannot be counted in such words.
    private static func append<Word>(_ text: PreparedText, to breaks: inout [Break<Word>]) -> Bool {
        let shaped = text.shaped
        let count = shaped.scalars.count
        let start = breaks.count
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
                    let place = Break<Word>(
                        end: end, nextStart: sum.advance - Int(correction?.beginning ?? 0),
                        hangs: hanging.clusters > 0),
                    breaks.count == start || place.isFarther(than: breaks[breaks.count - 1])
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

    /// The most that negative tracking may take from each cluster, in ems.
    private static let mostNegativeTracking = 1 / 16.0

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
    func holds(_ index: Int) -> Bool { ends(of: index) != nil }

    /// The length of a text on one line with its trailing space, in points; nil where only
    /// `LineIterator` can measure it.
    func length(of index: Int, _ parameters: LineBreakParameters) -> Double? {
        ends(of: index).map { parameters.length($0.whole) }
    }

    /// Clusters of a text, a space that hangs at its end left out; nil where only `LineIterator` can tell.
    func clusterCount(of index: Int) -> Int? { ends(of: index)?.sum.clusters }

    private func ends(of index: Int) -> (sum: AdvanceSum, whole: AdvanceSum)? {
        let last = Int(starts[index + 1]) - 1
        if last >= Int(starts[index]) { return (breaks[last].sum, breaks[last].whole) }
        guard !longTexts.isEmpty else { return nil }
        return longTexts[index]?.last.map { ($0.sum, $0.whole) }
    }

    /// Calls with the number of clusters of each line of a text that is too long for counters. Returns what
    /// `LineCounter.forEachLine` does; nil for other texts.
    func forEachLine(
        ofLong index: Int, _ parameters: LineBreakParameters, _ body: (Int) -> Void
    ) -> Int? {
        guard !longTexts.isEmpty, let breaks = longTexts[index] else { return nil }
        return withCounter(parameters) { counter in
            breaks.withUnsafeBufferPointer {
                counter.forEachLine(in: $0, 0, $0.count - 1, body)
            }
        }
    }

    /// A counter for the lines of texts with the same parameters, but for long ones.
    struct LineCounter {
        fileprivate let breaks: UnsafeBufferPointer<Break<Int32>>
        fileprivate let starts: UnsafeBufferPointer<Int32>
        private let measure: FixedPointMeasure
        private let lineLimit: Int
        /// The estimated number of words per line, where the search for the end of a line begins.
        private let words: Int
        /// The average width of a word with its space in English, in ems. It affects speed alone.
        private static let wordWidth = 3.2
        private let isInOrder: Bool

        fileprivate init(
            breaks: UnsafeBufferPointer<Break<Int32>>, starts: UnsafeBufferPointer<Int32>,
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
            let (first, last) = (Int(starts[index]), Int(starts[index + 1]) - 1)
            guard first <= last else { return nil }
            return forEachLine(in: breaks, first, last, body)
        }

        @inline(__always)
        fileprivate func forEachLine<Word>(
            in breaks: UnsafeBufferPointer<Break<Word>>, _ first: Int, _ last: Int,
            _ body: (Int) -> Void
        ) -> Int? {
            guard isInOrder else { return nil }
            var next = first
            let whole = breaks[last].sum
            var before = AdvanceSum()
            var edge = measure.end(after: before)
            var lines = 1
            while !measure.fits(whole, before: edge) {
                if lines == lineLimit { return lines }
                // The first break that does not fit; the last one never does.
                var end = min(next + words, last)
                if end < last, fits(breaks[end], edge) {
                    repeat { end += 1 } while end < last && fits(breaks[end], edge)
                } else {
                    while end > next, !fits(breaks[end - 1], edge) { end -= 1 }
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
        private func fits<Word>(_ place: Break<Word>, _ edge: Int) -> Bool {
            measure.fits(place.sum, before: edge)
        }
    }
}
