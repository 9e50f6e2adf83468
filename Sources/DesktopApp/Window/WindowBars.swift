// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import GtkKit
import Workspace

/// The info bars of a window, of which one is visible at a time, floating over the end of the stage. While a toast is
/// visible, none is.
final class WindowBars {
    /// The bars on top of each other.
    let widget: Box
    /// The bar for files that were not opened.
    let failures: FailureBar
    /// The bars about the theme's file.
    let theme: DocumentBars
    /// The bar about the format of the theme's file.
    let format: FormatBar
    /// The bars about the screen's file.
    let screen: DocumentBars
    /// The bar for the faces missing from a family.
    let family: InfoBar
    /// The bar for drafts after a crash.
    let recovery: RecoveryBar
    /// Called with the height that the visible bar covers, in pixels.
    var onCovered: ((Int) -> Void)?
    /// Called with the message of a bar that becomes visible.
    var onAnnounced: ((String) -> Void)?
    /// Whether a toast is visible in place of the bar.
    var isToastVisible = false { didSet { if isToastVisible != oldValue { arrange() } } }

    private let all: [InfoBar]
    private var visible: InfoBar?
    /// Milliseconds in which a bar takes no clicks from a pointer that stands still.
    private static let ignoringTime = 2000
    private var focusReturn: FocusReturn?

    init(_ page: Page, _ flows: WindowFlows) {
        failures = FailureBar(page, flows.fixing, flows.selecting)
        theme = DocumentBars(of: page, flows.saving.theme)
        format = FormatBar(page, flows.saving.theme)
        screen = DocumentBars(of: page, flows.saving.screen)
        family = flows.families.bar
        recovery = RecoveryBar(page, among: flows.windows)
        all = [
            failures.bar, theme.deletion, theme.conflict, format.bar, screen.deletion,
            screen.conflict, family, recovery.bar,
        ]
        widget = Box(.vertical, all.map(\.widget), "floating-bar")
        widget.verticalAlignment = .end
        for bar in all {
            bar.onAnnounced = { [weak self] in self?.arrange() }
            bar.widget.setSlideUp()
        }
        arrange()
    }

    /// Lets the first bar with a message be visible.
    private func arrange() {
        let announced = all.filter(\.isRevealed)
        let hasFocus = announced.contains { bar in
            bar.widget.window?.focus?.isInside(bar.widget) ?? false
        }
        let first = isToastVisible && !hasFocus ? nil : announced.first
        for bar in all { bar.isAllowed = bar === first }
        first?.waitingCount = announced.count - 1
        // A bar that appears under the pointer must not take the next click, which was meant for the list.
        if first !== visible { ignorePointer() }
        if let first, first !== visible { onAnnounced?(first.text) }
        visible = first
        EventLoop.idle { [weak self] in
            guard let self else { return }
            let height =
                first == nil ? 0 : widget.measured(.vertical, forSize: widget.width).natural
            onCovered?(height)
        }
    }

    /// Lets clicks through to the list, for a while or until the pointer moves.
    private func ignorePointer() {
        widget.canBeTarget = false
        EventLoop.after(milliseconds: Self.ignoringTime) { [weak self] in self?.pointerMoved() }
    }

    /// Lets the bar take clicks, since the pointer has moved.
    func pointerMoved() { widget.canBeTarget = true }

    /// Returns the keyboard focus from menus and bars that close.
    func returnFocus(in window: Window, from buttons: [MenuButton]) {
        if let focusReturn { return focusReturn.follow(buttons) }
        focusReturn = FocusReturn(window, buttons: buttons, bars: all.map(\.widget))
    }
}
