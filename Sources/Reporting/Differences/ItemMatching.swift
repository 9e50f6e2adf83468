// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Documents
import LayoutEngine
import Previewing

/// Matches the items of two tables: first items with the same identity in the same order, then
/// moved ones, then the others by kind, from the top. So an inserted row is one difference, instead
/// of one for each row below it.
package struct ItemMatching {
    /// The indices of an item in both tables; nil if a table does not have the item. A moved item
    /// has another place among the others, or is in another section.
    package typealias Pair = (old: Int?, new: Int?, isMoved: Bool)

    /// The pairs, from top to bottom.
    package private(set) var pairs: [Pair] = []

    /// The maximum number of different items to compare with each other. Beyond it, only their
    /// order counts.
    private static let comparableCount = 2_000

    package init(_ old: Preview, _ new: Preview) {
        let (oldKeys, newKeys) = (Self.keys(of: old), Self.keys(of: new))
        let same = Self.same(oldKeys, newKeys)
        let moved = Self.moved(oldKeys, newKeys, without: same)
        var (oldStart, newStart) = (0, 0)
        for (oldIndex, newIndex) in same + [(oldKeys.count, newKeys.count)] {
            addUnlike(
                oldKeys, Array(oldStart..<oldIndex), newKeys, Array(newStart..<newIndex), moved)
            if oldIndex < oldKeys.count { pairs.append((oldIndex, newIndex, false)) }
            (oldStart, newStart) = (oldIndex + 1, newIndex + 1)
        }
        markOtherSections(old.layout.ids, new.layout.ids)
    }

    private static func keys(of preview: Preview) -> [ElementIdentity] {
        preview.layout.ids.map {
            preview.screen.identity(of: $0) ?? ElementIdentity(kind: $0.kind, texts: [])
        }
    }

    /// The pairs of equal keys that are not in order: the old index by the new index.
    private static func moved(
        _ old: [ElementIdentity], _ new: [ElementIdentity], without same: [(Int, Int)]
    ) -> [Int: Int] {
        let (usedOld, usedNew) = (Set(same.map(\.0)), Set(same.map(\.1)))
        var free = Dictionary(
            grouping: new.indices.reversed().filter { !usedNew.contains($0) }, by: { new[$0] })
        var moved: [Int: Int] = [:]
        for index in old.indices where !usedOld.contains(index) {
            if let match = free[old[index]]?.popLast() { moved[match] = index }
        }
        return moved
    }

    /// The pairs of equal keys in order: equal items at both ends, and a longest common subsequence
    /// between them.
    private static func same(_ old: [ElementIdentity], _ new: [ElementIdentity]) -> [(Int, Int)] {
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

    /// Pairs items with different identities: the first of a kind with the first of the same kind.
    private mutating func addUnlike(
        _ oldKeys: [ElementIdentity], _ old: [Int], _ newKeys: [ElementIdentity], _ new: [Int],
        _ moved: [Int: Int]
    ) {
        let gone = Set(moved.values)
        var rest = new[...]
        func newItems(upTo end: Int) -> [Pair] {
            rest.prefix { $0 < end }.map { (moved[$0], $0, moved[$0] != nil) }
        }
        for index in old where !gone.contains(index) {
            let match = rest.first { moved[$0] == nil && newKeys[$0].kind == oldKeys[index].kind }
            guard let match else {
                pairs.append((index, nil, false))
                continue
            }
            pairs += newItems(upTo: match) + [(index, match, false)]
            rest = rest.drop { $0 <= match }
        }
        pairs += newItems(upTo: .max)
    }

    /// Marks items as moved if their new section is not the new section of their neighbors from the
    /// old one.
    private mutating func markOtherSections(_ old: [ItemID], _ new: [ItemID]) {
        var (partners, origins): ([Int: Int], [Int: Int]) = ([:], [:])
        for (number, pair) in pairs.enumerated() {
            guard let oldIndex = pair.old, let newIndex = pair.new, !pair.isMoved,
                old[oldIndex].kind.isInSection
            else { continue }
            let (oldSection, newSection) = (old[oldIndex].section, new[newIndex].section)
            let partner = partners[oldSection, default: newSection]
            let origin = origins[newSection, default: oldSection]
            (partners[oldSection], origins[newSection]) = (partner, origin)
            if partner != newSection || origin != oldSection { pairs[number].isMoved = true }
        }
    }
}

extension [CollectionDifference<ElementIdentity>.Change] {
    fileprivate var offsets: Set<Int> {
        Set(
            map {
                switch $0 {
                case .insert(let offset, _, _), .remove(let offset, _, _): offset
                }
            })
    }
}
