// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Documents
import GtkKit

/// Everything there is to say about the files, to be read and copied.
enum MessagesWindow {
    /// Opens the window in front of another.
    static func present(_ messages: [Diagnostic], over parent: Window, in application: Application)
        -> Window
    {
        present(
            title: "Messages", subtitle: summary(of: messages), messages.map { entry($0) },
            over: parent,
            in: application)
    }

    /// Opens a window with texts below each other in front of another.
    static func present(
        title: String, subtitle: String, _ texts: [Widget], over parent: Window,
        in application: Application
    ) -> Window {
        let window = ApplicationWindow(application)
        window.title = title
        window.isModal = true
        window.setTransient(for: parent)
        window.setProperty("destroy-with-parent", to: true)
        window.defaultWidth = 560
        window.defaultHeight = 420
        let header = HeaderBar()
        header.titleWidget = WindowTitle(title: title, subtitle: subtitle)
        let column = Box(.vertical, spacing: 18, texts)
        column.setMargins(18)
        let scrolled = ScrolledWindow(column)
        scrolled.horizontalPolicy = .never
        scrolled.expandsVertically = true
        let content = Box(.vertical, [header, scrolled])
        window.content = content
        let keys = KeyController()
        keys.onPressed { [weak window] key, _ in
            guard key == "Escape" else { return false }
            window?.close()
            return true
        }
        content.addController(keys)
        // The key above refers to this wrapper, which nobody else keeps.
        window.keepUntilClosed(window)
        window.present()
        // Or else the first text has the focus, and is selected as a whole.
        scrolled.isFocusable = true
        scrolled.grabFocus()
        return window
    }

    /// What messages say, each once, for a question to list.
    static func list(_ messages: [Diagnostic]) -> ScrolledWindow {
        var said: Set<String> = []
        let texts = messages.filter { said.insert($0.message).inserted }.map { message in
            let text = Label(message.message.capitalizedFirst + ".")
            text.wraps = true
            text.setProperty("wrap-mode", to: 2)
            text.isSelectable = true
            text.xAlignment = 0
            return text
        }
        let list = ScrolledWindow(Box(.vertical, spacing: 9, texts))
        list.horizontalPolicy = .never
        list.wantsNaturalHeight = true
        list.maximumContentHeight = 300
        list.minimumWidth = 330
        return list
    }

    /// How many there are: "1 error, 2 warnings".
    static func summary(of messages: [Diagnostic]) -> String {
        let parts = [Diagnostic.Severity.error, .warning].compactMap { severity -> String? in
            let count = messages.count { $0.severity == severity }
            let name = severity.rawValue
            return count == 0 ? nil : count == 1 ? "1 \(name)" : "\(count) \(name)s"
        }
        return parts.joined(separator: ", ")
    }

    /// One message with its icon, in words of its own or others.
    static func entry(_ message: Diagnostic, words: String? = nil) -> Widget {
        let icon = Image(
            iconName: message.severity == .error
                ? "dialog-error-symbolic"
                : message.severity == .warning
                    ? "dialog-warning-symbolic" : "dialog-information-symbolic")
        icon.verticalAlignment = .start
        if message.severity != .note { icon.addCssClass(message.severity.rawValue) }
        let text = Label(words ?? message.description)
        text.wraps = true
        text.setProperty("wrap-mode", to: 2)
        text.isSelectable = true
        text.xAlignment = 0
        text.expandsHorizontally = true
        return Box(.horizontal, spacing: 12, [icon, text])
    }
}
