// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import LayoutEngine

/// A part of a screen that can be selected, moved, and removed.
package enum ScreenItem: Hashable, Sendable {
    case section(Int)
    case item(ItemID)

    /// The section that contains the part, or is it; nil for a header or footer of the table.
    package var section: Int? {
        switch self {
        case .section(let number): number
        case .item(let item): item.kind.isInSection ? item.section : nil
        }
    }
}

/// Where the sections and rows of a screen went in some edits. Selections and exceptions follow their elements with
/// it.
package struct PlaceMap: Hashable, Sendable {
    /// A change of some sections, or of some rows. The first place of `from` goes to the first one of `to`, and so on.
    /// Places of `from` beyond those of `to` are removed, and places of `to` beyond those of `from` are new.
    private enum Step: Hashable, Sendable {
        case sections(from: [Int], to: [Int])
        case rows(from: [RowPlace], to: [RowPlace])
    }

    /// The place of a row.
    package struct RowPlace: Hashable, Comparable, Sendable {
        package var section: Int
        package var row: Int

        package init(_ section: Int, _ row: Int) { (self.section, self.row) = (section, row) }

        package static func < (one: Self, other: Self) -> Bool {
            (one.section, one.row) < (other.section, other.row)
        }
    }

    private var steps: [Step] = []

    /// A map in which nothing moves.
    package init() {}

    /// Whether nothing moves.
    package var isEmpty: Bool { steps.isEmpty }

    /// Sections that move, are removed, or are new: their numbers before and after, each in rising order.
    static func sections(from: [Int], to: [Int]) -> PlaceMap {
        var map = PlaceMap()
        map.steps = from.isEmpty && to.isEmpty ? [] : [.sections(from: from, to: to)]
        return map
    }

    /// Rows that move, are removed, or are new: their places before and after, each in rising order.
    static func rows(from: [RowPlace], to: [RowPlace]) -> PlaceMap {
        var map = PlaceMap()
        map.steps = from.isEmpty && to.isEmpty ? [] : [.rows(from: from, to: to)]
        return map
    }

    /// The map of these edits and then of others.
    package func followed(by other: PlaceMap) -> PlaceMap {
        var map = self
        map.steps += other.steps
        return map
    }

    /// The map of undoing these edits.
    package var inverse: PlaceMap {
        var map = PlaceMap()
        map.steps = steps.reversed().map { step in
            switch step {
            case .sections(let from, let to): .sections(from: to, to: from)
            case .rows(let from, let to): .rows(from: to, to: from)
            }
        }
        return map
    }

    /// The section that a section became; nil if it was removed.
    package func section(_ number: Int) -> Int? {
        steps.reduce(number as Int?) { number, step in
            guard let number, case .sections(let from, let to) = step else { return number }
            return Self.index(number, from: from, to: to)
        }
    }

    /// The item that an item became; nil if it was removed.
    package func item(_ item: ItemID) -> ItemID? {
        guard item.kind.isInSection else { return item }
        return steps.reduce(item as ItemID?) { item, step in
            guard let item else { return nil }
            switch step {
            case .sections(let from, let to):
                return Self.index(item.section, from: from, to: to).map {
                    ItemID(item.kind, section: $0, row: item.row)
                }
            case .rows(let from, let to):
                guard item.kind == .row else { return item }
                return Self.row(RowPlace(item.section, item.row), from: from, to: to).map {
                    ItemID(.row, section: $0.section, row: $0.row)
                }
            }
        }
    }

    private static func row(
        _ place: RowPlace, from: [RowPlace], to: [RowPlace]
    ) -> RowPlace? {
        if let number = from.firstIndex(of: place) {
            return number < to.count ? to[number] : nil
        }
        let own = { (places: [RowPlace]) in
            places.lazy.filter { $0.section == place.section }.map(\.row)
        }
        return index(place.row, from: Array(own(from)), to: Array(own(to))).map {
            RowPlace(place.section, $0)
        }
    }

    /// The new index of an element of a list from which some are taken out, and into which some are put.
    private static func index(_ index: Int, from: [Int], to: [Int]) -> Int? {
        if let number = from.firstIndex(of: index) { return number < to.count ? to[number] : nil }
        var index = index - from.count { $0 < index }
        for place in to where place <= index { index += 1 }
        return index
    }
}

// MARK: - Items

extension PlaceMap.RowPlace {
    package var item: ScreenItem { .item(ItemID(.row, section: section, row: row)) }
}

extension ItemID {
    /// The place of a row; nil for other items.
    package var rowPlace: PlaceMap.RowPlace? {
        kind == .row ? PlaceMap.RowPlace(section, row) : nil
    }
}

extension ScreenItem {
    /// The item; nil for a section.
    package var item: ItemID? {
        if case .item(let item) = self { item } else { nil }
    }

    /// The number of a section; nil for an item.
    package var wholeSection: Int? {
        if case .section(let number) = self { number } else { nil }
    }
}
