// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Explanations
import GtkKit
import Reporting
import Syntax
import Words

/// A button next to a number. Its popover shows how the number is calculated: the nearest steps, and a button for each
/// of their parts. The button adds the step of its part.
final class ExplanationButton {
    let widget: MenuButton
    /// The steps in the order of the popover: the number itself, the step unfolded last, the others.
    private(set) var shown: [Int] = []
    /// The buttons of the parts that are not explained yet.
    private(set) var parts: [Button] = []
    private let text = Label(start: "")
    private let box = Box(.vertical)
    private let explain: () -> (note: [String], computation: Explanation?)

    /// A button for a number.
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
            // Two separate scrolled windows: Tab does not leave a scrolled window to reach a widget inside of it.
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

    /// The lines shown at first. The number itself is last.
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
    /// Maximum heights in pixels. Together, they let the popover fit in a low window, wherever the button is.
    private static let (textHeight, partsHeight) = (200, 120)
}
