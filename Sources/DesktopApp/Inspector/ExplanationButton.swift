// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import GtkKit

/// A button beside a number, whose popover says how that comes about: the arithmetic and its sources.
final class ExplanationButton {
    let widget: MenuButton
    /// The lines of the popover, which are asked for when it opens.
    let lines: () -> [String]
    private let label = Label()

    /// A button of a number.
    ///
    /// - Parameter name: what is explained, for screen readers.
    init(_ name: String, lines: @escaping () -> [String]) {
        self.lines = lines
        widget = MenuButton(
            iconName: "dialog-information-symbolic", tooltip: "How This Comes About")
        widget.addCssClass("flat")
        widget.verticalAlignment = .center
        widget.setAccessibleLabel("How \(name) comes about")
        label.isSelectable = true
        label.wrapAnywhere()
        label.xAlignment = 0
        label.maximumWidthInCharacters = Self.width
        label.setMargins(6)
        widget.setPopover { [label] in
            let scrolled = ScrolledWindow(vertical: label)
            scrolled.propagatesNaturalWidth = true
            scrolled.propagatesNaturalHeight = true
            scrolled.maximumContentHeight = Self.greatestHeight
            let popover = Popover(scrolled)
            popover.onShown {
                // The number itself first, then what it stands on.
                let steps = lines()
                label.text =
                    (steps.suffix(1) + (steps.count > 1 ? [""] : []) + steps.dropLast())
                    .joined(separator: "\n")
            }
            return popover
        }
    }

    private static let width = 52
    /// Pixels; the popover of a button anywhere in a low window fits.
    private static let greatestHeight = 320
}
