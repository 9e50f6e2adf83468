// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import GtkKit

/// A label with the size of the longest of its texts, so that nothing moves when another is
/// displayed.
final class SteadyLabel {
    /// The label over its sizer.
    let widget: Overlay
    /// The label of the current text.
    let label = Label()
    /// An invisible label of the longest text.
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

    /// Adds style classes to the label.
    func addCssClasses(_ names: String...) {
        for label in [label, sizer] { names.forEach(label.addCssClass) }
    }

    /// Displays one of several texts.
    func display(_ text: String, among texts: [String]) {
        let longest = texts.max { $0.count < $1.count } ?? text
        if sizer.text != longest { sizer.text = longest }
        label.text = text
    }
}
