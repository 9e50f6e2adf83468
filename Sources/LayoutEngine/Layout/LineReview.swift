// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

/// The lines of a text, counted without its line limit.
struct CountedLines {
    private(set) var count = 1
    /// The most clusters of a visible line without an ellipsis.
    private(set) var longest = 0
    /// The most clusters that the line with the ellipsis may have; 0 if no text is left out.
    private(set) var mostBeforeEllipsis = 0
    private(set) var isTruncated = false

    init(onOneLine clusters: Int) { longest = clusters }

    /// Fails if counting is not enough.
    @inline(__always)
    init?(lineLimit: Int, _ forEachLine: (_ body: (Int) -> Void) -> Int?) {
        var line = 0
        var (longest, cut) = (0, 0)
        let count = forEachLine { clusters in
            line += 1
            if lineLimit == 0 || line < lineLimit {
                longest = max(longest, clusters)
            } else if line <= lineLimit + 1 {
                // The last visible line is filled with letters of the next.
                cut += clusters
            }
        }
        guard let count else { return nil }
        self.count = count
        isTruncated = lineLimit > 0 && count > lineLimit
        self.longest = isTruncated ? longest : max(longest, cut)
        mostBeforeEllipsis = isTruncated ? cut : 0
    }
}

/// The issues in the lines of one text.
struct LineReview {
    /// The number of characters in the longest line.
    private(set) var longest = 0
    private(set) var isTruncated = false
    /// The first word that is broken between letters.
    private(set) var brokenWord: Range<Int>?
    /// Whether a line is wider than allowed, because not even one letter fits.
    private(set) var isOverflowing = false

    init(_ text: PreparedText, _ parameters: LineBreakParameters) {
        for line in IteratorSequence(LineIterator(text, parameters)) {
            longest = max(
                longest,
                text.shaped.characterCount(in: line.scalars)
                    + text.shaped.characterCount(in: line.tail ?? 0..<0))
            switch line.end {
            case .truncation, .limit: isTruncated = true
            case .letters where brokenWord == nil:
                brokenWord = text.shaped.word(around: line.scalars.upperBound)
            default: break
            }
            if !parameters.fits(line.width) { isOverflowing = true }
        }
    }
}

extension ShapedText {
    /// The number of grapheme clusters in a line, without a hanging space.
    fileprivate func characterCount(in line: Range<Int>) -> Int {
        var end = line.upperBound
        if end > line.lowerBound, scalars[end - 1].traits.contains(.whiteSpace) { end -= 1 }
        return (line.lowerBound..<end).reduce(0) { $0 + advance(at: $1).clusters }
    }

    /// The word around a character: the text between two break opportunities, without white space.
    fileprivate func word(around index: Int) -> Range<Int> {
        func isEdge(_ index: Int) -> Bool {
            let traits = scalars[index].traits
            return traits.contains(.lineBreakBefore) || traits.contains(.paragraphSeparator)
        }
        var start = min(index, scalars.count) - 1
        while start > 0, !isEdge(start) { start -= 1 }
        var end = index
        while end < scalars.count, !isEdge(end),
            scalars[end].traits.isDisjoint(with: [.whiteSpace, .lineSeparator])
        {
            end += 1
        }
        return max(start, 0)..<end
    }

    /// The sum of the advances of some characters.
    func sum(of characters: Range<Int>) -> AdvanceSum {
        characters.reduce(AdvanceSum()) { $0 + advance(at: $1) }
    }
}
