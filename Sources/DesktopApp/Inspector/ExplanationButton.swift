// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import GtkKit

/// A button beside a number, whose popover says how that comes about: the arithmetic and its sources.
final class ExplanationButton {
    /// The widget to place.
    let widget: MenuButton
    /// The lines of the popover.
    private(set) var lines: [String] = []
    private let label = Label()

    /// A button without an explanation, which is invisible.
    init() {
        widget = MenuButton(iconName: "dialog-information-symbolic", tooltip: "How It Comes About")
        widget.addCssClass("flat")
        widget.addCssClass("explanation")
        widget.verticalAlignment = .center
        widget.isVisible = false
        label.isSelectable = true
        label.wrapAnywhere()
        label.xAlignment = 0
        label.maximumWidthInCharacters = Self.width
        label.setMargins(6)
        widget.setPopover { [label] in Popover(label) }
    }

    private static let width = 52

    /// Offers an explanation, or none.
    ///
    /// - Parameter name: what is explained, for screen readers.
    func display(_ lines: [String], of name: String) {
        widget.isVisible = !lines.isEmpty
        guard lines != self.lines else { return }
        self.lines = lines
        label.text = lines.joined(separator: "\n")
        widget.setAccessibleLabel("How \(name) comes about")
    }
}
