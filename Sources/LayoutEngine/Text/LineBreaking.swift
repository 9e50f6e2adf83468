// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

/// How a prepared text is set: its size and the room it has.
public struct LineSetting: Hashable, Sendable {
    /// Size in points.
    public var pointSize: Double
    /// Extra advance after each cluster, in points.
    public var tracking: Double
    /// Room for a line, in points; infinity for no wrapping.
    public var width: Double
    /// The most lines there may be, the last of them truncated; 0 for no limit.
    public var lineLimit: Int

    /// A setting; without limits of width and lines, and without tracking, unless they are given.
    public init(
        pointSize: Double, tracking: Double = 0, width: Double = .infinity, lineLimit: Int = 0
    ) {
        self.pointSize = pointSize
        self.tracking = tracking
        self.width = width
        self.lineLimit = lineLimit
    }

    /// The length of a stretch of text, in points.
    func length(_ stretch: PreparedText.Position) -> Double {
        stretch.advance * pointSize / ShapedText.unitsPerEm
            + Double(stretch.clusters) * tracking
    }

    func fits(_ length: Double) -> Bool { length <= width + Self.tolerance }

    /// Far below a device pixel, far above the rounding of sums.
    private static let tolerance = 1e-5
}

/// One line of a text: which characters, and how long it is.
public struct LineSpan: Hashable, Sendable {
    /// Indices of Unicode scalar values; a trailing space that hangs belongs to the line, the
    /// separator of a paragraph does not.
    public var characters: Range<Int>

    /// Advance in points, without a space that hangs, with the ellipsis of a truncated line.
    public var width: Double

    /// Whether text was left out after this line, so that an ellipsis ends it.
    public var isTruncated: Bool
}

// MARK: - Breaking

/// Breaks a prepared text into lines, first to last, without allocating.
///
/// Lines are filled greedily. Where no break opportunity fits, a line breaks between graphemes, at
/// least one to a line (`PANGO_WRAP_WORD_CHAR` without hyphens, and UIKit's word wrapping). One
/// white space hangs at a wrapped end. The lines are those of `pango_layout_get_line_readonly()`.
public struct LineIterator: IteratorProtocol {
    private let text: PreparedText
    private let setting: LineSetting
    private var segment = 0
    private var nextBreak = 0
    /// Index of the character the line begins with, the sums before it, and how much longer the
    /// line is for beginning there.
    private var startIndex = 0
    private var startPosition = PreparedText.Position()
    private var beginning = 0.0
    private var count = 0

    /// Starts before the first line.
    public init(_ text: PreparedText, _ setting: LineSetting) {
        self.text = text
        self.setting = setting
        beginSegment()
    }

    /// The next line; nil after the last. An empty text has one line.
    public mutating func next() -> LineSpan? {
        guard segment < text.segments.count else { return nil }
        count += 1
        let start = startIndex
        var span = text.hasTabs ? nextLineWithTabs() : nextLine()
        if count == setting.lineLimit, segment < text.segments.count {
            span = truncatedLine(from: start)
            segment = text.segments.count
        }
        return span
    }

    private mutating func nextLine() -> LineSpan {
        let current = text.segments[segment]
        // Most texts fit as they are, and most paragraphs end: look at the end first.
        let end = text.breaks[current.lastBreak]
        if setting.fits(fittingLength(to: end)) {
            let span = LineSpan(
                characters: startIndex..<end.index, width: finalLength(to: end),
                isTruncated: false)
            beginNextSegment()
            return span
        }
        var best: Int?
        var candidate = nextBreak
        while candidate < current.lastBreak, setting.fits(fittingLength(to: text.breaks[candidate]))
        {
            best = candidate
            candidate += 1
        }
        guard let best else { return nextLineBetweenGraphemes() }
        let opportunity = text.breaks[best]
        let span = LineSpan(
            characters: startIndex..<opportunity.index, width: finalLength(to: opportunity),
            isTruncated: false)
        startIndex = opportunity.index
        startPosition = opportunity.position
        beginning = opportunity.beginning
        nextBreak = best + 1
        return span
    }

    private func fittingLength(to opportunity: PreparedText.Break) -> Double {
        var stretch = stretch(to: opportunity)
        stretch.advance += opportunity.ending
        return setting.length(
            opportunity.hangsWhileFitting ? stretch - opportunity.hanging : stretch)
    }

    private func finalLength(to opportunity: PreparedText.Break) -> Double {
        var stretch = stretch(to: opportunity)
        guard opportunity.isWrap else { return setting.length(stretch) }
        // A space that is dropped takes its kerning with it.
        if opportunity.hanging.clusters == 0 { stretch.advance += opportunity.ending }
        return setting.length(stretch - opportunity.hanging)
    }

    private func stretch(to opportunity: PreparedText.Break) -> PreparedText.Position {
        var stretch = opportunity.position - startPosition
        stretch.advance += beginning
        return stretch
    }

    private mutating func beginNextSegment() {
        segment += 1
        if segment < text.segments.count { beginSegment() }
    }

    private mutating func beginSegment() {
        startIndex = text.segments[segment].start
        startPosition = text.segments[segment].origin
        beginning = 0
        nextBreak = text.segments[segment].firstBreak
    }
}

// MARK: - Breaking between graphemes

extension LineIterator {
    /// The word is wider than the line: as many graphemes as fit, and at least one.
    private mutating func nextLineBetweenGraphemes() -> LineSpan {
        let current = text.segments[segment]
        let end = text.breaks[current.lastBreak]
        var walker = GraphemeWalker(text.shaped, from: startIndex, at: startPosition)
        var best: (walker: GraphemeWalker, width: Double)?
        while walker.step(upTo: current.end) {
            let isEnd = walker.index == current.end
            var length = walker.position - startPosition
            length.advance += beginning
            let hanging = walker.hanging
            let ending = isEnd ? 0 : Double(walker.correction?.ending ?? 0)
            var fitted = isEnd && !end.hangsWhileFitting ? length : length - hanging
            fitted.advance += ending
            guard best == nil || setting.fits(setting.length(fitted)) else { break }
            if hanging.clusters == 0 { length.advance += ending }
            let trimmed = length - hanging
            best = (walker, setting.length(isEnd && !end.isWrap ? length : trimmed))
        }
        guard let best, best.walker.index < current.end else {
            // A single grapheme that is wider than the line fills it.
            let span = LineSpan(
                characters: startIndex..<current.end, width: best?.width ?? 0, isTruncated: false)
            beginNextSegment()
            return span
        }
        let span = LineSpan(
            characters: startIndex..<best.walker.index, width: best.width, isTruncated: false)
        startIndex = best.walker.index
        startPosition = best.walker.position
        beginning = Double(best.walker.correction?.beginning ?? 0)
        while text.breaks[nextBreak].index <= startIndex { nextBreak += 1 }
        return span
    }
}

/// Steps through a text grapheme by grapheme, summing advances.
private struct GraphemeWalker {
    private let shaped: ShapedText
    private(set) var index: Int
    private(set) var position: PreparedText.Position
    private var nextCorrection: Int

    init(_ shaped: ShapedText, from index: Int, at position: PreparedText.Position) {
        self.shaped = shaped
        self.index = index
        self.position = position
        nextCorrection = shaped.corrections.partitioningIndex { $0.index > index }
    }

    /// To the start of the next grapheme; false at the end.
    mutating func step(upTo end: Int) -> Bool {
        guard index < end else { return false }
        repeat {
            position.advance += Double(shaped.characters[index].advance)
            if shaped.characters[index].traits.contains(.graphemeStart) { position.clusters += 1 }
            index += 1
        } while index < end && !shaped.characters[index].traits.contains(.graphemeStart)
        while nextCorrection < shaped.corrections.count,
            shaped.corrections[nextCorrection].index < index
        {
            nextCorrection += 1
        }
        return true
    }

    /// How advances change if the line breaks here.
    var correction: ShapedText.BreakCorrection? {
        guard nextCorrection < shaped.corrections.count,
            shaped.corrections[nextCorrection].index == index
        else { return nil }
        return shaped.corrections[nextCorrection]
    }

    /// What a white space just before takes.
    var hanging: PreparedText.Position {
        guard index > 0, shaped.characters[index - 1].traits.contains(.whiteSpace) else {
            return PreparedText.Position()
        }
        return PreparedText.Position(
            advance: Double(shaped.characters[index - 1].advance), clusters: 1)
    }
}

// MARK: - Truncating

extension LineIterator {
    /// The rest of the paragraph from `start`, cut where an ellipsis still fits.
    private func truncatedLine(from start: Int) -> LineSpan {
        let ellipsis = setting.length(
            PreparedText.Position(advance: Double(text.shaped.ellipsisAdvance), clusters: 1))
        let characters = text.shaped.characters
        var width = 0.0
        var end = start
        var kept = (end: start, width: 0.0)
        while end < characters.count, !characters[end].traits.contains(.paragraphSeparator) {
            let isSpace = characters[end].traits.contains(.whiteSpace)
            var grapheme = PreparedText.Position()
            repeat {
                grapheme.advance += Double(characters[end].advance)
                end += 1
            } while end < characters.count
                && characters[end].traits.isDisjoint(with: [.graphemeStart, .paragraphSeparator])
            grapheme.clusters = 1
            width += setting.length(grapheme)
            guard setting.fits(width + ellipsis) else { break }
            // White space before the ellipsis goes.
            if !isSpace { kept = (end, width) }
        }
        return LineSpan(
            characters: start..<kept.end, width: kept.width + ellipsis, isTruncated: true)
    }
}

// MARK: - Tabs

extension LineIterator {
    /// With tabs the place in the line decides about advances, so the line is walked character by
    /// character. Tab stops are eight spaces apart and at least one space away; a tab never wraps
    /// itself, but what follows it may (`shape_tab()` of Pango's layout).
    private mutating func nextLineWithTabs() -> LineSpan {
        let current = text.segments[segment]
        let end = text.breaks[current.lastBreak]
        let characters = text.shaped.characters
        let stop = max(
            setting.length(
                PreparedText.Position(advance: Double(text.shaped.tabAdvance), clusters: 0)), 1e-3)
        let space = stop / 8
        let tie = space / 512
        // `filled` stops at the end of the line, as Pango's remaining width does; `length` goes on.
        var length = setting.length(PreparedText.Position(advance: beginning, clusters: 0))
        var filled = length
        var index = startIndex
        var nextCorrection = text.shaped.corrections.partitioningIndex { $0.index > index }
        var byWord: (index: Int, width: Double)?
        var byGrapheme: (index: Int, width: Double)?
        var fitsWhole = true
        while index < current.end {
            let traits = characters[index].traits
            let isTab = traits.contains(.tab)
            let isSpace = traits.contains(.whiteSpace)
            let advance: Double
            if isTab {
                var next = (filled / stop).rounded(.down) * stop
                // Glyphs often end a space before a stop: sums must not be off by an ulp there.
                while next + tie < filled + space { next += stop }
                advance = next - filled
            } else {
                advance = setting.length(
                    PreparedText.Position(
                        advance: Double(characters[index].advance),
                        clusters: traits.contains(.graphemeStart) ? 1 : 0))
            }
            index += 1
            let isEnd = index == current.end
            while nextCorrection < text.shaped.corrections.count,
                text.shaped.corrections[nextCorrection].index < index
            {
                nextCorrection += 1
            }
            var ending = 0.0
            if !isEnd, nextCorrection < text.shaped.corrections.count,
                text.shaped.corrections[nextCorrection].index == index
            {
                ending = setting.length(
                    PreparedText.Position(
                        advance: Double(text.shaped.corrections[nextCorrection].ending),
                        clusters: 0))
            }
            let trimmed = isSpace ? length : length + advance + ending
            let hangs = isSpace && (!isEnd || end.hangsWhileFitting)
            let fits = isTab || setting.fits((hangs ? filled : filled + advance) + ending)
            length += advance
            filled = isTab ? min(filled + advance, max(setting.width, filled)) : filled + advance
            if isEnd {
                fitsWhole = fits
                break
            }
            let following = characters[index].traits
            if fits, following.contains(.lineBreakBefore) { byWord = (index, trimmed) }
            if following.contains(.graphemeStart), fits || byGrapheme == nil {
                byGrapheme = (index, trimmed)
            }
            if !fits {
                fitsWhole = false
                if byWord != nil || byGrapheme != nil { break }
            }
        }
        let place = fitsWhole ? nil : byWord ?? byGrapheme
        let span = LineSpan(
            characters: startIndex..<(place?.index ?? current.end), width: place?.width ?? length,
            isTruncated: false)
        guard let place else {
            beginNextSegment()
            return span
        }
        startIndex = place.index
        let correction = text.shaped.corrections.first { $0.index == place.index }
        beginning = Double(correction?.beginning ?? 0)
        return span
    }
}
