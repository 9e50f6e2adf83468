// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

/// A text in a face, measured once: all that breaking it into lines needs, for any size, width,
/// tracking and line limit.
///
/// Advances are kept in ems, because unhinted advances grow in proportion to the size. Breaking is
/// then arithmetic over one array of break opportunities (`LineBreaking.swift`) and never asks the
/// text system again.
public final class PreparedText: Sendable {
    /// What shaping found.
    public let shaped: ShapedText

    /// Stretches that end in a line end of their own: paragraphs, and parts of one between line
    /// separators. At least one, for an empty text too.
    let segments: [Segment]

    /// Places where a line may end, all segments one after the other; each segment's last is its
    /// end.
    let breaks: [Break]

    /// Whether a tab makes advances depend on the place in the line.
    let hasTabs: Bool

    /// Works out where lines may end.
    public init(_ shaped: ShapedText) {
        self.shaped = shaped
        var builder = Builder(shaped)
        builder.build()
        segments = builder.segments
        breaks = builder.breaks
        hasTabs = shaped.characters.contains { $0.traits.contains(.tab) }
    }
}

// MARK: - Line metrics

extension PreparedText {
    /// The tallest ascent and the deepest descent among the faces that draw some characters; those
    /// of the face asked for when there are none.
    public func usedMetrics(in characters: Range<Int>) -> FaceMetrics {
        guard !shaped.runs.isEmpty, !characters.isEmpty else { return shaped.faces[0].metrics }
        var result: FaceMetrics?
        forEachFace(in: characters) { index in
            let metrics = shaped.faces[index].metrics
            result = result?.union(metrics) ?? metrics
        }
        return result ?? shaped.faces[0].metrics
    }

    /// Calls with the index of each face that draws some of the characters, perhaps repeatedly.
    func forEachFace(in characters: Range<Int>, _ body: (Int) -> Void) {
        let runs = shaped.runs
        var run = max(0, runs.partitioningIndex { $0.start > characters.lowerBound } - 1)
        while run < runs.count, runs[run].start < characters.upperBound {
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

// MARK: - Structure

extension PreparedText {
    struct Segment {
        /// Indices of characters; `end` leaves out the paragraph separator.
        var start: Int
        var end: Int
        /// Indices into `breaks`.
        var firstBreak: Int
        var lastBreak: Int
        /// Advance and clusters of all text before the segment.
        var origin: Position
    }

    /// A place in the running sums of advances (units of an em) and of clusters.
    struct Position {
        var advance: Double = 0
        var clusters: Int32 = 0

        static func - (left: Position, right: Position) -> Position {
            Position(
                advance: left.advance - right.advance, clusters: left.clusters - right.clusters)
        }
    }

    struct Break {
        /// Index of the character that would begin the next line.
        var index: Int
        /// The sums of everything before it, as if nothing broke here.
        var position: Position
        /// What a trailing white space takes of that; nothing when there is none.
        var hanging: Position
        /// How the line that ends here differs, and the one that begins here, in units of an em.
        var ending: Double
        var beginning: Double
        /// Whether the white space hangs while the line is being fitted. It does not before a
        /// hard break: there the space is kept, as Pango does it.
        var hangsWhileFitting: Bool
        /// Whether the line that ends here was wrapped, so that its trailing space is dropped.
        var isWrap: Bool
    }
}

extension PreparedText {
    fileprivate struct Builder {
        let shaped: ShapedText
        var segments: [Segment] = []
        var breaks: [Break] = []
        private var position = Position()
        private var nextCorrection = 0

        init(_ shaped: ShapedText) { self.shaped = shaped }

        mutating func build() {
            let characters = shaped.characters
            var index = 0
            var paragraphIsOpen = true
            while true {
                let start = index
                let origin = position
                let firstBreak = breaks.count
                var endsWithLineSeparator = false
                while index < characters.count {
                    let traits = characters[index].traits
                    if traits.contains(.paragraphSeparator) { break }
                    if index > start, traits.contains(.lineBreakBefore) {
                        appendBreak(at: index, isWrap: true, hangsWhileFitting: true)
                    }
                    advance(past: characters[index])
                    index += 1
                    if traits.contains(.lineSeparator) {
                        endsWithLineSeparator = true
                        break
                    }
                }
                let atEnd = index == characters.count
                // A line separator that ends its paragraph opens no line of its own.
                if index > start || paragraphIsOpen {
                    appendBreak(
                        at: index, isWrap: endsWithLineSeparator, hangsWhileFitting: atEnd)
                    segments.append(
                        Segment(
                            start: start, end: index, firstBreak: firstBreak,
                            lastBreak: breaks.count - 1, origin: origin))
                }
                if endsWithLineSeparator {
                    paragraphIsOpen = false
                    if atEnd { return }
                    continue
                }
                if atEnd { return }
                index = skipSeparator(at: index)
                paragraphIsOpen = true
            }
        }

        /// Past one paragraph separator; a carriage return and a line feed are one.
        private func skipSeparator(at index: Int) -> Int {
            var next = index + 1
            while next < shaped.characters.count,
                shaped.characters[next].traits.isSuperset(of: [.paragraphSeparator]),
                !shaped.characters[next].traits.contains(.graphemeStart)
            {
                next += 1
            }
            return next
        }

        private mutating func advance(past character: ShapedText.Character) {
            position.advance += Double(character.advance)
            if character.traits.contains(.graphemeStart) { position.clusters += 1 }
        }

        private mutating func appendBreak(at index: Int, isWrap: Bool, hangsWhileFitting: Bool) {
            var ending = 0.0
            var beginning = 0.0
            while nextCorrection < shaped.corrections.count,
                shaped.corrections[nextCorrection].index < index
            {
                nextCorrection += 1
            }
            if isWrap, nextCorrection < shaped.corrections.count,
                shaped.corrections[nextCorrection].index == index
            {
                ending = Double(shaped.corrections[nextCorrection].ending)
                beginning = Double(shaped.corrections[nextCorrection].beginning)
            }
            var hanging = Position()
            if index > 0, shaped.characters[index - 1].traits.contains(.whiteSpace) {
                hanging = Position(
                    advance: Double(shaped.characters[index - 1].advance), clusters: 1)
            }
            breaks.append(
                Break(
                    index: index, position: position, hanging: hanging, ending: ending,
                    beginning: beginning, hangsWhileFitting: hangsWhileFitting, isWrap: isWrap))
        }
    }
}
