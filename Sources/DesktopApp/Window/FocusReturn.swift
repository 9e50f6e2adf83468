// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import GtkKit

/// Returns the keyboard focus from menus and info bars that close.
///
/// If an item of a submenu opens a native dialog, GTK 4.8 leaves the focus in the closed menu, so keys have no effect.
/// From a concealed bar, the focus moves to the next widget.
final class FocusReturn {
    private weak var window: Window?
    private var buttons: [MenuButton] = []
    private let bars: [Revealer]
    /// The last focused widget outside of menus and bars.
    private var origin: Widget?
    private var isInPopover = false

    init(_ window: Window, buttons: [MenuButton], bars: [Revealer]) {
        (self.window, self.bars) = (window, bars)
        window.onFocusMoved { [weak self] in self?.recordFocus($0) }
        follow(buttons)
        for bar in bars {
            bar.onRevealed { [weak self, weak bar] isRevealed in
                if let bar, !isRevealed { self?.restoreFocus(from: bar) }
            }
        }
    }

    /// Returns the focus from the menus of more buttons.
    func follow(_ buttons: [MenuButton]) {
        self.buttons += buttons
        for button in buttons {
            button.onClosed { [weak self, weak button] in
                guard let button else { return }
                self?.restoreFocus(from: button)
                // GTK 4.18 moves the focus to the button after the menu has closed.
                EventLoop.idle { self?.restoreFocus(from: button) }
            }
        }
    }

    private func recordFocus(_ widget: Widget?) {
        guard let widget else { return }
        // If a menu button gets the focus from its popover, then GTK moved it, not the user.
        let isPassing =
            widget.isInPopover || bars.contains(where: widget.isInside)
            || isInPopover && buttons.contains(where: widget.isInside)
        isInPopover = widget.isInPopover
        guard !isPassing else { return }
        guard buttons.contains(where: widget.isInside) else { return origin = widget }
        // GTK 4.18 focuses the button before its menu, even if the key was pressed elsewhere.
        EventLoop.idle { [weak self] in
            if let self, !isInPopover, widget.isSame(as: window?.focus) { origin = widget }
        }
    }

    /// Returns the focus to its origin if it is in a part that closes.
    private func restoreFocus(from part: Widget) {
        guard let focus = window?.focus, focus.isInside(part) else { return }
        origin?.grabFocus()
    }
}
