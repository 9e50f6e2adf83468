// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

/// A text in a face, measured once: all that line breaking needs at any size, width, tracking, and line limit.
///
/// Advances are in ems, because unhinted advances grow in proportion to the size. Line breaking is arithmetic
/// over characters (`LineIterator`) and never calls the text system. It is a class, so that equal texts share
/// one instance.
public final class PreparedText: Sendable {
    /// The result of shaping.
    public let shaped: ShapedText

    /// Whether the text has tabs, whose advances depend on their position in the line.
    let hasTabs: Bool

    /// The most that the end of a line adds to its advances, in units of an em: lost kerning, and a hyphen.
    let longestStop: Int

    /// Whether hyphenation points were looked up.
    package let isHyphenated: Bool

    /// A prepared text from the result of shaping.
    public init(_ shaped: ShapedText, isHyphenated: Bool = false) {
        self.shaped = shaped
        self.isHyphenated = isHyphenated
        hasTabs = shaped.scalars.contains { $0.traits.contains(.tab) }
        longestStop =
            Self.longestEnding(of: shaped.corrections)
            + Self.longestEnding(of: shaped.hyphenCorrections) + Int(shaped.hyphenAdvance)
    }

    private static func longestEnding(of corrections: [ShapedText.BreakCorrection]) -> Int {
        corrections.reduce(0) { max($0, Int($1.ending)) }
    }
}

// MARK: - Hyphenation

extension PreparedText {
    /// This text with hyphenation points.
    ///
    /// - Parameter points: the characters before which a hyphen may be added, in order, with the
    ///   kerning of the hyphen after the character before it, in units of an em.
    public func hyphenated(at points: [(index: Int, correction: Int32)]) -> PreparedText {
        var shaped = shaped
        shaped.hyphenationPoints = points.map { Int32(clamping: $0.index) }
        let kerned = points.filter { $0.correction != 0 }
        if !kerned.isEmpty {
            shaped.hyphenCorrections += kerned.map {
                ShapedText.BreakCorrection(index: $0.index, ending: $0.correction, beginning: 0)
            }
            shaped.hyphenCorrections.sort { $0.index < $1.index }
        }
        return PreparedText(shaped, isHyphenated: true)
    }
}

// MARK: - Segments

extension PreparedText {
    /// A range of characters that ends in a mandatory break: a paragraph, or a part of one between
    /// line separators. Every text has at least one.
    struct Segment {
        var scalars: Range<Int>
        /// The advances of all characters.
        var sum = AdvanceSum()
        /// Whether the segment ends in a line separator, and the paragraph continues.
        var endsWithLineSeparator = false
    }

    var firstSegment: Segment { segment(from: 0) }

    /// The segment after another; nil after the last.
    func segment(after segment: Segment) -> Segment? {
        let scalars = shaped.scalars
        var index = segment.scalars.upperBound
        if segment.endsWithLineSeparator {
            // A line separator at the end of a paragraph starts no empty line.
            guard index < scalars.count else { return nil }
            if !scalars[index].traits.contains(.paragraphSeparator) {
                return self.segment(from: index)
            }
        }
        guard index < scalars.count else { return nil }
        index += 1
        // A carriage return and a line feed are one separator.
        while index < scalars.count, scalars[index].traits.contains(.paragraphSeparator),
            !scalars[index].traits.contains(.graphemeStart)
        {
            index += 1
        }
        return self.segment(from: index)
    }

    private func segment(from start: Int) -> Segment {
        var segment = Segment(scalars: start..<start)
        let scalars = shaped.scalars
        var index = start
        while index < scalars.count, !segment.endsWithLineSeparator {
            let traits = scalars[index].traits
            if traits.contains(.paragraphSeparator) { break }
            segment.sum = segment.sum + shaped.advance(at: index)
            segment.endsWithLineSeparator = traits.contains(.lineSeparator)
            index += 1
        }
        segment.scalars = start..<index
        return segment
    }
}

extension ShapedText {
    /// The advance of a character in a line.
    @inline(__always)
    func advance(at index: Int) -> AdvanceSum {
        let character = scalars[index]
        return AdvanceSum(
            advance: Int(character.advance),
            // A soft hyphen is no cluster, because it is invisible unless it ends a line.
            clusters: character.traits.intersection([.graphemeStart, .softHyphen]) == .graphemeStart
                ? 1 : 0)
    }

    /// The advance of a white space before a character. It does not count where a line wraps.
    @inline(__always)
    func hanging(before index: Int) -> AdvanceSum {
        guard index > 0, scalars[index - 1].traits.contains(.whiteSpace) else {
            return AdvanceSum()
        }
        return AdvanceSum(advance: Int(scalars[index - 1].advance), clusters: 1)
    }

    /// The correction of advances at a break before a character; nil for none.
    func correction(at index: Int) -> BreakCorrection? { Self.find(index, in: corrections) }

    /// The advance of a hyphen at the end of a line that ends before a character.
    func hyphen(before index: Int) -> AdvanceSum {
        AdvanceSum(
            advance: Int(hyphenAdvance)
                + Int(Self.find(index, in: hyphenCorrections)?.ending ?? 0),
            clusters: 1)
    }

    /// Whether the character before an index is a soft hyphen.
    @inline(__always)
    func endsInSoftHyphen(before index: Int) -> Bool {
        index > 0 && scalars[index - 1].traits.contains(.softHyphen)
    }

    /// Whether the soft hyphen before an index follows a letter. After a space, and at the beginning of a line,
    /// it has no effect.
    func hasLetter(beforeSoftHyphen index: Int, from start: Int) -> Bool {
        guard
            let letter = scalars[start..<index].lastIndex(where: {
                !$0.traits.contains(.softHyphen)
            })
        else { return false }
        return scalars[letter].traits.isDisjoint(with: [.whiteSpace, .tab])
    }

    /// Whether there is a hyphenation point before a character.
    func canHyphenate(before index: Int) -> Bool {
        let place = hyphenationPoints.partitioningIndex { Int($0) >= index }
        return place < hyphenationPoints.count && Int(hyphenationPoints[place]) == index
    }

    private static func find(_ index: Int, in corrections: [BreakCorrection]) -> BreakCorrection? {
        guard !corrections.isEmpty else { return nil }
        let place = corrections.partitioningIndex { $0.index >= index }
        guard place < corrections.count, corrections[place].index == index else { return nil }
        return corrections[place]
    }
}

// MARK: - Line metrics

extension PreparedText {
    /// Calls `body` with the index of each face of some characters, run by run.
    func forEachFace(in scalars: Range<Int>, _ body: (Int) -> Void) {
        let runs = shaped.runs
        var run = max(0, runs.partitioningIndex { $0.start > scalars.lowerBound } - 1)
        while run < runs.count, runs[run].start < scalars.upperBound {
            body(runs[run].face)
            run += 1
        }
    }
}

extension FaceMetrics {
    /// The metrics of a line with both faces: the larger ascent, descent, and line gap.
    func union(_ other: FaceMetrics) -> FaceMetrics {
        FaceMetrics(
            ascent: max(ascent, other.ascent), descent: max(descent, other.descent),
            lineGap: max(lineGap, other.lineGap), capHeight: capHeight, xHeight: xHeight)
    }
}
