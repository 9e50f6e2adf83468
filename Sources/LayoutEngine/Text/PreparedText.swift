// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

/// A text in a face, measured once: all that breaking it into lines needs, for any size, width,
/// tracking and line limit.
///
/// Advances are kept in ems, because unhinted advances grow in proportion to the size. Breaking is
/// then arithmetic over characters (`LineIterator`) and never asks the text system again. A
/// reference, so that equal texts share it.
public final class PreparedText: Sendable {
    /// What shaping found.
    public let shaped: ShapedText

    /// Whether a tab makes advances depend on the place in the line.
    let hasTabs: Bool

    /// Whether the points are known where its words can be hyphenated.
    let isHyphenated: Bool

    /// A text as it was shaped.
    public init(_ shaped: ShapedText, isHyphenated: Bool = false) {
        self.shaped = shaped
        self.isHyphenated = isHyphenated
        hasTabs = shaped.scalars.contains { $0.traits.contains(.tab) }
    }
}

// MARK: - Hyphenation

extension PreparedText {
    /// The same text with the places where its words can be hyphenated.
    ///
    /// - Parameter points: characters before which a hyphen may be put, in order, with what the advance
    ///   of the hyphen changes by after the character before it, in units of an em.
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
    /// A stretch that ends in a line end of its own: a paragraph, or a part of one between line
    /// separators. Every text has at least one.
    struct Segment {
        var scalars: Range<Int>
        /// All of its characters.
        var sum = AdvanceSum()
        /// Whether a line separator ends it, so that the paragraph goes on.
        var endsWithLineSeparator = false
    }

    var firstSegment: Segment { segment(from: 0) }

    /// The segment after another; nil after the last.
    func segment(after segment: Segment) -> Segment? {
        let scalars = shaped.scalars
        var index = segment.scalars.upperBound
        if segment.endsWithLineSeparator {
            // At the end of its paragraph it opens no line of its own.
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
    /// One character's part in the length of a line.
    @inline(__always)
    func advance(at index: Int) -> AdvanceSum {
        let character = scalars[index]
        return AdvanceSum(
            advance: Int(character.advance),
            // A soft hyphen is no cluster: nobody sees it until it ends a line.
            clusters: character.traits.intersection([.graphemeStart, .softHyphen]) == .graphemeStart
                ? 1 : 0)
    }

    /// What a white space before a character takes; it takes no room where a line is wrapped.
    @inline(__always)
    func hanging(before index: Int) -> AdvanceSum {
        guard index > 0, scalars[index - 1].traits.contains(.whiteSpace) else {
            return AdvanceSum()
        }
        return AdvanceSum(advance: Int(scalars[index - 1].advance), clusters: 1)
    }

    /// How advances change if a line breaks before a character.
    func correction(at index: Int) -> BreakCorrection? { Self.find(index, in: corrections) }

    /// What a hyphen adds to a line that ends before a character.
    func hyphen(before index: Int) -> AdvanceSum {
        AdvanceSum(
            advance: Int(hyphenAdvance)
                + Int(Self.find(index, in: hyphenCorrections)?.ending ?? 0),
            clusters: 1)
    }

    /// Whether a soft hyphen stands before a character.
    @inline(__always)
    func endsInSoftHyphen(before index: Int) -> Bool {
        index > 0 && scalars[index - 1].traits.contains(.softHyphen)
    }

    /// Whether what a soft hyphen before a character ends is part of a word: a soft hyphen behind a
    /// space or at the beginning of a line is nothing.
    func hasLetter(beforeSoftHyphen index: Int, from start: Int) -> Bool {
        guard
            let letter = scalars[start..<index].lastIndex(where: {
                !$0.traits.contains(.softHyphen)
            })
        else { return false }
        return scalars[letter].traits.isDisjoint(with: [.whiteSpace, .tab])
    }

    /// Whether a word can be hyphenated before a character.
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
    /// Calls with the index of each face that draws some of the characters, perhaps repeatedly.
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
    /// Room for lines of either: the larger of each measure.
    func union(_ other: FaceMetrics) -> FaceMetrics {
        FaceMetrics(
            ascent: max(ascent, other.ascent), descent: max(descent, other.descent),
            lineGap: max(lineGap, other.lineGap), capHeight: capHeight, xHeight: xHeight)
    }
}
