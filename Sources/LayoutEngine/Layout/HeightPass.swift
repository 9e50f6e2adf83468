// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Explanations

/// Works out where all items of a table begin, from first to last.
///
/// Where all lines of a text are equally tall, the height of an item follows from its shape and the
/// numbers of lines of its texts. Lines are counted for every item; heights are composed once for
/// each combination that comes up, a dozen for ten thousand rows.
struct HeightPass {
    private let composer: ItemComposer
    private let arranger: ItemArranger<PlainInputs<LayoutInput>>
    private let table: PreparedTable
    private var known = HeightMemo()
    /// Of some items next to each other.
    private var keys: [HeightKey] = []
    /// Of one item, kept so that composing the next allocates nothing.
    private var extents: [TextExtent<Double>] = []
    private var arrangement = ItemArrangement<Double>()

    /// How many items are looked at before the next: their keys stay in the processor's cache.
    private static let stride = 512

    init(_ composer: ItemComposer, _ table: PreparedTable) {
        self.composer = composer
        arranger = ItemArranger(composer, PlainInputs())
        self.table = table
    }

    /// Where each item begins, and one more: the height of the table. In points.
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
                    top += known[key] ?? height(of: item, key, shape)
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
        if key != .none { known[key] = arrangement.height }
        return arrangement.height
    }
}

// MARK: - Keys

extension HeightPass {
    /// Finds what the heights of some items of a run are known by.
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

    /// Adds to the keys how many lines one text of each item has.
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

    /// Marks the keys of items whose title and value have room on one line.
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

// MARK: - Known heights

/// What the height of an item depends on, in eight bytes.
private struct HeightKey: Equatable {
    /// From low to high: eight bits of line count for each of six texts, the shape, one bit for
    /// texts beside each other.
    private(set) var bits: UInt64

    /// For items that counting lines is not enough for.
    static let none = HeightKey(bits: .max)

    private init(bits: UInt64) { self.bits = bits }

    /// `none` for shapes that do not fit.
    init(shape: Int, textCount: Int) {
        bits = shape < 1 << 15 - 1 && textCount <= 6 ? UInt64(shape) << 48 : .max
    }

    /// Whether the height depends on how many lines the texts have.
    var countsLines: Bool { bits >> 63 == 0 }

    var axis: TextAxis {
        get { bits >> 63 != 0 ? .horizontal : .vertical }
        set { bits = bits & ~(1 << 63) | (newValue == .horizontal ? 1 << 63 : 0) }
    }

    /// Becomes `none` when there are too many lines for a key.
    mutating func setLineCount(_ count: Int, _ number: Int) {
        bits = count < 256 ? bits | UInt64(count) << (8 * UInt64(number)) : .max
    }

    /// At least one.
    func lineCount(_ number: Int) -> Int { max(1, Int(bits >> (8 * UInt64(number)) & 0xFF)) }
}

/// Heights by their keys. A height that finds its place taken takes it: this only saves work.
private struct HeightMemo {
    private var entries = Array(
        repeating: (bits: UInt64.max - 1, height: 0.0), count: 1 << Self.sizeInBits)
    private static let sizeInBits: UInt64 = 10

    subscript(key: HeightKey) -> Double? {
        get {
            let entry = entries[place(of: key)]
            return entry.bits == key.bits ? entry.height : nil
        }
        set { entries[place(of: key)] = (key.bits, newValue ?? 0) }
    }

    /// Fibonacci hashing (Knuth, The Art of Computer Programming, volume 3, section 6.4).
    private func place(of key: HeightKey) -> Int {
        Int((key.bits &* 0x9E37_79B9_7F4A_7C15) >> (64 - Self.sizeInBits))
    }
}
