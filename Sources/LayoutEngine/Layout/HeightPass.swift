// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

/// The computation of all offsets of a table, from the first item to the last.
///
/// If all lines of a text have the same height, the height of an item follows from its shape and the line
/// counts of its texts. Lines are counted for every item. An item is arranged once for each combination of
/// shape and counts: about a dozen times for ten thousand rows.
struct HeightPass {
    private let table: PreparedTable
    private var heights = HeightMemo<Double>()
    private var keys: HeightKeys
    private var buffer: ArrangementBuffer

    init(_ composer: ItemComposer, _ table: PreparedTable) {
        self.table = table
        keys = HeightKeys(composer, table, countsLinesOfFixedHeights: false)
        buffer = ArrangementBuffer(composer, table)
    }

    /// The top of each item, and the height of the table as the last element, in points.
    mutating func offsets() -> [Double] {
        let outline = table.outline
        var offsets: [Double] = []
        offsets.reserveCapacity(outline.ids.count + 1)
        let scattered = heightsOfScatteredItems()
        var top = 0.0
        for run in outline.runs {
            if run.isShort {
                for item in run.items {
                    offsets.append(top)
                    top += scattered[item]
                }
                continue
            }
            let shape = outline.shapes[run.shape]
            for places in run.places(step: shape.texts.count).strides {
                keys.find(places, ofShape: run.shape, shape)
                for (place, key) in zip(places, keys.keys) {
                    offsets.append(top)
                    top += heights[key] ?? height(of: place.item, key, shape)
                }
            }
        }
        offsets.append(top)
        return offsets
    }

    /// The heights of the items of short runs, by the indices of all items.
    private mutating func heightsOfScatteredItems() -> [Double] {
        let outline = table.outline
        guard outline.hasScatteredItems else { return [] }
        var result = [Double](repeating: 0, count: outline.ids.count)
        for (number, group) in outline.scattered.enumerated() {
            let shape = outline.shapes[number]
            for places in group.strides {
                keys.find(places, ofShape: number, shape)
                for (place, key) in zip(places, keys.keys) {
                    result[place.item] = heights[key] ?? height(of: place.item, key, shape)
                }
            }
        }
        return result
    }

    private mutating func height(of item: Int, _ key: HeightKey, _ shape: ItemShape) -> Double {
        buffer.arrange(item, key, shape)
        let height = buffer.arrangement.height
        if key != .none { heights[key] = height }
        return height
    }
}

extension RandomAccessCollection where Index == Int {
    /// The strides of the places, short enough that the keys of their items stay in the processor's cache.
    var strides: some Sequence<SubSequence> {
        stride(from: startIndex, to: endIndex, by: 512).lazy.map {
            self[$0..<Swift.min($0 + 512, endIndex)]
        }
    }
}
