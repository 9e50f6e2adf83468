// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import GtkKit
import Reporting

/// A figure in the inspector: its name, its value to select and copy, and a button for how it comes about.
final class FigureRow {
    let item: ListBoxRow
    let value = Label()
    /// The button of the arithmetic; invisible where there is none.
    private(set) lazy var button = ExplanationButton("this figure") { [weak self] in
        self?.figure?.explanation ?? []
    }
    private let name = Label()
    private var figure: ElementReport.Figure?

    init() {
        for label in [name, value] {
            label.xAlignment = 0
            label.wrapAnywhere()
        }
        name.addCssClasses("dim-label", "caption")
        value.addCssClass("numeric")
        value.isSelectable = true
        let column = Box(.vertical, spacing: 1, [name, value])
        column.expandsHorizontally = true
        let box = Box(.horizontal, spacing: 6, [column])
        box.marginStart = 9
        box.marginEnd = 6
        box.marginTop = 3
        box.marginBottom = 3
        item = ListBoxRow(box)
        item.isActivatable = false
        box.append(button.widget)
    }

    func display(_ figure: ElementReport.Figure) {
        guard figure != self.figure else { return }
        self.figure = figure
        name.text = figure.name
        value.text = figure.value
        item.setAccessibleLabel("\(figure.name): \(figure.value)")
        button.widget.isVisible = !figure.explanation.isEmpty
        button.widget.setAccessibleLabel("How \(figure.name) comes about")
    }
}
