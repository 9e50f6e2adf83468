// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import LayoutEngine

/// The matching of two tables' items: those with the same texts in the same order, and between these the
/// ones of the same kind, from the top. So an inserted row is one difference and not one for each row below.
package struct ItemMatching {
    /// Indices of items in either table; nil where the other table has no such item.
    package typealias Pair = (old: Int?, new: Int?)

    /// From top to bottom.
    package private(set) var pairs: [Pair] = []

    /// The number of different items that are compared with each other; beyond it their order alone decides.
    private static let comparableCount = 2_000

    package init(_ old: TableLayout, _ new: TableLayout) {
        let (oldKeys, newKeys) = (Self.keys(of: old), Self.keys(of: new))
        let same = Self.same(oldKeys, newKeys)
        var (oldStart, newStart) = (0, 0)
        for (oldIndex, newIndex) in same + [(oldKeys.count, newKeys.count)] {
            addUnlike(
                Array(oldKeys[oldStart..<oldIndex]), from: oldStart,
                Array(newKeys[newStart..<newIndex]), from: newStart)
            if oldIndex < oldKeys.count { pairs.append((oldIndex, newIndex)) }
            (oldStart, newStart) = (oldIndex + 1, newIndex + 1)
        }
    }

    /// The texts of an item.
    fileprivate struct Key: Hashable {
        var kind: ItemID.Kind
        var texts: [String]
    }

    private static func keys(of layout: TableLayout) -> [Key] {
        layout.ids.map { Key(kind: $0.kind, texts: layout.content.texts(of: $0)) }
    }

    /// The pairs of equal keys, in order: those at both ends, and a longest common subsequence between.
    private static func same(_ old: [Key], _ new: [Key]) -> [(Int, Int)] {
        let head = zip(old, new).prefix { $0 == $1 }.count
        let rest = (old.dropFirst(head), new.dropFirst(head))
        let tail = zip(rest.0.reversed(), rest.1.reversed()).prefix { $0 == $1 }.count
        let (oldMiddle, newMiddle) = (rest.0.dropLast(tail), rest.1.dropLast(tail))
        var middle: [(Int, Int)] = []
        if max(oldMiddle.count, newMiddle.count) <= comparableCount {
            let changes = Array(newMiddle).difference(from: Array(oldMiddle))
            let (removed, inserted) = (changes.removals.offsets, changes.insertions.offsets)
            middle = Array(
                zip(
                    oldMiddle.indices.filter { !removed.contains($0 - head) },
                    newMiddle.indices.filter { !inserted.contains($0 - head) }))
        }
        return (0..<head).map { ($0, $0) } + middle
            + (0..<tail).map { (old.count - tail + $0, new.count - tail + $0) }
    }

    /// Pairs items that say other things: the first of a kind with the first of that kind.
    private mutating func addUnlike(
        _ old: [Key], from oldStart: Int, _ new: [Key], from newStart: Int
    ) {
        var next = new.startIndex
        for (index, key) in old.enumerated() {
            guard let match = new[next...].firstIndex(where: { $0.kind == key.kind }) else {
                pairs.append((oldStart + index, nil))
                continue
            }
            for skipped in next..<match { pairs.append((nil, newStart + skipped)) }
            pairs.append((oldStart + index, newStart + match))
            next = match + 1
        }
        for left in next..<new.endIndex { pairs.append((nil, newStart + left)) }
    }
}

extension [CollectionDifference<ItemMatching.Key>.Change] {
    fileprivate var offsets: Set<Int> {
        Set(
            map {
                switch $0 {
                case .insert(let offset, _, _), .remove(let offset, _, _): offset
                }
            })
    }
}

extension TableContent {
    /// The texts of an item, from top to bottom.
    fileprivate func texts(of id: ItemID) -> [String] {
        switch id.kind {
        case .tableHeader: [tableHeader?.text.text].compactMap(\.self)
        case .sectionHeader: [sections[id.section].header?.text.text].compactMap(\.self)
        case .sectionFooter: [sections[id.section].footer?.text.text].compactMap(\.self)
        case .row: sections[id.section].rows[id.row].texts.map(\.text)
        }
    }
}
