// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import GtkKit
import Workspace

/// Says over a window's content, while files are dragged over the window, that it will take them.
final class DropHint {
    /// The content with the hint above it, to put into a window.
    let widget: Overlay
    private let revealer: Revealer

    /// A hint that does not show yet, above some content.
    init(over content: Widget) {
        widget = Overlay(content)
        let page = StatusPage(
            iconName: "document-open-symbolic", title: "Drop to Open",
            description: "Themes, design tokens, screens, fonts, and folders of these")
        page.addCssClass("compact")
        page.addCssClass("drop-hint")
        revealer = Revealer(page)
        revealer.transition = .crossfade
        // The drop is the window's, and the hint hides what can be clicked only to the eye.
        revealer.canBeTarget = false
        widget.addOverlay(revealer)
    }

    /// Whether the hint shows.
    var isShown: Bool {
        get { revealer.isRevealed }
        set { revealer.isRevealed = newValue }
    }
}
