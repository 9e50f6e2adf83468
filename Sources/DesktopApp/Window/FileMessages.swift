// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import GtkKit
import Syntax
import Words
import Workspace

/// The window with all messages about the files, with a button for each fix. It follows the files: a fixed message
/// disappears, and comes back with undo.
final class FileMessages {
    let window: ApplicationWindow
    /// The buttons that apply fixes, by row.
    private(set) var buttons: [Int: Button] = [:]
    private let title = WindowTitle(title: tr("Messages"))
    private let list = MessagesWindow.list([], label: tr("Messages"))
    private let page: Page
    private let fixing: FixController
    private var shown: [Diagnostic]?

    private init(
        _ page: Page, _ fixing: FixController, over parent: Window, in application: Application
    ) {
        (self.page, self.fixing) = (page, fixing)
        window = MessagesWindow.make(title, list, over: parent, in: application) { [weak page] in
            page?.messages.map(\.description) ?? []
        }
        // Fixes are steps of the theme, so the keys of undo act on the main window.
        window.onUndoKeys { [weak parent] action in _ = parent?.activateAction(action) }
        page.observe(.messages, by: self) { messages in
            // Later, because this removes the row of a button that is still pressed.
            EventLoop.idle { [weak messages] in messages?.follow() }
        }
    }

    /// Opens the window in front of another window.
    @discardableResult
    static func present(
        _ page: Page, _ fixing: FixController, over parent: Window, in application: Application
    ) -> FileMessages {
        let messages = FileMessages(page, fixing, over: parent, in: application)
        messages.window.keepUntilClosed(messages)
        messages.reload()
        messages.window.present()
        messages.list.moveFocus(.forward)
        return messages
    }

    private func reload() {
        let messages = page.messages
        guard messages != shown else { return }
        shown = messages
        title.subtitle = MessagesWindow.summary(of: messages)
        list.removeAll()
        buttons = [:]
        let fixActions = page.fixActions
        for (row, message) in messages.enumerated() {
            buttons[row] = fixActions[message].map(fixing.button)
            let entry = MessagesWindow.entry(message, button: buttons[row])
            MessagesWindow.append([entry], to: list)
        }
        if messages.isEmpty {
            let words = tr("No messages")
            MessagesWindow.append([(MessagesWindow.text(words), words)], to: list)
        }
    }

    /// Shows the current messages. The focus keeps its place in the list, on the next fix.
    private func follow() {
        let focus = window.focus
        let row = list.children.firstIndex { row in
            row.isFocusOfWindow || focus?.isInside(row) ?? false
        }
        reload()
        guard let row, let next = list.children.dropFirst(row).first ?? list.children.last else {
            return
        }
        (buttons[row] ?? next).grabFocus()
    }
}
