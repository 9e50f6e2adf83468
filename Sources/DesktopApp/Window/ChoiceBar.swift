// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import GtkKit

/// A message or a question across the window that waits for an answer without keeping anybody from
/// their work.
final class ChoiceBar {
    /// How the bar looks.
    enum Style: String {
        /// As a question.
        case question = "question"
        /// As something that went wrong.
        case error = "error"
    }

    /// The widget to put into a window.
    let widget: Revealer
    /// The answers, in order.
    let buttons: [Button]
    /// How the bar looks.
    var style = Style.question {
        didSet {
            content.removeCssClass(oldValue.rawValue)
            content.addCssClass(style.rawValue)
        }
    }
    private let label = Label()
    private let content: Box
    private let dismiss: (() -> Void)?

    /// A hidden bar with a button for each answer.
    ///
    /// - Parameter dismiss: what a button to close the bar does, and Escape; without it the bar waits
    ///   for one of the answers.
    init(_ answers: [(label: String, action: () -> Void)], dismiss: (() -> Void)? = nil) {
        self.dismiss = dismiss
        label.wraps = true
        label.xAlignment = 0
        label.isSelectable = true
        label.expandsHorizontally = true
        // Higher than the buttons, whose height GTK 4.8 rounds otherwise in very wide windows: it would
        // complain about the bar (GTK_CRITICAL) while it appears with a long text.
        label.marginTop = 9
        label.marginBottom = 9
        buttons = answers.map { answer in
            let button = Button(answer.label)
            button.verticalAlignment = .center
            button.onClicked(answer.action)
            return button
        }
        if let dismiss {
            let close = Button(iconName: "window-close-symbolic", tooltip: "Dismiss")
            close.verticalAlignment = .center
            close.addCssClass("flat")
            close.onClicked(dismiss)
            content = Box(.horizontal, spacing: 6, [label] + buttons + [close])
        } else {
            let row = Box(.horizontal, spacing: 6, buttons)
            row.horizontalAlignment = .end
            content = Box(.vertical, spacing: 6, [label, row])
        }
        content.addCssClass("choice-bar")
        content.addCssClass(style.rawValue)
        widget = Revealer(content)
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

    /// Closes the bar as its button does; false where it does not show, or has to be answered.
    func dismissIfShown() -> Bool {
        guard isRevealed, let dismiss else { return false }
        dismiss()
        return true
    }
}
