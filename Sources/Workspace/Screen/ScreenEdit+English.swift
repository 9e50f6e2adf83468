// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Documents
import LayoutEngine
import Syntax
import Words

extension ScreenEdit {
    /// The name of the edit after "Undo" in a menu.
    var label: String {
        switch self {
        case .text, .element: tr("Change Text")
        case .arrange(let list, _): tr("Change %1$s", Self.name(of: list))
        case .value(_, "isOn", let value):
            value == .bool(true) ? tr("Turn Switch On") : tr("Turn Switch Off")
        case .value(let places, let key, let value):
            value == nil
                ? tr("Remove %1$s", Self.name(of: (places.first ?? []) + [.key(key)]))
                : tr("Change %1$s", Self.name(of: (places.first ?? []) + [.key(key)]))
        case .insertRows, .insertRowLike: tr("Add Row")
        case .insertSection: tr("Add Section")
        case .remove(let items) where items.allSatisfy({ $0.wholeSection != nil }):
            trn("Remove Section", "Remove %1$s Sections", items.count)
        case .remove(let items) where items.allSatisfy({ $0.item?.rowPlace != nil }):
            trn("Remove Row", "Remove %1$s Rows", items.count)
        case .remove(let items):
            items.count == 1
                ? tr("Remove %1$s", items[0].item?.kind.title ?? "") : tr("Remove")
        case .removeText: tr("Remove Text")
        case .duplicate(let items) where items.contains(where: { $0.wholeSection != nil }):
            tr("Duplicate Section")
        case .duplicate(let items): trn("Duplicate Row", "Duplicate %1$s Rows", items.count)
        case .moveRows(let rows, _): trn("Move Row", "Move %1$s Rows", rows.count)
        case .moveSection: tr("Move Section")
        case .kind: tr("Change Kind")
        }
    }

    /// The name of a key for people, by its path.
    private static func name(of path: [SyntaxEdit.Step]) -> String {
        guard case .key(let name)? = path.last else { return "" }
        let dictionary = ScreenKeys.dictionary.dictionary(at: path.dropLast())
        return dictionary?.key(named: name)?.displayName ?? name
    }
}
