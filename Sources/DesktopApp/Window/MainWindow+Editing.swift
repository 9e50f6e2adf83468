// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import GtkKit
import Workspace

// MARK: - Editing the screen

extension MainWindow {
    /// Connects the lists with the edits of the screen.
    func connectEditing() {
        let editing = flows.screenEditing
        previewPane.edit(with: editing)
        views.editing = editing
        editing.followSelection = { [weak self] in
            guard let self else { return }
            let isInSidebar = window.focus?.isInside(sidebar.widget) ?? false
            views.followSelection(movesFocus: !isInSidebar)
        }
        flows.editing.onStepped = { [weak self] sentence in
            guard let self else { return }
            views.followSelection(movesFocus: window.focus?.isInside(views.widget) ?? false)
            if let sentence { views.announce(sentence) }
        }
        editing.typeText = { [weak views] in views?.typeText() }
        editing.announce = { [weak views] in views?.announce($0) }
    }

    /// Shows the buttons for the selection where the sidebar is not beside the list.
    func showEditBar() {
        let isVisible =
            !splitView.isRevealed && !page.selection.parts.items.isEmpty
            && !page.selection.isMeasuring
        if editBar.widget.isVisible != isVisible { editBar.widget.isVisible = isVisible }
    }
}
