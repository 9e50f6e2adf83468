// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Documents
import GtkKit
import Words
import Workspace

/// The expander row with the outline of the screen: its sections, which are selected there, and its properties.
final class ScreenRow {
    let item = ExpanderRow(title: trc("document", "Screen"))
    /// The rows of the sections.
    private(set) var sections: [ActionRow] = []
    private let list = ListBox(selects: false)
    private let properties: PropertyGroup
    private let page: Page
    private var shown: [String] = []

    init(_ page: Page, _ controller: ScreenEditController) {
        self.page = page
        properties = PropertyGroup(page, controller)
        list.setAccessibleLabel(tr("Sections"))
        list.addCssClass("styles")
        list.onActivated { [weak page] number in
            page?.selection.parts = SelectedParts([.section(number)])
        }
        let add = Button(tr("_Add Section"))
        add.addCssClass("flat")
        add.actionName = "win.add-section"
        let column = Box(.vertical, [list, add, properties.widget])
        let holder = ListBoxRow(column, isActivatable: false)
        holder.isFocusable = false
        item.addRow(holder)
        item.onExpanded { [weak self] in if $0 { self?.reload() } }
    }

    /// Displays the sections and the properties; while the row is collapsed, only the title.
    func reload() {
        let screen = page.screen.value
        let subtitle = listed([page.screen.title, trn("%1$s row", "%1$s rows", screen.rowCount)])
        if item.subtitle != subtitle { item.subtitle = subtitle }
        guard item.isExpanded else { return }
        properties.displayScreen()
        let titles = screen.sections.prefix(Self.limit).enumerated().map { number, section in
            let title = section.header?.title ?? section.title ?? ""
            let name = title.isEmpty ? tr("Section %1$s", "\(number + 1)") : title.glance
            return "\(name)\n\(trn("%1$s row", "%1$s rows", section.rows.count))"
        }
        guard titles != shown else { return }
        shown = titles
        list.removeAll()
        sections = titles.map { title in
            let parts = title.split(separator: "\n", maxSplits: 1).map(String.init)
            let row = ActionRow(title: parts[0], subtitle: parts.last ?? "")
            row.isActivatable = true
            list.append(row)
            return row
        }
    }

    /// The most sections in the list, whose rows are not recycled.
    private static let limit = 200
}
