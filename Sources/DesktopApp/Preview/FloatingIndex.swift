// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Drawing
import GtkKit
import Previewing
import Words

/// The section index of a table in the window. It floats over the rows, in the middle of the viewport.
struct FloatingIndex {
    private let painter: TablePainter
    private let index: SectionIndex
    /// Pixels per point.
    private let zoom: Double

    /// The index that a painter draws; nil for a table without one.
    init?(_ painter: TablePainter, zoom: Double) {
        guard let index = painter.sectionIndex else { return nil }
        (self.painter, self.index, self.zoom) = (painter, index, zoom)
    }

    /// The titles for screen readers, since they are no items.
    var spokenText: String {
        // Translators: %1$s lists the titles of the index beside the list, such as “A, B, C”.
        tr("Section index: %1$s", listed(index.titles.map(\.text)))
    }

    /// Draws the index.
    ///
    /// - Parameters:
    ///   - range: the part of the viewport that no bar covers, in pixels.
    ///   - table: the widget of the table.
    ///   - left: the pixels of the table to the left of the viewport.
    func draw(
        in range: Range<Double>, of table: Widget, left: Double, on snapshot: Snapshot
    ) {
        let height = range.upperBound - range.lowerBound
        let frame = index.frame(inHeight: height / zoom)
        let area = Rectangle(x: frame.x * zoom, y: 0, width: frame.width * zoom, height: height)
        snapshot.translated(x: -left, y: range.lowerBound) {
            snapshot.drawCairo(in: area) { cairo in
                painter.paintIndex(
                    inHeight: height / zoom,
                    on: Canvas(cairo, zoom: zoom, pixelScale: Double(table.scaleFactor)))
            }
        }
    }
}
