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
/// ├── Label                  the cell below the cursor, or that the search is running
/// ╰── ScrolledWindow
///     ╰── HeatMapView
/// ```
final class LossesPane: PageView {
    let widget: Box
    let map = HeatMapView()
    /// The cell below the cursor in words.
    let status = GtkKit.Label("")
    /// The search for first breaks.
    let search: LossSearch
    let scale: DeviceScale? = nil
    private let scrolled: ScrolledWindow

    /// A pane with the first breaks that a search finds.
    init(_ search: LossSearch) {
        self.search = search
        map.horizontalAlignment = .center
        map.verticalAlignment = .start
        scrolled = ScrolledWindow(map)
        // The map reads from left to right in every language. Otherwise it would be scrolled to its end.
        scrolled.isRightToLeft = false
        scrolled.expandsVertically = true
        status.setMargins(12)
        status.wraps = true
        widget = Box(.vertical, [status, scrolled], "preview-pane")
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
            status.text = tr("Looking for the first break…")
            return
        }
        let base = search.base
        let map = HeatMap(
            breaks, caption: base.caption, appearance: base.systemAppearance, base.current,
            library: base.theme.fonts.library)
        self.map.display(map, of: breaks, startingAt: base.environment)
    }

    private func describe(_ cell: FirstLosses.Cell) {
        if !search.isRunning { status.text = cell.english }
    }
}
