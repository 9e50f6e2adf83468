// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import GtkKit

/// Says sentences to screen readers. Before GTK 4.14, a sentence is the description of the widget with the focus, until
/// the focus moves on.
final class Announcer {
    private weak var window: Window?
    private var described: Widget?

    init(_ window: Window) {
        self.window = window
        window.onFocusMoved { [weak self] focus in
            guard let self, let described, focus?.named.isSame(as: described) != true else {
                return
            }
            self.described = nil
            described.describeForNow(nil)
        }
    }

    func announce(_ sentence: String) {
        guard let window, !window.announce(sentence) else { return }
        describeFocus(sentence)
    }

    /// Makes a sentence that shows elsewhere the description of the widget with the focus. Newer toasts are announced by
    /// libadwaita.
    func describeFocus(_ sentence: String) {
        // After the focus has moved, and an entry has opened.
        EventLoop.idle { [weak self] in
            guard let self, let focus = self.window?.focus?.named else { return }
            if described?.isSame(as: focus) == false { described?.describeForNow(nil) }
            described = focus
            focus.describeForNow(sentence)
        }
    }
}

extension Widget {
    /// The widget that screen readers name: of a text, its entry.
    fileprivate var named: Widget {
        if isTextEntry, let parent, parent.isTextEntry { parent } else { self }
    }
}
