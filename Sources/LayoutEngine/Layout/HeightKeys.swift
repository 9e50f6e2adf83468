// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

/// The keys of the heights of some items of one shape.
struct HeightKeys {
    /// The keys of the items of the last request.
    private(set) var keys: [HeightKey] = []
    private let composer: ItemComposer
    private let table: PreparedTable
    private let countsLinesOfFixedHeights: Bool
    private var ownWidths = OwnWidths()

    /// - Parameter countsLinesOfFixedHeights: whether keys of items of fixed height have counts, too.
    init(_ composer: ItemComposer, _ table: PreparedTable, countsLinesOfFixedHeights: Bool) {
        self.composer = composer
        self.table = table
        self.countsLinesOfFixedHeights = countsLinesOfFixedHeights
    }

    /// Finds the keys of some items.
    @inline(__always)
    mutating func find(
        _ places: some Collection<TableOutline.Place>, ofShape number: Int, _ shape: ItemShape
    ) {
        let key = HeightKey(shape: number, textCount: shape.texts.count)
        keys.removeAll(keepingCapacity: true)
        let container = composer.container(of: shape)
        for _ in places { keys.append(container == nil ? .none : key) }
        guard countsLinesOfFixedHeights || !shape.hasFixedHeight else { return }
        guard let container else {
            if !countsLinesOfFixedHeights, key != .none {
                ownWidths.find(places, shape, key, table, composer, into: &keys)
            }
            return
        }
        guard key != .none else { return }
        findAxes(of: places, shape, in: container)
        for number in shape.texts.indices {
            table.withCounter(of: number, in: shape, width: container.width, composer) {
                countLines($0, number, of: places)
            }
        }
    }

    /// Adds the line count of one text of each item to the keys.
    @inline(__always)
    private mutating func countLines(
        _ counter: PreparedTable.TextCounter, _ number: Int,
        of places: some Collection<TableOutline.Place>
    ) {
        for (position, place) in places.enumerated() where keys[position].countsLines {
            keys[position].setLineCount(
                counter.lineCount(of: place.item, at: place.firstText + number) ?? .max, number)
        }
    }

    /// Adds the axis to the keys of items whose title and value may share a line.
    private mutating func findAxes(
        of places: some Collection<TableOutline.Place>, _ shape: ItemShape,
        in container: TextContainer
    ) {
        guard let pair = composer.texts(sharingLineIn: shape) else { return }
        let (title, value) = (pair.first, pair.second)
        for (position, place) in places.enumerated() {
            if table.isCountable(shape.texts[title], at: place.firstText + title),
                table.isCountable(shape.texts[value], at: place.firstText + value)
            {
                keys[position].axis = table.axis(
                    of: place.item, shape, from: place.firstText, in: container, composer)
            } else {
                keys[position] = .none
            }
        }
    }
}

/// All that determines the height of an item, in eight bytes.
struct HeightKey: Equatable {
    /// The bits, from low to high: eight bits of line count for each of six texts, the shape, one bit for texts
    /// side by side.
    private(set) var bits: UInt64

    /// The key of items whose height does not follow from line counts.
    static let none = HeightKey(bits: .max)

    private init(bits: UInt64) { self.bits = bits }

    /// Returns `none` for a shape that does not fit.
    init(shape: Int, textCount: Int) {
        bits = shape < 1 << 15 - 1 && textCount <= 6 ? UInt64(shape) << 48 : .max
    }

    /// Whether the height depends on the line counts of the texts.
    var countsLines: Bool { bits >> 63 == 0 }

    var axis: TextAxis {
        get { bits >> 63 != 0 ? .horizontal : .vertical }
        set { bits = bits & ~(1 << 63) | (newValue == .horizontal ? 1 << 63 : 0) }
    }

    /// Sets the line count of a text; the key becomes `none` if the count does not fit its bits.
    mutating func setLineCount(_ count: Int, _ number: Int) {
        bits = count < 256 ? bits | UInt64(count) << (8 * UInt64(number)) : .max
    }

    /// The line count of a text, at least one.
    func lineCount(_ number: Int) -> Int { max(1, Int(bits >> (8 * UInt64(number)) & 0xFF)) }
}

/// A direct-mapped table of values by key. On a collision the newer value replaces the older one: a lost value
/// only costs time.
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
