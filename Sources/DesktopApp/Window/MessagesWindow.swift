// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Documents
import GtkKit
import Syntax

/// The window with all diagnostics of the files, which can be copied.
enum MessagesWindow {
    /// Presents the window in front of another.
    static func present(_ messages: [Diagnostic], over parent: Window, in application: Application)
        -> Window
    {
        present(
            title: "Messages", subtitle: summary(of: messages), messages.map { entry($0) },
            over: parent,
            in: application)
    }

    /// A row: its widget, and its text for screen readers and the clipboard.
    typealias Entry = (widget: Widget, words: String)

    /// Presents a window with a list of texts in front of another.
    static func present(
        title: String, subtitle: String, _ entries: [Entry], over parent: Window,
        in application: Application
    ) -> Window {
        let window = ApplicationWindow(
            application, title: title, width: 560, height: 420, over: parent)
        window.closeOnEscape()
        let header = HeaderBar()
        header.titleWidget = WindowTitle(title: title, subtitle: subtitle)
        let copy = Button("_Copy All")
        copy.onClicked { Clipboard.copy(entries.map(\.words).joined(separator: "\n")) }
        header.packStart(copy)
        let list = Self.list(entries, label: title)
        list.setMargins(18)
        list.verticalAlignment = .start
        let scrolled = ScrolledWindow(list)
        scrolled.horizontalPolicy = .never
        scrolled.expandsVertically = true
        window.content = Box(.vertical, [header, scrolled])
        window.present()
        list.moveFocus(.forward)
        return window
    }

    /// A list with keyboard navigation, in which Ctrl+C copies the focused row.
    static func list(_ entries: [Entry], label: String) -> ListBox {
        let list = ListBox()
        list.selectionMode = .none
        list.addCssClass("boxed-list")
        list.setAccessibleLabel(label)
        for (widget, words) in entries {
            widget.setMargins(12)
            let row = ListBoxRow(widget)
            row.isActivatable = false
            row.setAccessibleLabel(words)
            let keys = KeyController()
            keys.onPressed { key, modifiers in
                guard key == "c", modifiers.contains(.control) else { return false }
                Clipboard.copy(words)
                return true
            }
            row.addController(keys)
            list.append(row)
        }
        return list
    }

    /// A list of messages without duplicates, for a dialog.
    static func list(_ messages: [Diagnostic]) -> ScrolledWindow {
        var said: Set<String> = []
        let entries = messages.filter { said.insert($0.message).inserted }.map { message in
            let words = message.message.capitalizedFirst + "."
            return (widget: text(words) as Widget, words: words)
        }
        let rows = Self.list(entries, label: "What is lost")
        // For the shadow around the rows.
        rows.setMargins(3)
        let list = ScrolledWindow(rows)
        list.horizontalPolicy = .never
        list.propagatesNaturalHeight = true
        list.maximumContentHeight = 300
        list.minimumWidth = 330
        return list
    }

    /// The number of messages by severity: "1 error, 2 warnings".
    static func summary(of messages: [Diagnostic]) -> String {
        let parts = [Diagnostic.Severity.error, .warning].compactMap { severity -> String? in
            let count = messages.count { $0.severity == severity }
            let name = severity.rawValue
            return count == 0 ? nil : count == 1 ? "1 \(name)" : "\(count) \(name)s"
        }
        return parts.joined(separator: ", ")
    }

    /// The row of a message with its icon.
    ///
    /// - Parameter words: replaces the message's own text.
    static func entry(_ message: Diagnostic, words: String? = nil) -> Entry {
        let icon = Image(
            iconName: message.severity == .error
                ? "dialog-error-symbolic"
                : message.severity == .warning
                    ? "dialog-warning-symbolic" : "dialog-information-symbolic")
        icon.verticalAlignment = .start
        if message.severity != .note { icon.addCssClass(message.severity.rawValue) }
        let words = words ?? message.description
        let text = text(words)
        text.expandsHorizontally = true
        return (Box(.horizontal, spacing: 12, [icon, text]), words)
    }

    /// A selectable label of several lines.
    static func text(_ words: String) -> GtkKit.Label {
        let label = GtkKit.Label(words)
        label.wraps = true
        // Paths and font names are long words.
        label.wrapping = .wordsAndCharacters
        label.isSelectable = true
        label.xAlignment = 0
        return label
    }
}
