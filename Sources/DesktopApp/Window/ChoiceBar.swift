// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import GtkKit

/// A question across the window that waits for an answer without keeping anybody from their work.
final class ChoiceBar {
    /// The widget to put into a window.
    let widget: Revealer
    /// The answers, in order.
    let buttons: [Button]
    private let label = Label()

    /// A hidden bar with a button for each answer.
    init(_ answers: [(label: String, action: () -> Void)]) {
        label.wraps = true
        label.xAlignment = 0
        label.isSelectable = true
        label.expandsHorizontally = true
        buttons = answers.map { answer in
            let button = Button(answer.label)
            button.onClicked(answer.action)
            return button
        }
        let row = Box(.horizontal, spacing: 6, buttons)
        row.horizontalAlignment = .end
        let column = Box(.vertical, spacing: 6, [label, row])
        column.addCssClass("choice-bar")
        widget = Revealer(column)
    }

    /// Whether there is something to ask.
    var isRevealed: Bool { widget.isRevealed }

    /// Asks; nil is no question.
    func ask(_ question: String?) {
        if let question {
            label.text = question
            widget.setAccessibleLabel(question)
        }
        widget.isRevealed = question != nil
    }

    /// The question.
    var text: String { label.text }
}
