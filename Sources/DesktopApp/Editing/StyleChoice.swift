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
    private let choices: TrialPopover

    init(_ label: String, none titleOfNone: String) {
        self.titleOfNone = titleOfNone
        button = MenuButton(title)
        button.showsArrow = true
        title.ellipsis = .end
        let scrolled = ScrolledWindow(vertical: list, expands: true)
        scrolled.minimumHeight = 300
        choices = TrialPopover(scrolled, label: label)
        list.setAccessibleLabel(label)
        list.activatesOnSingleClick = false
        for name in [titleOfNone] + TextStyle.allCases.map(\.displayName) {
            let text = Label(start: name)
            text.setMargins(9)
            let row = ListBoxRow(text)
            row.setAccessibleLabel(name)
            list.append(row)
        }
        button.setPopover { [choices] in choices.popover }
        list.onSelected { [weak self] index in
            self?.onTried(index == 0 ? nil : TextStyle.allCases[index - 1])
        }
        list.onActivated { [weak choices] _ in choices?.popover.close() }
        choices.onEnded = { [weak self] in self?.onEnded($0) }
        button.setAccessibleLabel(label)
    }

    /// Displays a style; nil for none.
    func display(_ style: TextStyle?, label: String) {
        title.text = style?.displayName ?? titleOfNone
        button.setAccessibleLabel(listed([label, title.text]))
        list.selected = style.flatMap { TextStyle.allCases.firstIndex(of: $0) }.map { $0 + 1 } ?? 0
    }
}
