// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Explanations

/// The computation of all offsets of a table, from the first item to the last.
///
/// Where all lines of a text have the same height, the height of an item follows from its shape and the
/// line counts of its texts. Lines are counted for every item; an item is arranged once for each
/// combination of shape and counts, of which ten thousand rows have about a dozen.
struct HeightPass {
    private let composer: ItemComposer
    private let arranger: ItemArranger<PlainInputs<LayoutInput>>
    private let table: PreparedTable
    private var heights = HeightMemo()
    /// The keys of the items in the current stride.
    private var keys: [HeightKey] = []
    /// The extents and the arrangement of one item; reused, so that the next allocates nothing.
    private var extents: [TextExtent<Double>] = []
    private var arrangement = ItemArrangement<Double>()

    /// Items per step, few enough for their keys to stay in the processor's cache.
    private static let stride = 512

    init(_ composer: ItemComposer, _ table: PreparedTable) {
        self.composer = composer
        arranger = ItemArranger(composer, PlainInputs())
        self.table = table
    }

    /// The top of each item, and the height of the table as the last element, in points.
    mutating func offsets() -> [Double] {
        var offsets: [Double] = []
        offsets.reserveCapacity(table.outline.ids.count + 1)
        var top = 0.0
        for run in table.outline.runs {
            let shape = table.outline.shapes[run.shape]
            var first = run.items.lowerBound
            while first < run.items.upperBound {
                let items = first..<min(first + Self.stride, run.items.upperBound)
                findKeys(of: items, in: run, shape)
                for (item, key) in zip(items, keys) {
                    offsets.append(top)
                    top += heights[key] ?? height(of: item, key, shape)
                }
                first = items.upperBound
            }
        }
        offsets.append(top)
        return offsets
    }

    private mutating func height(of item: Int, _ key: HeightKey, _ shape: ItemShape) -> Double {
        let axis: TextAxis
        if key == .none {
            axis = table.measure(item, arranger, into: &extents)
        } else {
            axis = key.axis
            extents.removeAll(keepingCapacity: true)
            for (number, text) in shape.texts.enumerated() {
                extents.append(arranger.extent(of: text, lineCount: key.lineCount(number)))
            }
        }
        arranger.arrange(shape, axis, extents, into: &arrangement)
        if key != .none { heights[key] = arrangement.height }
        return arrangement.height
    }
}

// MARK: - Keys

extension HeightPass {
    /// Finds the keys of some items of a run.
    private mutating func findKeys(
        of items: Range<Int>, in run: TableOutline.Run, _ shape: ItemShape
    ) {
        let key = HeightKey(shape: run.shape, textCount: shape.texts.count)
        keys.removeAll(keepingCapacity: true)
        let container = composer.container(of: shape)
        for _ in items { keys.append(container == nil ? .none : key) }
        guard key != .none, !shape.hasFixedHeight, let container else { return }
        let first =
            run.firstText + (items.lowerBound - run.items.lowerBound) * shape.texts.count
        findAxes(of: items, shape, from: first, in: container)
        for number in shape.texts.indices {
            table.withCounter(of: number, in: shape, width: container.width, composer) {
                countLines($0, number, of: items, from: first + number, by: shape.texts.count)
            }
        }
    }

    /// Adds the line count of one text of each item to the keys.
    private mutating func countLines(
        _ counter: PreparedTable.TextCounter, _ number: Int, of items: Range<Int>,
        from first: Int, by stride: Int
    ) {
        var place = first
        for (position, item) in items.enumerated() {
            if keys[position].countsLines {
                keys[position].setLineCount(
                    counter.lineCount(of: item, at: place) ?? .max, number)
            }
            place += stride
        }
    }

    /// Adds the axis to the keys of items whose title and value may share a line.
    private mutating func findAxes(
        of items: Range<Int>, _ shape: ItemShape, from first: Int, in container: TextContainer
    ) {
        guard let (title, value) = composer.texts(sharingLineIn: shape) else { return }
        for (position, item) in items.enumerated() {
            let place = first + position * shape.texts.count
            if table.isCountable(shape.texts[title], at: place + title),
                table.isCountable(shape.texts[value], at: place + value)
            {
                keys[position].axis = table.axis(
                    of: item, shape, from: place, in: container, composer)
            } else {
                keys[position] = .none
            }
        }
    }
}

// MARK: - Memoization

/// All that the height of an item depends on, in eight bytes.
private struct HeightKey: Equatable {
    /// From low to high: eight bits of line count for each of six texts, the shape, one bit for a
    /// horizontal axis.
    private(set) var bits: UInt64

    /// The key of items whose height does not follow from line counts.
    static let none = HeightKey(bits: .max)

    private init(bits: UInt64) { self.bits = bits }

    /// The key of a shape before lines are counted; `none` for shapes that do not fit its bits.
    init(shape: Int, textCount: Int) {
        bits = shape < 1 << 15 - 1 && textCount <= 6 ? UInt64(shape) << 48 : .max
    }

    /// Whether the height depends on how many lines the texts have.
    var countsLines: Bool { bits >> 63 == 0 }

    var axis: TextAxis {
        get { bits >> 63 != 0 ? .horizontal : .vertical }
        set { bits = bits & ~(1 << 63) | (newValue == .horizontal ? 1 << 63 : 0) }
    }

    /// Sets the line count of a text; the key becomes `none` where the count does not fit its bits.
    mutating func setLineCount(_ count: Int, _ number: Int) {
        bits = count < 256 ? bits | UInt64(count) << (8 * UInt64(number)) : .max
    }

    /// The line count of a text, at least one.
    func lineCount(_ number: Int) -> Int { max(1, Int(bits >> (8 * UInt64(number)) & 0xFF)) }
}

/// A direct-mapped table of heights by key: on a collision the newer height replaces the older.
private struct HeightMemo {
    private var entries = Array(
        repeating: (bits: UInt64.max - 1, height: 0.0), count: 1 << Self.sizeInBits)
    private static let sizeInBits: UInt64 = 10

    subscript(key: HeightKey) -> Double? {
        get {
            let entry = entries[slot(of: key)]
            return entry.bits == key.bits ? entry.height : nil
        }
        set { entries[slot(of: key)] = (key.bits, newValue ?? 0) }
    }

    /// Fibonacci hashing (Knuth, The Art of Computer Programming, volume 3, section 6.4).
    private func slot(of key: HeightKey) -> Int {
        Int((key.bits &* 0x9E37_79B9_7F4A_7C15) >> (64 - Self.sizeInBits))
    }
}
