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
    private let sizer = Label()

    /// A label without texts.
    init() {
        for label in [label, sizer] {
            label.xAlignment = 0
            label.yAlignment = 0
            label.wraps = true
        }
        sizer.opacity = 0
        sizer.setAccessibleHidden(true)
        widget = Overlay(sizer)
        widget.addOverlay(label)
    }

    /// Sets the look of the texts.
    func addCssClass(_ name: String) {
        label.addCssClass(name)
        sizer.addCssClass(name)
    }

    /// Shows one of several texts.
    func display(_ text: String, among texts: [String]) {
        let longest = texts.max { $0.count < $1.count } ?? text
        if sizer.text != longest { sizer.text = longest }
        label.text = text
    }
}
