// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import GtkKit
import Syntax

/// What a window asks and says: one question at a time, and sentences that go by themselves.
final class Questions {
    /// An answer: its name, its words, and how it looks.
    typealias Answer = (name: String, label: String, look: MessageDialog.Appearance)

    /// The question that is being asked, so that nobody asks twice.
    private(set) var current: MessageDialog?
    private let window: Window
    private let toasts: ToastOverlay

    /// The questions of a window.
    init(over window: Window, toasts: ToastOverlay) {
        (self.window, self.toasts) = (window, toasts)
    }

    /// Says something for a moment.
    func say(_ sentence: String) {
        let escaped = sentence.replacing("&", with: "&amp;").replacing("<", with: "&lt;")
        toasts.add(Toast(escaped))
    }

    /// Says something that has to be read.
    func explain(_ heading: String, _ body: String) {
        ask(heading, body, [("close", "_Close", .normal)]) { _ in }
    }

    /// Asks a question; the first answer is also that of Escape. The focus begins on the answer that
    /// loses nothing: the last, which Enter then gives, or else the first.
    func ask(
        _ heading: String, _ body: String = "", listing details: [Diagnostic] = [],
        _ answers: [Answer], _ handler: @escaping (String) -> Void
    ) {
        guard current == nil else { return }
        let dialog = MessageDialog(heading: heading, body: body)
        if !details.isEmpty { dialog.extraChild = MessagesWindow.list(details) }
        for answer in answers {
            dialog.addResponse(answer.name, label: answer.label, appearance: answer.look)
        }
        if let first = answers.first { dialog.closeResponse = first.name }
        let losesNothing = details.isEmpty && answers.last?.look != .destructive
        let safest = losesNothing ? answers.last : answers.first
        if let safest { dialog.defaultResponse = safest.name }
        dialog.onResponse { [weak self] answer in
            self?.current = nil
            handler(answer)
        }
        current = dialog
        dialog.present(over: window, focusing: safest?.name ?? "")
    }
}
