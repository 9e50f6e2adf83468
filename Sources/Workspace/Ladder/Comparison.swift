// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

/// Two columns of a ladder, selected for comparison.
package final class Comparison {
    /// The ladder with all columns.
    package let ladder: Ladder
    /// The numbers of the two columns.
    package private(set) var sides: (first: Int, second: Int)
    /// Called when a side changes.
    package var onSidesChanged: (() -> Void)?

    /// Compares two columns of a ladder: the first and the last. For text sizes, it compares the current and
    /// the largest.
    ///
    /// - Parameter viewport: the part of a column in view, in a window; nil elsewhere.
    package init(
        _ base: LivePreview, axis: Ladder.Axis,
        among others: Ladder.OpenDocuments = Ladder.OpenDocuments(), viewport: Viewport? = nil
    ) {
        // Only two columns are shown.
        ladder = Ladder(
            base, axis: axis, among: others, viewport: viewport,
            letterLimit: 5 * Ladder.letterLimit)
        sides = (0, 0)
        chooseEnds()
        ladder.onColumnsChanged = { [weak self] in self?.followColumns() }
    }

    /// The previews of both sides.
    package var previews: (first: LivePreview, second: LivePreview) {
        (ladder.columns[sides.first], ladder.columns[sides.second])
    }

    /// Chooses the column of a side.
    package func choose(first: Int? = nil, second: Int? = nil) {
        let columns = ladder.columns.indices
        let chosen = (first: first ?? sides.first, second: second ?? sides.second)
        guard columns.contains(chosen.first), columns.contains(chosen.second), chosen != sides
        else { return }
        sides = chosen
        onSidesChanged?()
    }

    package func swap() { choose(first: sides.second, second: sides.first) }

    private func chooseEnds() {
        let last = ladder.columns.count - 1
        let current = ladder.currentColumn ?? 0
        let isBySize = [.category, .environment(.width)].contains(ladder.axis)
        sides = (isBySize && current != last ? current : 0, last)
    }

    private func followColumns() {
        if !ladder.columns.indices.contains(max(sides.first, sides.second)) { chooseEnds() }
        onSidesChanged?()
    }
}
