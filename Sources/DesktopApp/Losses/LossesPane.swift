// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Auditing
import Drawing
import GtkKit
import Words
import Workspace

/// First breaks of the screen, over text sizes, widths, and lengths of texts.
///
/// ```
/// Box .preview-pane
/// ├── Label .title-4         the first break, or that the search is running
/// ├── Label                  the cell below the cursor
/// ╰── ScrolledWindow
///     ╰── HeatMapView
/// ```
final class LossesPane: PageView {
    let widget: Box
    let map = HeatMapView()
    /// The first break in a whole sentence.
    let summary = GtkKit.Label("", "title-4")
    /// The cell below the cursor in words.
    let status = GtkKit.Label("")
    /// The search for first breaks.
    let search: LossSearch
    let scale: DeviceScale? = nil
    let scrolled: ScrolledWindow

    /// A pane with the first breaks that a search finds.
    init(_ search: LossSearch) {
        self.search = search
        map.horizontalAlignment = .center
        map.verticalAlignment = .start
        scrolled = ScrolledWindow(map)
        // The map reads from left to right in every language.
        scrolled.readsFromLeftToRight()
        scrolled.expandsVertically = true
        for label in [summary, status] {
            label.wraps = true
            label.marginStart = 12
            label.marginEnd = 12
            label.isSelectable = true
        }
        summary.marginTop = 12
        summary.maximumWidthInCharacters = 72
        status.marginTop = 3
        status.marginBottom = 12
        widget = Box(.vertical, [summary, status, scrolled], "preview-pane")
        scrolled.horizontalAdjustment.onValueChanged { [weak map] in map?.scrolledBy = $0 }
        map.onMoved = { [weak self] in self?.describe($0) }
        map.onCursorMoved = { [weak self] frame in
            self?.scrolled.horizontalAdjustment.scrollToVisible(from: frame.x, to: frame.maxX)
            self?.scrolled.verticalAdjustment.scrollToVisible(from: frame.y, to: frame.maxY)
        }
        search.onChanged = { [weak self] in self?.display() }
        search.base.observe(until: self) { [weak self] change in
            // A new search, or new colors after a change of appearance.
            if !change.isDisjoint(with: [.preview, .refinement]) { self?.display() }
        }
        display()
    }

    private func display() {
        guard !search.isRunning, let breaks = search.result else {
            summary.text = tr("Looking for the first break…")
            status.text = ""
            return
        }
        summary.text = breaks.summary
        let base = search.base
        let map = HeatMap(
            breaks, caption: nil, appearance: base.systemAppearance, base.current,
            library: base.theme.fonts.library)
        self.map.display(map, of: breaks, startingAt: base.environment)
    }

    private func describe(_ cell: FirstLosses.Cell) {
        if !search.isRunning { status.text = cell.english }
    }
}
