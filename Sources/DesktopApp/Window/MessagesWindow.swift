// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Documents
import GtkKit
import Syntax
import Words

/// Windows with a list of texts that can be copied.
enum MessagesWindow {
    /// A row: its widget, and its text for screen readers and the clipboard.
    typealias Entry = (widget: Widget, words: String)

    /// A window around a list, with a button that copies all texts.
    static func make(
        _ title: WindowTitle, _ list: ListBox, over parent: Window, in application: Application,
        words: @escaping () -> [String]
    ) -> ApplicationWindow {
        let window = ApplicationWindow(
            application, title: title.title, width: 560, height: 420, over: parent)
        window.closeOnEscape()
        let header = HeaderBar()
        header.titleWidget = title
        let copy = Button(tr("_Copy All"))
        copy.onClicked { Clipboard.copy(words().joined(separator: "\n")) }
        header.packStart(copy)
        list.setMargins(18)
        list.verticalAlignment = .start
        let scrolled = ScrolledWindow(vertical: list, expands: true)
        window.content = Box(.vertical, [header, scrolled])
        return window
    }

    /// A list with keyboard navigation. Ctrl+C copies the focused row.
    static func list(_ entries: [Entry], label: String) -> ListBox {
        let list = ListBox(selects: false)
        list.addCssClass("boxed-list")
        list.setAccessibleLabel(label)
        append(entries, to: list)
        return list
    }

    /// Adds rows at the end of a list.
    static func append(_ entries: [Entry], to list: ListBox) {
        for (widget, words) in entries {
            widget.setMargins(12)
            let row = ListBoxRow(widget, isActivatable: false)
            row.setAccessibleLabel(words)
            row.onKey { key, modifiers in
                guard key == "c", modifiers.contains(.control) else { return false }
                Clipboard.copy(words)
                return true
            }
            list.append(row)
        }
    }

    /// A list of messages without duplicates, for a dialog.
    static func list(_ messages: [Diagnostic]) -> ScrolledWindow {
        var seen: Set<String> = []
        let entries = messages.map(\.message).filter { seen.insert($0).inserted }
            .map { (widget: text($0) as Widget, words: $0) }
        let rows = Self.list(entries, label: tr("Lost values"))
        // Space for the shadow around the rows.
        rows.setMargins(3)
        let list = ScrolledWindow(vertical: rows)
        list.propagatesNaturalHeight = true
        list.maximumContentHeight = 300
        list.minimumWidth = 330
        return list
    }

    /// The number of messages by severity: "1 error, 2 warnings".
    static func summary(of messages: [Diagnostic]) -> String {
        let errors = messages.count { $0.severity == .error }
        let warnings = messages.count { $0.severity == .warning }
        return listed(
            [
                errors == 0 ? nil : trn("%1$s error", "%1$s errors", errors),
                warnings == 0 ? nil : trn("%1$s warning", "%1$s warnings", warnings),
            ].compactMap(\.self))
    }

    /// The row of a message with its icon.
    ///
    /// - Parameters:
    ///   - words: replaces the message's own text.
    ///   - button: fixes the problem; nil for no button.
    static func entry(
        _ message: Diagnostic, words: String? = nil, button: Button? = nil
    ) -> Entry {
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
        let widgets: [Widget?] = [icon, text, button]
        return (Columns(spacing: 12, widgets.compactMap(\.self)), words)
    }

    /// A selectable label with several lines.
    static func text(_ words: String) -> GtkKit.Label {
        let label = GtkKit.Label(start: words)
        // Paths and font names are long words, so lines also break inside of words.
        label.wrapInWords()
        label.isSelectable = true
        return label
    }
}
