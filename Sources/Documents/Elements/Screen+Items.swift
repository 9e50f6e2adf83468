// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import LayoutEngine

extension Screen {
    /// The places of an item's texts, in the order of its layout, in which the accessory's may follow.
    package func textLocations(of item: ItemID) -> [TextLocation] {
        let places: [TextLocation] =
            switch item.kind {
            case .tableHeader: [.tableHeader]
            case .sectionHeader: [.sectionHeader(item.section)]
            case .sectionFooter: [.sectionFooter(item.section)]
            case .row:
                sections.indices.contains(item.section)
                    && sections[item.section].rows.indices.contains(item.row)
                    ? sections[item.section].rows[item.row].texts.map {
                        .row(section: item.section, row: item.row, $0)
                    } : []
            }
        return places.filter { self[$0] != nil }
    }

    /// The items with texts, from top to bottom.
    var items: [ItemID] {
        var items = [ItemID(.tableHeader)]
        for (number, section) in sections.enumerated() {
            items.append(ItemID(.sectionHeader, section: number))
            items += section.rows.indices.map { ItemID(.row, section: number, row: $0) }
            items.append(ItemID(.sectionFooter, section: number))
        }
        return items.filter { !textLocations(of: $0).isEmpty }
    }

    /// The identity of an item; nil for one that the screen does not have.
    package func identity(of item: ItemID) -> ElementIdentity? {
        let texts = textLocations(of: item).compactMap { self[$0] }
        guard !texts.isEmpty else { return nil }
        return ElementIdentity(kind: item.kind, texts: texts)
    }
}
