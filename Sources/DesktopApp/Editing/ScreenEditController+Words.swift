// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Documents
import LayoutEngine
import Syntax
import Words
import Workspace

// What is said to screen readers about the selection and its edits.

extension ScreenEditController {
    /// What removing says. A section takes its rows with it.
    func wordsForRemoval(of parts: SelectedParts, named name: String) -> String {
        guard case .section(let number)? = parts.items.last, parts.items.count == 1,
            sections.indices.contains(number)
        else { return tr("Removed %1$s", name) }
        let rows = trn("%1$s row", "%1$s rows", sections[number].rows.count)
        // Translators: the name of a section, and the number of its rows, such as “5 rows”.
        return tr("Removed section %1$s with %2$s", titleOrNumber(ofSection: number), rows)
    }

    /// Says what is selected after going from a part to what contains it.
    func announceParent() {
        switch parts.items.last {
        case .section(let number)? where sections.indices.contains(number):
            announce(
                // Translators: the name of a section, and the number of its rows, such as “5 rows”.
                tr(
                    "Section %1$s is selected, with %2$s", titleOrNumber(ofSection: number),
                    trn("%1$s row", "%1$s rows", sections[number].rows.count)))
        case nil: announce(tr("Nothing is selected"))
        default: break
        }
    }

    /// Says how many rows are selected.
    func announceCount() {
        announce(trn("%1$s row is selected", "%1$s rows are selected", parts.rows.count))
    }

    /// The name of selected parts for messages and screen readers.
    func name(of parts: SelectedParts) -> String {
        if parts.items.count > 1 {
            return trn("%1$s element", "%1$s elements", parts.items.count)
        }
        if case .section(let number)? = parts.items.last { return name(ofSection: number) }
        guard let element = parts.element else { return "" }
        let texts = page.screen.value.textLocations(of: element.item)
        let place = texts.indices.contains(element.text ?? 0) ? texts[element.text ?? 0] : nil
        let text = place.flatMap { page.screen.value[$0] } ?? ""
        guard text.isEmpty else { return inQuotes(text.glance) }
        return page.screen.value.row(element.item)?.shownName ?? element.item.kind.title
    }

    func name(ofSection number: Int) -> String {
        guard sections.indices.contains(number) else { return "" }
        return title(ofSection: number) ?? tr("Section %1$s", "\(number + 1)")
    }

    /// The title of a section in quotation marks, or else its number, after the word for sections.
    private func titleOrNumber(ofSection number: Int) -> String {
        title(ofSection: number) ?? "\(number + 1)"
    }

    private func title(ofSection number: Int) -> String? {
        let title = sections[number].header?.title ?? sections[number].title ?? ""
        return title.isEmpty ? nil : inQuotes(title.glance)
    }
}
