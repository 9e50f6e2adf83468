// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import GtkKit
import Words

/// A hint over a window's content that files can be dropped. It shows while files are dragged over the window.
final class DropHint {
    /// The revealer of the hint, which has content only while the hint shows. GTK measures hidden content, too, and screen
    /// readers find it.
    let widget = Revealer()

    init() {
        widget.setCrossfade()
        // The window is the drop target, so the hint must not catch clicks.
        widget.canBeTarget = false
        widget.onHidden { [weak widget] in widget?.child = nil }
    }

    /// Shows or hides the hint.
    func show(_ isShown: Bool) {
        if isShown, widget.child == nil { widget.child = Self.makePage() }
        widget.isRevealed = isShown
    }

    private static func makePage() -> StatusPage {
        let page = StatusPage(
            iconName: "document-open-symbolic", title: tr("Drop to Open"),
            description: tr(
                """
                Typeladder opens themes, design tokens, screens, fonts, and folders that contain \
                them.
                """))
        page.addCssClasses("compact", "drop-hint")
        return page
    }
}
