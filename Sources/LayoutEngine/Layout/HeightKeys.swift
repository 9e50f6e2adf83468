// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

/// What the heights of items next to each other are known by.
struct HeightKeys {
    /// Of the items that were asked for last.
    private(set) var keys: [HeightKey] = []
    private let composer: ItemComposer
    private let table: PreparedTable
    private let countsLinesOfFixedHeights: Bool

    /// - Parameter countsLinesOfFixedHeights: whether what items of a fixed height would need is wanted
    ///   too.
    init(_ composer: ItemComposer, _ table: PreparedTable, countsLinesOfFixedHeights: Bool) {
        self.composer = composer
        self.table = table
        self.countsLinesOfFixedHeights = countsLinesOfFixedHeights
    }

    /// Finds the keys of some items of a run.
    mutating func find(
        _ items: Range<Int>, in run: TableOutline.Run, _ shape: ItemShape
    ) {
        let key = HeightKey(shape: run.shape, textCount: shape.texts.count)
        keys.removeAll(keepingCapacity: true)
        let container = composer.container(of: shape)
        for _ in items { keys.append(container == nil ? .none : key) }
        guard key != .none, let container, countsLinesOfFixedHeights || !shape.hasFixedHeight
        else { return }
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

/// What the height of an item depends on, in eight bytes.
struct HeightKey: Equatable {
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

/// What was worked out by keys, heights above all. A value that finds its place taken takes it: this
/// only saves work.
struct HeightMemo<Value> {
    private var entries: [(bits: UInt64, value: Value?)] = Array(
        repeating: (UInt64.max - 1, nil), count: 1 << sizeInBits)
    private static var sizeInBits: UInt64 { 10 }

    subscript(key: HeightKey) -> Value? {
        get {
            let entry = entries[place(of: key)]
            return entry.bits == key.bits ? entry.value : nil
        }
        set { entries[place(of: key)] = (key.bits, newValue) }
    }

    /// Fibonacci hashing (Knuth, The Art of Computer Programming, volume 3, section 6.4).
    private func place(of key: HeightKey) -> Int {
        Int((key.bits &* 0x9E37_79B9_7F4A_7C15) >> (64 - Self.sizeInBits))
    }
}
