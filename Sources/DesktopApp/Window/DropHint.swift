// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import GtkKit
import Workspace

/// The hint over a window's content that files can be dropped, while they are dragged over it.
final class DropHint {
    /// The content with the hint above it.
    let widget: Overlay
    private let revealer: Revealer

    /// A hidden hint above some content.
    init(over content: Widget) {
        widget = Overlay(content)
        let page = StatusPage(
            iconName: "document-open-symbolic", title: "Drop to Open",
            description: "Themes, design tokens, screens, fonts, and folders of these")
        page.addCssClasses("compact", "drop-hint")
        revealer = Revealer(page)
        revealer.setCrossfade()
        // The drop target is the window, and the hint must not catch clicks.
        revealer.canBeTarget = false
        widget.addOverlay(revealer)
    }

    var isShown: Bool {
        get { revealer.isRevealed }
        set { revealer.isRevealed = newValue }
    }
}
