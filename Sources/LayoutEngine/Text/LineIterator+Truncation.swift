// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

extension LineIterator {
    /// The last line of a text that has more lines than its limit.
    ///
    /// - Parameters:
    ///   - line: the line without the limit.
    ///   - start: the index of its first character.
    func lastLine(_ line: Line, from start: Int) -> Line {
        switch parameters.lineBreakMode {
        case .byTruncatingTail: return truncatedTail(from: start)
        case .byTruncatingMiddle, .byTruncatingHead:
            return truncatedBeforeTail(from: start, mode: parameters.lineBreakMode)
        case .byWordWrapping:
            var line = line
            line.end = .limit
            return line
        }
    }

    private var ellipsis: Double {
        parameters.length(AdvanceSum(advance: Int(text.shaped.ellipsisAdvance), clusters: 1))
    }

    /// The rest of the paragraph from `start`, truncated so that an ellipsis still fits.
    private func truncatedTail(from start: Int) -> Line {
        let ellipsis = ellipsis
        let kept = beginning(from: start) { parameters.fits($0 + ellipsis) }
        return Line(
            scalars: start..<kept.end, width: kept.width + ellipsis, end: .truncation)
    }

    /// The rest of the paragraph from `start`, with an ellipsis before its end. In the middle, the end has at most half
    /// of the line.
    private func truncatedBeforeTail(from start: Int, mode: LineBreakMode) -> Line {
        let ellipsis = ellipsis
        let isInMiddle = mode == .byTruncatingMiddle
        let half = isInMiddle ? max(0, (parameters.width - ellipsis) / 2) : 0
        let tail = ending(from: start) { parameters.fits($0 + ellipsis + half) }
        let kept =
            isInMiddle
            ? beginning(from: start) { parameters.fits($0 + ellipsis + tail.width) }
            : (end: start, width: 0)
        return Line(
            scalars: start..<min(kept.end, tail.scalars.lowerBound), tail: tail.scalars,
            width: kept.width + ellipsis + tail.width, end: .truncation)
    }

    /// The graphemes from a character on whose width fits, without white space at their end.
    private func beginning(
        from start: Int, _ fits: (Double) -> Bool
    ) -> (end: Int, width: Double) {
        let scalars = text.shaped.scalars
        var width = 0.0
        var end = start
        var kept = (end: start, width: 0.0)
        while end < scalars.count, !scalars[end].traits.contains(.paragraphSeparator) {
            let isSpace = scalars[end].traits.contains(.whiteSpace)
            var grapheme = AdvanceSum(
                clusters: scalars[end].traits.contains(.softHyphen) ? 0 : 1)
            repeat {
                grapheme.advance += Int(scalars[end].advance)
                end += 1
            } while end < scalars.count
                && scalars[end].traits.isDisjoint(with: [.graphemeStart, .paragraphSeparator])
            width += parameters.length(grapheme)
            guard fits(width) else { break }
            // White space before the ellipsis is left out.
            if !isSpace { kept = (end, width) }
        }
        return kept
    }

    /// The last graphemes of the paragraph from `start` whose width fits, without white space at their beginning.
    private func ending(
        from start: Int, _ fits: (Double) -> Bool
    ) -> (scalars: Range<Int>, width: Double) {
        let scalars = text.shaped.scalars
        let end =
            scalars[start...].firstIndex { $0.traits.contains(.paragraphSeparator) }
            ?? scalars.count
        var width = 0.0
        var first = end
        var kept = (first: end, width: 0.0)
        while first > start {
            var grapheme = AdvanceSum()
            repeat {
                first -= 1
                grapheme.advance += Int(scalars[first].advance)
            } while first > start && !scalars[first].traits.contains(.graphemeStart)
            let traits = scalars[first].traits
            grapheme.clusters = traits.contains(.softHyphen) ? 0 : 1
            width += parameters.length(grapheme)
            guard fits(width) else { break }
            if !traits.contains(.whiteSpace) { kept = (first, width) }
        }
        return (kept.first..<end, kept.width)
    }
}

// MARK: - Hyphens

extension LineBreakParameters {
    /// The reason for a line end without a hyphen before a character.
    func end(before index: Int, in shaped: ShapedText) -> LineEnd {
        guard shaped.scalars[index].traits.contains(.lineBreakBefore) else { return .letters }
        // If the hyphen of a soft hyphen does not fit, the break is between two letters.
        return hyphenation != .none && shaped.endsInSoftHyphen(before: index)
            ? .letters : .opportunity
    }

    /// The reason for a line end with a hyphen before a character; nil if no hyphen may be added.
    ///
    /// - Parameter start: the index of the line's first character.
    func hyphenEnd(before index: Int, from start: Int, in shaped: ShapedText) -> LineEnd? {
        let traits = shaped.scalars[index].traits
        if hyphenation != .none, traits.contains(.lineBreakBefore),
            shaped.endsInSoftHyphen(before: index)
        {
            return shaped.hasLetter(beforeSoftHyphen: index, from: start) ? .softHyphen : nil
        }
        return hyphenation == .words && shaped.canHyphenate(before: index) ? .hyphenation : nil
    }
}
