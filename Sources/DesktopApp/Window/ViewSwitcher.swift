// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import GtkKit
import Words

/// The buttons of the views: words in a wide window, icons in a narrow one.
final class ViewSwitcher {
    let widget: Box
    /// Whether the buttons have words.
    var showsWords = false { didSet { if showsWords != oldValue { relabel() } } }
    private let views = [
        (PageViews.View.single, "view-paged-symbolic", tr("One Size"), tr("One Size (Ctrl+1)")),
        (.ladder, "view-grid-symbolic", tr("All Sizes"), tr("All Sizes (Ctrl+2)")),
        (.comparison, "view-dual-symbolic", tr("Comparison"), tr("Comparison (Ctrl+3)")),
        (.breaks, "view-list-symbolic", tr("First Breaks"), tr("First Breaks (Ctrl+4)")),
    ]
    private let buttons: [ToggleButton]
    private let words: [Label]

    init() {
        buttons = views.map { view, icon, _, tooltip in
            let button = ToggleButton(iconName: icon, tooltip: tooltip)
            button.setAction("win.view('\(view.rawValue)')")
            return button
        }
        words = views.map { Label($0.2, "heading") }
        widget = Box(.horizontal, buttons, "linked", "views")
    }

    /// The width of the buttons with words, in pixels: that of the words with the padding of each button.
    var widthOfWords: Int {
        words.map { $0.measured(.horizontal).natural + Self.padding }.reduce(0, +)
    }

    /// The padding and the border of a button, in pixels.
    private static let padding = 22

    private func relabel() {
        for (button, (_, icon, word, tooltip)) in zip(buttons, views) {
            if showsWords { button.label = word } else { button.iconName = icon }
            button.setAccessibleLabel(tooltip)
        }
    }
}
