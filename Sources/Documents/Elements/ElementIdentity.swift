// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import LayoutEngine

/// The identity of an element: its texts, which identify it even after it has moved.
///
/// All texts count: once a subtitle changes, a finding about it is a different finding. The texts
/// are those of the file, even if a variant or a typed text is shown. An ``ElementReference``
/// distinguishes elements with equal texts.
package struct ElementIdentity: Hashable, Sendable {
    package var kind: ItemID.Kind
    /// The texts of the file, from top to bottom.
    package var texts: [String]

    package init(kind: ItemID.Kind, texts: [String]) {
        (self.kind, self.texts) = (kind, texts)
    }
}

/// A reference to one element of a screen: its identity, and the data that distinguish it from
/// equal elements.
package struct ElementReference: Hashable, Sendable {
    package var identity: ElementIdentity
    /// The element's key path at the time of the reference, such as `sections.0.rows.1`.
    package var path: String?
    /// The number among equal elements, from 1 at the top; nil if there was only one.
    package var occurrence: Int?

    package init(_ identity: ElementIdentity, path: String? = nil, occurrence: Int? = nil) {
        (self.identity, self.path, self.occurrence) = (identity, path, occurrence)
    }
}

/// The elements of a screen by their texts.
package struct ElementIndex: Sendable {
    private let items: [ElementIdentity: [ItemID]]
    /// The identity of each item, with its number among equal elements, from 1 at the top.
    private let entries: [ItemID: (identity: ElementIdentity, number: Int)]

    /// An index of a screen as read from its file.
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

    /// A reference to an item; nil if the screen does not have the item.
    package func reference(to item: ItemID) -> ElementReference? {
        guard let (identity, number) = entries[item] else { return nil }
        let isOnly = items[identity]?.count == 1
        return ElementReference(
            identity, path: item.description, occurrence: isOnly ? nil : number)
    }

    /// The item of each reference; nil if no element has the same texts.
    ///
    /// Among equal elements the number decides, then the key path. If neither leads to an item,
    /// because an equal element was removed, the reference goes to the nearest one that no other
    /// reference has.
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
    /// The number of sections between two items, and the number of rows.
    fileprivate func distance(to other: ItemID) -> (Int, Int) {
        (abs(section - other.section), abs(row - other.row))
    }
}
