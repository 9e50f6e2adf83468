// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Documents
import LayoutEngine

/// The selected parts of a screen.
package struct SelectedParts: Hashable, Sendable {
    /// Sections or items, in the order of selecting. The last one is the focused one.
    package var items: [ScreenItem]
    /// The index of the selected text in the only item; nil for the item itself.
    package var text: Int?

    package init(_ items: [ScreenItem] = [], text: Int? = nil) {
        (self.items, self.text) = (items, text)
    }

    /// An element of a layout.
    package init(_ element: LayoutElement?) {
        self.init(element.map { [.item($0.item)] } ?? [], text: element?.text)
    }

    /// The focused element; nil for a section, and for nothing.
    package var element: LayoutElement? {
        guard case .item(let item)? = items.last else { return nil }
        return LayoutElement(item, text: items.count == 1 ? text : nil)
    }

    /// The selected rows, from top to bottom.
    package var rows: [PlaceMap.RowPlace] { items.compactMap(\.item?.rowPlace).sorted() }

    /// Whether all parts are rows, of which there is at least one.
    package var areRows: Bool { !items.isEmpty && rows.count == items.count }

    /// The parts after edits that moved them. Removed ones are left out.
    package func moved(by places: PlaceMap) -> SelectedParts {
        guard !places.isEmpty else { return self }
        let moved = items.compactMap { part -> ScreenItem? in
            switch part {
            case .section(let number): places.section(number).map { .section($0) }
            case .item(let item): places.item(item).map { .item($0) }
            }
        }
        return SelectedParts(moved, text: moved.count == items.count ? text : nil)
    }
}
