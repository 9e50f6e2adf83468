// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Drawing
import GtkKit
import Words

extension TableView {
    /// Draws the section index over the rows, in the middle of the viewport, where it stays while they scroll.
    func snapshotIndex(_ snapshot: Snapshot) {
        guard let index = painter.sectionIndex else { return }
        let height = Double(self.height) / zoom
        let frame = index.frame(inHeight: height)
        let left = horizontalAdjustment?.value ?? 0
        let area = Rectangle(
            x: frame.x * zoom, y: 0, width: frame.width * zoom, height: Double(self.height))
        snapshot.translated(x: -left, y: 0) {
            snapshot.drawCairo(in: area) { cairo in
                painter.paintIndex(
                    inHeight: height,
                    on: Canvas(cairo, zoom: zoom, pixelScale: Double(scaleFactor)))
            }
        }
    }

    /// Tells screen readers the titles of the section index, which are no items.
    func describeIndex() {
        let titles = preview.sectionIndex?.titles.map(\.text) ?? []
        // Translators: %1$s lists the titles of the index beside the list, such as “A, B, and C”.
        setAccessibleDescription(titles.isEmpty ? "" : tr("Section index: %1$s", listed(titles)))
    }
}
