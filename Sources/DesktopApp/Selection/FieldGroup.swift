// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import GtkKit

/// A titled list of rows in the panel of the selected element.
final class FieldGroup {
    let widget: Box
    private let title = Label(start: "", "heading")
    private let note = Label(start: "", "caption", "dim-label")
    private let list = ListBox(selects: false)
    private var activate: ((Int) -> Void)?

    /// An empty group.
    init(_ title: String = "") {
        self.title.text = title
        self.title.wrapAnywhere()
        self.title.setMargins(9)
        list.addCssClass("styles")
        list.setAccessibleLabel(title)
        note.wrapAnywhere()
        note.isVisible = false
        note.marginStart = 9
        note.marginEnd = 9
        widget = Box(.vertical, [self.title, note, list])
        list.onActivated { [weak self] in self?.activate?($0) }
    }

    /// Replaces the rows.
    ///
    /// - Parameters:
    ///   - title: a new title; nil to keep it.
    ///   - activate: called with the index of a row that is activated; nil for rows that only hold controls.
    func display(_ title: String?, _ rows: [Widget], activate: ((Int) -> Void)? = nil) {
        if let title {
            self.title.text = title
            list.setAccessibleLabel(title)
        }
        self.activate = activate
        list.removeAll()
        for row in rows {
            // The control of a row is its only stop of the Tab key.
            if activate == nil, row is ActionRow { row.isFocusable = false }
            list.append(row)
        }
    }

    /// Displays a note below the title; an empty one is hidden.
    func displayNote(_ words: String) {
        guard note.text != words else { return }
        note.text = words
        note.isVisible = !words.isEmpty
    }
}
