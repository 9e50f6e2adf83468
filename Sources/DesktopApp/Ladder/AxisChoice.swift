// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import GtkKit
import Workspace

/// The choice of the axis along which previews differ: those with more than one value.
final class AxisChoice {
    let widget = DropDown([])
    /// Called with the axis that the user chooses.
    var onChosen: ((Ladder.Axis) -> Void)?
    /// The axes on offer.
    private(set) var axes: [Ladder.Axis] = []

    /// A choice among the axes of a ladder.
    init(_ label: String, of ladder: Ladder) {
        widget.setAccessibleLabel(label)
        widget.onSelected { [weak self] position in
            guard let self, axes.indices.contains(position) else { return }
            onChosen?(axes[position])
        }
        reload(ladder)
    }

    /// Offers the axes that a ladder has now, and selects its own.
    func reload(_ ladder: Ladder) {
        let offered = Ladder.Axis.allCases.filter {
            $0 == ladder.axis || ladder.usefulAxes.contains($0)
        }
        if offered != axes {
            axes = offered
            widget.setItems(axes.map(\.title))
        }
        widget.selected = axes.firstIndex(of: ladder.axis)
    }
}
