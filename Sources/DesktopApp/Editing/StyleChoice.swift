// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import DynamicType
import GtkKit
import Words

/// A button with a list of text styles. The preview tries a style on while it is selected in the list; Enter and a second
/// click keep it, and Escape goes back to the style before.
final class StyleChoice {
    let button: MenuButton
    /// The list: what applies without a style, then the styles.
    let list = ListBox()
    /// Called with each selected style; nil for none.
    var onTried: (TextStyle?) -> Void = { _ in }
    /// Called when the list closes, with whether the style is kept.
    var onEnded: (Bool) -> Void = { _ in }
    private let title = Label("")
    private let titleOfNone: String
    private var isCanceled = false

    init(_ label: String, none titleOfNone: String) {
        self.titleOfNone = titleOfNone
        button = MenuButton(title)
        let scrolled = ScrolledWindow(vertical: list, expands: true)
        scrolled.minimumHeight = 300
        let popover = Popover(scrolled)
        popover.setAccessibleLabel(label)
        list.setAccessibleLabel(label)
        list.activatesOnSingleClick = false
        for name in [titleOfNone] + TextStyle.allCases.map(\.displayName) {
            let text = Label(start: name)
            text.setMargins(9)
            let row = ListBoxRow(text)
            row.setAccessibleLabel(name)
            list.append(row)
        }
        button.setPopover { popover }
        list.onSelected { [weak self] index in
            self?.onTried(index == 0 ? nil : TextStyle.allCases[index - 1])
        }
        list.onActivated { [weak popover] _ in popover?.close() }
        popover.onShown { [weak self] in if $0 { self?.isCanceled = false } }
        popover.onClosed { [weak self] in
            guard let self else { return }
            onEnded(!isCanceled)
        }
        popover.onKey(capturing: true) { [weak self, weak popover] key, _ in
            guard key == "Escape" else { return false }
            self?.isCanceled = true
            popover?.close()
            return true
        }
        button.setAccessibleLabel(label)
    }

    /// Displays a style; nil for none.
    func display(_ style: TextStyle?, label: String) {
        title.text = style?.displayName ?? titleOfNone
        button.setAccessibleLabel(listed([label, title.text]))
        list.selected = style.flatMap { TextStyle.allCases.firstIndex(of: $0) }.map { $0 + 1 } ?? 0
    }
}
