// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Documents
import GtkKit
import Workspace

extension ScreenEditController {
    /// The actions of menus and buttons.
    var actions: [Action] {
        let all: [(String, (ScreenEditController) -> Void)] = [
            ("edit-text", { $0.typeText(false) }), ("type-properties", { $0.typeProperties() }),
            ("add-row", { $0.addRow() }),
            ("add-section", { $0.addSection() }),
            ("add-table-header", { $0.addTableHeader(isFooter: false) }),
            ("add-table-footer", { $0.addTableHeader(isFooter: true) }),
            ("duplicate", { $0.duplicate() }), ("remove-selection", { $0.remove() }),
            ("move-up", { $0.move(.up) }), ("move-down", { $0.move(.down) }),
            ("move-to-start", { $0.move(.start) }), ("move-to-end", { $0.move(.end) }),
            ("select-section", { $0.selectSection() }),
            ("select-all-rows", { $0.selectAllRows() }),
        ]
        let kinds: [(String, (ScreenEditController, Row.Kind) -> Void)] = [
            ("add-row-of-kind", { $0.addRow($1) }), ("change-kind", { $0.changeKind(to: $1) }),
        ]
        return all.map { name, run in
            Action(name) { [weak self] in self.map(run) }
        }
            + kinds.map { name, run in
                Action(name, parameter: String.self) { [weak self] word in
                    if let self, let kind = Row.Kind(rawValue: word) { run(self, kind) }
                }
            }
    }

    /// Selects the section of the selected element.
    private func selectSection() {
        guard let number = page.selection.start?.section else { return needSelection() }
        page.selection.parts = SelectedParts([.section(number)])
        announceParent()
    }

    /// Selects all rows of the selected sections, or of the screen.
    func selectAllRows() {
        page.selection.selectAll()
        announceCount()
    }
}
