// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

/// The lines of a prepared text, from the first to the last, without allocating.
///
/// Lines are filled greedily. If no break opportunity fits, a line breaks at a hyphenation point, provided that
/// the parameters hyphenate words and a hyphen fits. Otherwise it breaks between graphemes, with at least one
/// per line. One white space hangs at the end of a wrapped line. Without hyphens the lines are those of
/// `pango_layout_get_line_readonly()` with `PANGO_WRAP_WORD_CHAR`.
public struct LineIterator: IteratorProtocol {
    let text: PreparedText
    let parameters: LineBreakParameters
    private let measure: FixedPointMeasure
    /// The current segment; nil after the last line.
    private var segment: PreparedText.Segment?
    /// The index of the next line's first character, the sum of the segment before it, and the correction of a
    /// line that begins there, in units of an em.
    private var start = 0
    private var before = AdvanceSum()
    private var beginning = 0
    private var count = 0
    /// Whether the line before ends within a word. The rest of the word may be too long for a line, too.
    private var isWithinWord = false

    /// An iterator before the first line.
    public init(_ text: PreparedText, _ parameters: LineBreakParameters) {
        let parameters = parameters.shrunk(toFit: text)
        self.text = text
        self.parameters = parameters
        measure = FixedPointMeasure(parameters)
        segment = text.firstSegment
    }

    /// The next line; nil after the last. An empty text has one line.
    public mutating func next() -> Line? {
        guard let current = segment else { return nil }
        count += 1
        let start = start
        let line = nextLine(in: current)
        if count == parameters.lineLimit, segment != nil {
            segment = nil
            return lastLine(line, from: start)
        }
        return line
    }

    private mutating func nextLine(in segment: PreparedText.Segment) -> Line {
        if !text.hasTabs {
            // The rest of a paragraph usually fits, so the end is tried first.
            var pen = LinePen(beginning: beginning, measure)
            pen.sum = pen.sum + segment.sum - before
            let end = end(of: segment, pen)
            if end.fits { return lastLine(of: segment, width: end.width) }
        }
        switch wrap(in: segment, breaksWords: isWithinWord) {
        case .rest(let width): return lastLine(of: segment, width: width)
        case .stop(let stop):
            isWithinWord = stop.end != .opportunity
            let line = Line(scalars: start..<stop.index, width: fit(at: stop).width, end: stop.end)
            before = before + stop.pen.sum
            before.advance -= beginning
            start = stop.index
            beginning = Int(text.shaped.correction(at: start)?.beginning ?? 0)
            return line
        }
    }

    /// The rest of a segment as one line: whether it fits, and its length in points.
    private func end(
        of segment: PreparedText.Segment, _ pen: LinePen
    ) -> (fits: Bool, width: Double) {
        let index = segment.scalars.upperBound
        let hanging =
            index > start && !pen.isAtTabStop
            ? text.shaped.hanging(before: index) : AdvanceSum()
        let trimmed = pen.sum - hanging
        // The space before a paragraph separator counts, as in Pango. Before a line separator it counts only
        // for fitting.
        return (
            pen.fits(index == text.shaped.scalars.count ? trimmed : pen.sum, measure),
            pen.width(segment.endsWithLineSeparator ? trimmed : pen.sum, parameters)
        )
    }

    /// The last line of a segment; the next line begins the segment after it.
    private mutating func lastLine(of segment: PreparedText.Segment, width: Double) -> Line {
        self.segment = text.segment(after: segment)
        let end: LineEnd =
            self.segment == nil
            ? .text : segment.endsWithLineSeparator ? .lineSeparator : .paragraph
        let line = Line(
            scalars: start..<segment.scalars.upperBound, width: width, end: end)
        start = self.segment?.scalars.lowerBound ?? start
        isWithinWord = false
        before = AdvanceSum()
        beginning = 0
        return line
    }
}

// MARK: - Wrapping

extension LineIterator {
    /// A position at which a line may end.
    private struct LineStop {
        /// The index of the next line's first character.
        var index: Int
        /// The end of the line up to the stop.
        var pen: LinePen
        /// The reason for a line end at the stop.
        var end: LineEnd
    }

    /// The length of a line that ends at a stop.
    private struct StopFit {
        /// The width in points.
        var width: Double
        var fits: Bool
    }

    /// The end of a line: at a break, or with the rest of its segment.
    private enum Wrapping {
        case stop(LineStop)
        /// The width of the line in points.
        case rest(width: Double)
    }

    /// Finds the last break opportunity that fits; or else the last hyphenation point that fits with its
    /// hyphen; or else the last grapheme that fits, or the first grapheme.
    ///
    /// Far from the end of the line every stop fits, so kerning and hyphens are looked up only near it.
    /// Hyphenation points and graphemes are looked up only if no break opportunity fits.
    ///
    /// - Parameter breaksWords: whether lines also end within words.
    private func wrap(in segment: PreparedText.Segment, breaksWords: Bool = false) -> Wrapping {
        let shaped = text.shaped
        var word: LineStop?
        var hyphenated: LineStop?
        var grapheme: LineStop?
        var isGraphemeFull = false
        var pen = LinePen(beginning: beginning, measure)
        let spare = measure.spare(text.longestStop)
        for index in start..<segment.scalars.upperBound {
            let traits = shaped.scalars[index].traits
            let hasRoom = pen.hasRoom(spare, measure)
            let isStop =
                traits.contains(.lineBreakBefore)
                || traits.contains(.graphemeStart) && (breaksWords || !hasRoom)
            if isStop, index > start {
                let end = parameters.end(before: index, in: shaped)
                let stop = LineStop(index: index, pen: pen, end: end)
                // A line neither ends before a soft hyphen nor consists only of soft hyphens.
                let isWithin = !traits.contains(.softHyphen) && !pen.isAtStart
                if end == .opportunity {
                    if !hasRoom, !fit(at: stop).fits {
                        if let word { return .stop(word) }
                        guard breaksWords else { return wrap(in: segment, breaksWords: true) }
                        return .stop(hyphenated ?? grapheme ?? stop)
                    }
                    word = stop
                } else if word != nil, !traits.contains(.lineBreakBefore) {
                    // After a break opportunity, only break opportunities count.
                    if !hasRoom, let word, isFarTooLong(at: index, pen) { return .stop(word) }
                } else if breaksWords || traits.contains(.lineBreakBefore) {
                    if let end = parameters.hyphenEnd(before: index, from: start, in: shaped) {
                        let stop = LineStop(index: index, pen: pen, end: end)
                        if hasRoom || fit(at: stop).fits {
                            if end == .softHyphen { word = stop } else { hyphenated = stop }
                        }
                    }
                    if word == nil, !isGraphemeFull {
                        isGraphemeFull = grapheme != nil && !hasRoom && !fit(at: stop).fits
                        if !isGraphemeFull, isWithin || parameters.hyphenation == .none {
                            grapheme = stop
                        }
                    } else if !hasRoom, isFarTooLong(at: index, pen) {
                        if word == nil, !breaksWords {
                            return wrap(in: segment, breaksWords: true)
                        }
                        return .stop(word ?? hyphenated ?? grapheme ?? stop)
                    }
                } else if !hasRoom {
                    return wrap(in: segment, breaksWords: true)
                }
            }
            if traits.contains(.tab) {
                pen.tab(after: shaped.hanging(before: index), shaped, parameters, measure)
            } else {
                pen.add(shaped.advance(at: index))
            }
        }
        let end = end(of: segment, pen)
        guard !end.fits else { return .rest(width: end.width) }
        if let word { return .stop(word) }
        guard breaksWords else { return wrap(in: segment, breaksWords: true) }
        guard let stop = hyphenated ?? grapheme else { return .rest(width: end.width) }
        return .stop(stop)
    }

    /// Whether no line can end here or later in the word. Kerning and negative tracking each shorten a line by
    /// less than an em.
    private func isFarTooLong(at index: Int, _ pen: LinePen) -> Bool {
        guard !pen.isAtTabStop else { return pen.isFull }
        var sum = pen.sum - text.shaped.hanging(before: index)
        sum.advance -= 2 * Int(ShapedText.unitsPerEm)
        return !pen.fits(sum, measure)
    }

    /// The length of a line that ends at a stop, with the hyphen that the stop may add.
    private func fit(at stop: LineStop) -> StopFit {
        let pen = stop.pen
        if let width = pen.widthBeforeTab {
            return StopFit(width: width, fits: !pen.isFull)
        }
        let hanging = text.shaped.hanging(before: stop.index)
        let trimmed = pen.sum - hanging
        var fitted = trimmed
        fitted.advance += Int(text.shaped.correction(at: stop.index)?.ending ?? 0)
        if stop.end.addsHyphen { fitted = fitted + text.shaped.hyphen(before: stop.index) }
        // The kerning of a space that hangs does not count.
        let width = pen.width(hanging.clusters == 0 ? fitted : trimmed, parameters)
        return StopFit(width: width, fits: pen.fits(fitted, measure))
    }
}
