// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

/// Breaks a prepared text into lines, first to last, without allocating.
///
/// Lines are filled greedily. Where no break opportunity fits, a line breaks at a hyphenation point, if
/// the setting hyphenates words and a hyphen fits, otherwise between graphemes, at least one to a line.
/// One white space hangs at a wrapped end. Without hyphens the lines are those of
/// `pango_layout_get_line_readonly()` with `PANGO_WRAP_WORD_CHAR`.
public struct LineIterator: IteratorProtocol {
    let text: PreparedText
    let setting: LineSetting
    private let room: LineRoom
    /// The stretch that is being broken; nil after the last line.
    var segment: PreparedText.Segment?
    /// Index of the character that the next line begins with, what of the segment is before it, and
    /// how much longer the line is for beginning there.
    var start = 0
    var before = TextStretch()
    var beginning = 0
    private var count = 0

    /// Starts before the first line.
    public init(_ text: PreparedText, _ setting: LineSetting) {
        self.text = text
        self.setting = setting
        room = LineRoom(setting)
        segment = text.firstSegment
    }

    /// The next line; nil after the last. An empty text has one line.
    public mutating func next() -> LineSpan? {
        guard let current = segment else { return nil }
        count += 1
        let start = start
        let span = text.hasTabs ? nextLineWithTabs(in: current) : nextLine(in: current)
        if count == setting.lineLimit, segment != nil {
            segment = nil
            return truncatedLine(from: start)
        }
        return span
    }

    private mutating func nextLine(in segment: PreparedText.Segment) -> LineSpan {
        let end = end(of: segment)
        // Most texts fit as they are, and most paragraphs end: look at the end first.
        if fits(end.fitted) { return lastLine(of: segment, width: end.width) }
        guard let place = wrap(in: segment) else {
            return lastLine(of: segment, width: end.width)
        }
        let span = LineSpan(characters: start..<place.index, width: place.width, end: place.end)
        start = place.index
        before = before + place.stretch
        beginning = Int(text.shaped.correction(at: start)?.beginning ?? 0)
        return span
    }

    /// The rest of a segment as one line: how long while fitting, and how long.
    private func end(
        of segment: PreparedText.Segment
    ) -> (fitted: TextStretch, width: Double) {
        var rest = segment.stretch - before
        rest.advance += beginning
        let index = segment.characters.upperBound
        let trimmed = rest - (index > start ? text.shaped.hanging(before: index) : TextStretch())
        // The space before a hard break is kept, as Pango does it; before a line separator only
        // while fitting.
        return (
            index == text.shaped.characters.count ? trimmed : rest,
            setting.length(segment.endsWithLineSeparator ? trimmed : rest)
        )
    }

    /// Ends the segment with a line.
    mutating func lastLine(of segment: PreparedText.Segment, width: Double) -> LineSpan {
        self.segment = text.segment(after: segment)
        let end: LineEnd =
            self.segment == nil
            ? .text : segment.endsWithLineSeparator ? .lineSeparator : .paragraph
        let span = LineSpan(
            characters: start..<segment.characters.upperBound, width: width, end: end)
        start = self.segment?.characters.lowerBound ?? start
        before = TextStretch()
        beginning = 0
        return span
    }
}

// MARK: - Wrapping

extension LineIterator {
    /// Where a line may end.
    private struct Place {
        /// Index of the character that the next line begins with.
        var index: Int
        /// What the line takes of the segment.
        var stretch: TextStretch
        /// Of the line, in points.
        var width: Double
        /// Why the line would end there.
        var end: LineEnd
    }

    /// The last break opportunity that fits; where there is none, the last hyphenation point that fits
    /// with its hyphen, otherwise the last grapheme that fits, or the first. Nil where only the end of
    /// the segment is left.
    private func wrap(in segment: PreparedText.Segment) -> Place? {
        let shaped = text.shaped
        var word: Place?
        var hyphenated: Place?
        var grapheme: Place?
        var isGraphemeFull = false
        var stretch = TextStretch()
        for index in start..<segment.characters.upperBound {
            let traits = shaped.characters[index].traits
            if index > start, traits.contains(.graphemeStart) || traits.contains(.lineBreakBefore) {
                let end = setting.end(before: index, in: shaped)
                let place = place(at: index, stretch, end)
                // Soft hyphens are no letters: a line neither ends before one nor consists of them.
                let isWithin = !traits.contains(.softHyphen) && stretch.clusters > 0
                if end == .opportunity {
                    if !place.fits {
                        if grapheme == nil { grapheme = place.place }
                        break
                    }
                    word = place.place
                } else {
                    if let hyphenEnd = setting.hyphenEnd(before: index, from: start, in: shaped) {
                        let place = self.place(at: index, stretch, hyphenEnd)
                        if place.fits, hyphenEnd == .softHyphen {
                            word = place.place
                        } else if place.fits {
                            hyphenated = place.place
                        }
                    }
                    if word == nil, !isGraphemeFull {
                        isGraphemeFull = grapheme != nil && !place.fits
                        if !isGraphemeFull, isWithin || setting.hyphenation == .none {
                            grapheme = place.place
                        }
                    } else if place.isFarTooLong {
                        break
                    }
                }
            }
            stretch = stretch + shaped.stretch(at: index)
        }
        return word ?? hyphenated ?? grapheme
    }

    /// A line that would end before a character, in a hyphen where its end adds one.
    private func place(
        at index: Int, _ stretch: TextStretch, _ end: LineEnd
    ) -> (place: Place, fits: Bool, isFarTooLong: Bool) {
        let hanging = text.shaped.hanging(before: index)
        var trimmed = stretch - hanging
        trimmed.advance += beginning
        var fitted = trimmed
        fitted.advance += Int(text.shaped.correction(at: index)?.ending ?? 0)
        if end.addsHyphen { fitted = fitted + text.shaped.hyphen(before: index) }
        // A space that is dropped takes its kerning with it.
        let width = setting.length(hanging.clusters == 0 ? fitted : trimmed)
        let isFitting = fits(fitted)
        // Neither kerning nor tracking gives back more than an em.
        fitted.advance -= Int(ShapedText.unitsPerEm)
        return (
            Place(index: index, stretch: stretch, width: width, end: end), isFitting,
            !fits(fitted)
        )
    }

    private func fits(_ stretch: TextStretch) -> Bool {
        room.fits(stretch, before: room.end(after: TextStretch()))
    }
}

// MARK: - Truncating

extension LineIterator {
    /// The rest of the paragraph from `start`, cut where an ellipsis still fits.
    private func truncatedLine(from start: Int) -> LineSpan {
        let ellipsis = setting.length(
            TextStretch(advance: Int(text.shaped.ellipsisAdvance), clusters: 1))
        let characters = text.shaped.characters
        var width = 0.0
        var end = start
        var kept = (end: start, width: 0.0)
        while end < characters.count, !characters[end].traits.contains(.paragraphSeparator) {
            let isSpace = characters[end].traits.contains(.whiteSpace)
            var grapheme = TextStretch(
                clusters: characters[end].traits.contains(.softHyphen) ? 0 : 1)
            repeat {
                grapheme.advance += Int(characters[end].advance)
                end += 1
            } while end < characters.count
                && characters[end].traits.isDisjoint(with: [.graphemeStart, .paragraphSeparator])
            width += setting.length(grapheme)
            guard setting.fits(width + ellipsis) else { break }
            // White space before the ellipsis goes.
            if !isSpace { kept = (end, width) }
        }
        return LineSpan(
            characters: start..<kept.end, width: kept.width + ellipsis, end: .truncation)
    }
}

// MARK: - Hyphens

extension LineSetting {
    /// Why a line ends before a character, if no hyphen is added there.
    func end(before index: Int, in shaped: ShapedText) -> LineEnd {
        guard shaped.characters[index].traits.contains(.lineBreakBefore) else { return .letters }
        // Without room for its hyphen, a soft hyphen is a place between two letters.
        return hyphenation != .none && shaped.endsInSoftHyphen(before: index)
            ? .letters : .opportunity
    }

    /// Why a line that begins with a character may end in a hyphen before another; nil where it may not.
    func hyphenEnd(before index: Int, from start: Int, in shaped: ShapedText) -> LineEnd? {
        let traits = shaped.characters[index].traits
        if hyphenation != .none, traits.contains(.lineBreakBefore),
            shaped.endsInSoftHyphen(before: index)
        {
            return shaped.hasLetter(beforeSoftHyphen: index, from: start) ? .softHyphen : nil
        }
        return hyphenation == .words && shaped.canHyphenate(before: index) ? .hyphenation : nil
    }
}
