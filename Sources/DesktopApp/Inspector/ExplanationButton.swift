// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Explanations
import GtkKit
import Reporting
import Syntax
import Words

/// A button beside a number, whose popover shows how it is calculated: the nearest steps, and a button for each of
/// their parts, which adds the step of that part.
final class ExplanationButton {
    let widget: MenuButton
    /// The steps in the order in which they are shown: the number itself, the one unfolded last, the others.
    private(set) var shown: [Int] = []
    /// The buttons of the parts that are named and not explained yet.
    private(set) var parts: [Button] = []
    private let text = Label(start: "")
    private let box = Box(.vertical)
    private let explain: () -> (note: [String], computation: Explanation?)

    /// A button of a number.
    ///
    /// - Parameters:
    ///   - label: the name of the button for screen readers.
    ///   - explain: a note, and the calculation of the number; called when the popover opens.
    init(_ label: String, _ explain: @escaping () -> (note: [String], computation: Explanation?)) {
        self.explain = explain
        widget = MenuButton(
            iconName: "dialog-information-symbolic", tooltip: tr("How This Is Calculated"))
        widget.addCssClass("flat")
        widget.verticalAlignment = .center
        widget.setAccessibleLabel(label)
        text.isSelectable = true
        text.wrapAnywhere()
        text.maximumWidthInCharacters = Self.width
        text.setMargins(6)
        widget.setPopover { [weak self, text, box] in
            // Beside each other: the focus does not leave a scrolled window for what it contains.
            let halves = [(text, Self.textHeight), (box, Self.partsHeight)] as [(Widget, Int)]
            let popover = Popover(
                Box(
                    .vertical,
                    halves.map { content, height in
                        let scrolled = ScrolledWindow(vertical: content)
                        scrolled.propagatesNaturalWidth = true
                        scrolled.propagatesNaturalHeight = true
                        scrolled.maximumContentHeight = height
                        return scrolled
                    }))
            popover.onShown { if $0 { self?.begin() } }
            return popover
        }
    }

    /// The lines shown at first, the number itself last.
    var lines: [String] {
        let (note, computation) = explain()
        return note + (computation?.nearestLines ?? [])
    }

    /// Shows the nearest steps.
    func begin() {
        let (note, computation) = explain()
        let nearest = computation?.nearest.reversed() ?? []
        show(nearest, of: computation?.steps ?? [], after: note)
    }

    private func show(_ shown: [Int], of steps: [Explanation.Step], after note: [String]) {
        self.shown = shown
        let lines = note + shown.map { steps[$0].line }
        text.text = (lines.prefix(1) + (lines.count > 1 ? [""] : []) + lines.dropFirst())
            .joined(separator: "\n")
        parts.forEach(box.remove)
        let named = shown.flatMap { steps[$0].parts }.uniqued().filter { !shown.contains($0) }
        parts = named.map { part in
            let button = Button(showing: Label("▸ \(steps[part].glance)"))
            button.addCssClass("flat")
            button.horizontalAlignment = .start
            button.setAccessibleLabel(tr("Explain %1$s", steps[part].glance))
            button.onClicked { [weak self] in
                self?.show(shown.prefix(1) + [part] + shown.dropFirst(), of: steps, after: note)
                self?.parts.first?.grabFocus()
            }
            return button
        }
        parts.forEach(box.append)
    }

    private static let width = 52
    /// Pixels. With both, the popover fits in a low window wherever the button is.
    private static let (textHeight, partsHeight) = (200, 120)
}
