// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

/// The search for layout issues of a table. It goes through the items as `HeightPass` does.
///
/// For most texts, counting lines is enough. Only the other texts, and texts with issues, are broken into lines
/// one by one.
struct IssuePass {
    private let layout: TableLayout
    /// The longest line that is not an issue; nil if only lost text is one.
    private let lineLength: Int?
    private var composer: ItemComposer { layout.composer }
    private var table: PreparedTable { layout.table }
    private var keys: HeightKeys
    private var buffer: ArrangementBuffer
    private var known = HeightMemo<LayoutIssue.Kind?>()
    /// The items of the current stride with lines wider than their container.
    private var overflowing: Set<Int> = []
    private var found: [LayoutIssue] = []

    init(_ layout: TableLayout, lineLength: Int?) {
        self.layout = layout
        self.lineLength = lineLength
        keys = HeightKeys(layout.composer, layout.table, countsLinesOfFixedHeights: true)
        buffer = ArrangementBuffer(layout.composer, layout.table)
    }

    mutating func issues() -> [LayoutIssue] {
        let outline = table.outline
        for run in outline.runs where !run.isShort {
            let shape = outline.shapes[run.shape]
            check(run.places(step: shape.texts.count), ofShape: run.shape, shape)
        }
        for (number, places) in outline.scattered.enumerated() {
            check(places, ofShape: number, outline.shapes[number])
        }
        // Within a stride, all first texts come before all second texts.
        return found.sorted { $0.item < $1.item }
    }

    private mutating func check<Places: RandomAccessCollection<TableOutline.Place>>(
        _ places: Places, ofShape number: Int, _ shape: ItemShape
    ) where Places.Index == Int {
        checkControls(of: places, shape)
        guard !shape.texts.isEmpty || shape.control != nil && shape.hasFixedHeight else { return }
        for places in places.strides {
            if growsWithTexts(places, shape) { continue }
            keys.find(places, ofShape: number, shape)
            if shape.hasFixedHeight { checkHeights(of: places, shape) }
            if let container = composer.container(of: shape) {
                for number in shape.texts.indices {
                    checkLines(of: number, of: places, shape, in: container)
                }
            } else {
                for place in places { checkLines(ofItem: place.item, shape) }
            }
            let isCrowded = composer.mayReachBesides(shape)
            for item in isCrowded ? places.map(\.item) : overflowing.sorted() {
                checkFrames(of: item)
            }
            overflowing.removeAll(keepingCapacity: true)
        }
    }

    /// Checks whether the controls of rows have their least width.
    private mutating func checkControls(
        of places: some Collection<TableOutline.Place>, _ shape: ItemShape
    ) {
        guard case .row(let row) = shape.structure,
            let least = row.control.flatMap({ composer.metrics.controls[$0]?.minimumWidth }),
            least > 0
        else { return }
        let texts = shape.accessoryTexts
        for place in places where table.isPrepared(place.item) {
            let given =
                composer.container(of: row) { number in
                    let text = shape.texts[texts.lowerBound + number]
                    return table.text(text, at: place.firstText + texts.lowerBound + number).map {
                        buffer.arranger.extent(of: text, $0, width: .infinity).size
                    } ?? Size(width: 0, height: 0)
                }.width
            guard given < least - ItemComposer.tolerance else { continue }
            add(place.item, .crowding(needed: least, given: given))
        }
    }

    /// Whether items cannot lose text at any line count: neither lines nor heights have a limit, and the widest
    /// letter fits a line.
    private func growsWithTexts(
        _ places: some Collection<TableOutline.Place>, _ shape: ItemShape
    ) -> Bool {
        guard lineLength == nil, !shape.texts.isEmpty, !composer.mayLoseText(shape),
            let container = composer.container(of: shape)
        else { return false }
        for place in places {
            for (number, text) in shape.texts.enumerated() {
                let index = Int(table.indices[place.firstText + number])
                guard index >= 0 else { continue }
                let font = composer.font(of: text)
                let widest = table.faces[text.font].widestCluster(of: index) * font.pointSize
                // The factor leaves room for kerning, tracking, and a hyphen.
                guard widest * 1.5 + max(0, font.tracking) + font.pointSize < container.width
                else { return false }
            }
        }
        return true
    }
}

// MARK: - Heights

extension IssuePass {
    private mutating func checkHeights(
        of places: some Collection<TableOutline.Place>, _ shape: ItemShape
    ) {
        for (place, key) in zip(places, keys.keys) where table.isPrepared(place.item) {
            if let kind = known[key] ?? height(of: place.item, key, shape) {
                found.append(LayoutIssue(item: place.item, kind: kind))
            }
        }
    }

    /// The issue of an item's height; nil for none.
    private mutating func height(
        of item: Int, _ key: HeightKey, _ shape: ItemShape
    ) -> LayoutIssue.Kind? {
        buffer.arrange(item, key, shape)
        let arrangement = buffer.arrangement
        // Of an item without text, only a control can be lost.
        let isTooLow =
            arrangement.neededHeight > arrangement.height + ItemComposer.tolerance
            && !shape.texts.isEmpty
        let isClipped = arrangement.isClipped && arrangement.cutsContent(of: shape, composer)
        if isClipped, shape.control == .textView, let text = shape.index(of: .field) {
            // A text view scrolls.
            return .scroll(text: text, needed: arrangement.neededHeight, given: arrangement.height)
        }
        let kind: LayoutIssue.Kind? =
            isTooLow || isClipped || arrangement.isClipped && !shape.texts.isEmpty
            ? .height(
                needed: arrangement.neededHeight, given: arrangement.height, isClipped: isClipped)
            : nil
        if key != .none { known[key] = .some(kind) }
        return kind
    }
}

// MARK: - Lines

extension IssuePass {
    /// The number of clusters in a text's first two lines, below which the ellipsis may leave none.
    private static let fewClusters = 12

    /// Checks one text of each of some items of one shape.
    private mutating func checkLines(
        of number: Int, of places: some Collection<TableOutline.Place>, _ shape: ItemShape,
        in container: TextContainer
    ) {
        let text = shape.texts[number]
        var parameters = composer.parameters(text, width: container.width)
        parameters.lineLimit = 0
        let breaks = table.faces[text.font].breaks
        // All counted lines have the font's line height, so texts with equal line counts share one height.
        var heights: [Int: Double] = [:]
        func height(_ lineCount: Int) -> Double {
            if let known = heights[lineCount] { return known }
            let height = buffer.arranger.extent(of: text, lineCount: lineCount).height
            heights[lineCount] = height
            return height
        }
        breaks.withCounter(parameters) { counter in
            for (position, place) in places.enumerated() {
                let item = place.item
                let index = Int(table.indices[place.firstText + number])
                guard index >= 0 else { continue }
                let key = keys.keys[position]
                let lines =
                    key != .none && key.axis == .horizontal
                    ? breaks.clusterCount(of: index).map(CountedLines.init(onOneLine:))
                    : CountedLines(lineLimit: text.lineLimit) {
                        counter.forEachLine(of: index, $0)
                    }
                        ?? CountedLines(lineLimit: text.lineLimit) {
                            text.lineLimit > 0 && breaks.hasParagraphs(index)
                                ? nil : breaks.forEachLine(ofLong: index, parameters, $0)
                        }
                guard let lines, max(lines.longest, lines.mostBeforeEllipsis) <= lineLength ?? .max
                else {
                    checkLines(of: number, ofItem: item, shape)
                    continue
                }
                guard lines.isTruncated else { continue }
                // The ellipsis may leave none of a line this short, and a text may shrink.
                if text.lineLimit == 1 && lines.mostBeforeEllipsis < Self.fewClusters
                    || text.minimumScale < 1
                {
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

    /// Breaks a text into its lines as drawn, and checks each.
    private mutating func checkLines(of number: Int, ofItem item: Int, _ shape: ItemShape) {
        let text = shape.texts[number]
        let place = table.outline.shape(of: item).places.lowerBound + number
        guard let prepared = table.text(text, at: place) else { return }
        buffer.arrange(item, .none, shape)
        let width = buffer.arrangement.texts[number].lineWidth
        let parameters = composer.parameters(text, width: width)
        let lines = LineReview(prepared, parameters)
        let size = parameters.shrunk(toFit: prepared).pointSize
        if lineLength != nil, size < parameters.pointSize {
            add(item, .shrinking(text: number, pointSize: size))
        }
        // The text after an ellipsis is checked, too: a higher line limit then brings no new findings.
        let whole =
            lines.isTruncated
            ? review(prepared, parameters.atMinimumScale, lineLimit: 0) : lines
        // The line of a field scrolls, and only a part of it is read at once.
        if let lineLength, text.role != .field || width.isFinite,
            max(lines.longest, whole.longest) > lineLength
        {
            add(
                item,
                .longLine(text: number, characterCount: max(lines.longest, whole.longest)))
        }
        let placement = buffer.arrangement.texts[number]
        if lineLength != nil, text.role == .field, !width.isFinite,
            placement.extent.width > placement.container.width + ItemComposer.tolerance
        {
            add(
                item,
                .scroll(
                    text: number, needed: placement.extent.width, given: placement.container.width))
        }
        if lines.isTruncated {
            var unlimited = text
            unlimited.lineLimit = 0
            let needed = buffer.arranger.extent(
                of: unlimited, prepared, width: width / text.minimumScale)
            add(
                item,
                .truncation(
                    text: number, lineCount: needed.lineCount, needed: needed.height,
                    given: buffer.arranger.extent(of: text, prepared, width: width).height,
                    isLost: lines.longest == 0))
        }
        // An ellipsis replaces the rest of a single line, so no word of it is broken.
        if lineLength != nil, text.lineLimit != 1, let word = whole.brokenWord {
            let needed = parameters.length(prepared.shaped.sum(of: word))
            if needed > width {
                add(
                    item, .brokenWord(text: number, scalars: word, needed: needed, given: width))
            }
        }
        if lines.isOverflowing || buffer.isStackTooWide { overflowing.insert(item) }
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
