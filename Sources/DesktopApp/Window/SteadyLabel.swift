// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import GtkKit

/// A label as large as its longest text, so that nothing moves when the text changes.
final class SteadyLabel {
    /// The label above the invisible one.
    let widget: Overlay
    /// The label of the current text.
    let label = Label(start: "")
    /// An invisible label of the longest text.
    private let sizer = Label(start: "")

    /// A label without text, with style classes.
    init(_ classes: String...) {
        for label in [label, sizer] {
            label.yAlignment = 0
            label.wraps = true
            classes.forEach(label.addCssClass)
        }
        sizer.opacity = 0
        sizer.setAccessibleHidden(true)
        widget = Overlay(sizer)
        widget.addOverlay(label)
    }

    /// Displays one of several texts.
    func display(_ text: String, among texts: [String]) {
        let longest = texts.max { $0.count < $1.count } ?? text
        if sizer.text != longest { sizer.text = longest }
        label.text = text
    }
}
