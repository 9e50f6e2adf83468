// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import GtkKit
import Words

extension Revealer {
    /// A hint over a window's content that files can be dropped. It shows while files are dragged over the window.
    static func dropHint() -> Revealer {
        let page = StatusPage(
            iconName: "document-open-symbolic", title: tr("Drop to Open"),
            description: tr(
                """
                Typeladder opens themes, design tokens, screens, fonts, and folders that contain \
                them.
                """))
        page.addCssClasses("compact", "drop-hint")
        let hint = Revealer(page)
        hint.setCrossfade()
        // The window is the drop target, so the hint must not catch clicks.
        hint.canBeTarget = false
        return hint
    }
}
