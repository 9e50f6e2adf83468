// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import GtkKit

/// The way back for the keyboard focus from what comes and goes: menus and bars that ask something.
///
/// GTK 4.8 leaves the focus in a menu that has closed if its item was in a submenu and opened a native
/// dialog, and no key does anything any more; from a bar that goes it moves on to whatever is next.
final class FocusReturn {
    private weak var window: Window?
    private let buttons: [MenuButton]
    private let bars: [Revealer]
    /// What had the focus last that stays.
    private var origin: Widget?
    private var isInPopover = false

    /// The way back in a window, from what buttons open and from bars.
    init(_ window: Window, buttons: [MenuButton], bars: [Revealer]) {
        (self.window, self.buttons, self.bars) = (window, buttons, bars)
        window.onFocusMoved { [weak self] in self?.recordFocus($0) }
        for button in buttons {
            button.onClosed { [weak self, weak button] in
                guard let button else { return }
                self?.restoreFocus(from: button)
                // GTK 4.18 moves the focus to the button once the menu has closed.
                EventLoop.idle { self?.restoreFocus(from: button) }
            }
        }
        for bar in bars {
            bar.onRevealed { [weak self, weak bar] isRevealed in
                if let bar, !isRevealed { self?.restoreFocus(from: bar) }
            }
        }
    }

    private func recordFocus(_ widget: Widget?) {
        guard let widget else { return }
        // A button that gets the focus from what it opened is GTK's way back, and not the reader's.
        let isPassing =
            widget.isInPopover || bars.contains(where: widget.isInside)
            || isInPopover && buttons.contains(where: widget.isInside)
        isInPopover = widget.isInPopover
        guard !isPassing else { return }
        guard buttons.contains(where: widget.isInside) else { return origin = widget }
        // GTK 4.18 goes through the button into its menu, also after a key from anywhere.
        EventLoop.idle { [weak self] in
            if let self, !isInPopover, widget.isSame(as: window?.focus) { origin = widget }
        }
    }

    /// Moves the focus back to where it was, if it is in something that goes.
    private func restoreFocus(from part: Widget) {
        guard let focus = window?.focus, focus.isInside(part) else { return }
        origin?.grabFocus()
    }
}
