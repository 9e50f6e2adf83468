// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import GtkKit
import Workspace

/// The info bars of a window, from top to bottom.
final class WindowBars {
    /// The bar of files that were not opened.
    let failures: FailureBar
    /// The bars about the theme's file.
    let theme: ThemeBars
    /// The bar of faces that a family lacks.
    let family: InfoBar
    /// The bar of drafts from a crashed run.
    let recovery: RecoveryBar

    private var focusReturn: FocusReturn?

    init(_ page: Page, _ flows: WindowFlows) {
        failures = FailureBar(page, flows.fixing)
        theme = ThemeBars(page, flows.saving)
        family = flows.families.bar
        recovery = RecoveryBar(page, among: flows.windows)
    }

    var widgets: [Revealer] {
        [failures.bar, theme.deletion, theme.conflict, theme.format, family, recovery.bar]
            .map(\.widget)
    }

    /// Returns the keyboard focus from menus and bars that close.
    func returnFocus(in window: Window, from buttons: [MenuButton]) {
        focusReturn = FocusReturn(window, buttons: buttons, bars: widgets)
    }
}
