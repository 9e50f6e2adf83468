// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import GtkKit
import Words

/// The bar of buttons that edit the selected elements: add, edit the text, move, duplicate, remove, and a menu of the
/// rest.
final class EditBar {
    let widget: Box
    let add = MenuButton(iconName: "list-add-symbolic", tooltip: tr("Add"), menu: Menus.adding)
    let buttons: [Button]
    /// Whether anything is selected that the buttons could be about.
    var hasSelection = true {
        didSet { if hasSelection != oldValue { buttons.forEach { $0.isSensitive = hasSelection } } }
    }
    /// The buttons that open menus.
    let menuButtons: [MenuButton]
    private let more = MenuButton(
        iconName: "view-more-symbolic", tooltip: tr("More"), menu: Menus.editing)

    /// - Parameter style: a chooser for the text style of the selection.
    init(_ style: StyleChoice? = nil) {
        let all: [(icon: String, tooltip: String, action: String)] = [
            ("document-edit-symbolic", tr("Edit Text"), "win.edit-text"),
            ("go-up-symbolic", tr("Move Up"), "win.move-up"),
            ("go-down-symbolic", tr("Move Down"), "win.move-down"),
            ("edit-copy-symbolic", tr("Duplicate"), "win.duplicate"),
            ("edit-delete-symbolic", tr("Remove"), "win.remove-selection"),
        ]
        buttons = all.map { icon, tooltip, action in
            let button = Button(iconName: icon, tooltip: tooltip)
            button.onClicked { [weak button] in _ = button?.activateAction(action) }
            return button
        }
        let styles = [style?.button].compactMap(\.self)
        styles.forEach { $0.addCssClass("flat") }
        widget = Box(.horizontal, [add] + buttons + styles + [more], "toolbar")
        for button in [add, more] + buttons as [Widget] { button.addCssClass("flat") }
        menuButtons = [add, more] + styles
        menuButtons.forEach { $0.setOpensUp() }
        widget.setAccessibleLabel(tr("Edit the selection"))
    }
}
