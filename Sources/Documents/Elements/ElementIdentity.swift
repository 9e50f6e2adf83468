// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import LayoutEngine

/// The identity of an element of a screen: what it says, so that it is found again wherever it has moved.
///
/// All texts belong to it: a finding about a subtitle is not the same any more once the subtitle
/// changes. They are those of the file, whatever variant or typed text is shown. Elements that are
/// equal in this are told apart by an ``ElementReference``.
package struct ElementIdentity: Hashable, Sendable {
    package var kind: ItemID.Kind
    /// The texts from top to bottom, as the file has them.
    package var texts: [String]

    package init(kind: ItemID.Kind, texts: [String]) {
        (self.kind, self.texts) = (kind, texts)
    }
}

/// A reference to one element of a screen: its identity, and what tells it from elements that are equal
/// in that.
package struct ElementReference: Hashable, Sendable {
    package var identity: ElementIdentity
    /// The key path that it had, such as `sections.0.rows.1`.
    package var path: String?
    /// Its number among the elements of this identity, from 1 at the top; nil where it was the only one.
    package var occurrence: Int?

    package init(_ identity: ElementIdentity, path: String? = nil, occurrence: Int? = nil) {
        (self.identity, self.path, self.occurrence) = (identity, path, occurrence)
    }
}

/// The elements of a screen by their texts.
package struct ElementIndex: Sendable {
    private let items: [ElementIdentity: [ItemID]]
    /// The identity of each item, with its number among the equal ones, from 1 at the top.
    private let entries: [ItemID: (identity: ElementIdentity, number: Int)]

    /// An index of a screen, as its file has it.
    package init(_ screen: Screen) {
        var items: [ElementIdentity: [ItemID]] = [:]
        var entries: [ItemID: (identity: ElementIdentity, number: Int)] = [:]
        for item in screen.items {
            guard let identity = screen.identity(of: item) else { continue }
            items[identity, default: []].append(item)
            entries[item] = (identity, items[identity]?.count ?? 1)
        }
        (self.items, self.entries) = (items, entries)
    }

    /// A reference to an item; nil for one that the screen does not have.
    package func reference(to item: ItemID) -> ElementReference? {
        guard let (identity, number) = entries[item] else { return nil }
        let isOnly = items[identity]?.count == 1
        return ElementReference(
            identity, path: item.description, occurrence: isOnly ? nil : number)
    }

    /// The item that each of some references is to; nil where no text is the one that it names.
    ///
    /// Among equal elements the number decides, then the key path. A reference that neither leads
    /// anywhere, since an equal element has gone, takes the nearest that no other one is to.
    package func items(of references: [ElementReference]) -> [ItemID?] {
        var found = references.map(exactItem)
        var taken = Set(found.compactMap(\.self))
        for number in found.indices where found[number] == nil {
            let reference = references[number]
            let free = items[reference.identity, default: []].filter { !taken.contains($0) }
            let place = reference.path.flatMap { ItemID($0) } ?? ItemID(.tableHeader)
            guard let nearest = free.min(by: { $0.distance(to: place) < $1.distance(to: place) })
            else { continue }
            found[number] = nearest
            taken.insert(nearest)
        }
        return found
    }

    private func exactItem(_ reference: ElementReference) -> ItemID? {
        let equal = items[reference.identity, default: []]
        if let number = reference.occurrence {
            return equal.indices.contains(number - 1) ? equal[number - 1] : nil
        }
        return equal.count == 1 ? equal[0] : equal.first { $0.description == reference.path }
    }
}

extension ItemID {
    /// The number of sections, and in the same section of rows, between two items.
    fileprivate func distance(to other: ItemID) -> (Int, Int) {
        (abs(section - other.section), abs(row - other.row))
    }
}
