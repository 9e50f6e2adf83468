// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import GtkKit
import Words

extension Revealer {
    /// The hint over a window's content that files can be dropped, while they are dragged over it.
    static func dropHint() -> Revealer {
        let page = StatusPage(
            iconName: "document-open-symbolic", title: tr("Drop to Open"),
            description: tr(
                "Typeladder opens themes, design tokens, screens, fonts, and their folders."))
        page.addCssClasses("compact", "drop-hint")
        let hint = Revealer(page)
        hint.setCrossfade()
        // The drop target is the window, and the hint must not catch clicks.
        hint.canBeTarget = false
        return hint
    }
}
