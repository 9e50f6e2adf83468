// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import DynamicType
import GtkKit

/// What there is instead of a size that no base size gives.
final class SizeOffer {
    /// The row to put into a list.
    let widget: ListBoxRow
    /// Learns which base size was chosen, in points.
    var onChosen: (Double) -> Void = { _ in }
    /// A button for each base size that is offered.
    private(set) var buttons: [Button] = []
    private let label = Label()
    private let choices = Box(.vertical, spacing: 6)

    /// No offer.
    init() {
        label.wraps = true
        label.xAlignment = 0
        label.addCssClass("caption")
        let column = Box(.vertical, spacing: 6, [label, choices])
        column.setMargins(12)
        widget = ListBoxRow(column)
        widget.isActivatable = false
        widget.isVisible = false
    }

    /// Offers other sizes.
    func display(
        _ pointSize: Double, at category: ContentSizeCategory,
        _ candidates: [FontMetrics.ReachableSize]
    ) {
        withdraw()
        label.text =
            "No whole size at L gives \(SizeWords.points(pointSize)) at \(category.shortName). Nearest:"
        widget.setAccessibleLabel(label.text)
        for candidate in candidates {
            let (base, size) = (
                SizeWords.points(candidate.base), SizeWords.number(candidate.pointSize)
            )
            let button = Button("\(base) gives \(size)")
            button.onClicked { [weak self] in self?.onChosen(candidate.base) }
            choices.append(button)
            buttons.append(button)
        }
        widget.isVisible = true
    }

    /// Offers nothing any longer.
    func withdraw() {
        guard widget.isVisible else { return }
        buttons.forEach(choices.remove)
        buttons = []
        widget.isVisible = false
    }
}
