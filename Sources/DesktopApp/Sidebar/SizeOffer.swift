// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import DynamicType
import GtkKit
import Words

/// The row that offers base sizes if a size is unreachable.
final class SizeOffer {
    let widget: ListBoxRow
    /// Called with the chosen base size, in points.
    var onChosen: (Double) -> Void = { _ in }
    /// The buttons of the offered base sizes.
    private(set) var buttons: [Button] = []
    private let label = Label(start: "", "caption")
    private let choices = Box(.vertical, spacing: 6)

    /// A hidden row.
    init() {
        label.wraps = true
        let column = Box(.vertical, spacing: 6, [label, choices])
        column.setMargins(12)
        widget = ListBoxRow(column, isActivatable: false)
        widget.isVisible = false
    }

    /// Displays the nearest reachable sizes.
    ///
    /// - Parameter pointSize: the unreachable size, in points.
    func display(
        _ pointSize: Double, at category: ContentSizeCategory,
        _ candidates: [FontMetrics.ReachableSize]
    ) {
        withdraw()
        // Translators: %1$s is a size in points, %2$s a text size such as AX3
        label.text = tr(
            """
            A size of %1$s at %2$s needs a size at L that is not a whole number of points. The \
            nearest sizes:
            """,
            pointSize.points,
            category.shortName)
        widget.setAccessibleLabel(label.text)
        for candidate in candidates {
            let (base, size) = (candidate.base.points, candidate.pointSize.shown)
            // Translators: the size in points at L, and the size now
            let button = Button(tr("%1$s gives %2$s", base, size))
            button.onClicked { [weak self] in self?.onChosen(candidate.base) }
            choices.append(button)
            buttons.append(button)
        }
        widget.isVisible = true
    }

    /// Hides the row.
    func withdraw() {
        guard widget.isVisible else { return }
        buttons.forEach(choices.remove)
        buttons = []
        widget.isVisible = false
    }
}
