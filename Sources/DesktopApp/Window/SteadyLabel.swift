// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import GtkKit

/// A label that keeps room for the longest of its texts, so that nothing moves when another shows.
final class SteadyLabel {
    /// The widget to put into a window.
    let widget: Overlay
    /// Shows the text.
    let label = Label()
    /// Invisible and as large as the longest text.
    private let room = Label()

    /// A label without texts.
    init() {
        for label in [label, room] {
            label.xAlignment = 0
            label.yAlignment = 0
            label.wraps = true
        }
        room.opacity = 0
        room.setAccessibleHidden(true)
        widget = Overlay(room)
        widget.addOverlay(label)
    }

    /// Sets the look of the texts.
    func addCssClass(_ name: String) {
        label.addCssClass(name)
        room.addCssClass(name)
    }

    /// Shows one of several texts.
    func show(_ text: String, of texts: [String]) {
        let longest = texts.max { $0.count < $1.count } ?? text
        if room.text != longest { room.text = longest }
        label.text = text
    }
}
