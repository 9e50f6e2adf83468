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
        label.verticalAlignment = .center
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

    private func makeContent() -> FoldingRow {
        var ends: [Widget] = [more] + buttons
        if let dismiss {
            let close = Button(iconName: "window-close-symbolic", tooltip: tr("Dismiss"))
            close.verticalAlignment = .center
            close.addCssClass("flat")
            close.onClicked(dismiss)
            ends.append(close)
        }
        let content = FoldingRow(label, end: Box(.horizontal, spacing: 6, ends), spacing: 12)
        content.addCssClass("info-bar")
        content.addCssClass(style.rawValue)
        return content
    }

    /// Whether the bar has a message. It is visible unless another bar is.
    var isRevealed: Bool { message != nil }
    /// Whether the bar may be visible.
    var isAllowed = true { didSet { if isAllowed != oldValue { reveal() } } }
    /// The number of other bars that wait until this one is gone.
    var waitingCount = 0 {
        didSet {
            guard waitingCount != oldValue, widget.child != nil else { return }
            more.isVisible = waitingCount > 0
            // Translators: the number of messages that show after the current one.
            more.text = trn("+%1$s more", "+%1$s more", waitingCount)
        }
    }
    /// Called when the bar gets or loses its message.
    var onAnnounced: (() -> Void)?
    private var message: String?
    private lazy var more = Label("", "dim-label", "caption")

    private func reveal() {
        if message != nil, isAllowed, widget.child == nil {
            widget.child = content
            more.isVisible = false
        }
        widget.isRevealed = message != nil && isAllowed
    }

    /// Reveals the bar with a message; nil conceals it.
    func announce(_ message: String?) {
        if let message {
            label.text = message
            widget.setAccessibleLabel(message)
        }
        let isOther = (message == nil) != (self.message == nil)
        self.message = message
        if isOther { onAnnounced?() }
        reveal()
    }

    var text: String { label.text }

    /// Dismisses the bar, as its close button does; false if the bar is concealed or has no close button.
    func dismissIfShown() -> Bool {
        guard isRevealed, let dismiss else { return false }
        dismiss()
        return true
    }
}
