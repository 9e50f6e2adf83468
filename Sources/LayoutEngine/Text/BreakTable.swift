// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

/// The break opportunities of many texts in one face, in contiguous memory with eight bytes each. So the lines
/// of a whole table are counted in one sequential pass.
///
/// This is a second line breaker beside `LineIterator`, because a change of category counts the lines of every
/// text of a table. Going from break to break takes a tenth of the memory and of the steps of going character
/// by character. The table holds texts whose lines can be counted by arithmetic on their breaks: texts of one
/// paragraph in one face, or long texts of several paragraphs, without tabs, soft hyphens, or letters of almost
/// no width. `LineIterator` breaks other texts, and words wider than a line. `BreakTableTests` compares the
/// lines of the two.
struct BreakTable: Sendable {
    private var breaks = GrowingArray<Break<Int32>>()
    /// The index of each text's first break, and the number of breaks as the last element. A text without
    /// breaks is a long text, or cannot be counted.
    private var starts = GrowingArray<Int32>()
    /// The texts that are too long for short words, by index.
    private var longTexts: [Int: LongText] = [:]

    /// The breaks of a long text. Sums start again with each segment (`PreparedText.Segment`).
    private struct LongText {
        var breaks: [Break<Int64>] = []
        /// The index after the last break of each segment.
        var segmentEnds: [Int] = []
    }

    var count: Int { starts.count - 1 }

    init() { starts.append(0) }

    /// Adds a text; its index is the count before the call.
    mutating func append(_ text: PreparedText) {
        if text.shaped.isEven, !text.hasTabs {
            let segment = text.firstSegment
            var own: [Break<Int32>] = []
            if segment.scalars.count == text.shaped.scalars.count,
                Self.append(segment, of: text, to: &own), breaks.count + own.count <= Int32.max
            {
                own.forEach { breaks.append($0) }
            } else {
                longTexts[count] = Self.longText(text)
            }
        }
        starts.append(Int32(breaks.count))
    }

    /// The number of characters above which a text may be too long for short words.
    private static let longLength = 1 << 11

    /// The breaks of a long text; nil for a short text, and for a text that cannot be counted.
    private static func longText(_ text: PreparedText) -> LongText? {
        guard text.shaped.scalars.count > longLength else { return nil }
        var long = LongText()
        var next: PreparedText.Segment? = text.firstSegment
        while let segment = next {
            guard append(segment, of: text, to: &long.breaks) else { return nil }
            long.segmentEnds.append(long.breaks.count)
            next = text.segment(after: segment)
        }
        return long
    }

    /// Adds the breaks of a segment.
    ///
    /// - Returns: false for a segment that cannot be counted in these words.
    private static func append<Word>(
        _ segment: PreparedText.Segment, of text: PreparedText, to breaks: inout [Break<Word>]
    ) -> Bool {
        let shaped = text.shaped
        let (first, end) = (segment.scalars.lowerBound, segment.scalars.upperBound)
        let start = breaks.count
        var sum = AdvanceSum()
        for index in first...end {
            let isEnd = index == end
            let traits: ShapedText.Traits = isEnd ? [] : shaped.scalars[index].traits
            if isEnd || (index > first && traits.contains(.lineBreakBefore)) {
                // The space before a paragraph separator counts, as in Pango.
                let counts = isEnd && end < shaped.scalars.count || index == first
                let hanging = counts ? AdvanceSum() : shaped.hanging(before: index)
                let correction = isEnd ? nil : shaped.correction(at: index)
                var line = sum - hanging
                line.advance += Int(correction?.ending ?? 0)
                guard
                    let place = Break<Word>(
                        end: line, nextStart: sum.advance - Int(correction?.beginning ?? 0),
                        hangs: hanging.clusters > 0),
                    breaks.count == start || place.isFarther(than: breaks[breaks.count - 1])
                else { return false }
                breaks.append(place)
            }
            guard !isEnd else { return true }
            guard !traits.contains(.softHyphen) else { return false }
            sum = sum + shaped.advance(at: index)
        }
        return true
    }

    /// The most that negative tracking may take from each cluster, in ems.
    static let mostNegativeTracking = 1 / 16.0

    fileprivate static func isInOrder(_ parameters: LineBreakParameters) -> Bool {
        parameters.tracking >= -mostNegativeTracking * parameters.pointSize
    }
}

// MARK: - Counting

extension BreakTable {
    /// Calls `body` with a line counter for any number of texts. Their common parameters are prepared once.
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
    func holds(_ index: Int) -> Bool {
        starts[index] < starts[index + 1] || !longTexts.isEmpty && longTexts[index] != nil
    }

    /// The length of a text on one line with its trailing space, in points; nil if only `LineIterator` can
    /// measure it.
    func length(of index: Int, _ parameters: LineBreakParameters) -> Double? {
        ends(of: index).map { parameters.length($0.whole) }
    }

    /// The number of clusters of a text without a hanging space at its end; nil if only `LineIterator` can
    /// count them.
    func clusterCount(of index: Int) -> Int? { ends(of: index)?.sum.clusters }

    private func ends(of index: Int) -> (sum: AdvanceSum, whole: AdvanceSum)? {
        let last = Int(starts[index + 1]) - 1
        if last >= Int(starts[index]) { return (breaks[last].sum, breaks[last].whole) }
        guard !longTexts.isEmpty, let long = longTexts[index], long.segmentEnds.count == 1
        else { return nil }
        return long.breaks.last.map { ($0.sum, $0.whole) }
    }

    /// Calls `body` with the number of clusters of each line of a text that is too long for counters. The last
    /// line of a paragraph counts a space at its end. Returns the same as `LineCounter.forEachLine`; nil for
    /// other texts.
    func forEachLine(
        ofLong index: Int, _ parameters: LineBreakParameters, _ body: (Int) -> Void
    ) -> Int? {
        guard !longTexts.isEmpty, let long = longTexts[index] else { return nil }
        return withCounter(parameters) { counter in
            long.breaks.withUnsafeBufferPointer { breaks in
                var (first, lines) = (0, 0)
                for end in long.segmentEnds {
                    guard
                        let all = counter.forEachLine(
                            in: breaks, first, end - 1, after: lines, body)
                    else { return nil }
                    if all == parameters.lineLimit { return all }
                    (first, lines) = (end, all)
                }
                return lines
            }
        }
    }

    /// Whether a text has several paragraphs. An ellipsis ends only one of them.
    func hasParagraphs(_ index: Int) -> Bool {
        !longTexts.isEmpty && longTexts[index].map { $0.segmentEnds.count > 1 } ?? false
    }

    /// A counter for the lines of texts with the same parameters, except long texts.
    struct LineCounter {
        fileprivate let breaks: UnsafeBufferPointer<Break<Int32>>
        fileprivate let starts: UnsafeBufferPointer<Int32>
        private let measure: FixedPointMeasure
        private let lineLimit: Int
        /// The estimated number of words per line, where the search for the end of a line begins.
        private let words: Int
        /// The average width of a word with its space in English, in ems. It affects only speed.
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

        /// The line count of a text, at most its line limit; nil if only `LineIterator` can count.
        @inline(__always)
        func lineCount(of index: Int) -> Int? { forEachLine(of: index) { _ in } }

        /// The line count of a text with parameters of its own; nil if only `LineIterator` can count.
        func lineCount(of index: Int, _ parameters: LineBreakParameters) -> Int? {
            LineCounter(breaks: breaks, starts: starts, parameters: parameters)
                .lineCount(of: index)
        }

        /// The length of a text on one line, as `BreakTable.length(of:_:)`; nil also for long texts.
        @inline(__always)
        func length(of index: Int, _ parameters: LineBreakParameters) -> Double? {
            let last = Int(starts[index + 1]) - 1
            return last < Int(starts[index]) ? nil : parameters.length(breaks[last].whole)
        }

        /// Calls `body` with the number of clusters of each line, without spaces that hang. Skips the line that
        /// the line limit ends. Returns the same as `lineCount(of:)`.
        @inline(__always)
        func forEachLine(of index: Int, _ body: (Int) -> Void) -> Int? {
            let (first, last) = (Int(starts[index]), Int(starts[index + 1]) - 1)
            guard first <= last else { return nil }
            return forEachLine(in: breaks, first, last, body)
        }

        @inline(__always)
        fileprivate func forEachLine<Word>(
            in breaks: UnsafeBufferPointer<Break<Word>>, _ first: Int, _ last: Int,
            after earlier: Int = 0, _ body: (Int) -> Void
        ) -> Int? {
            guard isInOrder else { return nil }
            var next = first
            let whole = breaks[last].sum
            var before = AdvanceSum()
            var edge = measure.end(after: before)
            var lines = earlier + 1
            while !measure.fits(whole, before: edge) {
                if lines == lineLimit { return lines }
                // `end` becomes the first break that does not fit. The last break never fits.
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
