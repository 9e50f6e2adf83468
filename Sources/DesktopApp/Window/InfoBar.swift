// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import GtkKit
import Words

/// A bar across the window with a message and buttons. It does not block the window.
final class InfoBar {
    enum Style: String {
        case question, error
    }

    /// The revealer of the bar. It gets its content with the first message.
    let widget = Revealer()
    /// The buttons of the answers, in order.
    private(set) lazy var buttons = makeButtons()
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
    /// - Parameter dismiss: called by the close button and by Escape. Without it, neither exists.
    init(_ answers: [(label: String, action: () -> Void)], dismiss: (() -> Void)? = nil) {
        (self.answers, self.dismiss) = (answers, dismiss)
    }

    private func makeLabel() -> Label {
        let label = Label(start: "")
        label.wraps = true
        label.isSelectable = true
        label.expandsHorizontally = true
        // The label is higher than the buttons. Otherwise, while the bar is revealed with a long text, GTK 4.8 rounds
        // the height of the buttons differently in very wide windows and reports a GTK_CRITICAL.
        label.marginTop = 12
        label.marginBottom = 12
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
            let close = Button(iconName: "window-close-symbolic", tooltip: tr("Dismiss"))
            close.verticalAlignment = .center
            close.addCssClass("flat")
            close.onClicked(dismiss)
            content = Box(.horizontal, spacing: 6, [label] + buttons + [close])
        } else {
            let row = Box(.horizontal, spacing: 6, buttons)
            row.horizontalAlignment = .end
            content = Box(.vertical, spacing: 6, [label, row])
        }
        content.addCssClasses("info-bar", style.rawValue)
        return content
    }

    var isRevealed: Bool { widget.isRevealed }

    /// Reveals the bar with a message; nil conceals the bar.
    func announce(_ message: String?) {
        if let message {
            if widget.child == nil { widget.child = content }
            label.text = message
            widget.setAccessibleLabel(message)
        }
        widget.isRevealed = message != nil
    }

    var text: String { label.text }

    /// Dismisses the bar, as its close button does; false if the bar is concealed or has no close button.
    func dismissIfShown() -> Bool {
        guard isRevealed, let dismiss else { return false }
        dismiss()
        return true
    }
}
