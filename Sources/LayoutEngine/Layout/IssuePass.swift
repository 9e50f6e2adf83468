// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

/// The search for layout issues of a table, which walks its items as `HeightPass` does.
///
/// Most texts are counted and left alone. Only those with something to say, and those that counting
/// does not do, are broken into lines one by one.
struct IssuePass {
    private let layout: TableLayout
    /// The longest line that is no issue; nil where only lost text is one.
    private let lineLength: Int?
    private var composer: ItemComposer { layout.composer }
    private var table: PreparedTable { layout.table }
    private var keys: HeightKeys
    private var buffer: ArrangementBuffer
    private var known = HeightMemo<LayoutIssue.Kind?>()
    /// Items of the current stride with lines wider than their container.
    private var overflowing: Set<Int> = []
    private var found: [LayoutIssue] = []

    init(_ layout: TableLayout, lineLength: Int?) {
        self.layout = layout
        self.lineLength = lineLength
        keys = HeightKeys(layout.composer, layout.table, countsLinesOfFixedHeights: true)
        buffer = ArrangementBuffer(layout.composer, layout.table)
    }

    mutating func issues() -> [LayoutIssue] {
        for run in table.outline.runs {
            let shape = table.outline.shapes[run.shape]
            guard !shape.texts.isEmpty else { continue }
            for items in run.items.strides {
                keys.find(items, in: run, shape)
                if shape.hasFixedHeight { checkHeights(of: items, shape) }
                let first =
                    run.firstText + (items.lowerBound - run.items.lowerBound) * shape.texts.count
                if let container = composer.container(of: shape) {
                    for number in shape.texts.indices {
                        checkLines(of: number, of: items, shape, from: first, in: container)
                    }
                } else {
                    for item in items { checkLines(ofItem: item, shape) }
                }
                for item in composer.isCrowded(shape) ? Array(items) : overflowing.sorted() {
                    checkFrames(of: item)
                }
                overflowing.removeAll(keepingCapacity: true)
            }
        }
        // Runs come in order, texts of one stretch one after the other.
        return found.sorted { $0.item < $1.item }
    }
}

// MARK: - Heights

extension IssuePass {
    private mutating func checkHeights(of items: Range<Int>, _ shape: ItemShape) {
        for (item, key) in zip(items, keys.keys) where table.isPrepared(item) {
            if let kind = known[key] ?? height(of: item, key, shape) {
                found.append(LayoutIssue(item: item, kind: kind))
            }
        }
    }

    /// The issue of an item's height; nil for none.
    private mutating func height(
        of item: Int, _ key: HeightKey, _ shape: ItemShape
    ) -> LayoutIssue.Kind? {
        buffer.arrange(item, key, shape)
        let arrangement = buffer.arrangement
        let isTooLow = arrangement.neededHeight > arrangement.height + ItemComposer.tolerance
        let kind: LayoutIssue.Kind? =
            isTooLow || arrangement.isClipped
            ? .height(
                needed: arrangement.neededHeight, given: arrangement.height,
                isClipped: arrangement.isClipped && arrangement.cutsLetters(of: shape, composer))
            : nil
        if key != .none { known[key] = .some(kind) }
        return kind
    }
}

// MARK: - Lines

extension IssuePass {
    /// Clusters of a text's first two lines, of which the ellipsis may leave none.
    private static let fewClusters = 12

    /// Checks one text of each of some items of a shape.
    ///
    /// - Parameter first: the place of the first item's first text among all texts of the table.
    private mutating func checkLines(
        of number: Int, of items: Range<Int>, _ shape: ItemShape, from first: Int,
        in container: TextContainer
    ) {
        let text = shape.texts[number]
        var parameters = composer.parameters(text, width: container.width)
        parameters.lineLimit = 0
        let breaks = table.faces[text.font].breaks
        // All counted lines have the font's line height, so that texts of as many lines share one.
        var heights: [Int: Double] = [:]
        func height(_ lineCount: Int) -> Double {
            if let known = heights[lineCount] { return known }
            let height = buffer.arranger.extent(of: text, lineCount: lineCount).height
            heights[lineCount] = height
            return height
        }
        breaks.withCounter(parameters) { counter in
            for (position, item) in items.enumerated() {
                let index = Int(table.indices[first + position * shape.texts.count + number])
                guard index >= 0 else { continue }
                let key = keys.keys[position]
                let lines =
                    key != .none && key.axis == .horizontal
                    ? breaks.clusterCount(of: index).map(CountedLines.init(onOneLine:))
                    : CountedLines(lineLimit: text.lineLimit) {
                        counter.forEachLine(of: index, $0)
                    }
                        ?? CountedLines(lineLimit: text.lineLimit) {
                            breaks.forEachLine(ofLong: index, parameters, $0)
                        }
                guard let lines, max(lines.longest, lines.mostBeforeEllipsis) <= lineLength ?? .max
                else {
                    checkLines(of: number, ofItem: item, shape)
                    continue
                }
                guard lines.isTruncated else { continue }
                // So little of a text may be nothing.
                if text.lineLimit == 1, lines.mostBeforeEllipsis < Self.fewClusters {
                    checkLines(of: number, ofItem: item, shape)
                } else {
                    add(
                        item,
                        .truncation(
                            text: number, lineCount: lines.count, needed: height(lines.count),
                            given: height(text.lineLimit), isLost: false))
                }
            }
        }
    }

    private mutating func add(_ item: Int, _ kind: LayoutIssue.Kind) {
        found.append(LayoutIssue(item: item, kind: kind))
    }

    private mutating func checkLines(ofItem item: Int, _ shape: ItemShape) {
        for number in shape.texts.indices { checkLines(of: number, ofItem: item, shape) }
    }

    /// Breaks a text into the lines that are drawn, and looks at each.
    private mutating func checkLines(of number: Int, ofItem item: Int, _ shape: ItemShape) {
        let text = shape.texts[number]
        let place = table.outline.shape(of: item).places.lowerBound + number
        guard let prepared = table.text(text, at: place) else { return }
        buffer.arrange(item, .none, shape)
        let width = buffer.arrangement.texts[number].lineWidth
        let parameters = composer.parameters(text, width: width)
        let lines = LineReview(prepared, parameters)
        // Behind an ellipsis as well: who lifts the limit finds nothing new.
        let whole = lines.isTruncated ? review(prepared, parameters, lineLimit: 0) : lines
        if let lineLength, max(lines.longest, whole.longest) > lineLength {
            add(
                item,
                .longLine(text: number, characterCount: max(lines.longest, whole.longest)))
        }
        if lines.isTruncated {
            var unlimited = text
            unlimited.lineLimit = 0
            let needed = buffer.arranger.extent(of: unlimited, prepared, width: width)
            add(
                item,
                .truncation(
                    text: number, lineCount: needed.lineCount, needed: needed.height,
                    given: buffer.arranger.extent(of: text, prepared, width: width).height,
                    isLost: lines.longest == 0))
        }
        if lineLength != nil, let word = whole.brokenWord {
            add(
                item,
                .brokenWord(
                    text: number, scalars: word,
                    needed: parameters.length(prepared.shaped.sum(of: word)),
                    given: width))
        }
        if lines.isOverflowing { overflowing.insert(item) }
    }

    private func review(
        _ prepared: PreparedText, _ parameters: LineBreakParameters, lineLimit: Int
    ) -> LineReview {
        var parameters = parameters
        parameters.lineLimit = lineLimit
        return LineReview(prepared, parameters)
    }

    private mutating func checkFrames(of item: Int) {
        guard table.isPrepared(item) else { return }
        for kind in layout.item(at: item).collisions(in: layout) { add(item, kind) }
    }
}

// MARK: - One text

/// The lines of a text, counted without its line limit.
private struct CountedLines {
    private(set) var count = 1
    /// The most clusters of a line that shows as it is.
    private(set) var longest = 0
    /// The most clusters that the line before the ellipsis may have; 0 where no text is left out.
    private(set) var mostBeforeEllipsis = 0
    private(set) var isTruncated = false

    init(onOneLine clusters: Int) { longest = clusters }

    /// Nil where counting does not do.
    @inline(__always)
    init?(lineLimit: Int, _ forEachLine: (_ body: (Int) -> Void) -> Int?) {
        var line = 0
        var (longest, cut) = (0, 0)
        let count = forEachLine { clusters in
            line += 1
            if lineLimit == 0 || line < lineLimit {
                longest = max(longest, clusters)
            } else if line <= lineLimit + 1 {
                // The last line that shows is filled with letters of the next.
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
private struct LineReview {
    /// The characters of the line that has most.
    private(set) var longest = 0
    private(set) var isTruncated = false
    /// The first word that is broken between letters.
    private(set) var brokenWord: Range<Int>?
    /// Whether a line is longer than lines may be, since not even a letter fits.
    private(set) var isOverflowing = false

    init(_ text: PreparedText, _ parameters: LineBreakParameters) {
        for line in IteratorSequence(LineIterator(text, parameters)) {
            longest = max(longest, text.shaped.characterCount(in: line.scalars))
            switch line.end {
            case .truncation: isTruncated = true
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

    /// The word that a place is in: what stands between two break opportunities, without white
    /// space.
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

    /// All of some characters.
    fileprivate func sum(of characters: Range<Int>) -> AdvanceSum {
        characters.reduce(AdvanceSum()) { $0 + advance(at: $1) }
    }
}
