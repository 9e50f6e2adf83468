// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Explanations

/// The height keys of items whose lines have widths of their own, because another text is beside them or inside an
/// accessory. If the height follows from line counts, the lines of all items are counted text by text, as for items
/// with one container.
struct OwnWidths {
    /// The widths of the texts on one line in points, one column for each text. Infinite for texts that only
    /// `LineIterator` can measure.
    private var widths: [Double] = []
    /// The width at which the lines of each text are broken, likewise.
    private var lineWidths: [Double] = []
    private var stackWidths = StackWidths()

    /// Finds the keys of some items. Those that must be measured keep theirs.
    ///
    /// - Parameter key: the key of the shape without any counts.
    mutating func find(
        _ places: some Collection<TableOutline.Place>, _ shape: ItemShape, _ key: HeightKey,
        _ table: PreparedTable, _ composer: ItemComposer, into keys: inout [HeightKey]
    ) {
        let count = places.count
        measure(places, shape, table, composer)
        lineWidths.removeAll(keepingCapacity: true)
        lineWidths.append(contentsOf: repeatElement(.infinity, count: widths.count))
        let line = LineShares(shape, composer)
        let stack = shape.stack.flatMap { $0.isColumnOfLabels ? nil : $0 }
        for (position, place) in places.enumerated() {
            let shares = line.shares { widths[$0 * count + position] }
            guard let shares else { continue }
            if let stack {
                guard
                    findWidths(
                        of: stack, at: place, position, of: count, in: shares.container, shape,
                        table,
                        composer)
                else { continue }
            } else {
                for number in shape.contentTexts {
                    lineWidths[number * count + position] = line.width(of: number, shares)
                }
            }
            keys[position] = key
            keys[position].axis = shares.axis
        }
        for (number, text) in shape.texts.enumerated() {
            table.withCounter(of: number, in: shape, width: .infinity, composer) { counter in
                for (position, place) in places.enumerated() where keys[position] != .none {
                    let width = lineWidths[number * count + position]
                    let length = widths[number * count + position]
                    let isOnOneLine =
                        length < .infinity && (length <= width || text.lineLimit == 1)
                    let lines =
                        isOnOneLine
                        ? 1
                        : counter.lineCount(
                            of: place.item, at: place.firstText + number, width: width)
                    keys[position].setLineCount(lines ?? .max, number)
                }
            }
        }
    }

    /// Finds the width at which each text of a stack is broken. Returns false for a text that only `LineIterator` can
    /// measure.
    private mutating func findWidths(
        of stack: StackContent, at place: TableOutline.Place, _ position: Int, of count: Int,
        in container: TextContainer, _ shape: ItemShape, _ table: PreparedTable,
        _ composer: ItemComposer
    ) -> Bool {
        for number in shape.contentTexts where widths[number * count + position] == .infinity {
            return false
        }
        stackWidths.find(stack, in: container.width, composer, wantsAll: false) {
            composer.grid.ceil(widths[$0 * count + position])
        } wrapped: { number, width in
            guard let text = table.text(shape.texts[number], at: place.firstText + number) else {
                return width
            }
            return ItemArranger(composer, PlainInputs<LayoutInput>())
                .extent(of: shape.texts[number], text, width: width).width
        }
        for number in shape.contentTexts {
            lineWidths[number * count + position] = stackWidths.lineWidth(ofText: number)
        }
        return true
    }

    /// Measures each text on one line.
    private mutating func measure(
        _ places: some Collection<TableOutline.Place>, _ shape: ItemShape, _ table: PreparedTable,
        _ composer: ItemComposer
    ) {
        widths.removeAll(keepingCapacity: true)
        for number in shape.texts.indices {
            table.withCounter(of: number, in: shape, width: .infinity, composer) { counter in
                for place in places {
                    widths.append(counter.length(at: place.firstText + number) ?? .infinity)
                }
            }
        }
    }
}

/// How the texts of a shape share their lines, by arithmetic on their widths. `ItemComposer` decides the same for a
/// single item.
private final class LineShares {
    /// The widths of an item.
    struct Shares {
        var container: TextContainer
        var axis: TextAxis
        /// The width of the second text of the line, or of all dates, in points.
        var second: Double
    }

    private let shape: ItemShape
    private let composer: ItemComposer
    private let pair: ItemComposer.LinePair?
    private let dates: Range<Int>
    /// The width of the shapes of all dates without their texts, in points.
    private let emptyDates: Double
    private let accessoryTexts: Range<Int>
    /// The container of an item without any text in its accessories; nil if the accessories have texts.
    private let fixedContainer: TextContainer?

    init(_ shape: ItemShape, _ composer: ItemComposer) {
        self.shape = shape
        self.composer = composer
        pair = composer.texts(sharingLineIn: shape)
        dates = shape.dates
        emptyDates = dates.isEmpty ? 0 : composer.width(ofDates: dates.lazy.map { _ in 0 })
        accessoryTexts = shape.accessoryTexts
        fixedContainer =
            accessoryTexts.isEmpty
            ? composer.container(of: shape) { _ in Size(width: 0, height: 0) } : nil
    }

    /// The shares of an item; nil if its texts must be broken into lines to find them.
    ///
    /// - Parameter width: returns the width of a text on one line, in points.
    func shares(_ width: (Int) -> Double) -> Shares? {
        func whole(_ number: Int) -> Double { composer.grid.ceil(width(number)) }
        for number in accessoryTexts where width(number) == .infinity { return nil }
        let container =
            fixedContainer
            ?? composer.container(of: shape) { number in
                let text = accessoryTexts.lowerBound + number
                return Size(
                    width: whole(text), height: composer.lineHeight(of: shape.texts[text]))
            }
        let dateWidth = dates.reduce(emptyDates) { $0 + whole($1) }
        var axis = TextAxis.vertical
        if let pair {
            let (first, second) = (width(pair.first), width(pair.second))
            guard first < .infinity, second < .infinity, dateWidth < .infinity else { return nil }
            axis = composer.axis(
                pair.kind, first: first,
                second: dates.isEmpty ? second : dates.reduce(emptyDates) { $0 + width($1) },
                in: container)
        }
        // Dates that do not fit beside each other are on several lines.
        if axis == .vertical, dateWidth > container.width { return nil }
        return Shares(
            container: container, axis: axis,
            second: dates.isEmpty ? pair.map { whole($0.second) } ?? 0 : dateWidth)
    }

    /// The width at which the lines of a text are broken, in points.
    func width(of number: Int, _ shares: Shares) -> Double {
        composer.lineWidth(
            of: number, in: shape, shares.axis, shares.container, second: shares.second)
    }
}
