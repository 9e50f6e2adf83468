// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

/// The prepared texts of a table in the order of its items, so that layout needs no lookup.
///
/// The extents of texts that are not prepared yet are estimated, so the layout of such a table is approximate.
struct PreparedTable: Sendable {
    let outline: TableOutline
    /// The prepared texts of each font of the palette.
    let faces: PerFont<FaceTexts>
    /// The index of each text of the table in the texts of its face; −1 if it is not prepared.
    let indices: [Int32]
    /// The number of texts that are not prepared.
    let missingCount: Int

    /// Whether all texts of an item are prepared.
    func isPrepared(_ item: Int) -> Bool {
        missingCount == 0 || outline.texts(of: item).places.allSatisfy { indices[$0] >= 0 }
    }

    /// A prepared text; nil if it is not prepared.
    ///
    /// - Parameter place: the index of the text in the table.
    func text(_ text: ItemShape.Text, at place: Int) -> PreparedText? {
        let index = indices[place]
        return index >= 0 ? faces[text.font][Int(index)] : nil
    }
}

// MARK: - Measuring

extension PreparedTable {
    /// Measures an item for `ItemArranger.arrange`. Extents of prepared texts are measured, others are estimated.
    ///
    /// - Parameter wantsWidths: whether the widths of wrapped texts are needed, too. Heights need only line
    ///   counts, which are faster to find for long texts.
    func measure<Inputs>(
        _ item: Int, _ arranger: ItemArranger<Inputs>, wantsWidths: Bool = true,
        into measure: inout ItemMeasure<Inputs.Number>
    ) {
        let composer = arranger.composer
        let (shape, places) = outline.shape(of: item)
        func extent(_ number: Int, width: Double) -> TextExtent<Inputs.Number> {
            let text = shape.texts[number]
            let place = places.lowerBound + number
            // The shapes of dates are as wide as their texts.
            if !wantsWidths, width < .infinity, text.role != .date,
                let count = lineCount(of: text, at: place, width)
            {
                return arranger.extent(of: text, lineCount: count)
            }
            return whole(number, width: width)
        }
        func whole(_ number: Int, width: Double) -> TextExtent<Inputs.Number> {
            self.extent(
                of: shape.texts[number], number, of: item, at: places.lowerBound + number,
                width: width, arranger)
        }
        func lineCount(of text: ItemShape.Text, at place: Int, _ width: Double) -> Int? {
            guard indices[place] >= 0 else { return nil }
            let parameters = composer.parameters(text, width: width)
            let index = Int(indices[place])
            let breaks = faces[text.font].breaks
            return breaks.withCounter(parameters) { $0.lineCount(of: index) }
                ?? breaks.forEachLine(ofLong: index, parameters) { _ in }
        }
        let accessoryTexts = shape.accessoryTexts
        let container = composer.container(of: shape) { number in
            extent(accessoryTexts.lowerBound + number, width: .infinity).size
        }
        let axis = axis(of: item, shape, from: places.lowerBound, in: container, composer)
        var second = 0.0
        if axis == .horizontal, let pair = composer.texts(sharingLineIn: shape) {
            switch pair.kind {
            case .trailing: second = extent(pair.second, width: .infinity).width
            case .dates:
                second = composer.width(
                    ofDates: shape.dates.lazy.map { extent($0, width: .infinity).width })
            case .value, .field: break
            }
        }
        measure.axis = axis
        measure.stack.removeAll()
        if let stack = shape.stack, !stack.isColumnOfLabels {
            measure.stack.find(stack, in: container.width, composer, wantsAll: wantsWidths) {
                let width = widthOnOneLine($0, of: item, shape, from: places.lowerBound, composer)
                return width.map(composer.grid.ceil) ?? whole($0, width: .infinity).width
            } wrapped: {
                whole($0, width: $1).width
            }
        }
        measure.extents.removeAll(keepingCapacity: true)
        for number in shape.texts.indices {
            let isInStack = !measure.stack.isEmpty && shape.contentTexts.contains(number)
            let width =
                isInStack
                ? measure.stack.lineWidth(ofText: number)
                : composer.lineWidth(of: number, in: shape, axis, container, second: second)
            measure.extents.append(extent(number, width: width))
        }
    }

    /// The axis of an item's texts.
    ///
    /// - Parameter first: the index of the item's first text in the table.
    func axis(
        of item: Int, _ shape: ItemShape, from first: Int, in container: TextContainer,
        _ composer: ItemComposer
    ) -> TextAxis {
        guard let pair = composer.texts(sharingLineIn: shape) else { return .vertical }
        func width(_ number: Int) -> Double? {
            widthOnOneLine(number, of: item, shape, from: first, composer)
        }
        let second =
            pair.kind == .dates
            ? composer.width(ofDates: shape.dates.lazy.map { width($0) ?? .infinity })
            : width(pair.second)
        return composer.axis(pair.kind, first: width(pair.first), second: second, in: container)
    }

    /// The width of a text on one line, in points; nil for a text with several paragraphs or lines.
    private func widthOnOneLine(
        _ number: Int, of item: Int, _ shape: ItemShape, from first: Int,
        _ composer: ItemComposer
    ) -> Double? {
        let text = shape.texts[number]
        let parameters = composer.parameters(text, width: .infinity)
        let index = Int(indices[first + number])
        guard index >= 0 else {
            return estimatedWidth(of: number, of: item, font: text.font, parameters)
        }
        if let width = faces[text.font].breaks.length(of: index, parameters) { return width }
        var lines = LineIterator(faces[text.font][index], parameters)
        let line = lines.next()
        return lines.next() == nil ? line?.width : nil
    }

    private func extent<Inputs>(
        of text: ItemShape.Text, _ number: Int, of item: Int, at place: Int, width: Double,
        _ arranger: ItemArranger<Inputs>
    ) -> TextExtent<Inputs.Number> {
        if let prepared = self.text(text, at: place) {
            return arranger.extent(of: text, prepared, width: width)
        }
        let parameters = arranger.composer.parameters(text, width: width)
        return arranger.extent(
            of: text,
            lineCount: estimatedLineCount(of: number, of: item, font: text.font, parameters),
            width: min(width, estimatedWidth(of: number, of: item, font: text.font, parameters)))
    }
}

// MARK: - Counting

extension PreparedTable {
    /// Whether the lines of a text are counted by `BreakTable` or estimated; otherwise `LineIterator` visits
    /// every character.
    func isCountable(_ text: ItemShape.Text, at place: Int) -> Bool {
        let index = Int(indices[place])
        return index < 0 || faces[text.font].breaks.holds(index)
    }

    /// Calls `body` with a counter for the lines of one text of all items of a shape.
    @inline(__always)
    func withCounter(
        of number: Int, in shape: ItemShape, width: Double, _ composer: ItemComposer,
        _ body: (TextCounter) -> Void
    ) {
        let text = shape.texts[number]
        let parameters = composer.parameters(text, width: width)
        faces[text.font].breaks.withCounter(parameters) { counter in
            body(
                TextCounter(
                    table: self, number: number, text: text, parameters: parameters,
                    font: composer.font(of: text), counter: counter))
        }
    }

    /// A counter for the lines of one text of many items of the same shape.
    struct TextCounter {
        fileprivate let table: PreparedTable
        fileprivate let number: Int
        fileprivate let text: ItemShape.Text
        fileprivate let parameters: LineBreakParameters
        fileprivate let font: FontMeasure
        fileprivate let counter: BreakTable.LineCounter

        /// The line count of a text; nil if its lines may have different heights.
        ///
        /// - Parameter place: the index of the text in the table.
        @inline(__always)
        func lineCount(of item: Int, at place: Int) -> Int? {
            let index = Int(table.indices[place])
            guard index >= 0 else {
                return table.estimatedLineCount(
                    of: number, of: item, font: text.font, parameters)
            }
            return counter.lineCount(of: index) ?? walkedLineCount(of: index, parameters)
        }

        /// The line count of a prepared text in a width of its own, in points; nil also for a text that is not
        /// prepared.
        func lineCount(of item: Int, at place: Int, width: Double) -> Int? {
            let index = Int(table.indices[place])
            guard index >= 0 else { return nil }
            var parameters = parameters
            parameters.width = width
            return counter.lineCount(of: index, parameters)
                ?? walkedLineCount(of: index, parameters)
        }

        /// The length of a text on one line, in points; nil for a text with several faces or lines, for a long text,
        /// and for a text that is not prepared.
        @inline(__always)
        func length(at place: Int) -> Double? {
            let index = Int(table.indices[place])
            return index < 0 ? nil : counter.length(of: index, parameters)
        }

        private func walkedLineCount(
            of index: Int, _ parameters: LineBreakParameters
        ) -> Int? {
            let face = table.faces[text.font]
            if let count = face.breaks.forEachLine(ofLong: index, parameters, { _ in }) {
                return count
            }
            let text = face[index]
            return text.hasEvenLines(font) ? text.lineCount(parameters) : nil
        }
    }
}

extension PreparedText {
    /// The line count, found by breaking character by character.
    fileprivate func lineCount(_ parameters: LineBreakParameters) -> Int {
        var lines = LineIterator(self, parameters)
        var count = 0
        while lines.next() != nil { count += 1 }
        return count
    }
}

// MARK: - Estimates

extension PreparedTable {
    /// The estimated line count of a text that is not prepared.
    fileprivate func estimatedLineCount(
        of number: Int, of item: Int, font: Int, _ parameters: LineBreakParameters
    ) -> Int {
        // Lines end in unused space, because words are not broken.
        let width = estimatedWidth(of: number, of: item, font: font, parameters) * 1.05
        let lines = Int(min(width / max(parameters.width, 1), 200)) + 1
        return parameters.lineLimit == 0 ? lines : min(lines, parameters.lineLimit)
    }

    /// The estimated width of a text on one line, in points.
    private func estimatedWidth(
        of number: Int, of item: Int, font: Int, _ parameters: LineBreakParameters
    ) -> Double {
        let length = outline.content.textLength(number, of: outline.ids[item])
        return Double(length) * faces[font].averageAdvance * parameters.pointSize
    }
}
