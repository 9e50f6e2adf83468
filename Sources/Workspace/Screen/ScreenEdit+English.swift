// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Documents
import Words

extension ScreenEdit {
    /// The name of the edit after "Undo" in a menu.
    var label: String {
        switch self {
        case .text, .element: tr("Change Text")
        case .arrange(let list, _): tr("Change “%1$s”", list.suffix(1).keyPath)
        case .value(_, let key, nil): tr("Remove “%1$s”", key)
        case .value(_, let key, _): tr("Change “%1$s”", key)
        case .insertRows, .insertRowLike: tr("Add Row")
        case .insertSection: tr("Add Section")
        case .remove(let items) where items.allSatisfy({ $0.wholeSection != nil }):
            trn("Remove Section", "Remove %1$s Sections", items.count)
        case .remove(let items) where items.allSatisfy({ $0.item?.rowPlace != nil }):
            trn("Remove Row", "Remove %1$s Rows", items.count)
        case .remove: tr("Remove")
        case .removeText: tr("Remove Text")
        case .duplicate(let items) where items.contains(where: { $0.wholeSection != nil }):
            tr("Duplicate Section")
        case .duplicate(let items): trn("Duplicate Row", "Duplicate %1$s Rows", items.count)
        case .moveRows(let rows, _): trn("Move Row", "Move %1$s Rows", rows.count)
        case .moveSection: tr("Move Section")
        case .kind: tr("Change Kind")
        }
    }
}
