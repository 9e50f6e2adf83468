// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import GtkKit
import Workspace

// MARK: - Editing the screen

extension MainWindow {
    /// The least height of a window in which the buttons for the selection stay, in pixels.
    private static let heightWithEditBar = 560

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
            if let sentence { announcer.announce(sentence) }
        }
        views.onPresented = { [weak self] in self?.showEditBar() }
        editing.typeText = { [weak views] in views?.typeText(isNew: $0) }
        editing.typeProperties = { [weak views] in views?.typeProperties() }
        editing.announce = { [weak announcer] in announcer?.announce($0) }
        flows.findings.announce = { [weak announcer] in announcer?.announce($0) }
        questions.onSaid = { [weak announcer] in announcer?.describeFocus($0) }
        bars.onAnnounced = { [weak announcer] in announcer?.announce($0) }
    }

    /// Moves the focus from the list to the fields of the selection, or the other way.
    func switchPanes() {
        let focus = window.focus
        guard focus?.isInside(views.widget) == true else {
            lastField = focus?.isInside(sidebar.widget) == true ? focus : nil
            views.followSelection(movesFocus: true)
            if window.focus?.isInside(views.widget) != true { _ = views.widget.moveFocus(.forward) }
            return
        }
        if splitView.isRevealed {
            // Where the user was last, if the field is still there.
            if let field = lastField, field.isMapped, field.grabFocus() { return }
            _ = sidebar.moveFocus()
        } else {
            _ = editBar.widget.moveFocus(.forward)
        }
    }

    /// Moves the focus to the first element of the list, where a new screen begins.
    func takeFocusInList() {
        views.present(.single)
        _ = previewPane.table.focus(from: 0, searching: 1)
    }

    /// Shows the buttons for the selection where the sidebar is not beside the list. In views to edit, they stay without a
    /// selection, so that the list keeps its height, but not where the list needs every line.
    func showEditBar() {
        let isEditable = views.visible == .single || views.visible == .ladder
        let stays = isEditable && window.height >= Self.heightWithEditBar
        let isVisible =
            !splitView.isRevealed && !page.selection.isMeasuring && !page.screen.file.isConverted
            && (stays || !page.selection.parts.items.isEmpty)
        if editBar.widget.isVisible != isVisible { editBar.widget.isVisible = isVisible }
        editBar.hasSelection = !page.selection.parts.items.isEmpty
        if isVisible { selectedStyle.display() }
    }
}
