// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Documents
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
}
