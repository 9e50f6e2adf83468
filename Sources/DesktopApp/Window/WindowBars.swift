// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import GtkKit
import Workspace

/// The info bars of a window, from top to bottom.
final class WindowBars {
    /// What was not opened.
    let failures: FailureBar
    /// What has happened to the theme.
    let theme: ThemeBars
    /// What a family lacks that is in use for the whole theme.
    let family: InfoBar
    /// What a crash left behind.
    let recovery: RecoveryBar

    private var focusReturn: FocusReturn?

    /// The bars of a window.
    init(_ page: Page, _ flows: WindowFlows, over window: Window, in application: Application) {
        failures = FailureBar(page, flows.mending)
        theme = ThemeBars(page, flows.saving, over: window, in: application)
        family = flows.families.bar
        recovery = RecoveryBar(page, among: flows.windows)
    }

    /// Their widgets.
    var widgets: [Revealer] {
        [failures.bar, theme.deletion, theme.conflict, theme.format, family, recovery.bar]
            .map(\.widget)
    }

    /// Gives the keyboard focus back from menus and bars that go.
    func returnFocus(in window: Window, from buttons: [MenuButton]) {
        focusReturn = FocusReturn(window, buttons: buttons, bars: widgets)
    }
}
