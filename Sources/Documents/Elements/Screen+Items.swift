// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import LayoutEngine

extension Screen {
    /// The items that a screen may have, from top to bottom.
    private var possibleItems: [ItemID] {
        var items = [ItemID(.tableHeader)]
        for (number, section) in sections.enumerated() {
            items.append(ItemID(.sectionHeader, section: number))
            items += section.rows.indices.map { ItemID(.row, section: number, row: $0) }
            items.append(ItemID(.sectionFooter, section: number))
        }
        return items
    }

    /// The items with texts, from top to bottom.
    var items: [ItemID] { possibleItems.filter { !textLocations(of: $0).isEmpty } }

    /// The locations of all texts of the table, from top to bottom: what is previewed, replaced by a variant,
    /// typed over, audited and translated.
    package var textLocations: [TextLocation] { possibleItems.flatMap { textLocations(of: $0) } }

    /// The locations of an item's texts, in the order of its layout.
    package func textLocations(of item: ItemID) -> [TextLocation] {
        let locations: [TextLocation] =
            switch item.kind {
            case .tableHeader: [.tableHeader]
            case .sectionHeader: [.sectionHeader(item.section)]
            case .sectionFooter: [.sectionFooter(item.section)]
            case .row:
                row(item)?.texts.map { .row(section: item.section, row: item.row, $0) } ?? []
            }
        return locations.filter { self[$0] != nil }
    }

    /// The row that an item is; nil for other items, and for one that is not there.
    package func row(_ item: ItemID) -> Row? {
        guard item.kind == .row, sections.indices.contains(item.section),
            sections[item.section].rows.indices.contains(item.row)
        else { return nil }
        return sections[item.section].rows[item.row]
    }

    /// The identity of an item; nil for one that the screen does not have.
    package func identity(of item: ItemID) -> ElementIdentity? {
        let texts = textLocations(of: item).compactMap { self[$0] }
        guard !texts.isEmpty else { return nil }
        return ElementIdentity(kind: item.kind, texts: texts)
    }
}
