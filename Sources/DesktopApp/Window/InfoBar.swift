// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import GtkKit

/// A message or a question across the window that waits for an answer without keeping anybody from
/// their work.
final class InfoBar {
    /// How the bar looks.
    enum Style: String {
        /// As a question.
        case question = "question"
        /// As something that went wrong.
        case error = "error"
    }

    /// The widget to put into a window. What is in it is made when there is something to ask first.
    let widget = Revealer()
    /// The answers, in order.
    private(set) lazy var buttons = makeButtons()
    /// How the bar looks.
    var style = Style.question {
        didSet {
            content.removeCssClass(oldValue.rawValue)
            content.addCssClass(style.rawValue)
        }
    }
    private let answers: [(label: String, action: () -> Void)]
    private let dismiss: (() -> Void)?
    private lazy var label = makeLabel()
    private lazy var content = makeContent()

    /// A hidden bar with a button for each answer.
    ///
    /// - Parameter dismiss: what a button to close the bar does, and Escape; without it the bar waits
    ///   for one of the answers.
    init(_ answers: [(label: String, action: () -> Void)], dismiss: (() -> Void)? = nil) {
        (self.answers, self.dismiss) = (answers, dismiss)
    }

    private func makeLabel() -> Label {
        let label = Label()
        label.wraps = true
        label.xAlignment = 0
        label.isSelectable = true
        label.expandsHorizontally = true
        // Higher than the buttons, whose height GTK 4.8 rounds otherwise in very wide windows: it would
        // complain about the bar (GTK_CRITICAL) while it appears with a long text.
        label.marginTop = 9
        label.marginBottom = 9
        return label
    }

    private func makeButtons() -> [Button] {
        answers.map { answer in
            let button = Button(answer.label)
            button.verticalAlignment = .center
            button.onClicked(answer.action)
            return button
        }
    }

    private func makeContent() -> Box {
        let content: Box
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
        content.addCssClass("info-bar")
        content.addCssClass(style.rawValue)
        return content
    }

    /// Whether there is something to ask.
    var isRevealed: Bool { widget.isRevealed }

    /// Asks; nil is no question.
    func announce(_ message: String?) {
        if let message {
            if widget.child == nil { widget.child = content }
            label.text = message
            widget.setAccessibleLabel(message)
        }
        widget.isRevealed = message != nil
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
