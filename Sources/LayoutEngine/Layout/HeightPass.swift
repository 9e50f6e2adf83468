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
        var offsets: [Double] = []
        offsets.reserveCapacity(table.outline.ids.count + 1)
        var top = 0.0
        for run in table.outline.runs {
            let shape = table.outline.shapes[run.shape]
            for items in run.items.strides {
                keys.find(items, in: run, shape)
                for (item, key) in zip(items, keys.keys) {
                    offsets.append(top)
                    top += heights[key] ?? height(of: item, key, shape)
                }
            }
        }
        offsets.append(top)
        return offsets
    }

    private mutating func height(of item: Int, _ key: HeightKey, _ shape: ItemShape) -> Double {
        buffer.arrange(item, key, shape)
        let height = buffer.arrangement.height
        if key != .none { heights[key] = height }
        return height
    }
}

extension Range<Int> {
    /// The strides of the range, short enough that the keys of their items stay in the processor's cache.
    var strides: some Sequence<Range<Int>> {
        stride(from: lowerBound, to: upperBound, by: 512).lazy.map {
            $0..<Swift.min($0 + 512, upperBound)
        }
    }
}
