// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Files
import GtkKit
import Syntax
import Words

/// The dialogs and toasts of a window. One dialog is open at a time.
final class Questions {
    /// An answer: its name, its label, and the appearance of its button.
    typealias Answer = (name: String, label: String, look: MessageDialog.Appearance)

    /// The open dialog, which blocks other dialogs.
    private(set) var current: MessageDialog?
    private let window: Window
    private let toasts: ToastOverlay
    /// Called with the sentence of each toast.
    var onSaid: (String) -> Void = { _ in }
    /// Called when the first toast shows, and when the last one is gone.
    var onToast: ((Bool) -> Void)?
    private var toastCount = 0 {
        didSet { if (oldValue > 0) != (toastCount > 0) { onToast?(toastCount > 0) } }
    }

    init(over window: Window, toasts: ToastOverlay) {
        (self.window, self.toasts) = (window, toasts)
    }

    /// Shows a sentence in a toast, with a button if the user can do something.
    func say(_ sentence: String, button: String? = nil, _ handler: @escaping () -> Void = {}) {
        let toast = Toast(sentence.escapedForXML)
        if let button { toast.setButton(button, handler) }
        toastCount += 1
        toast.onDismissed { [weak self] in self?.toastCount -= 1 }
        toasts.add(toast)
        onSaid(sentence)
    }

    /// Runs code that may fail, and shows the reason if it does.
    ///
    /// - Returns: whether the code succeeded.
    @discardableResult
    func attempt(_ body: () throws -> Void) -> Bool {
        do {
            try body()
            return true
        } catch {
            say(error.explanation)
            return false
        }
    }

    /// Presents a message with a Close button.
    func explain(_ heading: String, _ body: String) {
        ask(heading, body, [("close", tr("_Close"), .normal)]) { _ in }
    }

    /// Presents a question. Escape gives the first answer. The default answer loses nothing: it is the last one, or
    /// else the first.
    func ask(
        _ heading: String, _ body: String = "", listing details: [Diagnostic] = [],
        filling form: (any QuestionForm)? = nil, _ answers: [Answer],
        _ handler: @escaping (String) -> Void
    ) {
        guard current == nil else { return }
        let dialog = MessageDialog(heading: heading, body: body)
        if !details.isEmpty { dialog.extraChild = MessagesWindow.list(details) }
        if let form { dialog.extraChild = form.widget }
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
        guard let form, let last = answers.last else {
            return dialog.present(over: window, focusing: safest?.name ?? "")
        }
        dialog.setResponse(last.name, isEnabled: form.isComplete)
        form.onChanged { [weak dialog, weak form] in
            dialog?.setResponse(last.name, isEnabled: form?.isComplete ?? false)
        }
        dialog.present(over: window, focusing: form.firstField)
    }
}

extension Error {
    /// The error in whole sentences, with the file that was not saved and the reason.
    var explanation: String {
        guard let failure = self as? SaveFailure else { return "\(self)" }
        return sentences(
            tr("“%1$s” could not be saved.", failure.path.displayName), failure.message)
    }
}

/// A form below a question. Its last answer is enabled when the form is complete.
protocol QuestionForm: AnyObject {
    var widget: Box { get }
    /// The field that gets the focus first.
    var firstField: Entry { get }
    var isComplete: Bool { get }
    /// Calls `handler` after each change.
    func onChanged(_ handler: @escaping () -> Void)
}
